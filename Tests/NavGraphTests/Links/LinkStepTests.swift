import Foundation
import NavGraphModel
import NavGraphRuns
import NavGraphSwift
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// What link steps do, in the analysis and in emitted code. LANGUAGE 7, "The link step"; 10.
@Suite(.processorTime) struct LinkStepTests {
    private func findings(_ yaml: String, _ rule: Rule, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> [(subject: String, run: [String], isSuspected: Bool)]
    {
        let reading = read(yaml)
        let isUsable = reading.isUsable
        try #require(isUsable, "\(reading.findings.map(\.message))", sourceLocation: sourceLocation)
        return lint(reading.graph).filter { $0.rule == rule }.map {
            ($0.subject.spelled(in: reading.graph.text), $0.witness.map(\.step), $0.isSuspected)
        }
    }

    private func ways(_ yaml: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let reading = read(yaml)
        let isUsable = reading.isUsable
        try #require(isUsable, "\(reading.findings.map(\.message))", sourceLocation: sourceLocation)
        let (files, problems) = emitRouters(reading.graph, options: SwiftOptions(reading.graph.swift))
        #expect(problems.map(\.message) == [], sourceLocation: sourceLocation)
        let ways = files.filter { $0.path.hasSuffix("LinkWays.swift") }
        return ways.map { String(decoding: $0.contents, as: UTF8.self) }.joined()
    }

    // MARK: Choices of a start

    private static let fund = """
        navgraph: 1
        app: Fund
        entry: main
        conditions: { loggedIn: unknown, gold: unknown, locked: unknown }
        links: { schemes: [app] }
        flows:
          main: { tabs: [home, me] }
          home: { screens: { feed: {} } }
          me:
            start: [{ when: loggedIn, screen: profile }, { when: locked, screen: blocked }, { screen: login }]
            transitions: { more: { push: terms } }
            screens:
              profile: { requires: loggedIn, receives: { reload: ~ }, transitions: { help: { push: help } } }
              blocked: { requires: gold, receives: { reload: ~ }, transitions: { more: ~ } }
              login: { receives: { reload: ~ }, transitions: { done: { sets: { loggedIn: true }, replace: profile } } }
              help:
              terms:
        deepLinks:
        """

    private func condition(_ link: String) throws -> String {
        let text = try ways(Self.fund + "\n  l: \(link)\n")
        let start = try #require(text.range(of: "isOpen: {"))
        return text[start.upperBound...].prefix { $0 != "}" }.split(whereSeparator: \.isWhitespace).joined(
            separator: " ")
    }

    @Test("A link to a flow is open for whichever start the conditions choose") func startOfFlow() throws {
        // Only who is blocked and not gold may not see what the tab then shows.
        #expect(
            try condition("{ url: /me, opens: me }")
                == ##"conditions, root in root == "main" "##
                + ##"&& (conditions["loggedIn"] || conditions["gold"] || !conditions["locked"])"##
        )
    }

    @Test("A link to one of the starts is open while that is chosen") func oneStart() throws {
        #expect(
            try condition("{ url: /login, opens: login }")
                == #"conditions, root in root == "main" && !conditions["loggedIn"] && !conditions["locked"]"#)
        #expect(
            try condition("{ url: /profile, opens: profile }")
                == #"conditions, root in root == "main" && conditions["loggedIn"]"#)
    }

    @Test("A step on from a start is open for those starts that have it") func stepFromStart() throws {
        #expect(
            try condition("{ url: /help, opens: help }")
                == #"conditions, root in root == "main" && conditions["loggedIn"]"#)
        #expect(
            try condition("{ url: /terms, opens: terms }")
                == #"conditions, root in root == "main" && (conditions["loggedIn"] || !conditions["locked"])"#)
    }

    @Test("A choice without any requirement asks for nothing") func freeChoice() throws {
        let text = try ways(
            Self.fund.replacing("requires: loggedIn, ", with: "").replacing("requires: gold, ", with: "")
                + "\n  l: { url: /me, opens: me }\n")
        #expect(text.contains(#"isOpen: { _, root in root == "main" }"#))
    }

    @Test("What a link sends, the start that was made receives", arguments: ["path", "present"])
    func message(_ by: String) throws {
        let text = try ways(Self.fund + "\n  l: { url: /me, opens: me, send: reload, by: \(by) }\n")
        #expect(text.contains("switch step.currentScreen {"))
        for screen in ["profile", "blocked", "login"] {
            #expect(text.contains("case \"\(screen)\":\n"))
            #expect(text.contains("try step.send(to: \"\(screen)\")"))
        }
        #expect(text.contains("throw step.unknownMessage"))
    }

    // MARK: Links by `push`

    private static let mail = """
        navgraph: 1
        app: Mail
        entry: main
        conditions: { unlocked: true }
        links: { schemes: [mail] }
        flows:
          main: { columns: [boxes, letters] }
          boxes: { screens: { boxList: { requires: unlocked } } }
          letters:
            screens:
              letterList: { transitions: { openSettings: { present: settings } } }
              letter:
        screens:
          settings: { transitions: { lock: { sets: { unlocked: false } }, unlock: { sets: { unlocked: true } } } }
        deepLinks:
          letter: { url: /letter, opens: letter, by: push }
        """

    @Test("A link by push waits while another column shows what must not be seen", arguments: [true, false])
    func pushBesideColumn(lists: Bool) throws {
        let graph = read(Self.mail).graph
        let runs = RunAnalysis(graph, lists: lists)
        let shown = runs.guardViolations().compactMap { $0.witness.map { $0.steps(in: graph).map(\.step) } }
        #expect(shown.allSatisfy { !$0.contains("link:letter") })
        let text = try ways(Self.mail)
        #expect(text.contains("pushes: true, beside: { Self.mayBeBeside($0, $1) }"))
        #expect(text.contains("\n\n    /// Whether a column may show a screen while a link pushes"))
        #expect(text.contains(#"case "boxList": conditions["unlocked"]"#))
    }

    @Test("Where no column can be beside it, nothing is asked") func pushOntoStack() throws {
        let text = try ways(Self.mail.replacing("columns: [boxes, letters]", with: "tabs: [boxes, letters]"))
        #expect(!text.contains("beside:"))
    }

    // MARK: Stacks that grow

    private static func growth(_ links: String, _ screens: String) -> String {
        """
        navgraph: 1
        app: Growth
        entry: main
        conditions: { ready: false }
        links: { schemes: [app] }
        flows:
          main:
            screens:
              home: { transitions: { openA: { push: a } } }
              a: { transitions: { more: { push: b } } }
              b:
        \(screens)
        deepLinks:
        \(links)
        """
    }

    @Test("What only links repeat is no stack without end") func growthByLinks() throws {
        let links = "  a: { url: /a, opens: a, by: push }"
        #expect(try findings(Self.growth(links, ""), .unboundedStack).isEmpty)
    }

    @Test("A condition that only a link restores is no part of a loop, either") func growthByConditionOfLink() throws {
        let screens = """
                  c: { transitions: { on: { when: ready, sets: { ready: false }, push: c } } }
            screens:
              set: { transitions: { go: { sets: { ready: true }, dismiss: top } } }
            """
        let links = """
              c: { url: /c, opens: c, by: push }
              set: { url: /set, opens: set, by: present }
            """
        let yaml = Self.growth(links, screens).replacing(
            "openA: { push: a }", with: "openA: { push: a }, openC: { push: c }")
        #expect(try findings(yaml, .unboundedStack).isEmpty)
    }

    @Test("A link may lead to a loop: its run has the link before the first firing alone") func growthAfterLink() throws
    {
        let screens = "      c: { transitions: { again: { push: c } } }"
        let found = try findings(Self.growth("  c: { url: /c, opens: c, by: push }", screens), .unboundedStack)
        #expect(found.map(\.subject) == ["transition:c.again"])
        #expect(found.first?.run == ["launch", "link:c", "event:c.again", "event:c.again"])
    }

    @Test("The second firing of the shortest run may lie below those that repeat") func secondFiring() throws {
        let yaml = """
            navgraph: 1
            app: Growth
            entry: s
            conditions: { first: true }
            flows:
              f:
                transitions:
                  grow: [{ when: first, sets: { first: false }, present: s, in: stack }, { push: f }]
                screens: { s: {} }
            """
        #expect(
            try findings(yaml, .unboundedStack).map(\.run) == [["launch", "event:f.grow#1", "event:f.grow#2"]])
    }

    // MARK: Links that nobody can follow

    @Test("A link that no run is known to follow, though the analysis cannot exclude it, is suspected") func suspected()
        throws
    {
        let yaml = """
            navgraph: 1
            app: Random
            entry: main
            conditions: { premium: false, loggedIn: { implies: premium } }
            transitions: { jump: { sets: { loggedIn: true }, send: reload } }
            flows:
              main: { tabs: [mail, detail] }
              mail:
                transitions: { anywhere: [{ replace: login }] }
                screens:
                  ticket: { receives: { reload: ~ }, requires: loggedIn, transitions: { jump: { when: premium, sets: { premium: true }, dismiss: top } } }
                  detail: {}
            screens: { login: { transitions: { jump: { push: login } } } }
            links: { schemes: [app] }
            deepLinks: { ticket: { url: /go, opens: ticket } }
            """
        let found = try findings(yaml, .blockedLink)
        #expect(found.map(\.subject) == ["deepLink:ticket"])
    }

    @Test(
        "The shared graphs of links hold", .enabled(if: shared != nil, "the shared cases are absent"),
        arguments: [
            ("link-url-list-required", "missing-argument deepLink:account"),
            ("blocked-link-silent", "blocked-link deepLink:link2"), ("link-to-start-choice", nil as String?),
        ])
    func sharedGraphs(_ name: String, _ finding: String?) throws {
        let file = try #require(shared).appendingPathComponent("truth-cases/\(name).yaml")
        let graph = read(try String(contentsOf: file, encoding: .utf8)).graph
        let found = lint(graph).filter { [.missingArgument, .blockedLink, .unroutableLink].contains($0.rule) }
        #expect(
            found.map { "\($0.rule.rawValue) \($0.subject.spelled(in: graph.text))" } == [finding].compactMap(\.self))
    }
}
