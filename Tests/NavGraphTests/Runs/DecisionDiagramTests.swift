import NavGraphTestSupport
import Testing

@testable import NavGraphRuns

/// Each operation on decision diagrams against the truth tables of its operands.
@Suite(.processorTime) struct DecisionDiagramTests {
    typealias Time = DecisionDiagrams.Time
    /// Two conditions that something sets, and one that nothing does: 2³ · 2³ · 2 valuations.
    private static let isSet = [true, false, true]
    private static let count = 1 << 7

    /// The place of a condition's value in the number of a valuation.
    private static func bit(_ condition: Int, _ time: Time) -> Int {
        isSet[condition] ? (condition / 2) * 3 + Int(time.rawValue) : 6
    }
    private static func value(_ condition: Int, _ time: Time, in valuation: Int) -> Bool {
        valuation >> bit(condition, time) & 1 == 1
    }
    private static let bits: [(condition: Int, time: Time)] =
        [0, 2].flatMap { condition in [.now, .between, .opening].map { (condition, $0) } } + [(1, .always)]

    private static let isFree = [true, false, false]
    private var diagrams = DecisionDiagrams(isSet: Self.isSet, isFree: Self.isFree)

    private func table(_ f: BDD) -> [Bool] {
        (0..<Self.count).map { valuation in diagrams.holds(f) { Self.value($0, $1, in: valuation) } }
    }

    /// A random set that asks for some of the values only.
    private mutating func random(_ generator: inout Numbers, _ times: Set<Time> = [.now, .between, .opening]) -> BDD {
        var result = BDD.none
        for _ in 0..<4 {
            var part = BDD.all
            for (condition, time) in Self.bits where times.contains(time) || time == .always {
                let choice = generator.next() >> 40 & 3
                if choice < 2 { part = diagrams.and(part, diagrams.literal(condition, choice == 1, at: time)) }
            }
            result = diagrams.or(result, part)
        }
        return result
    }

    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }

    @Test mutating func setsAreAsTheirTables() {
        var numbers = Numbers(state: 1)
        for _ in 0..<200 {
            let (f, g) = (random(&numbers), random(&numbers))
            let (tf, tg) = (table(f), table(g))
            // Before the sets that would answer it are there.
            let (meets, contains) = (diagrams.meets(f, g), diagrams.contains(f, g))
            let (both, either, rest) = (diagrams.and(f, g), diagrams.or(f, g), diagrams.minus(f, g))
            #expect(meets == !both.isEmpty && meets == diagrams.meets(g, f))
            #expect(contains == diagrams.contains(f, g))
            #expect(table(both) == zip(tf, tg).map { $0 && $1 })
            #expect(table(either) == zip(tf, tg).map { $0 || $1 })
            #expect(table(rest) == zip(tf, tg).map { $0 && !$1 })
            #expect(contains == zip(tf, tg).allSatisfy { $0 || !$1 })
            #expect((f == g) == (tf == tg))
        }
    }

    @Test mutating func relationsAreAsTheirTables() {
        var numbers = Numbers(state: 2)
        func either(_ table: [Bool], _ time: Time) -> [Bool] {
            let mask = [0, 2].reduce(0) { $0 | 1 << Self.bit($1, time) }
            return table.indices.map { valuation in
                table.indices.contains { table[$0] && ($0 ^ valuation) & ~mask == 0 }
            }
        }
        for _ in 0..<200 {
            let (f, g) = (random(&numbers), random(&numbers))
            let (tf, tg) = (table(f), table(g))
            for time in [Time.now, .between, .opening] {
                let (forgotten, joined) = (diagrams.forgetting(time, f), diagrams.joined(f, g, over: time))
                #expect(table(forgotten) == either(tf, time))
                #expect(table(joined) == either(zip(tf, tg).map { $0 && $1 }, time))
            }
            for condition in 0..<3 {
                let bit = 1 << Self.bit(condition, .now)
                let set = diagrams.assigning(f, condition, to: true)
                let assigned = table(set)
                for valuation in tf.indices {
                    let before = tf[valuation & ~bit] || tf[valuation | bit]
                    #expect(assigned[valuation] == (valuation & bit != 0 && before))
                }
            }
        }
    }

    @Test(arguments: [(Time.now, Time.between), (.opening, .between), (.between, .now), (.between, .opening)])
    mutating func timesAreRenamed(_ from: Time, _ to: Time) {
        var numbers = Numbers(state: 3)
        for _ in 0..<100 {
            let others = Set([Time.now, .between, .opening]).subtracting([to])
            let f = random(&numbers, others)
            let renamed = diagrams.renaming(f, from, to: to)
            let (before, after) = (table(f), table(renamed))
            for valuation in after.indices {
                var moved = valuation
                for condition in [0, 2] {
                    let value = Self.value(condition, to, in: valuation)
                    let bit = 1 << Self.bit(condition, from)
                    moved = value ? moved | bit : moved & ~bit
                }
                #expect(after[valuation] == before[moved])
            }
        }
    }

    @Test mutating func whatIsFreeIsReleased() {
        var numbers = Numbers(state: 5)
        for _ in 0..<200 {
            let f = random(&numbers)
            let before = table(f)
            let released = diagrams.releasing(f)
            let after = table(released)
            let flipped = 1 << Self.bit(0, .now)
            #expect(after == before.indices.map { before[$0] || before[$0 ^ flipped] })
        }
    }

    @Test mutating func sameIsSame() {
        let same = diagrams.same(.now, .opening)
        let table = table(same)
        for valuation in table.indices {
            let isSame = [0, 2].allSatisfy {
                Self.value($0, .now, in: valuation) == Self.value($0, .opening, in: valuation)
            }
            #expect(table[valuation] == isSame)
        }
    }

    @Test mutating func tooManyNodesAreSaid() {
        var few = DecisionDiagrams(isSet: Array(repeating: true, count: 12), limit: 50)
        _ = few.same(.now, .opening)
        #expect(few.isExhausted)
        #expect(few.count <= 50)
    }

    /// Few nodes can be asked for without end.
    @Test mutating func tooManyResultsAreSaid() {
        var few = DecisionDiagrams(isSet: Array(repeating: true, count: 12), results: 400)
        let same = few.same(.now, .opening)
        #expect(!few.isExhausted)
        for condition in 0..<12 where !few.isExhausted {
            for value in [false, true] { _ = few.assigning(same, condition, to: value) }
        }
        #expect(few.isExhausted)
        #expect(few.forgetting(.now, few.assigning(same, 11, to: true)).isEmpty)
    }
}
