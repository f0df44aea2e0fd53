import NavGraphLint
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// What a finding about a step that cannot be done says of how its screen was come to.
@Suite(.processorTime) struct FaultMessageTests {
    /// An app whose stack `main` begins with `home`, and its message of a rule.
    @Test(
        arguments: [
            (
                .pushOutsideStack, "", "card: { transitions: { next: { push: card } } }",
                "transitions: { card: { present: card } }",
                "'next' pushes 'card' on 'card', but there is no stack to push onto when reached from 'home'"
            ),
            (
                .pushOutsideStack, "", "card: { transitions: { next: { push: card } } }",
                "deepLinks: { c: { url: /c, opens: card, by: present } }",
                "'next' pushes 'card' on 'card', but there is no stack to push onto when opened by the link 'c'"
            ),
            (
                .popAtBottom, "open: { present: card, in: stack }", "card: { transitions: { x: { pop: back } } }", "",
                "'x' pops back, but 'card' has no screen below it in a stack when reached from 'home'"
            ),
            (
                .popAtBottom, "open: { present: card, in: stack, then: { pop: back } }", "card:", "",
                "'open' pops back in a 'then', but 'card', which is current then, has no screen below it in a stack"
            ),
            (
                .popToAbsent, "open: { present: card, in: stack }", "card: { transitions: { x: { pop: home } } }", "",
                "'x' pops to 'home', but 'card' has no 'home' below it in a stack when reached from 'home'"
            ),
            (
                .sendUnknown, "open: { push: list }",
                "list: { transitions: { edit: { present: card } } }\n"
                    + "  card: { transitions: { save: { dismiss: top, send: reload } } }",
                "", "'save' sends 'reload' to 'list', which does not receive it"
            ),
            (
                .finishWithoutOpener, "open: { root: card }", "card: { outcomes: [done] }", "",
                "'done' ends 'card' when reached from 'home', but no screen that opened it is still open, "
                    + "so no 'returns' can handle 'done'"
            ),
        ] as [(Rule, String, String, String, String)])
    func says(_ rule: Rule, _ home: String, _ screens: String, _ rest: String, _ message: String) throws {
        let graph = try graph(
            appHead("main", of: "F") + """
                links: { schemes: [f] }
                flows:
                  main:
                    screens:
                      home: { receives: [reload], transitions: { \(home) } }
                screens:
                  \(screens)
                \(rest)
                """)
        let found = try #require(lint(graph).first { $0.rule == rule }).message
        #expect(found.hasPrefix(message))
    }

    @Test func aFlowThatNobodyOpened() throws {
        let reading = read(
            appHead("main", of: "F") + """
                flows:
                  main:
                    outcomes: [done]
                    screens:
                      home: { transitions: { end: { finish: done } } }
                """)
        #expect(
            lint(reading.graph).first { $0.rule == .finishWithoutOpener }?.message
                == "'end' ends 'main' with 'done', but no screen that opened the flow is still open, "
                + "so no 'returns' can handle 'done'")
    }
}
