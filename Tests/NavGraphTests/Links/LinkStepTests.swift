import Foundation
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter

/// What link steps do, in the analysis and in emitted code. LANGUAGE 7, "The link step"; 10.
@Suite(.processorTime) struct LinkStepTests {
    private func findings(_ yaml: String, _ rule: Rule, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> [(subject: String, run: [String], isSuspected: Bool)]
    {
        let graph = try graph(yaml, sourceLocation: sourceLocation)
        return lint(graph).filter { $0.rule == rule }.map {
            ($0.subject.spelled(in: graph.text), $0.witness.map(\.step), $0.isSuspected)
        }
    }

    private func ways(_ yaml: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let emission = Emission(try graph(yaml, sourceLocation: sourceLocation))
        #expect(emission.messages == [], sourceLocation: sourceLocation)
        return emission.files.filter { $0.key.hasSuffix("LinkWays.swift") }.values.joined()
    }

    // MARK: Choices of a start

    private static let fund =
        appHead("main", of: "Fund") + """
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
        let words = text[start.upperBound...].prefix { $0 != "}" }.split(whereSeparator: \.isWhitespace)
        return words.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
    }

    @Test("A link to a flow is open for whichever start the conditions choose") func startOfFlow() throws {
        // Only who is blocked and not gold may not see what the tab then shows.
        #expect(
            try condition("{ url: /me, opens: me }")
                == ##"conditions, isRoot in isRoot(FundAppName.main) "##
                + ##"&& (conditions[FundAppCondition.loggedIn] || conditions[FundAppCondition.gold] || !conditions[FundAppCondition.locked])"##
        )
    }

    @Test("A link to one of the starts is open while that is chosen") func oneStart() throws {
        #expect(
            try condition("{ url: /login, opens: login }")
                == #"conditions, isRoot in isRoot(FundAppName.main) && !conditions[FundAppCondition.loggedIn] && !conditions[FundAppCondition.locked]"#
        )
        #expect(
            try condition("{ url: /profile, opens: profile }")
                == #"conditions, isRoot in isRoot(FundAppName.main) && conditions[FundAppCondition.loggedIn]"#)
    }

    @Test("A step on from a start is open for those starts that have it") func stepFromStart() throws {
        #expect(
            try condition("{ url: /help, opens: help }")
                == #"conditions, isRoot in isRoot(FundAppName.main) && conditions[FundAppCondition.loggedIn]"#)
        #expect(
            try condition("{ url: /terms, opens: terms }")
                == #"conditions, isRoot in isRoot(FundAppName.main) && (conditions[FundAppCondition.loggedIn] || !conditions[FundAppCondition.locked])"#
        )
    }

    @Test("A choice without any requirement asks for nothing") func freeChoice() throws {
        let text = try ways(
            Self.fund.replacing("requires: loggedIn, ", with: "").replacing("requires: gold, ", with: "")
                + "\n  l: { url: /me, opens: me }\n")
        #expect(text.contains(#"isOpen: { _, isRoot in isRoot(FundAppName.main) }"#))
    }

    /// The steps of a way as the interpreter has them.
    private func way(_ way: LinkWay, in graph: NavGraph) -> Interpreter.Way {
        Interpreter.Way(
            root: way.root,
            steps: way.steps.map { step in
                switch step {
                case .event(let taken): .event(graph.alternatives[taken].transition!, taken)
                case .tab(let child): .tab(graph.children[child].target!)
                }
            })
    }

    /// Two tabs whose starts, requirements and assignments are random, with links to all that is in them.
    private func randomChoices(seed: UInt64) -> String {
        var numbers = Numbers(seed: seed)
        func literal() -> String { (numbers.below(2) == 0 ? "" : "not ") + ["a", "b", "c"][numbers.below(3)] }
        func requires() -> String { numbers.below(2) == 0 ? "requires: \(literal()), " : "" }
        var text = "navgraph: 1\napp: R\nentry: main\nconditions: [a, b, c]\nlinks: { schemes: [r] }\nflows:\n"
        text += "  main: { tabs: [t0, t1] }\n"
        var opened: [String] = []
        for tab in ["t0", "t1"] {
            text +=
                "  \(tab):\n    start: [{ when: \(literal()), screen: \(tab)x }, { when: \(literal()), screen: \(tab)y }, "
            text += "{ screen: \(tab)z }]\n    transitions: { go: { sets: { \(["a", "b", "c"][numbers.below(3)]): "
            text += "\(numbers.below(2) == 0) }, push: \(tab)p } }\n    screens:\n"
            for screen in ["x", "y", "z"].map({ tab + $0 }) {
                let hidden = numbers.below(4) == 0 ? ", go: ~" : ""
                text += "      \(screen): { \(requires())transitions: { own: { push: \(screen)q }\(hidden) } }\n"
                text += "      \(screen)q: { \(requires())back: false }\n"
                opened += [screen, screen + "q"]
            }
            text += "      \(tab)p: { \(requires())back: false }\n"
            opened += [tab, tab + "p"]
        }
        return text + "deepLinks:\n" + opened.map { "  \($0): { url: /\($0), opens: \($0) }\n" }.joined()
    }

    @Test("A way that meets a choice is open exactly where the interpreter follows the link") func choicesAgree() throws
    {
        var (open, closed) = (0, 0)
        for seed in 1...UInt64(40) {
            let yaml = randomChoices(seed: seed)
            let graph = read(yaml).graph
            let (ways, interpreter) = (LinkWays(graph), Interpreter(graph: graph))
            for id in graph.deepLinks.ids {
                guard let way = ways.way(of: id) else { continue }
                let choices = try #require(way.choices)
                for values in interpreter.allValuations() {
                    let window = interpreter.layer(of: way.root, opener: .none, how: nil, values)
                    let start = Interpreter.Configuration(conditions: values, layers: [window])
                    let isFollowed = interpreter.follow(id, way: self.way(way, in: graph), from: start) != nil
                    let isOpen = choices.contains { $0.allSatisfy { values[$0.condition.index] != $0.isNegated } }
                    #expect(isOpen == isFollowed, "\(graph.text[graph.deepLinks[id].name]), \(values)\n\(yaml)")
                    if isFollowed { open += 1 } else { closed += 1 }
                }
            }
        }
        #expect(open > 1_000 && closed > 1_000, "\(open), \(closed)")
    }

    @Test("What a link sends, the start that was made receives", arguments: ["path", "present"])
    func message(_ by: String) throws {
        let text = try ways(Self.fund + "\n  l: { url: /me, opens: me, send: reload, by: \(by) }\n")
        #expect(text.contains("switch FundAppName(text: step.currentScreen) {"))
        for screen in ["profile", "blocked", "login"] {
            #expect(text.contains("case .\(screen):\n"))
            #expect(text.contains("try step.send(to: FundAppName.\(screen))"))
        }
        #expect(text.contains("throw step.unknownMessage"))
    }

    // MARK: Links by `push`

    private static let mail =
        appHead("main", of: "Mail") + """
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
        #expect(text.contains("case .boxList: conditions[MailAppCondition.unlocked]"))
    }

    @Test("Where no column can be beside it, nothing is asked") func pushOntoStack() throws {
        let text = try ways(Self.mail.replacing("columns: [boxes, letters]", with: "tabs: [boxes, letters]"))
        #expect(!text.contains("beside:"))
    }

    // MARK: Stacks that grow

    private static func growth(_ links: String, _ screens: String) -> String {
        appHead("main", of: "Growth") + """
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
        let yaml =
            appHead("s", of: "Growth") + """
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
        let yaml =
            appHead("main", of: "Random") + """
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
