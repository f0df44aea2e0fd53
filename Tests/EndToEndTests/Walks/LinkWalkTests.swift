import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphRuns
@testable import NavGraphSyntax

/// *The same link leads to the same configuration, whatever was shown before*: every link of these graphs, arriving in
/// random configurations, and while the app starts. LANGUAGE 7.
@Suite(.processorTime) struct LinkWalkTests {
    /// How often each link arrives: `NAVGRAPH_LINKS`; 20 in `make test`, 1,000 in `make test-all`.
    private static let arrivals = setting("NAVGRAPH_LINKS", share(20, of: 1000))

    @Test(arguments: [("root-controller", Doubles.Support.embedded), ("shop", .imported)])
    func everyLinkFromAnyConfiguration(_ name: String, _ support: Doubles.Support) throws {
        let late = try walk(graph(name), support)
        #expect(late > Self.arrivals / 20, "some wait for that")
    }

    @Test(arguments: [("root-controller", Doubles.Support.imported), ("shop", .embedded)])
    func everyLinkInSwiftUI(_ name: String, _ support: Doubles.Support) throws {
        let arrivals = max(10, Self.arrivals / 10)
        let late = try walk(graph(name), support, .swiftui, arrivals: arrivals)
        #expect(late > arrivals / 20, "some wait for that")
    }

    private func graph(_ name: String) -> EmittedSwiftTests.Graph {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Graphs/\(name).yaml").path
        return EmittedSwiftTests.Graph(name: name, path: path)
    }

    /// A flow that a link presents has an end, though nobody opened it: it closes, also where it is locked.
    @Test func aFlowThatALinkPresentsCanBeFinished() throws {
        let text = """
            navgraph: 1
            app: Links
            entry: home
            links: { schemes: [l] }
            flows:
              home: { screens: { list: { transitions: { go: { push: detail } } }, detail: {} } }
              story:
                outcomes: { done: { word: String } }
                screens:
                  first: { transitions: { next: { push: second }, end: { finish: done } } }
                  second: { transitions: { end: { finish: done } } }
            deepLinks:
              story: { url: /story, opens: story, by: present, locked: true, style: fullScreen }
            """
        #expect(try walk(EmittedSwiftTests.Graph(name: "presented", text: text), .embedded) == 0)
    }

    /// What begins a flow is asked for where the way makes that flow, and only there: `guest` is pushed, too.
    @Test(arguments: [SwiftSettings.Framework.uikit, .cleanSwift, .swiftui])
    func whereFlowsBeginWithAChoice(_ framework: SwiftSettings.Framework) throws {
        let text = """
            navgraph: 1
            app: Starts
            entry: [{ when: beta, root: story }, { root: main }]
            conditions: { loggedIn: unknown, beta: unknown, outside: { changes: true } }
            links: { schemes: [s] }
            transitions: { logIn: { sets: { loggedIn: true } }, leave: { root: main }, tell: { root: story } }
            flows:
              main: { tabs: [home, me, { event: ask }], uses: [common] }
              home:
                screens:
                  feed: { transitions: { openMe: { select: me }, read: { push: story }, look: { present: story } } }
              me:
                start: [{ when: loggedIn, screen: profile }, { screen: guest }]
                screens:
                  profile: { requires: loggedIn, transitions: { logOut: { sets: { loggedIn: false }, root: main } } }
                  guest:
              story:
                start: [{ when: [loggedIn, not beta], screen: one }, { when: [beta, outside], screen: two }, { screen: three }]
                screens: { one: { requires: loggedIn }, two: , three: { requires: not loggedIn } }
            events:
              common: { ask: { push: guest } }
            deepLinks:
              guest: { url: /guest, opens: guest }
              profile: { url: /profile, opens: profile }
              one: { url: /one, opens: one }
              two: { url: /two, opens: two }
              me: { url: /me, opens: me, by: present, locked: outside }
              story: { url: /story, opens: story, by: push }
              sheet: { url: /sheet, opens: main, by: present, requires: outside }
            """
        _ = try walk(
            EmittedSwiftTests.Graph(name: "starts", text: text), .embedded, framework, arrivals: share(25, of: 150))
    }

    /// How many of the links waited.
    private func walk(
        _ graph: EmittedSwiftTests.Graph, _ support: Doubles.Support, _ framework: SwiftSettings.Framework? = nil,
        arrivals: Int = Self.arrivals
    ) throws -> Int {
        let name = graph.name
        let reading = graph.read()
        try #require(reading.isUsable)
        var graph = reading.graph
        if let framework { graph.swift.framework = framework }
        let ways = LinkWays(graph)
        var walker = Walker(graph, seed: 5)
        walker.ways = { ways.way(of: $0) }
        var followed = 0
        var late = 0
        for link in graph.deepLinks.ids {
            for number in 0..<arrivals {
                let ends = walker.walk(toLink: link, isColdStart: number % 4 == 0)
                if ends != .waiting { followed += 1 }
                if ends == .late { late += 1 }
                // What has come is used, until it is gone.
                for _ in 0..<4 where graph.deepLinks[link].isByPresent && walker.c.layers.count < 6 { walker.act() }
            }
        }
        let reports = try WalkProgram([.init(name: name, graph: graph, script: walker.script)], support).run()
        for report in reports {
            #expect(report.differences == 0, "\(report.text)")
            #expect(report.steps == walker.steps || report.differences > 0)
        }
        let all = graph.deepLinks.count * arrivals
        #expect(followed > all / 2, "most links end up where they lead")
        return late
    }
}

extension Walker {
    enum LinkEnd { case atOnce, late, waiting }

    /// Launch, some steps, the link, and steps until it is followed, or enough of them.
    mutating func walk(toLink link: DeepLinkID, isColdStart: Bool) -> LinkEnd {
        let valuations = interpreter.valuations()
        launch(numbers.pick(valuations), link: isColdStart ? link : nil)
        if !isColdStart {
            for _ in 0..<numbers.below(14) where c.layers.count < 6 { act() }
            arrive(link)
            settle()
        }
        if waiting == nil { return .atOnce }
        for _ in 0..<25 where c.layers.count < 7 {
            act()
            if waiting == nil { return .late }
        }
        return .waiting
    }
}
