import NavGraphSwiftCode

/// Determines the owner of a place in code: the screens that are shown when it runs. SOURCES 6.
final class Owners: ValueStage {
    /// Names of types, and how they were found.
    struct Found {
        var types: [String] = []
        var by = "none"
        /// More calls lead there than are followed.
        var isTooFar = false

        mutating func add(_ other: Found) {
            isTooFar = isTooFar || other.isTooFar
            for type in other.types where !types.contains(type) { types.append(type) }
        }
    }

    let flow: Flow
    let reader: OpeningReader
    let handing: Handing
    let values: Values
    let anchors: Anchors
    /// Whether a node stands in what an opening shows.
    var isShown: [Bool]
    /// By what is asked, and the calls between it and the opening: each answer asks for more calls, so none asks itself.
    private var known: [Question: Found] = [:]
    /// The functions whose callers are being looked for.
    var searched: Set<ObjectIdentifier> = []
    /// Openings to which more calls lead than are followed.
    private(set) var tooFar: Set<NodeID> = []
    /// What the code of each type opens.
    var openedBy: [String: Set<String>] = [:]
    let roots: Set<String>
    /// The screens that have a property of a type, by the number of the type.
    lazy var holders = findHolders()
    lazy var screensByStem = findStems()
    /// Calls between what opens and the screen that has it opened.
    static let callsAway = 7
    static let mostSources = 10

    init(_ flow: Flow, reader: OpeningReader, anchors: Anchors, roots: Set<String>) {
        self.flow = flow
        self.reader = reader
        self.anchors = anchors
        self.roots = roots
        handing = reader.handing
        values = reader.values
        isShown = Array(repeating: false, count: values.syntax.nodes.count)
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

    func owner(of node: NodeID) -> TypeDeclaration? { program.owner(of: syntax.scope(of: node).type) }

    func sources(of opening: Opening) -> Found {
        let anchored = anchors.types(at: opening.node, program)
        if !anchored.isEmpty { return Found(types: anchored, by: "anchor") }
        if opening.isStanding {
            guard let owner = owner(of: opening.node), program.kind(of: owner).opens else { return Found() }
            return Found(types: [owner.name], by: "owner")
        }
        var found = sources(at: opening.node, depth: 0)
        if found.isTooFar, opening.kind != .root { tooFar.insert(opening.node) }
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

    enum Question: Hashable {
        case place(NodeID, Int)
        case closure(NodeID, Int)
        case function(ObjectIdentifier, Int)
    }

    func answer(_ question: Question, _ find: () -> Found) -> Found {
        if let found = known[question] { return found }
        let found = find()
        known[question] = found
        return found
    }

    /// The sources of code at a place.
    func sources(at node: NodeID, depth: Int) -> Found {
        guard depth <= Self.callsAway else {
            let isRecursive = syntax.scope(of: node).function.map { searched.contains(ObjectIdentifier($0)) } ?? false
            return Found(isTooFar: !isRecursive)
        }
        return answer(.place(node, depth)) { findSources(at: node, depth: depth) }
    }

    private func findSources(at node: NodeID, depth: Int) -> Found {
        let anchored = anchors.types(at: node, program)
        if !anchored.isEmpty { return Found(types: anchored, by: "anchor") }
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
        return Found(isTooFar: called.isTooFar || given.isTooFar)
    }

    /// 1: in a closure that is given to the screen that an opening shows.
    func screenShown(around node: NodeID) -> String? {
        for call in program.closures(around: node).map(syntax.parent) {
            if call >= 0, syntax.kind(call) == .call, isShown[call], let type = madeType(call),
                program.kind(of: type).isScreen, type.generics.isEmpty
            {
                return type.name
            }
        }
        return nil
    }

    func madeType(_ call: NodeID) -> TypeDeclaration? {
        guard let type = typing.type(of: syntax.base(call)), type.isMeta else { return nil }
        return type.declaration
    }

    /// 2: in a case of a `switch` over a parameter, by the uses of that case.
    func usesOfCase(around node: NodeID, _ depth: Int) -> Found? {
        var arm = Int(flow.armAround[node])
        while arm >= 0 {
            defer { arm = Int(flow.armAround[arm]) }
            let choice = syntax.parent(arm)
            guard let pattern = syntax.patterns[arm], isParameter(choice) else { continue }
            var places: [NodeID] = []
            for type in pattern.types {
                guard let declared = program.resolve(type.name, around: syntax.scope(of: arm).type) else { continue }
                places += program.calls(named: declared.simpleName).filter { madeType($0) === declared }
            }
            if let type = flow.enumeration(of: choice) {
                for name in pattern.cases.map({ program.names.text($0) }) where type.cases[name] != nil {
                    places += flow.uses.uses(of: name, in: type)
                }
            }
            places.removeAll { syntax.isInside($0, arm) }
            guard !places.isEmpty else { continue }
            var result = Found(by: "route")
            for place in places { result.add(sources(at: place, depth: depth + 1)) }
            if !result.types.isEmpty { return result }
        }
        return nil
    }

    func isParameter(_ choice: NodeID) -> Bool {
        switch values.slot(ofSubjectOf: choice) {
        case .parameter?, .closureParameter?: true
        default: false
        }
    }

    /// It stands in a case that nothing uses, of a type whose other cases are used.
    func isUnusedCase(_ node: NodeID) -> Bool {
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
    func receiver(of node: NodeID, isContainer: Bool = false) -> String? {
        guard syntax.kind(node) == .call, var base = syntax.receiver(of: node) else { return nil }
        var steps = 0
        while base >= 0, steps < 12 {
            if let type = typing.type(of: base), !type.isMeta, let declaration = type.declaration,
                declaration.keyword != nil,
                program.kind(of: declaration).isScreen, self.isContainer(declaration) == isContainer
            {
                return declaration.name
            }
            if syntax.kind(base) == .name, !isContainer, syntax.local(base) != nil {
                let value = values.value(of: base)
                if value.isInStack, value.screens.count == 1 { return value.screens[0] }
            }
            base = syntax.base(base)
            steps += 1
        }
        return nil
    }

    /// It shows what others tell it to.
    func isContainer(_ type: TypeDeclaration) -> Bool {
        program.kind(of: type) == .tabController
            || program.ancestors(of: type).contains { base in
                base.inherited.contains("UISplitViewController")
                    || base.functions.contains { $0.name == "pushViewController" }
            }
    }
}
