import NavGraphLint
import NavGraphModel
import Testing

@testable import NavGraphRuns

/// What `implies` leaves of the valuations. LANGUAGE 2.
@Suite struct TiesTests {
    /// Against every valuation, one by one: the cubes hold those that are allowed, each once.
    @Test func cubesAreWhatIsAllowed() throws {
        for seed in UInt64(1)...2000 {
            var random = SeededGenerator(seed: seed)
            let count = Int.random(in: 1...7, using: &random)
            let pairs = (0..<Int.random(in: 0...10, using: &random)).map { _ in
                (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
            }
            let known = UInt64.random(in: 0..<1 << UInt64(count), using: &random)
            let given = Cube(known: known, value: known & UInt64.random(in: 0..<1 << UInt64(count), using: &random))
            let cubes = try #require(Ties(following(pairs, count)).allowed(in: given))
            for valuation in 0..<UInt64(1) << UInt64(count) {
                let isAllowed =
                    given.contains(Cube(known: .max, value: valuation))
                    && pairs.allSatisfy { valuation >> UInt64($0) & 1 == 0 || valuation >> UInt64($1) & 1 == 1 }
                let holding = cubes.count { $0.contains(Cube(known: .max, value: valuation)) }
                #expect(holding == (isAllowed ? 1 : 0), "seed \(seed)")
            }
        }
    }

    /// What follows from each value of each bit, itself included.
    private func following(_ pairs: [(Int, Int)], _ count: Int) -> [(whenTrue: Cube, whenFalse: Cube)] {
        func closure(_ bit: Int, _ next: (Int) -> [Int]) -> UInt64 {
            var all: UInt64 = 1 << UInt64(bit)
            var queue = [bit]
            while let one = queue.popLast() {
                for other in next(one) where all >> UInt64(other) & 1 == 0 {
                    all |= 1 << UInt64(other)
                    queue.append(other)
                }
            }
            return all
        }
        return (0..<count).map { bit in
            let up = closure(bit) { one in pairs.filter { $0.0 == one }.map(\.1) }
            let down = closure(bit) { one in pairs.filter { $0.1 == one }.map(\.0) }
            return (Cube(known: up, value: up), Cube(known: down, value: 0))
        }
    }

    /// `others` imply what they have in common, or nothing in common.
    private func graph(_ count: Int, _ implied: (Int) -> String) -> NavGraph {
        var text = "navgraph: 1\napp: Ties\nentry: home\nconditions:\n"
        for name in Set((0..<count).map(implied)).sorted() { text += "  \(name):\n" }
        for number in 0..<count { text += "  a\(number): { implies: \(implied(number)) }\n" }
        text += "screens:\n  home:\n    transitions:\n"
        for number in 0..<count {
            text +=
                "      go\(number): [ { when: [ a\(number), not \(implied(number)) ], present: other }, { present: home } ]\n"
        }
        return read(text + "  other:\n").graph
    }

    @Test func manyThatImplyOne() {
        let findings = lint(graph(30) { _ in "b" })
        #expect(findings.filter { $0.rule == .unreachableTransition }.count == 30)
        #expect(findings.filter { $0.rule == .unreachableScreen }.count == 1)
    }

    @Test func manyThatHaveNothingInCommon() {
        #expect(lint(graph(30) { "b\($0)" }).map(\.rule).contains(.undecided))
    }
}
