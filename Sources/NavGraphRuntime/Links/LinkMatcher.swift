// if: URLs
extension NavGraph {
    /// Finds the template that takes a URL, in one pass over its bytes.
    ///
    /// The templates stand in a trie, made once. Its literals are in one open-addressing table by node and segment. A
    /// literal is tried before a placeholder, that before `/**`, and the end of a template before `/**`.
    public struct LinkMatcher: Sendable {
        private let domain: LinkDomain
        private let fallbacks: Int
        /// The first is the root of paths, the second of paths whose first segment is the host of a custom scheme,
        /// which is compared regardless of case.
        private var nodes = [Node(), Node()]
        private var entries: [Entry] = []
        private var edges = [Edge](repeating: Edge(), count: 16)
        private var edgeCount = 0
        private var literals: [UInt8] = []
        /// How many segments the longest template has.
        private var depth = 0

        /// The link that takes a URL: what `make` makes of the best template of which it makes one, or else of the
        /// fallbacks, which are templates -1, -2 and so on.
        public func link<Link>(for url: String, _ make: (_ template: Int, _ url: LinkURL) -> Link?) -> Link? {
            var url = url
            return url.withUTF8 { link(for: $0, make) }
        }

        /// The same for a URL as bytes.
        public func link<Link>(
            for bytes: UnsafeBufferPointer<UInt8>, _ make: (_ template: Int, _ url: LinkURL) -> Link?
        ) -> Link? {
            withUnsafeTemporaryAllocation(of: LinkURL.Segment.self, capacity: depth + 1) { segments in
                guard let url = LinkURL(bytes, of: domain, into: segments) else { return nil }
                if let found = best(url, make) { return found }
                for number in 0..<fallbacks { if let found = make(-1 - number, url) { return found } }
                return nil
            }
        }

        private func best<Link>(_ url: LinkURL, _ make: (Int, LinkURL) -> Link?) -> Link? {
            if !url.isDecodable { return nil }
            return withUnsafeTemporaryAllocation(of: Branch.self, capacity: 3 * depth + 4) { pending in
                var count = 1
                pending[0] = Branch(node: url.beginsWithHost ? 1 : 0, position: 0)
                while count > 0 {
                    count -= 1
                    let branch = pending[count]
                    let node = nodes[Int(branch.node)]
                    if branch.isRest {
                        if let found = first(in: node.rest, matching: url, make) { return found }
                        continue
                    }
                    if branch.position == url.count, let found = first(in: node.end, matching: url, make) {
                        return found
                    }
                    if node.rest >= 0 {
                        pending[count] = Branch(node: branch.node, position: branch.position, isRest: true)
                        count += 1
                    }
                    guard branch.position < url.count, branch.position < depth, url.segments[branch.position].count > 0
                    else { continue }
                    let segment = url.segments[branch.position]
                    if node.placeholder >= 0, url.hasPlaceholderText(segment) {
                        pending[count] = Branch(node: node.placeholder, position: branch.position + 1)
                        count += 1
                    }
                    let child = child(of: branch.node, segment.hash) { url.hasLiteral($0, at: branch.position) }
                    if child >= 0 {
                        pending[count] = Branch(node: child, position: branch.position + 1)
                        count += 1
                    }
                }
                return nil
            }
        }

        private func first<Link>(in list: Int32, matching url: LinkURL, _ make: (Int, LinkURL) -> Link?) -> Link? {
            var next = list
            while next >= 0 {
                let entry = entries[Int(next)]
                if let link = make(Int(entry.template), url) { return link }
                next = entry.next
            }
            return nil
        }
    }
}

// MARK: - The table

extension NavGraph.LinkMatcher {
    /// One template a line, preceded by its number unless the line numbers are used; characters that are not plain are
    /// percent-encoded.
    public init(_ domain: NavGraph.LinkDomain, templates: StaticString, isNumbered: Bool, fallbacks: Int) {
        self.domain = domain
        self.fallbacks = fallbacks
        let text = templates.withUTF8Buffer { Array($0) }
        let lines = text.split(separator: UInt8(ascii: "\n"))
        var firsts: [(literal: [UInt8], child: Int32)] = []
        for (index, line) in lines.enumerated() {
            insert(line, number: index, isNumbered: isNumbered, root: 0, &firsts)
        }
        guard domain.hasSchemes else { return }
        let folded = firsts.map { $0.literal.map { NavGraph.LinkURL.lowercased($0) } }
        if Set(folded).count == folded.count {
            nodes[1] = nodes[0]
            for (literal, first) in zip(folded, firsts) { addEdge(from: 1, literal, to: first.child) }
        } else {
            // Literals that differ in case only lead to one node.
            for (index, line) in lines.enumerated() {
                insert(line, number: index, isNumbered: isNumbered, root: 1, &firsts)
            }
        }
    }

    private mutating func insert(
        _ line: ArraySlice<UInt8>, number index: Int, isNumbered: Bool, root: Int32,
        _ firsts: inout [(literal: [UInt8], child: Int32)]
    ) {
        let (template, path) = isNumbered ? Self.numbered(line) : (index, line)
        var node = root
        var count = 0
        var hasRest = false
        for part in path.split(separator: UInt8(ascii: "/")) {
            if part.elementsEqual("**".utf8) {
                hasRest = true
                continue
            }
            count += 1
            if part.first == UInt8(ascii: "{") || part.elementsEqual("*".utf8) {
                if nodes[Int(node)].placeholder < 0 { nodes[Int(node)].placeholder = newNode() }
                node = nodes[Int(node)].placeholder
                continue
            }
            var literal: [UInt8] = []
            _ = NavGraph.LinkURL.decode(part, into: &literal)
            if node == 1 { literal = literal.map { NavGraph.LinkURL.lowercased($0) } }
            var next = child(of: node, NavGraph.LinkURL.hash(literal)) { $0.elementsEqual(literal) }
            if next < 0 {
                next = newNode()
                addEdge(from: node, literal, to: next)
                if node == 0 { firsts.append((literal, next)) }
            }
            node = next
        }
        depth = max(depth, count)
        let list = hasRest ? \Node.rest : \Node.end
        append(template, to: list, of: node)
    }

    /// The number that a line begins with, and what stands behind it.
    private static func numbered(_ line: ArraySlice<UInt8>) -> (template: Int, path: ArraySlice<UInt8>) {
        let digits = line.prefix { $0 != UInt8(ascii: " ") }
        return (digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }, line[digits.endIndex...].dropFirst())
    }

    /// A template that ends at a node, behind those that end there already.
    private mutating func append(_ template: Int, to list: WritableKeyPath<Node, Int32>, of node: Int32) {
        let entry = Int32(entries.count)
        entries.append(Entry(template: Int32(template)))
        var last = nodes[Int(node)][keyPath: list]
        if last < 0 {
            nodes[Int(node)][keyPath: list] = entry
        } else {
            while entries[Int(last)].next >= 0 { last = entries[Int(last)].next }
            entries[Int(last)].next = entry
        }
    }

    private mutating func newNode() -> Int32 {
        nodes.append(Node())
        return Int32(nodes.count - 1)
    }

    private mutating func addEdge(from node: Int32, _ literal: [UInt8], to child: Int32) {
        if 2 * (edgeCount + 1) > edges.count { grow() }
        edgeCount += 1
        put(
            Edge(
                node: node, hash: NavGraph.LinkURL.hash(literal), child: child, start: Int32(literals.count),
                count: Int32(literal.count)))
        literals += literal
    }

    private mutating func grow() {
        let old = edges
        edges = [Edge](repeating: Edge(), count: 2 * old.count)
        for edge in old where edge.node >= 0 { put(edge) }
    }

    private mutating func put(_ edge: Edge) {
        var slot = slot(edge.node, edge.hash)
        while edges[slot].node >= 0 { slot = (slot + 1) & (edges.count - 1) }
        edges[slot] = edge
    }

    private func slot(_ node: Int32, _ hash: UInt32) -> Int {
        let mixed = (hash ^ UInt32(bitPattern: node) &* 0x9E37_79B9) &* 0x85EB_CA6B
        return Int(mixed ^ mixed >> 15) & (edges.count - 1)
    }

    /// The node that a literal leads to; -1 if absent.
    private func child(
        of node: Int32, _ hash: UInt32, _ isLiteral: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Int32 {
        var slot = slot(node, hash)
        while edges[slot].node >= 0 {
            let edge = edges[slot]
            if edge.node == node, edge.hash == hash {
                let isSame = literals.withUnsafeBufferPointer {
                    isLiteral(UnsafeBufferPointer(rebasing: $0[Int(edge.start)..<Int(edge.start + edge.count)]))
                }
                if isSame { return edge.child }
            }
            slot = (slot + 1) & (edges.count - 1)
        }
        return -1
    }
}

extension NavGraph.LinkMatcher {
    private struct Node {
        var placeholder: Int32 = -1
        /// The first of the templates that end here, and of those that go on with `/**`.
        var end: Int32 = -1
        var rest: Int32 = -1
    }

    private struct Entry {
        let template: Int32
        var next: Int32 = -1
    }

    /// Where a literal leads to from a node.
    private struct Edge {
        var node: Int32 = -1
        var hash: UInt32 = 0
        var child: Int32 = -1
        var start: Int32 = 0
        var count: Int32 = 0
    }

    /// A place where the walk may go on, and how many segments lie behind it.
    private struct Branch {
        let node: Int32
        let position: Int
        var isRest = false
    }
}
// end: URLs
