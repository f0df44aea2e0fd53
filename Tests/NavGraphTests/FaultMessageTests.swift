import NavGraphLint
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// What a finding about a step that cannot be done says of how its screen was come to.
@Suite(.processorTime) struct FaultMessageTests {
    private func message(_ rest: String) throws -> String {
        let reading = read(
            """
            navgraph: 1
            app: F
            entry: main
            links: { schemes: [f] }
            flows:
              main:
                screens:
                  home: { transitions: { list: { push: list } } }
                  list: { transitions: { open: { push: home } } }
            screens:
              card: { transitions: { next: { push: card } } }
            \(rest)
            """)
        try #require(reading.isUsable, "\(reading.findings.map(\.message))")
        return try #require(lint(reading.graph).first { $0.rule == .pushOutsideStack }).message
    }

    @Test func theScreenBefore() throws {
        #expect(
            try message("transitions: { card: { present: card } }").hasPrefix(
                "'next' pushes 'card' on 'card', but there is no stack to push onto when reached from 'home'"))
    }

    @Test func theLink() throws {
        #expect(
            try message("deepLinks: { c: { url: /c, opens: card, by: present } }").hasPrefix(
                "'next' pushes 'card' on 'card', but there is no stack to push onto when opened by the link 'c'"))
    }

    /// The message of a rule about an app whose stack `main` begins with `home`.
    private func message(_ rule: Rule, _ home: String, _ screens: String, _ rest: String = "") throws -> String {
        let reading = read(
            """
            navgraph: 1
            app: F
            entry: main
            flows:
              main:
                screens:
                  home: { receives: [reload], transitions: { \(home) } }
            screens:
              \(screens)
            \(rest)
            """)
        try #require(reading.isUsable, "\(reading.findings.map(\.message))")
        return try #require(lint(reading.graph).first { $0.rule == rule }).message
    }

    @Test func aPopAtTheBottom() throws {
        #expect(
            try message(
                .popAtBottom, "open: { present: card, in: stack }", "card: { transitions: { x: { pop: back } } }")
                == "'x' pops back, but 'card' has no screen below it in a stack when reached from 'home'")
    }

    @Test func aPopInAThen() throws {
        #expect(
            try message(.popAtBottom, "open: { present: card, in: stack, then: { pop: back } }", "card:")
                == "'open' pops back in a 'then', but 'card', which is current then, has no screen below it in a stack")
    }

    @Test func aPopToAScreenBelowTheSheet() throws {
        #expect(
            try message(
                .popToAbsent, "open: { present: card, in: stack }", "card: { transitions: { x: { pop: home } } }")
                == "'x' pops to 'home', but 'card' has no 'home' below it in a stack when reached from 'home'")
    }

    @Test func whoReceivesAMessage() throws {
        #expect(
            try message(
                .sendUnknown, "open: { push: list }",
                "list: { transitions: { edit: { present: card } } }\n"
                    + "  card: { transitions: { save: { dismiss: top, send: reload } } }")
                == "'save' sends 'reload' to 'list', which does not receive it")
    }

    @Test func anOutcomeThatNobodyHandles() throws {
        #expect(
            try message(.finishWithoutOpener, "open: { root: card }", "card: { outcomes: [done] }")
                == "'done' ends 'card' when reached from 'home', but no screen that opened it is still open, "
                + "so no 'returns' can handle 'done'")
    }

    @Test func aFlowThatNobodyOpened() throws {
        let reading = read(
            """
            navgraph: 1
            app: F
            entry: main
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
