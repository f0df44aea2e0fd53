import NavGraphSyntax

/// A set of paths, as a nondeterministic automaton over bytes: the pattern of a rule, or the template of a link.
///
/// Questions about two of them are answered over their product: what they have in common by breadth first search, whether
/// one is part of the other by the subset construction on the other (Rabin, Scott 1959). Patterns are short, and what
/// takes more than `limit` states is not decided.
struct PathAutomaton: Equatable {
    enum Class: Equatable {
        case byte(UInt8)
        case any
        case notSlash

        func contains(_ byte: UInt8) -> Bool {
            switch self {
            case .byte(let own): own == byte
            case .any: true
            case .notSlash: byte != UInt8(ascii: "/")
            }
        }
    }
    private struct Edge: Equatable {
        var by: Class
        var to: Int
    }
    private var edges: [[Edge]] = [[]]
    /// Where one may go without a byte; always to a later state.
    private var skips: [[Int]] = [[]]
    static let limit = 20_000

    private var last: Int { edges.count - 1 }

    mutating func append(_ by: Class) {
        edges[last].append(Edge(by: by, to: edges.count))
        edges.append([])
        skips.append([])
    }
    mutating func append(_ text: some Sequence<UInt8>) { for byte in text { append(.byte(byte)) } }
    /// None or more.
    mutating func appendAll(_ by: Class) { edges[last].append(Edge(by: by, to: last)) }
    /// What `body` appends may be left out.
    mutating func appendOptional(_ body: (inout PathAutomaton) -> Void) {
        let start = last
        body(&self)
        append(separator: start)
    }
    private mutating func append(separator start: Int) {
        edges.append([])
        skips.append([])
        skips[last - 1].append(last)
        skips[start].append(last)
    }

    private func closure(_ states: Set<Int>) -> Set<Int> {
        Set(reachable(from: Array(states)) { skips[$0] })
    }

    private func step(_ states: Set<Int>, _ byte: UInt8) -> Set<Int> {
        var next: Set<Int> = []
        for state in states { for edge in edges[state] where edge.by.contains(byte) { next.insert(edge.to) } }
        return closure(next)
    }

    func accepts(_ text: some Sequence<UInt8>) -> Bool {
        var states = closure([0])
        for byte in text {
            states = step(states, byte)
            if states.isEmpty { return false }
        }
        return states.contains(last)
    }

    private var bytes: Set<UInt8> {
        var all: Set<UInt8> = []
        for case .byte(let byte) in edges.joined().map(\.by) { all.insert(byte) }
        return all
    }

    /// A shortest path that both have.
    func common(with other: PathAutomaton) -> [UInt8]? {
        let alphabet = bytes.union(other.bytes).union([UInt8(ascii: "/"), UInt8(ascii: "1")]).sorted {
            // What reads well comes first.
            ($0 == UInt8(ascii: "1") ? 0 : 1, $0) < ($1 == UInt8(ascii: "1") ? 0 : 1, $1)
        }
        struct Node { var mine: Set<Int>, others: Set<Int>, text: [UInt8] }
        var queue = [Node(mine: closure([0]), others: other.closure([0]), text: [])]
        var seen: Set<[Set<Int>]> = []
        var index = 0
        while index < queue.count, queue.count < Self.limit {
            let node = queue[index]
            index += 1
            if node.mine.contains(last), node.others.contains(other.last), !node.text.isEmpty { return node.text }
            for byte in node.text.isEmpty ? [UInt8(ascii: "/")] : alphabet {
                let (mine, others) = (step(node.mine, byte), other.step(node.others, byte))
                guard !mine.isEmpty, !others.isEmpty, seen.insert([mine, others]).inserted else { continue }
                queue.append(Node(mine: mine, others: others, text: node.text + [byte]))
            }
        }
        return nil
    }

    /// Whether every path that this has the other has too; `false` where that is not decided.
    func isPart(of other: PathAutomaton) -> Bool {
        // Bytes that neither names are all alike.
        let alphabet = bytes.union(other.bytes).union([UInt8(ascii: "/"), 0x01])
        let start = [step(closure([0]), UInt8(ascii: "/")), other.step(other.closure([0]), UInt8(ascii: "/"))]
        var pending = [start]
        var seen: Set<[Set<Int>]> = [start]
        while let pair = pending.popLast() {
            if pair[0].isEmpty { continue }
            if pair[0].contains(last), !pair[1].contains(other.last) { return false }
            for byte in alphabet.sorted() {
                let next = [step(pair[0], byte), other.step(pair[1], byte)]
                if seen.insert(next).inserted { pending.append(next) }
            }
            if seen.count > Self.limit { return false }
        }
        return true
    }
}
