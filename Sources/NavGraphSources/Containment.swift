/// What is made inside what: for openings by views and parts that are no screens. SOURCES 6, Lifting.
extension Sources {
    /// Notes calls of declared functions, and where types are made outside of openings.
    func index(_ openings: [Opening]) {
        // Made by functions that extensions give to SwiftUI's and UIKit's types: by who calls these.
        var made: [(type: String, by: FunctionDeclaration)] = []
        let opened = Dictionary(grouping: openings.map(\.expression), by: \.file)
        for opening in openings {
            if let owner = owner(of: opening.scope)?.name {
                openedBy[owner, default: []].formUnion(opening.value.types)
            }
        }
        let called = NameSet(functions.keys, in: names)
        for scope in scopes {
            let file = file(of: scope)
            let owner = owner(of: scope)?.name
            let inOpenings = (opened[scope.body.file] ?? []).filter {
                scope.body.lower <= $0.lower && $0.lower < scope.body.upper
            }
            for i in ownTokens(of: scope) where file.isWord(i) {
                let isCall = file.isOpen(i + 1, "(") || file.isOpen(i + 1, "{") && !isOnlyNamed(i, file)
                if isCall, called.contains(file.name(i)), file.text(i - 1) != "func" {
                    calls[file.text(i), default: []].append(CallSite(scope: scope, place: i))
                }
                guard let owner, file.isCapital(i) else { continue }
                guard
                    isCall || file.text(i + 1) == "." && (file.text(i + 2) == "self" || file.text(i + 2) == "init")
                        || file.text(i + 1) == "<"
                else { continue }
                guard let type = resolve(file.text(i), around: scope.type), type.name != owner else { continue }
                if inOpenings.contains(where: { $0.lower <= i && i < $0.upper }) { continue }
                contained[type.name, default: []].insert(owner)
                if let function = scope.function, types[owner]?.keyword == nil,
                    isOfApple(owner) || owner.hasPrefix("UI") || owner == "View"
                {
                    made.append((type.name, function))
                }
            }
        }
        for (type, function) in made {
            for call in calls[function.name] ?? [] {
                let given = file(of: call.scope).arguments(ofCallAt: call.place, limit: call.scope.body.upper).all
                guard fits(function, given) else { continue }
                if let owner = self.owner(of: call.scope)?.name, owner != type {
                    contained[type, default: []].insert(owner)
                }
            }
        }
        // Outlets of parts, which a xib or storyboard makes.
        for type in order {
            for variable in type.variables.values {
                guard let part = variable.type.flatMap({ resolve($0.name, around: type) }), part !== type,
                    kind(of: part) == .part
                else { continue }
                contained[part.name, default: []].insert(type.name)
            }
        }
    }

    /// A type whose brace is that of a statement or body: `if x as? T {`, `if x is T {`, `-> T {`.
    private func isOnlyNamed(_ place: Int, _ file: SourceText) -> Bool {
        let before = ["?", "!"].contains(file.text(place - 1)) ? place - 2 : place - 1
        return ["as", "is", "->"].contains(file.text(before))
    }

    /// The types that contain a type. Code that is not of the interface contains a view that it makes, but not a
    /// controller: it makes that for others to open. A tab or split controller makes screens.
    private func around(_ name: String) -> Set<String> {
        let all = contained[name] ?? []
        guard let type = types[name], kind(of: type).isScreen, kind(of: type) != .view else { return all }
        return all.filter { ![.other, .tabController].contains(kind(of: $0)) && !isSplitController($0) }
    }

    /// The views and controllers around a type that no further one contains.
    private func outermost(around name: String) -> Set<String> {
        var seen: Set = [name]
        var level = [name]
        var result: Set<String> = []
        for _ in 0...ReaderLimit.typesAround where !level.isEmpty {
            var next: [String] = []
            for type in level {
                let holders = around(type).filter { kind(of: $0) == .part || kind(of: $0).opens }
                if holders.isEmpty, kind(of: type).opens { result.insert(screen(of: type)) }
                next += holders.filter { seen.insert($0).inserted }.sorted()
            }
            level = next
        }
        return result.isEmpty && kind(of: name).opens ? [screen(of: name)] : result
    }

    /// The screens that a type is inside of, itself if it is one; where there is no screen those that nothing contains,
    /// else the outermost views and controllers. `isCut`: there are more types around than are looked at.
    func lift(_ name: String, _ screens: Set<String>) -> (types: [String], isOpened: Bool, isCut: Bool) {
        if screens.contains(screen(of: name)) { return ([screen(of: name)], true, false) }
        var seen: Set = [name]
        var level: Set = [name]
        var found: Set<String> = []
        var tops: Set<String> = []
        for _ in 0...ReaderLimit.typesAround where !level.isEmpty {
            var next: Set<String> = []
            for type in level {
                let around = around(type)
                if around.isEmpty, kind(of: type).opens { tops.insert(screen(of: type)) }
                for outer in around where seen.insert(outer).inserted {
                    if screens.contains(screen(of: outer)) {
                        found.insert(screen(of: outer))
                    } else {
                        next.insert(outer)
                    }
                }
            }
            level = next
        }
        if !found.isEmpty { return (found.sorted(), true, !level.isEmpty) }
        if tops.isEmpty { tops = outermost(around: name) }
        return (tops.sorted(), false, !level.isEmpty)
    }
}
