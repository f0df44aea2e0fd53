/// All bodies of an app as trees.
final class Syntax {
    let files: [SourceText]
    let names: Names
    private(set) var nodes: [Node] = []
    private(set) var children: [Child] = []
    private(set) var bodies: [Body] = []
    /// By body and name, in the order of the code.
    private var bindings: [Int64: [Binding]] = [:]
    /// Of arms, and of conditions with a pattern.
    private(set) var patterns: [NodeID: Pattern] = [:]
    /// The types that declarations and casts name, and those that a call's callee is given: `Router<Home>`.
    private(set) var annotations: [NodeID: [TypeName]] = [:]
    /// The parameters that closures name.
    private(set) var closureParameters: [NodeID: [(name: NameID, type: TypeName?)]] = [:]

    init(_ files: [SourceText], _ names: Names, _ scopes: [Scope]) {
        self.files = files
        self.names = names
        let lexemes = Lexemes(names)
        nodes.reserveCapacity(files.reduce(0) { $0 + $1.count } / 2)
        var ends = files.map { _ in [Int: Int]() }
        for scope in scopes where !scope.isTopLevel { ends[scope.body.file][scope.body.lower] = scope.body.upper }
        let order = scopes.indices.sorted {
            let (a, b) = (scopes[$0].body, scopes[$1].body)
            return (a.file, a.lower, -a.upper) < (b.file, b.lower, -b.upper)
        }
        var open: [Int] = []
        for number in order {
            let scope = scopes[number]
            while let last = open.last, !bodies[last].scope.body.contains(scope.body) { open.removeLast() }
            bodies.append(Body(scope: scope, root: .none, outer: open.last))
            open.append(bodies.count - 1)
            let file = scope.body.file
            var reader = SyntaxReader(self, files[file], lexemes, body: bodies.count - 1, nested: ends[file])
            bodies[bodies.count - 1].root = reader.readBody()
        }
    }

    // MARK: Reading

    func kind(_ node: NodeID) -> Node.Kind { nodes[node].kind }
    func base(_ node: NodeID) -> NodeID { Int(nodes[node].base) }
    func parent(_ node: NodeID) -> NodeID { Int(nodes[node].parent) }
    func body(of node: NodeID) -> Body { bodies[Int(nodes[node].body)] }
    func scope(of node: NodeID) -> Scope { bodies[Int(nodes[node].body)].scope }
    func file(of node: NodeID) -> SourceText { files[scope(of: node).body.file] }

    /// The arguments of a call, the elements of a list, the statements of a block.
    func parts(of node: NodeID) -> ArraySlice<Child> {
        let first = Int(nodes[node].firstChild)
        return children[first..<first + Int(nodes[node].childCount)]
    }

    /// For a call, that of the callee; for others, that of their token.
    func name(of node: NodeID) -> NameID {
        node < 0 ? .none : file(of: node).name(Int(nodes[node].token))
    }

    func text(of node: NodeID) -> String { names.text(name(of: node)) }

    /// The nodes around one, innermost first.
    func around(_ node: NodeID) -> some Sequence<NodeID> {
        sequence(first: parent(node)) { self.parent($0) }.prefix { $0 >= 0 }
    }

    func isInside(_ node: NodeID, _ outer: NodeID) -> Bool {
        node == outer || around(node).contains(outer)
    }

    /// What a name means at a node: the nearest declaration before it in the bodies around.
    func binding(of name: NameID, at node: NodeID) -> Binding? {
        let token = nodes[node].token
        var next: Int? = Int(nodes[node].body)
        while let body = next {
            if let all = bindings[key(body, name)],
                let found = all.last(where: { $0.from <= token && token < $0.until })
            {
                return found
            }
            next = bodies[body].outer
        }
        return nil
    }

    private func key(_ body: Int, _ name: NameID) -> Int64 { Int64(body) << 32 | Int64(name.number) }

    // MARK: Writing

    func add(_ node: Node, _ parts: [Child] = []) -> NodeID {
        var node = node
        node.firstChild = Int32(children.count)
        node.childCount = Int32(parts.count)
        let id = nodes.count
        if node.base >= 0 { nodes[Int(node.base)].parent = Int32(id) }
        for part in parts where part.node >= 0 { nodes[Int(part.node)].parent = Int32(id) }
        children += parts.filter { $0.node >= 0 }
        node.childCount = Int32(children.count) - node.firstChild
        nodes.append(node)
        return id
    }

    func bind(_ name: NameID, in body: Int, _ binding: Binding) {
        bindings[key(body, name), default: []].append(binding)
    }

    func note(_ pattern: Pattern, at node: NodeID) { patterns[node] = pattern }
    func note(_ types: [TypeName], at node: NodeID) { annotations[node] = types }
    func note(_ parameters: [(NameID, TypeName?)], ofClosure node: NodeID) {
        closureParameters[node] = parameters
    }
}
