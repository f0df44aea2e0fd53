/// Determines the owner of a place in code: the screens that are shown when it runs. SOURCES 6.
final class Owners {
    /// Names of types, and how they were found.
    struct Found {
        var types: [String] = []
        var by = "none"

        mutating func add(_ other: Found) {
            for type in other.types where !types.contains(type) { types.append(type) }
        }
    }

    private let flow: Flow
    private let reader: OpeningReader
    private let handing: Handing
    private let program: Program
    private let syntax: Syntax
    private let typing: Typing
    private let anchors: Anchors
    /// Whether a node stands in what an opening shows.
    private var isShown: [Bool]
    private var callers: [ObjectIdentifier: Found] = [:]
    private var working: Set<Int> = []
    private var workingCallers: Set<ObjectIdentifier> = []
    private var wasCut = false
    private var isTooFar = false
    /// Openings to which more calls lead than are followed.
    private(set) var tooFar: Set<NodeID> = []
    /// What the code of each type opens.
    private var openedBy: [String: Set<String>] = [:]
    private let roots: Set<String>
    /// The screens that have a property of a type, by the number of the type.
    private lazy var holders = findHolders()
    private lazy var screensByStem = findStems()
    /// Calls between what opens and the screen that has it opened.
    static let callsAway = 7
    static let mostSources = 10

    init(_ flow: Flow, _ reader: OpeningReader, _ anchors: Anchors, roots: Set<String>) {
        self.flow = flow
        self.reader = reader
        self.anchors = anchors
        self.roots = roots
        handing = reader.handing
        program = handing.typing.program
        syntax = program.syntax
        typing = handing.typing
        isShown = Array(repeating: false, count: syntax.nodes.count)
        for opening in flow.openings {
            if !opening.value.isEmpty { isShown[opening.shown] = true }
            if let owner = owner(of: opening.node) {
                openedBy[owner.name, default: []].formUnion(opening.value.screens)
            }
        }
        for choice in program.choices where flow.isOpened(choice) {
            for arm in syntax.parts(of: choice) { isShown[Int(arm.node)] = true }
        }
        for id in syntax.nodes.indices.reversed() where syntax.parent(id) >= 0 {
            if isShown[syntax.parent(id)] { isShown[id] = true }
        }
    }

    /// It stands in what an opening shows, or is that.
    func isInShown(_ node: NodeID) -> Bool { isShown[node] }

    // MARK: Owners

    /// The innermost type around that is of the interface, else the innermost.
    func owner(of node: NodeID) -> TypeDeclaration? { owner(of: syntax.scope(of: node).type) }

    func owner(of type: TypeDeclaration?) -> TypeDeclaration? {
        type?.around.first { program.kind(of: $0).opens || [.app, .part].contains(program.kind(of: $0)) } ?? type
    }

    func sources(of opening: Opening) -> Found {
        if let type = anchors.type(at: opening.node, program) { return Found(types: [type], by: "anchor") }
        var found: Found
        if opening.isStanding {
            found = Found()
            if let owner = owner(of: opening.node), program.kind(of: owner).opens {
                found = Found(types: [owner.name], by: "owner")
            }
            return found
        }
        isTooFar = false
        found = sources(at: opening.node, depth: 0)
        if isTooFar, opening.kind != .root { tooFar.insert(opening.node) }
        if found.by == "owner", Set(found.types.map(program.screen(of:))).isSubset(of: opening.value.screens) {
            // A screen that opens itself on what it is given.
            let callers = callers(around: opening.node, 0)
            if !callers.types.isEmpty { found = callers }
        }
        if opening.isUse, found.by != "owner", found.by != "anchor", !found.types.isEmpty { found.by = "route" }
        if found.by != "owner", found.by != "anchor", found.by != "receiver" {
            if found.types.count > Self.mostSources { return Found() }
            let opened = Set(opening.value.screens)
            found.types.removeAll { opened.contains(program.screen(of: $0)) }
        }
        if found.types.isEmpty { found.by = "none" }
        return found
    }

    /// The sources of code at a place.
    private func sources(at node: NodeID, depth: Int) -> Found {
        if let type = anchors.type(at: node, program) { return Found(types: [type], by: "anchor") }
        if depth > Self.callsAway {
            wasCut = true
            isTooFar = true
            return Found()
        }
        guard working.insert(node).inserted else {
            wasCut = true
            return Found()
        }
        defer { working.remove(node) }
        if let screen = screenShown(around: node) { return Found(types: [screen], by: "closure") }
        if let found = usesOfCase(around: node, depth), !found.types.isEmpty { return found }
        let owner = owner(of: node)
        let kind = owner.map { program.kind(of: $0) } ?? .other
        if !kind.opens, let receiver = receiver(of: node) { return Found(types: [receiver], by: "receiver") }
        if let owner, kind.opens {
            if syntax.scope(of: node).function?.isStatic ?? false {
                let called = callers(around: node, depth)
                if !called.types.isEmpty { return called }
            }
            return Found(types: [owner.name], by: "owner")
        }
        if let owner, owner.keyword == .protocol {
            // Code that a protocol gives to the screens that adopt it.
            let heirs = (program.heirs[owner.number] ?? []).filter { program.kind(of: $0).isScreen }
            var called = callers(around: node, depth)
            called.types = called.types.filter { name in heirs.contains { $0.name == name } }
            if !called.types.isEmpty { return called }
            if !heirs.isEmpty { return Found(types: heirs.map(\.name), by: "property") }
        }
        let given = closures(around: node, depth)
        if !given.types.isEmpty { return given }
        if let owner, kind == .part || kind == .app { return Found(types: [owner.name], by: "part") }
        let called = callers(around: node, depth)
        if !called.types.isEmpty { return called }
        if let owner {
            if let screen = screen(namedLike: owner) { return Found(types: [screen], by: "name") }
            let holding = holders(of: owner, at: node)
            if (1...2).contains(holding.count) { return Found(types: holding, by: "property") }
            if let first = firstScreen(of: owner) { return Found(types: [first], by: "start") }
        }
        if !kind.opens, let receiver = receiver(of: node, isContainer: true) {
            return Found(types: [receiver], by: "receiver")
        }
        return Found()
    }

    /// 1: in a closure that is given to the screen that an opening shows.
    private func screenShown(around node: NodeID) -> String? {
        var closure = Int(program.closureAround[node])
        while closure >= 0 {
            let call = syntax.parent(closure)
            if call >= 0, syntax.kind(call) == .call, isShown[call], let type = madeType(call),
                program.kind(of: type).isScreen, type.generics.isEmpty
            {
                return type.name
            }
            closure = Int(program.closureAround[closure])
        }
        return nil
    }

    private func madeType(_ call: NodeID) -> TypeDeclaration? {
        guard let type = typing.type(of: syntax.base(call)), type.isMeta else { return nil }
        return type.declaration
    }

    /// 2: in a case of a `switch` over a parameter, by the uses of that case.
    private func usesOfCase(around node: NodeID, _ depth: Int) -> Found? {
        var arm = Int(flow.armAround[node])
        while arm >= 0 {
            defer { arm = Int(flow.armAround[arm]) }
            let choice = syntax.parent(arm)
            guard let pattern = syntax.patterns[arm], isParameter(choice) else { continue }
            var places: [NodeID] = []
            for type in pattern.types {
                guard let declared = program.resolve(type.name, around: syntax.scope(of: arm).type),
                    let name = program.names.find(declared.simpleName)
                else { continue }
                places += (program.calls[name] ?? []).filter { madeType($0) === declared }
            }
            if let type = flow.enumeration(of: choice) {
                for name in pattern.cases.map({ program.names.text($0) }) where type.cases[name] != nil {
                    places += flow.uses.uses(of: name, in: type).filter { !syntax.isInside($0, arm) }
                }
            }
            guard !places.isEmpty else { continue }
            var result = Found(by: "route")
            for place in places { result.add(sources(at: place, depth: depth + 1)) }
            if !result.types.isEmpty { return result }
        }
        return nil
    }

    private func isParameter(_ choice: NodeID) -> Bool {
        switch reader.values.slot(ofSubjectOf: choice) {
        case .parameter?, .closureParameter?: true
        default: false
        }
    }

    /// It stands in a case that nothing uses, of a type whose other cases are used.
    private func isUnusedCase(_ node: NodeID) -> Bool {
        let arm = Int(flow.armAround[node])
        guard arm >= 0, case let choice = syntax.parent(arm), isParameter(choice), let pattern = syntax.patterns[arm],
            let type = flow.enumeration(of: choice)
        else { return false }
        let names = pattern.cases.map { program.names.text($0) }.filter { type.cases[$0] != nil }
        guard !names.isEmpty, !names.contains(where: { !flow.uses.uses(of: $0, in: type).isEmpty }) else {
            return false
        }
        return type.caseNames.contains { !flow.uses.uses(of: $0, in: type).isEmpty }
    }

    /// 3: what a call is made on, if that is a controller or view.
    private func receiver(of node: NodeID, isContainer: Bool = false) -> String? {
        guard syntax.kind(node) == .call, syntax.kind(syntax.base(node)) == .member else { return nil }
        var base = syntax.base(syntax.base(node))
        var steps = 0
        while base >= 0, steps < 12 {
            if let type = typing.type(of: base), !type.isMeta, let declaration = type.declaration,
                declaration.keyword != nil,
                program.kind(of: declaration).isScreen, self.isContainer(declaration) == isContainer
            {
                return declaration.name
            }
            if syntax.kind(base) == .name, !isContainer,
                case .local? = syntax.binding(of: syntax.name(of: base), at: base)?.origin
            {
                let value = reader.values.value(of: base)
                if value.isInStack, value.screens.count == 1 { return value.screens[0] }
            }
            base = syntax.base(base)
            steps += 1
        }
        return nil
    }

    /// It shows what others tell it to.
    private func isContainer(_ type: TypeDeclaration) -> Bool {
        program.kind(of: type) == .tabController
            || program.ancestors(of: type).contains { base in
                base.inherited.contains("UISplitViewController")
                    || base.functions.contains { $0.name == "pushViewController" }
            }
    }

    // MARK: Closures

    /// 5: what the closures around are given to, or where they are called.
    private func closures(around node: NodeID, _ depth: Int) -> Found {
        var closure = Int(program.closureAround[node])
        while closure >= 0 {
            let found = sources(ofClosure: closure, depth)
            if !found.types.isEmpty { return found }
            closure = Int(program.closureAround[closure])
        }
        return Found()
    }

    private func sources(ofClosure node: NodeID, _ depth: Int) -> Found {
        var (keeper, holder) = handing.keeper(of: node)
        if let type = holder?.declaration {
            if program.kind(of: type).isScreen { return Found(types: [type.name], by: "closure") }
            if let screen = screen(namedLike: type) { return Found(types: [screen], by: "closure") }
        }
        if case .call(let call) = keeper {
            var base = syntax.kind(syntax.base(call)) == .member ? syntax.base(syntax.base(call)) : .none
            while base >= 0 {
                if let type = typing.type(of: base), !type.isMeta, let declaration = type.declaration,
                    declaration !== owner(of: node)
                {
                    if program.kind(of: declaration).isScreen { return Found(types: [declaration.name], by: "closure") }
                    if let screen = screen(namedLike: declaration) ?? firstScreen(of: declaration) {
                        return Found(types: [screen], by: "closure")
                    }
                }
                base = syntax.base(base)
            }
            keeper = .none
        }
        var result = Found(by: "closure")
        if isKeptByMany(keeper, holder) { keeper = .none }
        let uses = handing.uses(of: keeper)
        for call in uses.calls { result.add(sources(at: call, depth: depth + 1)) }
        for reference in uses.handedOn where working.insert(reference).inserted {
            result.add(sources(ofClosure: reference, depth + 1))
            working.remove(reference)
        }
        if result.types.isEmpty, let type = holder?.declaration {
            let holding = holders(of: type, at: node)
            if (1...2).contains(holding.count) { return Found(types: holding, by: "closure") }
        }
        return result
    }

    /// A value that many places make tells nothing of one closure in it.
    private func isKeptByMany(_ keeper: Handing.Keeper, _ holder: StaticType?) -> Bool {
        guard case .property = keeper, let type = holder?.declaration, let name = program.names.find(type.simpleName)
        else { return false }
        return program.calls[name]?.count ?? 0 > Self.mostSources
    }

    // MARK: Callers

    /// 7: the calls of the function around, and the places where its name stands.
    private func callers(around node: NodeID, _ depth: Int) -> Found {
        let scope = syntax.scope(of: node)
        if let function = scope.function, function.name != "viewDidLoad", function.name != "body" {
            return callers(of: function, depth)
        }
        if let variable = scope.variable, variable.name != "body", scope.body == variable.body {
            var result = Found(by: "caller")
            let id = ObjectIdentifier(variable)
            guard workingCallers.insert(id).inserted else { return Found() }
            for place in handing.uses(of: .property(variable)).handedOn {
                result.add(sources(at: place, depth: depth + 1))
            }
            workingCallers.remove(id)
            return result
        }
        return Found()
    }

    /// A delegate's function that the system calls.
    private func isCalledBySystem(_ function: FunctionDeclaration) -> Bool {
        let bases = function.owner?.inherited ?? []
        let isDelegate = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"].contains(
            where: bases.contains)
        return isDelegate && ["application", "scene", "windowScene"].contains(where: function.name.hasPrefix)
    }

    private func callers(of function: FunctionDeclaration, _ depth: Int) -> Found {
        if isCalledBySystem(function) { return Found() }
        let id = ObjectIdentifier(function)
        if let known = callers[id] { return known }
        guard workingCallers.insert(id).inserted else {
            wasCut = true
            return Found()
        }
        let before = wasCut
        wasCut = false
        var result = Found(by: "caller")
        let isCommon = handing.typesWith(function) > 3
        for call in handing.calls(of: function) where !isUnusedCase(call) {
            for place in isCommon ? giving(function, to: call) : [call] {
                result.add(sources(at: place, depth: depth + 1))
            }
        }
        for reference in handing.references(to: function) {
            let found = sources(ofClosure: reference, depth + 1)
            result.add(found.types.isEmpty ? sources(at: reference, depth: depth + 1) : found)
        }
        workingCallers.remove(id)
        if !wasCut { callers[id] = result }
        wasCut = wasCut || before
        return result
    }

    /// Of a call of a name that many types have: where what it is called on is given one of the function's owner.
    private func giving(_ function: FunctionDeclaration, to call: NodeID, depth: Int = 0) -> [NodeID] {
        guard let owner = function.owner else { return [call] }
        let callee = syntax.base(call)
        let isOwn = syntax.kind(callee) == .name || syntax.text(of: max(syntax.base(callee), 0)) == "self"
        if isOwn, let around = syntax.scope(of: call).function, let type = around.owner, type !== owner,
            around !== function
        {
            guard type.keyword == .protocol, depth < 4 else { return [] }
            return handing.calls(of: around).flatMap { giving(function, to: $0, depth: depth + 1) }
        }
        guard syntax.kind(callee) == .member, case let base = syntax.base(callee), base >= 0 else { return [call] }
        if let type = typing.type(of: base)?.declaration, type === owner { return [call] }
        if syntax.text(of: base) == "self" { return [call] }
        if case .local(let declaration)? = syntax.binding(of: syntax.name(of: base), at: base)?.origin,
            typing.type(of: syntax.base(declaration))?.declaration === owner
        {
            return [call]
        }
        guard syntax.kind(base) == .name, let slot = slot(of: base) else { return [] }
        return handing.given(to: slot).filter { typing.type(of: $0.argument)?.declaration === owner }.map(\.place)
    }

    private func slot(of node: NodeID) -> Slot? {
        if let binding = syntax.binding(of: syntax.name(of: node), at: node) {
            switch binding.origin {
            case .closure(let closure, let index): return .closureParameter(closure, index)
            case .payload(let subject, let name, let index):
                return typing.enumeration(of: subject, name).map {
                    .payload($0.number, program.names.text(name), index)
                }
            default: return nil
            }
        }
        return typing.parameter(syntax.text(of: node), at: node).map {
            .parameter(ObjectIdentifier($0.function), $0.index)
        }
    }

    // MARK: Names and properties

    private static let roles = [
        "ViewModel", "Presenter", "Interactor", "Wireframe", "Router", "Model", "Store", "DataSource", "Delegate",
        "Handler", "Builder", "Factory", "Feature", "Reducer", "Processor",
    ]
    private static let screens = ["ViewController", "View", "Controller", "Screen", "VC"]

    private func findStems() -> [String: [String]] {
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

    private func findHolders() -> [Int: [String]] {
        var result: [Int: [String]] = [:]
        for type in program.order where program.kind(of: type).opens {
            for variable in type.variables.values {
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
    private func holders(of type: TypeDeclaration, at node: NodeID) -> [String] {
        var result = holders[type.number] ?? []
        if let function = syntax.scope(of: node).function {
            for base in program.ancestors(of: type) where base.keyword == .protocol {
                guard base.functions.contains(where: { $0.name == function.name }) else { continue }
                for holder in holders[base.number] ?? [] where !result.contains(holder) { result.append(holder) }
            }
        }
        if result.isEmpty, type.keyword == .class {
            // Who makes it, and keeps it in a local.
            for call in program.names.find(type.simpleName).flatMap({ program.calls[$0] }) ?? []
            where madeType(call) === type {
                if let owner = owner(of: call), program.kind(of: owner).isScreen, !result.contains(owner.name) {
                    result.append(owner.name)
                }
            }
        }
        let opened = openedBy[type.name] ?? []
        return result.filter { !opened.contains($0) }.sorted()
    }

    /// 10: the only first screen of a coordinator.
    private func firstScreen(of type: TypeDeclaration) -> String? {
        guard program.isCoordinator(type) else { return nil }
        let first = reader.firstScreens(of: type, among: flow.byRoot).screens
        return first.count == 1 && !roots.contains(first[0]) ? first[0] : nil
    }
}

/// Comments and keys that say whose code a place is. SOURCES 9.
struct Anchors {
    struct Anchor {
        var extent: Extent
        var name: String
        /// The type of the screen.
        var type: String?
        var line: Int
    }

    private(set) var all: [Anchor] = []
    private var byFile: [Int: [Int]] = [:]

    mutating func add(_ anchor: Anchor) {
        byFile[anchor.extent.file, default: []].append(all.count)
        all.append(anchor)
    }

    func type(at node: NodeID, _ program: Program) -> String? {
        guard !all.isEmpty else { return nil }
        let file = program.syntax.scope(of: node).body.file
        let token = Int(program.syntax.nodes[node].token)
        let found = (byFile[file] ?? []).map { all[$0] }.filter {
            $0.extent.lower <= token && token < $0.extent.upper && $0.type != nil
        }
        return found.min { $0.extent.upper - $0.extent.lower < $1.extent.upper - $1.extent.lower }?.type
    }

    /// The lines of the statement below a comment; of a declaration the first one.
    static func statement(below line: Int32, in file: SourceText) -> ClosedRange<Int>? {
        guard let extent = extent(below: line, in: file, number: 0), !extent.isEmpty else { return nil }
        let first = Int(file.tokens[extent.lower].line)
        let word = file.text(extent.lower)
        let declares =
            DeclarationReader.modifiers.contains(word) || word.hasPrefix("@")
            || ["func", "class", "struct", "enum", "extension", "var", "let", "init", "actor"].contains(word)
        let last = Int(file.tokens[min(extent.upper, file.count) - 1].line)
        return first...(declares ? first : last)
    }

    /// What a comment stands directly above: a declaration or a statement.
    static func extent(below line: Int32, in file: SourceText, number: Int) -> Extent? {
        guard let start = file.tokens.firstIndex(where: { $0.line > line }) else { return nil }
        var k = start
        while k < file.count {
            if file.isOpen(k, "{") { return Extent(file: number, lower: start, upper: file.after(k)) }
            if file.tokens[k].kind == .close { break }
            let isNext = k > start && file.tokens[k].isFirst && file.text(k) != "."
            if isNext, !file.text(k - 1).hasPrefix("@"),
                file.text(start).hasPrefix("@") == false || file.tokens[k - 1].line > file.tokens[start].line
            {
                break
            }
            k = file.tokens[k].kind == .open ? file.after(k) : k + 1
        }
        return Extent(file: number, lower: start, upper: k)
    }
}
