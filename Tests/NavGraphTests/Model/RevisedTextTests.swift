import NavGraphModel
import NavGraphTestSupport
import Testing

/// What the revised norm says of the text. LANGUAGE 2 to 5, 7, 8.
@Suite(.processorTime) struct RevisedTextTests {
    private func graph(_ yaml: String) throws -> NavGraph {
        let reading = read("navgraph: 1\napp: A\nentry: main\n" + yaml)
        try #require(reading.findings.map(\.message) == [])
        return reading.graph
    }

    private func action(_ name: String, _ graph: NavGraph) throws -> Action {
        let id = try #require(graph.transitions.ids.first { graph.text[graph.transitions[$0].name] == name })
        return graph.alternatives[graph.transitions[id].firstAlternative].action
    }

    /// `~` and nothing at all are ignored events, which hide others.
    @Test func ignoredEvents() throws {
        let graph = try graph(
            """
            flows:
              main:
                transitions: { help: { present: aside }, quit: { pop: root } }
                screens:
                  home: { transitions: { help: ~, open: { push: more } } }
                  more: { transitions: { quit: } }
                  aside: {}
            """)
        let events = graph.screens.ids.map { graph.events(of: $0).map { graph.text[graph.transitions[$0].name] } }
        #expect(events == [["help", "open", "quit"], ["quit", "help"], ["help", "quit"]])
        let ignored = graph.screens.ids.map { graph.events(of: $0).filter { graph.isIgnored($0) }.count }
        #expect(ignored == [1, 1, 0])
    }

    /// Alerts have none of the flows' events, and one that a link presents is one, too.
    @Test func alertsHaveNoEventsOfFlows() throws {
        let graph = try graph(
            """
            links: { schemes: [a] }
            transitions: { expire: { root: main } }
            flows:
              main:
                transitions: { help: { present: home } }
                screens:
                  home: { transitions: { ask: { present: sure, style: actionSheet } } }
                  sure: { outcomes: [help] }
                  other: {}
            deepLinks: { l: { shortcut: s, opens: other, by: present, style: alert } }
            """)
        let events = graph.screens.ids.map { graph.events(of: $0).map { graph.text[graph.transitions[$0].name] } }
        #expect(events == [["ask", "help", "expire"], ["expire"], ["expire"]])
    }

    @Test func alertsAreScreens() {
        expectMarks(
            """
            screens:
              home:
                transitions:
                  a: { present: ask, style: alert }
                  #             ^^^ wrong-kind transition:home.a
            flows: { ask: { screens: { sure: {} } } }
            deepLinks:
              l: { shortcut: s, by: present, style: alert, opens: ask }
              #                                                   ^^^ wrong-kind deepLink:l
            """)
    }

    @Test func whatGoesWithReuseAndDetents() {
        expectMarks(
            """
            screens:
              home:
                transitions:
                  a: { push: home, reuse: true }
                  b: { present: home, reuse: true }
                  #                   ^^^^^ conflicting-actions transition:home.b
                  c: { push: flow, reuse: true }
                  #                ^^^^^ conflicting-actions transition:home.c
                  d: { reuse: yes, push: home }
                  #           ^^^ wrong-kind transition:home.d
                  e: { present: home, detents: [] }
                  #                            ^ wrong-kind transition:home.e
                  f: { present: home, detents: medium }
                  #                            ^^^^^^ wrong-kind transition:home.f
                  g: { detents: [large, medium], style: fullScreen, present: home }
                  #                                                 ^^^^^^^ conflicting-actions transition:home.g
                  h: { present: home, style: formSheet, detents: [large, medium, large] }
                  i: { present: home, style: overCurrentContext }
            flows: { flow: { screens: { start: {} } } }
            """)
    }

    @Test func actions() throws {
        let graph = try graph(
            """
            flows:
              main:
                outcomes: [done]
                screens:
                  home:
                    outcomes: [done]
                    transitions:
                      again: { push: home, reuse: true }
                      own: { finish: done }
                      sheet: { present: home, detents: [large, medium, large] }
                  other: { transitions: { whole: { finish: done } } }
            """)
        #expect(try action("again", graph) == .reuse(ScreenID(raw: 0)))
        let own = try action("own", graph)
        #expect(own == .raise(graph.screens[ScreenID(raw: 0)].outcomes.first!))
        #expect(try action("whole", graph) == .finish(graph.flows[FlowID(raw: 0)].outcomes.first!))
        #expect(try action("sheet", graph).presentation?.detents.all == [.large, .medium])
    }

    @Test func sources() throws {
        let graph = try graph(
            """
            screens:
              main: { from: { storyboard: Main } }
              view: { from: swiftui }
            """)
        let main = try #require(graph.text.find("Main"))
        #expect(graph.screens.map(\.source) == [.storyboard(name: main, identifier: .none), .swiftUI])
    }

    @Test func whatLinksAreUnderAndSend() {
        expectMarks(
            """
            links: { schemes: [shop], hosts: [Shop.example.com] }
            screens:
              home: { receives: { look: { at: Int } } }
            deepLinks:
              a: { url: /a, opens: home, under: [SHOP, shop.example.com] }
              b: { url: /b, opens: home, under: [shp] }
              #                                  ^^^ unknown-reference deepLink:b
              c: { url: /c, opens: home, send: luk }
              #                                ^^^ unknown-message deepLink:c
              d: { url: /d, opens: home, send: look }
              #@3-4 missing-argument deepLink:d
              e: { url: "/e/{at}", opens: home, send: look }
              f: { url: "/f/{x}", opens: home, send: look, with: { at: x } }
              g: { url: "/*/*x", opens: home }
              #         ^^^^^^^ wrong-kind deepLink:g
            """)
    }

    @Test func settings() {
        expectMarks(
            """
            swift: { container: ditranquillity, bundle: class, module: Shop, target: x }
            #                                                  ^^^^^^ unknown-key file
            #@66-72 unknown-key file
            screens: { home: {} }
            """)
    }

    @Test func hostIsNoName() {
        expectMarks("screens:\n  home: {}\n  host: {}\n  #@3-7 invalid-name screen:host\n")
    }
}
