import NavGraphLint
import NavGraphTestSupport
import Testing

/// What is left in a tab stays there when a run goes on in another one, and comes to the same tabs again above it.
@Suite(.processorTime) struct GrowthAsideTests {
    private func growing(_ more: String) throws -> [String: [String]] {
        try growing(
            in: appHead("t", of: "R") + """
                flows:
                  f:
                    container: stack
                    screens:
                      a: { transitions: { on: { push: b } } }
                      b:
                  t: { tabs: [f, c] }
                screens:
                  c: { transitions: { more: \(more) } }
                """)
    }

    /// The runs of `unbounded-stack`, by subject.
    private func growing(in yaml: String) throws -> [String: [String]] {
        let graph = try graph(yaml)
        var found: [String: [String]] = [:]
        for finding in lint(graph) where finding.rule == .unboundedStack {
            found[finding.subject.spelled(in: graph.text)] = finding.witness.map(\.step)
        }
        return found
    }

    @Test func framesOfAnotherTabStay() throws {
        let found = try growing("{ present: t }")
        #expect(found.keys.sorted() == ["transition:a.on", "transition:c.more"])
        let run = try #require(found["transition:a.on"])
        #expect(run.first == "launch" && run.last == "event:a.on" && run.count { $0 == "event:a.on" } == 2)
    }

    /// A step that pushes, and then replaces everything or turns to another tab: only the latter leaves something.
    @Test(arguments: ["root: end", "select: c", "pop: back"]) func whatAStepLeaves(_ then: String) throws {
        let found = try growing(
            in: appHead("t", of: "R") + """
                flows:
                  f: { screens: { a: { transitions: { on: { push: b, then: { \(then) } } } }, b: {} } }
                  t: { tabs: [f, c] }
                screens:
                  c: { transitions: { more: { present: t } } }
                  end: {}
                """)
        let leaves = then == "select: c"
        #expect(found.keys.sorted() == (leaves ? ["transition:a.on", "transition:c.more"] : ["transition:c.more"]))
        #expect(found.values.allSatisfy { !$0.isEmpty })
    }

    /// Which screen is in a column is decided with the step that shows the columns: `detail` is never seen above itself.
    /// That of `more` there is no end leaves the configurations without an end, too.
    @Test func whatAStepReplacesDoesNotGrow() throws {
        let found = try growing(
            in: appHead("t", of: "R") + """
                flows:
                  t: { columns: [list, detail] }
                  u: { columns: [list, detail] }
                  f:
                    container: stack
                    screens:
                      again: { transitions: { more: { push: again } } }
                screens:
                  list: { transitions: { deeper: { present: f } } }
                  detail: { transitions: { open: { present: u, then: { show: other, in: detail } } } }
                  other:
                """)
        #expect(Array(found.keys) == ["transition:again.more"])
    }

    /// A new root takes all tabs away.
    @Test func framesGoWithTheirTabs() throws {
        #expect(try growing("{ root: t }").isEmpty)
    }
}
