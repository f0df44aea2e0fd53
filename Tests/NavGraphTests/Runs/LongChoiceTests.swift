import NavGraphModel
import NavGraphTestSupport
import Synchronization
import Testing

@testable import NavGraphChanges
@testable import NavGraphRuns

/// Choices of `start` and `entry` of which each alternative asks for other conditions: all their combinations are too many.
@Suite(.processorTime) struct LongChoiceTests {
    private static let count = 40

    /// A screen for each alternative of `start`; which of them the launch shows is decided there.
    private static func graph(
        in order: [Int] = Array(0..<count), flow: String = "main", isSorted: Bool = false
    ) -> NavGraph {
        let names =
            isSorted
            ? ["a", "b"].flatMap { name in (0..<count).map { "\(name)\($0): unknown" } }
            : (0..<count).flatMap { ["a\($0): unknown", "b\($0): unknown"] }
        let choices = order.map { "{ when: [a\($0), b\($0)], screen: s\($0) }" }
        let screens = (0..<count).map {
            "      s\($0): { transitions: { next: { push: \(flow) }, leave: { sets: { a\($0): false }, root: \(flow) } } }\n"
        }
        let reading = read(
            appHead("\(flow)", of: "Choice") + """
                conditions: { \(names.joined(separator: ", ")) }
                flows:
                  \(flow):
                    start: [\((choices + ["{ screen: s0 }"]).joined(separator: ", "))]
                    screens:
                \(screens.joined())
                """)
        #expect(reading.isUsable, "\(reading.findings.map(\.message))")
        return reading.graph
    }

    @Test func eachAlternativeHasARun() {
        let runs = RunAnalysis(Self.graph())
        for screen in runs.graph.screens.ids {
            let run = runs.witness(to: screen)
            #expect(run?.length == 0 && run?.steps.last?.screen == screen, "\(runs.graph.name(of: screen))")
        }
    }

    /// Diagrams are small where the conditions of an alternative stand together, wherever the file has them.
    @Test func whereConditionsAreDeclaredIsNoMatter() {
        let runs = RunAnalysis(Self.graph(isSorted: true))
        #expect(runs.limit == nil && runs.graph.screens.ids.allSatisfy(runs.isReachable))
    }

    @Test func aLaunchIsKnownForEachAlternative() {
        let runs = RunAnalysis(Self.graph())
        let found = runs.machine.launchesByChoice().map(\.end.current)
        #expect(Set(found).count == Self.count)
        // One for what `entry` has, and one for each alternative of `start`.
        #expect(found.count <= Self.count + 2)
    }

    /// An analysis gives up also where it carries out events again and again and hardly anything new comes of it.
    @Test func whatIsCarriedOutCounts() {
        let events = (0..<500).map { "e\($0): { sets: { f: true } }" }.joined(separator: ", ")
        let graph = read(
            appHead("main", of: "Events")
                + "conditions: { f: false }\nflows: { main: { screens: { a: { transitions: { \(events) } } } } }"
        ).graph
        #expect(SymbolicAnalysis(Machine(Program(graph))).above.spent >= 2 * 500)
    }

    /// The analyses that a comparison makes, without those of the two graphs.
    private static func analyses(from old: NavGraph, to new: NavGraph) -> (count: Int, Consequences) {
        let sides = [old, new].map { ComparedGraph(graph: $0, runs: RunAnalysis($0)) }
        let count = Mutex(0)
        let found = RunAnalysis.$willAnalyze.withValue({ _, _ in count.withLock { $0 += 1 } }) {
            ChangeAnalysis(from: sides[0], to: sides[1], GraphChanges(from: old, to: new)).consequences
        }
        return (count.withLock { $0 }, found)
    }

    @Test func aFlowThatIsRenamedNeedsNoFurtherAnalysis() {
        let (count, found) = Self.analyses(from: Self.graph(), to: Self.graph(flow: "other"))
        #expect(count == 0)
        #expect(found.rows.isEmpty && found.notJudged.isEmpty, "\(found.rows.map(\.kind)) \(found.notJudged)")
    }

    @Test func alternativesThatChangePlacesNeedFewAnalyses() {
        var order = Array(0..<Self.count)
        order.swapAt(20, 21)
        let (count, found) = Self.analyses(from: Self.graph(), to: Self.graph(in: order))
        #expect(count == 0)
        // Of the reasons for which the launch shows another screen there are more than are told.
        #expect(found.notJudged == ["what the app starts on", "what main starts on"])
        #expect(found.rows.contains { $0.kind == .starts && $0.before == "s20" && $0.after == "s21" })
    }

    /// Each alternative of one list goes with each of the other: more pairs than there is work for.
    @Test func reasonsOfAllPairsAreNotTriedWithoutEnd() {
        func fact(_ condition: Int) -> Fact { Fact(condition: condition, value: true) }
        let graph = Self.graph()
        let words = ElementWords(graph: graph, renaming: Renaming())
        let sets = ConditionSets(words, words)
        let lists = [0, 1].map { list in (0..<Self.count / 2).map { [fact(4 * $0 + list), fact(4 * $0 + 2 + list)] } }
        let all = Reasons.all(lists[0], lists[1], in: sets) { _, _ in true }
        #expect(all.count == (lists[0].count + 1) * (lists[1].count + 1))
        // The first alternatives pass none.
        #expect(all[0].sets == [lists[0][0] + lists[1][0]].map { $0.sorted() } && !all[0].isCut)
        #expect(all.last?.isCut == true)
    }
}
