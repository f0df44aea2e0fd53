import NavGraphSwiftCode

/// Routes that are not cases: static members, properties by key path, links with a value. SOURCES 5.3.
extension Flow {
    func openMembers() {
        for type in program.order where program.kind(of: type) == .other && type.keyword != .protocol {
            func isOwn(_ name: String?) -> Bool { name == type.simpleName || name == type.name || name == "Self" }
            for variable in type.variables.values.sorted(by: { ($0.file, $0.place) < ($1.file, $1.place) })
            where variable.isStatic {
                guard let root = program.root(of: variable) else { continue }
                let made =
                    syntax.parts(of: root).first.map { typing.type(of: Int($0.node))?.declaration === type } ?? false
                if isOwn(variable.type?.name) || variable.type == nil && made {
                    openMember(variable.name, of: type, root)
                }
            }
            for function in type.functions where function.isStatic && isOwn(function.result?.name) {
                if let root = program.root(of: function) { openMember(function.name, of: type, root) }
            }
        }
    }

    func openMember(_ name: String, of type: TypeDeclaration, _ root: NodeID) {
        var value = Value()
        var kind: OpeningKind?
        for node in syntax.nodes(below: root) {
            if syntax.kind(node) == .call {
                value.screens += values.value(of: node).screens.filter { !value.screens.contains($0) }
            }
            if syntax.kind(node) == .member, syntax.base(node) < 0 { kind = style(syntax.text(of: node)) ?? kind }
        }
        guard !value.screens.isEmpty else { return }
        openedTypes.insert(type.number)
        membersBodies.insert(syntax.nodes[root].body)
        for use in uses.uses(of: name, in: type) { addUse(kind ?? self.kind(of: use) ?? .push, value, at: use) }
    }

    func openKeyPaths() {
        for type in program.order {
            for variable in type.variables.values.sorted(by: { $0.place < $1.place }) {
                guard let attribute = variable.attributes.first, let root = program.root(of: variable),
                    let first = syntax.parts(of: root).first, syntax.kind(Int(first.node)) == .name,
                    let function = type.functions.first(where: { $0.name == syntax.text(of: Int(first.node)) })
                else { continue }
                let value = reader.opened(values.result(of: function), among: byRoot)
                guard !value.screens.isEmpty else { continue }
                let file = syntax.files[variable.file]
                let says = attribute.arguments.lazy.compactMap { self.style(file.text($0)) }.first
                for use in program.references(named: variable.name) where syntax.kind(use) == .keyPath {
                    addUse(says ?? .push, value, at: use)
                }
            }
        }
    }

    /// Links with a value of the type that a destination is for.
    func openValueLinks() {
        let links = program.calls(named: "NavigationLink")
        guard !links.isEmpty else { return }
        for opening in openings
        where !opening.value.screens.isEmpty && syntax.kind(opening.node) == .call
            && syntax.text(of: opening.node) == "navigationDestination"
        {
            guard let argument = syntax.parts(of: opening.node).first(where: { program.names.text($0.label) == "for" }),
                let type = typing.type(of: Int(argument.node)), type.isMeta
            else { continue }
            for link in links {
                guard let value = syntax.parts(of: link).first(where: { program.names.text($0.label) == "value" }),
                    let given = typing.type(of: Int(value.node)), given.name == type.name,
                    !usedNodes.contains(Int(value.node))
                else { continue }
                opening.isRoute = true
                let copy = Opening(opening.kind, opening.value, at: link, showing: Int(value.node))
                copy.isUse = true
                add(copy)
            }
        }
    }
}
