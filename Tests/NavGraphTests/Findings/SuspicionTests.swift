import NavGraphTestSupport
import Testing

/// What is suspected without a run.
@Suite(.processorTime) struct SuspicionTests {
    /// Only without 'c' a column holds something else than at first, so only then it is not known whether the user comes back.
    @Test func aConditionThatNothingSetsIsNotForgottenInASplit() throws {
        let graph = try graph(
            appHead("main", of: "S") + """
                conditions: { c: unknown }
                flows:
                  main: { columns: [left, right] }
                  left:
                    screens:
                      l0: { transitions: { e0: { when: not c, replace: r1 } } }
                      l1: { transitions: { e0: { show: r2, in: right } } }
                  right:
                    screens:
                      r0: { transitions: { e0: { present: r1 }, e1: { when: not c, push: l1 } } }
                      r1: {}
                      r2: { transitions: { e0: { push: r2 } } }
                checks: [ { reach: r1, from: l0 } ]
                """)
        #expect(lint(graph).allSatisfy { !$0.isSuspected })
    }
}
