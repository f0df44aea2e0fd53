import NavGraphModel
import Testing

/// What links of language 1.1 say: `pending`, `reuse`, texts of a query. LANGUAGE 7.
@Suite(.processorTime) struct LinkWordTests {
    private let header =
        appHead("f", language: "1.1") + """
            flows: { f: { screens: { a: , b: } } }

            """

    @Test func reuseIsForPushesOfScreens() {
        expectMarks(
            """
            deepLinks:
              c: { shortcut: c, opens: home, reuse: true }
              #                              ^^^^^ conflicting-actions deepLink:c
              d: { shortcut: d, opens: f, by: push, reuse: true }
              #                                     ^^^^^ conflicting-actions deepLink:d
              e: { shortcut: e, opens: home, by: push, reuse: true, pending: never }
            flows: { f: { screens: { home: } } }
            """)
    }

    @Test func linksHaveThePendingOfTheirFile() {
        let text =
            header + """
                links: { pending: never }
                deepLinks:
                  c: { shortcut: c, opens: b, by: present }
                  d: { shortcut: d, opens: b, by: present, pending: keep }
                """
        #expect(read(text).graph.deepLinks.map(\.pending) == [.never, .keep])
        #expect(
            read(text.replacing("links: { pending: never }", with: "")).graph.deepLinks.map(\.pending) == [
                .keep, .keep,
            ])
    }

    @Test func aTextInTheQueryGivesNothing() {
        let reading = read(
            header + """
                links: { schemes: [a] }
                deepLinks:
                  c: { url: /c, query: { mode: '"x y"', n: Int }, opens: b, by: present }
                """)
        let link = reading.graph.deepLinks[DeepLinkID(raw: 0)]
        #expect(reading.findings.isEmpty)
        #expect(link.queryTexts.map { reading.graph.text[$0.value] } == ["x y"])
        #expect(reading.graph.linkNames(of: DeepLinkID(raw: 0)).map { reading.graph.text[$0] } == ["n"])
    }
}
