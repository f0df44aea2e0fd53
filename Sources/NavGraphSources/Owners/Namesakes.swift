import NavGraphSwiftCode

/// The screens of a type that is not one: by its name, by who has it, by what it begins with. SOURCES 6.8 to 6.10.
extension Owners {
    static let roles = [
        "ViewModel", "Presenter", "Interactor", "Wireframe", "Router", "Model", "Store", "DataSource", "Delegate",
        "Handler", "Builder", "Factory", "Feature", "Reducer", "Processor",
    ]
    static let screens = ["ViewController", "View", "Controller", "Screen", "VC"]

    func findStems() -> [String: [String]] {
        var result: [String: [String]] = [:]
        for type in program.order where program.kind(of: type).isScreen && type.keyword != nil {
            result[type.simpleName, default: []].append(type.name)
            for end in Self.screens where type.simpleName.hasSuffix(end) && type.simpleName != end {
                result[String(type.simpleName.dropLast(end.count)), default: []].append(type.name)
                break
            }
        }
        return result
    }

    /// 8: the screen with the owner's name, less what it is for it.
    func screen(namedLike type: TypeDeclaration) -> String? {
        guard !program.kind(of: type).isScreen, !["AppDelegate", "SceneDelegate"].contains(type.simpleName) else {
            return nil
        }
        var name = type.simpleName
        for end in ["Impl", "Implementation"] where name.hasSuffix(end) { name = String(name.dropLast(end.count)) }
        let role = Self.roles.first { name.hasSuffix($0) && name != $0 } ?? ""
        let stem = String(name.dropLast(role.count))
        guard screensByStem[stem] != nil else {
            // `Feature.State` and the like stand for what is around.
            return type.outer.flatMap { screen(namedLike: $0) }
        }
        let found = screensByStem[stem] ?? []
        return found.count == 1 ? found[0] : found.first { $0 == stem + "ViewController" || $0 == stem + "View" }
    }

    func findHolders() -> [Int: [String]] {
        var result: [Int: [String]] = [:]
        for type in program.order where program.kind(of: type).opens {
            for variable in type.variables.values.sorted(by: { $0.place < $1.place }) {
                guard let held = typing.type(of: variable, on: nil)?.declaration, held !== type, held.keyword != nil
                else { continue }
                if result[held.number]?.contains(type.name) != true {
                    result[held.number, default: []].append(type.name)
                }
            }
        }
        return result
    }

    /// 9: the screens that have a property of the owner's type, or of a protocol that declares the function around.
    func holders(of type: TypeDeclaration, at node: NodeID) -> [String] {
        var result = holders[type.number] ?? []
        if let function = syntax.scope(of: node).function {
            for base in program.ancestors(of: type) where base.keyword == .protocol {
                guard base.functions.contains(where: { $0.name == function.name }) else { continue }
                for holder in holders[base.number] ?? [] where !result.contains(holder) { result.append(holder) }
            }
        }
        if result.isEmpty, type.keyword == .class {
            // Who makes it, and keeps it in a local.
            for call in program.calls(named: type.simpleName) where madeType(call) === type {
                if let owner = owner(of: call), program.kind(of: owner).isScreen, !result.contains(owner.name) {
                    result.append(owner.name)
                }
            }
        }
        let opened = openedBy[type.name] ?? []
        return result.filter { !opened.contains($0) }.sorted()
    }

    /// 10: the only first screen of a coordinator.
    func firstScreen(of type: TypeDeclaration) -> String? {
        guard program.isCoordinator(type) else { return nil }
        let first = reader.firstScreens(of: type, among: flow.byRoot).screens
        return first.count == 1 && !roots.contains(first[0]) ? first[0] : nil
    }
}
