import NavGraphSyntax

/// A set of paths, as a nondeterministic automaton over bytes: the pattern of a rule, or the template of a link.
///
/// Questions about two of them are answered over their product: what they have in common by breadth first search, whether
/// one is part of the other by the subset construction on the other (Rabin, Scott 1959), as far as that takes no more than
/// `limit` states.
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

    /// A shortest path that both have, if there is one. O(states of one × states of the other × bytes).
    func common(with other: PathAutomaton) -> [UInt8]? {
        struct Pair: Hashable { var mine: Int, others: Int }
        let alphabet = bytes.union(other.bytes).union([UInt8(ascii: "/"), UInt8(ascii: "1")]).sorted {
            // What reads well comes first.
            ($0 == UInt8(ascii: "1") ? 0 : 1, $0) < ($1 == UInt8(ascii: "1") ? 0 : 1, $1)
        }
        var seen: Set<Pair> = []
        func new(_ mine: Set<Int>, _ others: Set<Int>) -> [Pair] {
            mine.flatMap { mine in others.map { Pair(mine: mine, others: $0) } }.filter { seen.insert($0).inserted }
        }
        var queue = [(pairs: new(closure([0]), other.closure([0])), text: [UInt8]())]
        var index = 0
        while index < queue.count {
            let (pairs, text) = queue[index]
            index += 1
            if !text.isEmpty, pairs.contains(Pair(mine: last, others: other.last)) { return text }
            for byte in text.isEmpty ? [UInt8(ascii: "/")] : alphabet {
                let next = pairs.flatMap { new(step([$0.mine], byte), other.step([$0.others], byte)) }
                if !next.isEmpty { queue.append((next, text + [byte])) }
            }
        }
        return nil
    }

    /// Whether every path that this has the other has too; `nil` if that takes more than `limit` states.
    func isPart(of other: PathAutomaton) -> Bool? {
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
            if seen.count > Self.limit { return nil }
        }
        return true
    }
}
