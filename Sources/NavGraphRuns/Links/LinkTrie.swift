import NavGraphModel
import NavGraphSyntax

/// Templates by their segments: the index of `LinkMatcher`.
///
/// There are two roots: of paths, and of paths whose first segment is the host of a custom scheme, which is compared
/// regardless of case.
struct LinkTrie: Sendable {
    private struct Node {
        var placeholder: UInt32 = 0
        /// The templates that end here, and those that go on with `/**`.
        var ends: [Int] = []
        var rests: [Int] = []
    }
    private static let pathRoot: UInt32 = 0
    private static let hostRoot: UInt32 = 1

    private var nodes = [Node(), Node()]
    private var literals: [TrieStep: UInt32] = [:]
    /// First segments in lower case; below `hostRoot`, literals are symbols of this pool.
    private var hosts = TextPool()
    private var depth = 0

    mutating func insert(_ template: LinkTemplate, number index: Int, in text: TextPool, beginsWithHost: Bool) {
        var node = beginsWithHost ? Self.hostRoot : Self.pathRoot
        for segment in template.segments {
            switch segment {
            case .literal(let literal):
                var symbol = literal
                if node == Self.hostRoot {
                    let folded = text.withUTF8(of: literal) { $0.map(lowercased) }
                    symbol = folded.withUnsafeBufferPointer { hosts.intern($0) }
                }
                let step = TrieStep(node: node, literal: symbol)
                if let child = literals[step] {
                    node = child
                } else {
                    let child = newNode()
                    literals[step] = child
                    node = child
                }
            case .placeholder, .any:
                if nodes[Int(node)].placeholder == 0 {
                    let child = newNode()
                    nodes[Int(node)].placeholder = child
                }
                node = nodes[Int(node)].placeholder
            }
        }
        nodes[Int(node)][keyPath: template.hasRest ? \Node.rests : \Node.ends].append(index)
        depth = max(depth, template.segments.count)
    }

    private mutating func newNode() -> UInt32 {
        nodes.append(Node())
        return UInt32(nodes.count - 1)
    }

    /// A place where the walk may go on, and how much of the URL is behind it.
    private struct Branch {
        var node: UInt32
        var position: Int
        /// Whether only the templates that go on with `/**` are meant.
        var isRest = false
    }

    /// What `accept` makes of the best of the templates whose shape is that of the URL; of those that it makes `nil` of
    /// it goes on to the next best. Of equals the first in the file.
    func first<Accepted>(matching url: LinkURL, _ text: TextPool, accept: (Int) -> Accepted?) -> Accepted? {
        let count = url.segmentCount
        // What the graph does not know is no literal of it: interning nothing, hashing each segment once.
        let symbols = (0..<min(count, depth)).map { index in
            url.segment(index).withUnsafeBufferPointer { text.find($0) }
        }
        var pending = [Branch(node: url.beginsWithHost ? Self.hostRoot : Self.pathRoot, position: 0)]
        while let branch = pending.popLast() {
            let node = nodes[Int(branch.node)]
            if branch.isRest {
                if let found = first(of: node.rests, accept) { return found }
                continue
            }
            if branch.position == count, let found = first(of: node.ends, accept) { return found }
            if !node.rests.isEmpty {
                pending.append(Branch(node: branch.node, position: branch.position, isRest: true))
            }
            guard branch.position < symbols.count, !url.segment(branch.position).isEmpty else { continue }
            if node.placeholder != 0, isPlaceholderText(url.segment(branch.position)) {
                pending.append(Branch(node: node.placeholder, position: branch.position + 1))
            }
            let symbol = branch.node == Self.hostRoot ? host(url) : symbols[branch.position]
            if let symbol, let child = literals[TrieStep(node: branch.node, literal: symbol)] {
                pending.append(Branch(node: child, position: branch.position + 1))
            }
        }
        return nil
    }

    private func host(_ url: LinkURL) -> Symbol? {
        url.segment(0).map(lowercased).withUnsafeBufferPointer { hosts.find($0) }
    }

    private func first<Accepted>(of templates: [Int], _ accept: (Int) -> Accepted?) -> Accepted? {
        for template in templates { if let accepted = accept(template) { return accepted } }
        return nil
    }
}

/// The way from a node to the child that a literal segment leads to.
struct TrieStep: Hashable {
    var node: UInt32
    var literal: Symbol
}
