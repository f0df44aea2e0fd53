import NavGraphLint
import NavGraphModel
import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphInterpreter
@testable import NavGraphRuns

/// Handlers that `finish` and then continue, one inside the other.
@Suite(.processorTime) struct NestedHandlerTests {
    /// A flow that opens itself; each of its outcomes ends the flow below with the other one, and then continues.
    private static func recursion(_ one: String, _ two: String) -> String {
        appHead("{ root: shop, returns: { one: ~, two: ~ } }", of: "App") + """
            conditions: { paid: false, seen: false }
            flows:
              shop:
                outcomes: [one, two]
                screens:
                  list:
                    receives: [reload]
                    transitions:
                      open:
                        push: shop
                        returns: { one: { finish: two, then: \(one) }, two: { finish: one, then: \(two) } }
                      cover: { present: shop, returns: { one: { finish: two, then: \(one) }, two: ~ } }
                      endOne: { finish: one }
                      endTwo: { finish: two }
                      buy: { when: paid, push: receipt }
                      look: { when: seen, present: receipt }
                  receipt: { requires: paid }

            """
    }

    /// Work that the work after it repeats or undoes.
    @Test(
        "Handlers that end with the same work are exact at any depth",
        arguments: [
            ("{ pop: root }", "{ pop: root }"), ("{ dismiss: all }", "{ dismiss: all }"),
            ("{ pop: root }", "{ root: receipt }"), ("{ root: shop }", "{ root: receipt }"),
            ("{ sets: { seen: true } }", "{ sets: { seen: true } }"),
            ("{ sets: { paid: true }, pop: root }", "{ sets: { paid: true }, pop: root }"),
            ("{ sets: { paid: true }, dismiss: all }", "{ sets: { paid: true }, root: shop }"),
        ])
    func sameWork(_ one: String, _ two: String) throws {
        try expectAgreement(one, two, isExact: true)
    }

    /// Work that adds something each time has no bound; what is said then is right all the same.
    @Test(
        "Handlers whose work adds up are exact, or undecided by name",
        arguments: [
            ("{ push: receipt }", "{ pop: root }"), ("{ dismiss: top }", "{ finish: two }"),
            ("{ sets: { seen: true } }", "{ sets: { paid: true }, pop: root }"),
            ("{ sets: { seen: true }, pop: back }", "{ pop: root }"), ("{ send: reload }", "{ replace: receipt }"),
        ])
    func otherWork(_ one: String, _ two: String) throws {
        try expectAgreement(one, two, isExact: false)
    }

    private func expectAgreement(_ one: String, _ two: String, isExact: Bool) throws {
        let text = Self.recursion(one, two)
        let graph = try graph(text)
        let runs = RunAnalysis(graph, lists: false)
        #expect(!isExact || runs.limit == nil)
        let explorer = Explorer(graph, frames: 8, configurations: 2_000)
        let found = RunPropertyTests.complaints(explorer, lists: false, regions: false, conditions: true)
        #expect(found.isEmpty, "\(found)\n\(text)")
    }

    /// Each flow that ends opens a sheet more: that has no bound.
    @Test("A comparison of graphs at a limit reports what is certain, and that the rest was not judged")
    func comparedAtALimit() throws {
        let text = Self.recursion("{ present: receipt }", "{ pop: root }")
            .replacing("      receipt:", with: "      manual: {}\n      receipt:")
        let more = text.replacing("endOne:", with: "help: { push: manual }\n          endOne:")
        let sides = try [more, text].map { text in
            let reading = read(text)
            try #require(reading.isUsable, "\(reading.findings.map(\.message))")
            return ComparedGraph(graph: reading.graph, runs: RunAnalysis(reading.graph))
        }
        try #require(sides.allSatisfy { $0.runs?.limit != nil })
        for isReversed in [false, true] {
            let (old, new) = isReversed ? (sides[1], sides[0]) : (sides[0], sides[1])
            let analysis = ChangeAnalysis(from: old, to: new, GraphChanges(from: old.graph, to: new.graph))
            let rows = analysis.consequences.rows.filter { $0.kind == .unreachable || $0.kind == .reachable }
            #expect(rows.map(\.kind) == [isReversed ? .reachable : .unreachable])
            #expect(rows.map(\.subjects) == [["screen:manual"]])
            #expect(rows.map(\.cause) == ["transition:list.help"])
            #expect(!analysis.consequences.notJudged.isEmpty)
        }
    }

    /// Each of 30 flows opens the next one; the last one ends all of them, and each handler sets its own condition.
    @Test("Flows that end each other are exact, however many there are")
    func flowsInEachOther() throws {
        let count = 30
        let flows = (0..<count).map { number in
            let open = "open: { push: f\(number + 1), returns: \(handler(number)) }"
            let event = number == count - 1 ? "end: { finish: done\(number) }" : open
            let screen = "a\(number): { transitions: { \(event) } }"
            return "  f\(number): { outcomes: [done\(number)], screens: { \(screen) } }\n"
        }
        let asked = (0..<count - 1).map { "c\($0)" }.joined(separator: ", ")
        let graph = try graph(
            appHead("{ root: home }", of: "App") + """
                conditions: { \((0..<count).map { "c\($0): false" }.joined(separator: ", ")) }
                flows:
                  home:
                    screens:
                      first:
                        transitions: { open: { push: f0, returns: { done0: ~ } }, buy: { when: [\(asked)], push: goal } }
                      goal: {}
                \(flows.joined())
                """)
        let runs = RunAnalysis(graph)
        #expect(runs.limit == nil)
        let goal = try #require(graph.screens.ids.first { graph.name(of: $0) == "goal" })
        // To the last flow, its end, and the event.
        #expect(runs.distance(of: goal) == count + 2)
        #expect(runs.witness(to: goal)?.length == count + 2)
    }

    private func handler(_ number: Int) -> String {
        "{ done\(number + 1): { finish: done\(number), then: { sets: { c\(number): true } } } }"
    }
}
