/// A set of texts, as a nondeterministic automaton over bytes: the pattern of a rule, or the paths of a template.
struct PathAutomaton {
    enum Class: Hashable {
        case byte(UInt8)
        case any
        case notSlash
        case among(Set<UInt8>)

        func contains(_ byte: UInt8) -> Bool {
            switch self {
            case .byte(let own): own == byte
            case .any: true
            case .notSlash: byte != UInt8(ascii: "/")
            case .among(let bytes): bytes.contains(byte)
            }
        }
    }
    private struct Edge {
        var by: Class
        var to: Int
    }
    private var edges: [[Edge]] = [[]]
    /// Where one may go without a byte; always to a later state.
    private var skips: [[Int]] = [[]]

    private var last: Int { edges.count - 1 }

    // MARK: Making

    private mutating func addState() {
        edges.append([])
        skips.append([])
    }

    mutating func append(_ by: Class) {
        edges[last].append(Edge(by: by, to: edges.count))
        addState()
    }
    mutating func append(_ text: some Sequence<UInt8>) { for byte in text { append(.byte(byte)) } }
    /// None or more.
    mutating func appendAll(_ by: Class) { edges[last].append(Edge(by: by, to: last)) }
    /// One or more.
    mutating func appendSome(_ by: Class) {
        append(by)
        appendAll(by)
    }
    /// What `body` appends may be left out.
    mutating func appendOptional(_ body: (inout PathAutomaton) -> Void) {
        withoutActuallyEscaping(body) { appendAlternatives([$0, { _ in }]) }
    }
    mutating func appendAlternatives(_ bodies: [(inout PathAutomaton) -> Void]) {
        let start = last
        let ends = bodies.map { body in
            addState()
            skips[start].append(last)
            body(&self)
            return last
        }
        addState()
        for end in ends { skips[end].append(last) }
    }

    // MARK: Reading

    /// The states before anything is read, in order.
    var start: [Int] { closure([0]) }

    /// The states in which one may be after a byte, in order.
    func step(_ states: [Int], _ byte: UInt8) -> [Int] {
        closure(states.flatMap { state in edges[state].filter { $0.by.contains(byte) }.map(\.to) })
    }

    private func closure(_ states: [Int]) -> [Int] {
        var seen = Set(states)
        var pending = states
        while let state = pending.popLast() {
            for next in skips[state] where seen.insert(next).inserted { pending.append(next) }
        }
        return seen.sorted()
    }

    func isAccepting(_ states: [Int]) -> Bool { states.last == last }

    func accepts(_ text: some Sequence<UInt8>) -> Bool { isAccepting(text.reduce(start) { step($0, $1) }) }

    /// The classes of bytes that it asks about, each once.
    var classes: Set<Class> { Set(edges.joined().map(\.by)) }
}
