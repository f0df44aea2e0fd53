import NavGraphLint
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// What an element allows and does not do is told where the element begins.
@Suite(.processorTime) struct UnusedAllowTests {
    @Test("Each kind of element has its own place") func places() throws {
        let yaml =
            appHead("main", of: "Notes") + """
                links: { schemes: [notes] }
                conditions: [isNew]
                flows:
                  main:
                    allow: { unreachable-flow: it is not }
                    screens:
                      home:
                        title: Home
                        allow: { dead-end: it is none, unreachable-screen: nor that }
                        transitions:
                          open: { push: note, allow: { ignored-event: it is not } }
                          choose:
                            - { push: note, when: isNew, sets: { isNew: false } }
                            - { push: note, allow: { unreachable-transition: it is not }, sets: { isNew: true } }
                      note: {}
                deepLinks:
                  note: { url: /note, opens: note, path: [home.open], allow: { unroutable-link: it is not } }
                """
        let graph = try graph(yaml)
        let found = lint(graph).filter { $0.rule == .unusedAllow }
        #expect(
            expected(found, in: graph) { _ in Array(yaml.utf8) }.map(\.description) == [
                "unused-allow flow:main line 7", "unused-allow screen:home line 10",
                "unused-allow transition:home.open line 14", "unused-allow transition:home.choose#2 line 17",
                "unused-allow deepLink:note line 20",
            ])
    }
}
