import NavGraphSwiftCode

/// The creators of each type, and the screens that contain a view or part. SOURCES 6, Lifting.
struct Containment {
    private let program: Program
    /// By type, the types whose code makes it outside of openings.
    private(set) var makers: [String: Set<String>] = [:]
    private let screens: Set<String>
    static let typesAround = 8

    init(_ owners: Owners, screens: Set<String>) {
        program = owners.program
        self.screens = screens
        let (program, syntax, typing) = (owners.program, owners.syntax, owners.typing)
        var byExtensions: [(type: String, function: FunctionDeclaration)] = []
        func note(_ node: NodeID, _ name: NodeID) {
            guard !owners.isInShown(node), syntax.file(of: node).isCapital(Int(syntax.nodes[name].token)) else {
                return
            }
            guard let type = typing.type(of: name), type.isMeta, let made = type.declaration, made.keyword != nil,
                let owner = owners.owner(of: node), owner !== made
            else { return }
            makers[made.name, default: []].insert(owner.name)
            if owner.keyword == nil, let function = syntax.scope(of: node).function {
                byExtensions.append((made.name, function))
            }
        }
        for name in program.calledNames {
            for call in program.calls[name] ?? [] { note(call, syntax.base(call)) }
        }
        for word in ["self", "init"] {
            for node in program.references(named: word) {
                if let base = syntax.base(ofMember: node) { note(node, base) }
            }
        }
        for (type, function) in byExtensions {
            for call in owners.handing.calls(of: function) {
                if let owner = owners.owner(of: call), owner.name != type {
                    makers[type, default: []].insert(owner.name)
                }
            }
        }
        // Outlets, which a xib or storyboard makes.
        for type in program.order {
            for variable in type.variables.values {
                guard let part = variable.type.flatMap({ program.resolve($0.name, around: type) }), part !== type,
                    program.kind(of: part) == .part
                else { continue }
                makers[part.name, default: []].insert(type.name)
            }
        }
    }

    private func kind(_ name: String) -> TypeKind { program.kind(of: name) }

    /// The types that contain a type: of a controller not those that make it for others to open.
    private func around(_ name: String) -> Set<String> {
        let all = makers[name] ?? []
        guard [.controller, .tabController].contains(kind(name)) else { return all }
        return all.filter { name in
            [.view, .part, .controller, .stackController].contains(kind(name))
                && !(program.types[name].map {
                    program.ancestors(of: $0).contains { $0.inherited.contains("UISplitViewController") }
                } ?? false)
        }
    }

    /// A view, part or controller makes it.
    func isContained(_ name: String) -> Bool {
        (makers[name] ?? []).contains { kind($0) == .part || kind($0).opens }
    }

    /// The screens that a type is inside of, itself if it is one; else those that nothing contains.
    func lift(_ name: String) -> (types: [String], isOpened: Bool, isCut: Bool) {
        if screens.contains(program.screen(of: name)) { return ([program.screen(of: name)], true, false) }
        var seen: Set = [name]
        var level = [name]
        var found: Set<String> = []
        var tops: Set<String> = []
        for _ in 0...Self.typesAround where !level.isEmpty {
            var next: [String] = []
            for type in level {
                let around = around(type)
                let holders = around.filter { kind($0) == .part || kind($0).opens || kind($0) == .app }
                if holders.isEmpty, kind(type).isScreen { tops.insert(program.screen(of: type)) }
                for outer in around.sorted() where seen.insert(outer).inserted {
                    if screens.contains(program.screen(of: outer)) {
                        found.insert(program.screen(of: outer))
                    } else {
                        next.append(outer)
                    }
                }
            }
            level = next
        }
        if !found.isEmpty { return (found.sorted(), true, !level.isEmpty) }
        if tops.isEmpty, kind(name).isScreen { tops = [program.screen(of: name)] }
        return (tops.sorted(), false, !level.isEmpty)
    }
}
