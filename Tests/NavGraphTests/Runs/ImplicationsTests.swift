import NavGraphModel
import NavGraphTestSupport
import Testing

@testable import NavGraphRuns

/// `implies`, and sets of conditions of any number. LANGUAGE 2.
@Suite(.processorTime) struct ImplicationsTests {
    /// Against every valuation, one by one: deciding all conditions, in any order, gives each that is allowed, once.
    @Test func decidingGivesWhatIsAllowed() throws {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<300 {
            let count = Int.random(in: 1...7, using: &random)
            let pairs = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
            }
            // Conditions far from each other: a word holds 64 of them.
            let stride = [1, 40, 70].randomElement(using: &random)!
            let implications = Implications(following(pairs, count, stride))
            var allowed: Set<Int> = []
            for valuation in 0..<1 << count where pairs.allSatisfy({ valuation >> $0.0 & 1 <= valuation >> $0.1 & 1 }) {
                allowed.insert(valuation)
            }
            let order = (0..<count).shuffled(using: &random)
            var cubes = [Cube()]
            for one in order {
                cubes = cubes.flatMap { $0[one * stride] == nil ? implications.parts(of: $0, by: one * stride) : [$0] }
            }
            let found = cubes.map { cube in (0..<count).reduce(0) { $0 | (cube[$1 * stride]! ? 1 << $1 : 0) } }
            #expect(found.count == allowed.count && Set(found) == allowed, "\(pairs)")
            for cube in cubes { #expect(implications.closed(cube) == cube) }
        }
    }

    /// Against sets of the standard library.
    @Test func setsOfConditions() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<500 {
            let (a, b) = (0..<2).map { _ in
                Set((0..<Int.random(in: 0...5, using: &random)).map { _ in Int.random(in: 0..<200, using: &random) })
            }.reduce(into: ([Int](), [Int]())) { pair, set in
                if pair.0.isEmpty { pair.0 = set.sorted() } else { pair.1 = set.sorted() }
            }
            func made(_ numbers: [Int]) -> ConditionSet {
                var set = ConditionSet()
                for number in numbers.shuffled(using: &random) {
                    set.insert(number)
                    set.insert(199 - number)
                    if !numbers.contains(199 - number) { set.remove(199 - number) }
                    set.insert(number)
                }
                return set
            }
            let (x, y) = (made(a), made(b))
            #expect(Array(x) == a && Array(y) == b)
            #expect(Array(x.union(y)) == Set(a).union(b).sorted())
            #expect(Array(x.intersection(y)) == Set(a).intersection(b).sorted())
            #expect(Array(x.subtracting(y)) == Set(a).subtracting(b).sorted())
            #expect(Array(x.symmetricDifference(y)) == Set(a).symmetricDifference(b).sorted())
            #expect((x == y) == (a == b) && x.least == a.first && x.isEmpty == a.isEmpty)
            #expect(x.subtracting(x) == ConditionSet() && x.union(y).subtracting(y) == x.subtracting(y))
        }
    }

    /// Against dictionaries.
    @Test func cubesOfConditions() {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<500 {
            var (values, cubes) = ([[Int: Bool]](), [Cube]())
            for _ in 0..<2 {
                let numbers = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    [0, 63, 64, 127, 128, 190].randomElement(using: &random) ?? 0
                }
                var (value, cube) = ([Int: Bool](), Cube())
                for number in numbers {
                    value[number] = Bool.random(using: &random)
                    cube[number] = value[number]
                }
                values.append(value)
                cubes.append(cube)
            }
            let (a, b) = (values[0], values[1])
            let isOpposed = a.contains { b[$0.key] == !$0.value }
            #expect(cubes[0].meets(cubes[1]) == !isOpposed && cubes[1].meets(cubes[0]) == !isOpposed)
            #expect(cubes[0].firstOpen(of: cubes[1]) == b.keys.filter { a[$0] == nil }.min())
            #expect(cubes[0].contains(cubes[1]) == a.allSatisfy { b[$0.key] == $0.value })
        }
    }

    private func following(_ pairs: [(Int, Int)], _ count: Int, _ stride: Int) -> [(whenTrue: Cube, whenFalse: Cube)] {
        func closure(_ one: Int, _ next: (Int) -> [Int], _ value: Bool) -> Cube {
            var cube = Cube()
            var pending = [one]
            while let number = pending.popLast() {
                if cube[number * stride] != nil { continue }
                cube[number * stride] = value
                pending += next(number)
            }
            return cube
        }
        var all = Array(repeating: (whenTrue: Cube(), whenFalse: Cube()), count: count * stride)
        for number in 0..<count {
            all[number * stride] = (
                closure(number, { one in pairs.filter { $0.0 == one }.map(\.1) }, true),
                closure(number, { one in pairs.filter { $0.1 == one }.map(\.0) }, false)
            )
        }
        return all
    }

    /// `others` imply what they have in common, or nothing in common.
    private func graph(_ count: Int, _ implied: (Int) -> String) -> NavGraph {
        var text = "navgraph: 1\napp: Implied\nentry: home\nconditions:\n"
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
        let findings = lint(graph(30) { "b\($0)" })
        #expect(findings.filter { $0.rule == .unreachableTransition }.count == 30)
        #expect(!findings.contains { $0.rule == .undecided })
    }
}
