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

    /// A graph whose links arrive. All apps of a program are compiled at once.
    struct App {
        var name: String
        var graph: NavGraph
        /// How often each link arrives.
        var arrivals: Int
        /// Whether links wait while they arrive, where that is known.
        var isWaiting: Bool?

        init(
            _ name: String, text: String? = nil, _ framework: SwiftSettings.Framework? = nil, arrivals: Int,
            isWaiting: Bool? = nil
        ) throws {
            self.name = framework.map { "\(name)-\($0)" } ?? name
            let text = try text ?? Checkout.text("Graphs/\(name).yaml")
            graph = try EmittedSwiftTests.Graph(name: name, text: text).usable()
            if let framework { graph.swift.framework = framework }
            if framework == .appkit { graph.setPlatforms([.macos]) }
            self.arrivals = arrivals
            self.isWaiting = isWaiting
        }
    }

    private static let arrivalsInSwiftUI = max(10, arrivals / 10)
    private static let arrivalsAtStarts = share(25, of: 150)

    @Test func everyLinkInUIKit() throws {
        try walk(
            App("shop", arrivals: Self.arrivals, isWaiting: true),
            App("root-controller", arrivals: Self.arrivals, isWaiting: true),
            App("presented", text: Self.presented, arrivals: Self.arrivals, isWaiting: false),
            App("starts", text: Self.starts, .uikit, arrivals: Self.arrivalsAtStarts),
            App("pending", text: Self.pending, .uikit, arrivals: Self.arrivalsAtStarts),
            App("starts", text: Self.starts, .cleanSwift, arrivals: Self.arrivalsAtStarts))
    }

    @Test func everyLinkInSwiftUI() throws {
        try walk(
            App("shop", .swiftui, arrivals: Self.arrivalsInSwiftUI, isWaiting: true),
            App("root-controller", .swiftui, arrivals: Self.arrivalsInSwiftUI, isWaiting: true),
            App("pending", text: Self.pending, .swiftui, arrivals: Self.arrivalsAtStarts),
            App("starts", text: Self.starts, .swiftui, arrivals: Self.arrivalsAtStarts))
    }

    @Test func everyLinkInAppKit() throws {
        try walk(
            App("presented", text: Self.presented, .appkit, arrivals: Self.arrivals, isWaiting: false),
            App("pending", text: Self.pending, .appkit, arrivals: Self.arrivalsAtStarts),
            App("starts", text: Self.starts, .appkit, arrivals: Self.arrivalsAtStarts))
    }

    /// A flow that a link presents has an end, though nobody opened it: it closes, also where it is locked.
    private static let presented = """
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

    /// What begins a flow is asked for where the way makes that flow, and only there: `guest` is pushed, too.
    private static let starts = """
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
        groups:
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

    /// A link of each `pending`, by each way to its screen, and one that shows its screen once.
    private static let pending = """
        navgraph: 1.1
        app: Pending
        entry: [{ when: loggedIn, root: main }, { root: gate, returns: { entered: { sets: { session: loggedIn }, root: entry } } }]
        conditions: { session: [loggedOut, loggedIn, blocked], draft: false }
        links: { schemes: [p], pending: never }
        transitions: { logOut: { sets: { session: loggedOut, draft: false }, root: entry }, block: { sets: { session: blocked } } }
        flows:
          main: { tabs: [home, me] }
          home:
            screens:
              feed: { transitions: { read: { push: post }, share: { present: share, returns: { done: { sets: { draft: false } } } } } }
              post:
                back: not draft
                requires: not blocked
                params: { id: String }
                transitions: { write: { sets: { draft: true } }, save: { sets: { draft: false } }, more: { push: feed } }
          me: { screens: { profile: { requires: loggedIn, transitions: { edit: { push: name } } }, name: {} } }
        screens:
          gate: { outcomes: { entered: {} } }
          share: { from: system, style: fullScreen, outcomes: { done: {} } }
        deepLinks:
          keep: { url: '/keep/{id}', opens: post, by: push, pending: keep }
          drop: { url: '/drop/{id}', opens: post, pending: drop, requires: loggedIn }
          never: { url: '/never/{id}', opens: post, by: push, reuse: true }
          once: { url: '/once/{id}', opens: post, by: push, reuse: true, pending: keep, requires: loggedIn }
          profile: { url: /profile, opens: profile }
          name: { url: /name, opens: name, pending: keep }
          sheet: { url: '/sheet/{id}', opens: post, by: present, requires: not draft }
        """

    private func walk(_ apps: App...) throws {
        var walkers: [Walker] = []
        for app in apps {
            let (walker, late) = walk(app)
            walkers.append(walker)
            if let isWaiting = app.isWaiting {
                #expect(isWaiting ? late > app.arrivals / 20 : late == 0, "\(app.name): \(late) waited")
            }
        }
        let walked = zip(apps, walkers).map { WalkProgram.App(name: $0.name, graph: $0.graph, script: $1.script) }
        for (report, walker) in zip(try WalkProgram(walked, .imported).run(), walkers) {
            #expect(report.differences == 0, "\(report.name)\n\(report.text)")
            #expect(report.steps == walker.steps || report.differences > 0)
        }
    }

    /// The walks through one app, and how many of its links waited and were followed then.
    private func walk(_ app: App) -> (walker: Walker, late: Int) {
        let graph = app.graph
        let ways = LinkWays(graph)
        var walker = Walker(graph, seed: 5)
        walker.ways = { ways.way(of: $0) }
        var followed = 0
        var late = 0
        for link in graph.deepLinks.ids {
            for number in 0..<app.arrivals {
                let ends = walker.walk(toLink: link, isColdStart: number % 4 == 0)
                if ends != .waiting { followed += 1 }
                if ends == .late { late += 1 }
                // What has come is used, until it is gone.
                let deepLink = graph.deepLinks[link]
                for _ in 0..<4 where deepLink.isByPresent && walker.c.layers.count < 6 { walker.act() }
                // What is there already gives way, also where something lies above it.
                if deepLink.reuses, ends != .waiting {
                    for _ in 0..<number % 3 where walker.c.layers.count < 6 { walker.act() }
                    walker.arrive(link)
                    walker.settle()
                }
            }
        }
        let least = graph.deepLinks.contains { $0.pending != .keep } ? 4 : 2
        #expect(followed > graph.deepLinks.count * app.arrivals / least, "most links end up where they lead")
        return (walker, late)
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
