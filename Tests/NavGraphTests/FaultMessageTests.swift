import NavGraphLint
import NavGraphModel
import Testing

/// What a finding about a step that cannot be done says of how its screen was come to.
@Suite struct FaultMessageTests {
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
                "'next' pushes 'card' on 'card', where there is no stack to push onto when it was reached from 'home'"))
    }

    @Test func theLink() throws {
        #expect(
            try message("deepLinks: { c: { url: /c, opens: card, by: present } }").hasPrefix(
                "'next' pushes 'card' on 'card', where there is no stack to push onto when the link 'c' opened it"))
    }
}
