/// All bodies of an app as trees.
package final class Syntax {
    package let files: [SourceText]
    package let names: Names
    package private(set) var nodes: [Node] = []
    package private(set) var children: [Child] = []
    package private(set) var bodies: [Body] = []
    /// By body and name, in the order of the code.
    private var bindings: [Int64: [Binding]] = [:]
    /// Of arms, and of conditions with a pattern.
    package private(set) var patterns: [NodeID: Pattern] = [:]
    /// The types that declarations and casts name, and those that a call's callee is given: `Router<Home>`.
    package private(set) var annotations: [NodeID: [TypeName]] = [:]
    package private(set) var closureParameters: [NodeID: [(name: NameID, type: TypeName?)]] = [:]

    package init(_ files: [SourceText], names: Names, scopes: [Scope]) {
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
            var reader = SyntaxReader(
                self, of: files[file], lexemes: lexemes, body: bodies.count - 1, nested: ends[file])
            bodies[bodies.count - 1].root = reader.readBody()
        }
    }

    // MARK: Reading

    package func kind(_ node: NodeID) -> Node.Kind { nodes[node].kind }
    package func base(_ node: NodeID) -> NodeID { Int(nodes[node].base) }
    package func parent(_ node: NodeID) -> NodeID { Int(nodes[node].parent) }
    package func body(of node: NodeID) -> Body { bodies[Int(nodes[node].body)] }
    package func scope(of node: NodeID) -> Scope { bodies[Int(nodes[node].body)].scope }
    package func file(of node: NodeID) -> SourceText { files[scope(of: node).body.file] }

    /// The arguments of a call, the elements of a list, the statements of a block.
    package func parts(of node: NodeID) -> ArraySlice<Child> {
        let first = Int(nodes[node].firstChild)
        return children[first..<first + Int(nodes[node].childCount)]
    }

    /// For a call, that of the callee; for others, that of their token.
    package func name(of node: NodeID) -> NameID {
        node < 0 ? .none : file(of: node).name(Int(nodes[node].token))
    }

    package func text(of node: NodeID) -> String { names.text(name(of: node)) }

    /// The base of a member: `x` of `x.f`; nil for `.f`, and for other nodes.
    package func base(ofMember node: NodeID) -> NodeID? {
        node >= 0 && kind(node) == .member && base(node) >= 0 ? base(node) : nil
    }

    /// What a call is made on: `x` of `x.f()`.
    package func receiver(of call: NodeID) -> NodeID? { base(ofMember: base(call)) }

    /// The member that is all of an expression or what it calls: `.name`, `.name(…)`.
    package func implicitMember(_ node: NodeID) -> NodeID? {
        let callee = kind(node) == .call ? base(node) : node
        return callee >= 0 && kind(callee) == .member && base(callee) < 0 ? callee : nil
    }

    /// `x`, `self.x`
    package func isOwn(_ node: NodeID) -> Bool {
        kind(node) == .name || base(ofMember: node).map { text(of: $0) == "self" } ?? false
    }

    /// What a statement gives: of `return x` what it returns.
    package func given(by statement: Child) -> NodeID {
        let node = Int(statement.node)
        return kind(node) == .result ? base(node) : node
    }

    /// The nodes of a body but its root, the last first.
    package func nodes(below root: NodeID) -> some Sequence<NodeID> {
        (0..<root).reversed().prefix { self.nodes[$0].body == self.nodes[root].body }
    }

    /// The nodes around one, innermost first.
    package func around(_ node: NodeID) -> some Sequence<NodeID> {
        sequence(first: parent(node)) { self.parent($0) }.prefix { $0 >= 0 }
    }

    /// The innermost node of a kind around each node; -1 where there is none.
    package func innermost(_ wanted: Node.Kind) -> [Int32] {
        var result = [Int32](repeating: -1, count: nodes.count)
        for id in nodes.indices.reversed() {
            let parent = parent(id)
            if parent >= 0 { result[id] = kind(parent) == wanted ? Int32(parent) : result[parent] }
        }
        return result
    }

    /// The choice, list, tuple or cast that an expression is part of, with no other use of it between; else itself.
    package func whole(of node: NodeID) -> NodeID {
        var node = node
        while case let parent = parent(node), parent >= 0, [.either, .tuple, .list, .cast].contains(kind(parent)) {
            node = parent
        }
        return node
    }

    package func isInside(_ node: NodeID, _ outer: NodeID) -> Bool {
        node == outer || around(node).contains(outer)
    }

    /// What a name means at a node: the nearest declaration before it in the bodies around.
    package func binding(of name: NameID, at node: NodeID) -> Binding? {
        let token = nodes[node].token
        for body in bodies(around: node) {
            if let found = bindings[key(body, name)]?.last(where: { $0.from <= token && token < $0.until }) {
                return found
            }
        }
        return nil
    }

    /// The declaration of the local that a name means.
    package func local(_ node: NodeID) -> NodeID? {
        if case .local(let declaration)? = binding(of: name(of: node), at: node)?.origin { declaration } else { nil }
    }

    /// The numbers of the bodies that a node is in, innermost first.
    package func bodies(around node: NodeID) -> some Sequence<Int> {
        sequence(first: Int(nodes[node].body)) { self.bodies[$0].outer }
    }

    private func key(_ body: Int, _ name: NameID) -> Int64 { Int64(body) << 32 | Int64(name.number) }

    // MARK: Writing

    package func add(_ node: Node, _ parts: [Child] = []) -> NodeID {
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

    package func bind(_ name: NameID, in body: Int, _ binding: Binding) {
        bindings[key(body, name), default: []].append(binding)
    }

    package func note(_ pattern: Pattern, at node: NodeID) { patterns[node] = pattern }
    package func note(_ types: [TypeName], at node: NodeID) { annotations[node] = types }
    package func note(_ parameters: [(NameID, TypeName?)], ofClosure node: NodeID) {
        closureParameters[node] = parameters
    }
}
