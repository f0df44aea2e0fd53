/// Compares sets of paths. Each automaton is made deterministic only as far as needed (Rabin, Scott 1959).
final class PathComparison {
    /// The number of one of the sets.
    typealias Number = Int

    private struct Deterministic {
        let automaton: PathAutomaton
        /// Whether capitals count as small letters.
        let isFolded: Bool
        var sets: [[Int]]
        var numbers: [[Int]: Int]
        /// By set and letter of the alphabet; -1: not worked out yet.
        var next: [Int]
    }
    private var all: [Deterministic] = []
    /// One byte for all that no set tells apart, those that read well first.
    private let alphabet: [UInt8]
    /// More combinations of states are not looked at.
    static let limit = 20_000

    init(_ automata: [(path: PathAutomaton, isFolded: Bool)]) {
        alphabet = Self.alphabet(of: automata)
        for (path, isFolded) in automata {
            all.append(
                Deterministic(
                    automaton: path, isFolded: isFolded, sets: [path.start], numbers: [path.start: 0],
                    next: Array(repeating: -1, count: alphabet.count)))
        }
    }

    private static func alphabet(of automata: [(path: PathAutomaton, isFolded: Bool)]) -> [UInt8] {
        var classes: [Set<PathAutomaton.Class>] = [[.byte(UInt8(ascii: "/"))], []]
        for (path, isFolded) in automata { classes[isFolded ? 1 : 0].formUnion(path.classes) }
        let (exact, folding) = (Array(classes[0]), Array(classes[1]))
        var named: Set<UInt8> = []
        for case .byte(let byte) in exact + folding { named.insert(byte) }
        var seen: Set<[Bool]> = []
        let readable = "1abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ023456789-._~!$&'()*+,;=:@%/"
        return (Array(readable.utf8) + named.sorted()).filter { byte in
            seen.insert(exact.map { $0.contains(byte) } + folding.map { $0.contains(folded(byte)) }).inserted
        }
    }

    private func step(in number: Number, from set: Int, by letter: Int) -> Int {
        let place = set * alphabet.count + letter
        if all[number].next[place] >= 0 { return all[number].next[place] }
        let byte = all[number].isFolded ? folded(alphabet[letter]) : alphabet[letter]
        let states = all[number].automaton.step(all[number].sets[set], byte)
        let next = all[number].numbers[states] ?? all[number].sets.count
        if next == all[number].sets.count {
            all[number].sets.append(states)
            all[number].numbers[states] = next
            all[number].next += Array(repeating: -1, count: alphabet.count)
        }
        all[number].next[place] = next
        return next
    }

    private func isAccepting(_ number: Number, _ set: Int) -> Bool {
        all[number].automaton.isAccepting(all[number].sets[set])
    }

    /// The decisions of patterns about paths, if the first pattern that matches a path decides.
    struct Decisions {
        var decided: [[UInt8]?]
        /// A shortest path that no pattern matches.
        var undecided: [UInt8]?
    }

    /// `nil` where that takes more than `limit` combinations of states. `isEnough`: what is known then is all that is asked.
    func decisions(
        of paths: Number, by patterns: [Number], until isEnough: (Decisions) -> Bool = { _ in false }
    ) -> Decisions? {
        struct Node {
            var sets: [Int]
            var before: Int
            var byte: UInt8
        }
        let involved = [paths] + patterns
        var nodes = [Node(sets: involved.map { _ in 0 }, before: -1, byte: 0)]
        var seen: Set<[Int]> = [nodes[0].sets]
        var result = Decisions(decided: patterns.map { _ in nil })
        func text(_ node: Int) -> [UInt8] {
            var bytes: [UInt8] = []
            var at = node
            while at > 0 {
                bytes.append(nodes[at].byte)
                at = nodes[at].before
            }
            return bytes.reversed()
        }
        var index = 0
        while index < nodes.count {
            let sets = nodes[index].sets
            if index > 0, isAccepting(paths, sets[0]) {
                if let first = patterns.indices.first(where: { isAccepting(patterns[$0], sets[$0 + 1]) }) {
                    result.decided[first] = result.decided[first] ?? text(index)
                } else {
                    result.undecided = result.undecided ?? text(index)
                }
                if isEnough(result) { return result }
            }
            for (letter, byte) in alphabet.enumerated() where index > 0 || byte == UInt8(ascii: "/") {
                let first = step(in: paths, from: sets[0], by: letter)
                if all[paths].sets[first].isEmpty { continue }
                let next = [first] + patterns.indices.map { step(in: patterns[$0], from: sets[$0 + 1], by: letter) }
                if seen.insert(next).inserted { nodes.append(Node(sets: next, before: index, byte: byte)) }
            }
            if nodes.count > Self.limit { return nil }
            index += 1
        }
        return result
    }
}

/// A small letter for a capital of the ASCII range.
func folded(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
