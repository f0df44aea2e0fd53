import Foundation
import NavGraphLint
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphRuns

/// At a limit nothing is thrown away: what steps from launch show is said, with its run, and what was not judged is named.
@Suite(.processorTime) struct NothingThrownAwayTests {
    private static func said(_ findings: [Finding], _ graph: NavGraph) -> [String] {
        findings.map {
            "\($0.severity) \($0.rule.rawValue) \($0.subject.spelled(in: graph.text)) \(max(0, $0.witness.count - 1))"
        }
    }

    // MARK: The shared graphs

    private static func truth(_ name: String) throws -> NavGraph {
        let file = try #require(shared).appendingPathComponent("truth-cases/\(name).yaml")
        // They were written before groups stood under 'groups'.
        let text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(
            of: "\nevents:", with: "\ngroups:")
        return try graph(text)
    }

    @Test("A handler that restarts itself hides no error one step from launch", .enabled(if: shared != nil))
    func undecidedHides() throws {
        let graph = try Self.truth("undecided-hides-new")
        let said = Self.said(lint(graph), graph)
        #expect(said.contains("error guard-violation screen:secret 1"))
        #expect(said.contains("error check-failed check:1 1"))
        let old = try Self.truth("undecided-hides-old")
        #expect(!lint(old).contains { $0.severity == .error })
    }

    @Test("Of a recursive handler in a tab, too, what steps show is an error with its run", .enabled(if: shared != nil))
    func finishRecursion() throws {
        let graph = try Self.truth("undecided-finish-recursion")
        let findings = lint(graph)
        let errors = findings.filter { $0.severity == .error && $0.rule != .undecided }
        #expect(!errors.isEmpty)
        #expect(
            errors.allSatisfy { !$0.witness.isEmpty || $0.rule == .unreachableScreen }, "\(Self.said(errors, graph))")
    }

    @Test(
        "Choices of 'start', counters, groups and pairs of 'implies' are exact, or said to be undecided by name",
        .enabled(if: shared != nil && !isQuick), arguments: ["start_choice_big", "counter_stack", "implies-150-pairs"])
    func exactOrNamed(_ name: String) throws {
        let graph = try Self.truth(name)
        for finding in lint(graph, runs: RunAnalysis(graph, lists: true, Self.restriction))
        where finding.rule == .undecided {
            #expect(finding.severity == .error && !finding.unjudged.isEmpty)
        }
    }

    @Test("A group of 900 events that 900 screens use is exact", .enabled(if: shared != nil && !isQuick))
    func largeGroup() throws {
        let graph = try Self.truth("group_5000_present")
        #expect(RunAnalysis(graph).limit == nil)
    }

    /// Screens that each `push` the others with `reuse`: which of them are below is one of `2^count` combinations.
    private static func reusing(_ count: Int) -> NavGraph {
        let screens = (0..<count).map { number in
            let events = (0..<count).filter { $0 != number }.map { "e\($0): { push: s\($0), reuse: true }" }
            return "      s\(number): { transitions: { \(events.joined(separator: ", ")) } }\n"
        }
        let reading = read(
            appHead("main", of: "Reuse", language: "1.1") + """
                flows:
                  main: { tabs: [one, two] }
                  two: { screens: { b: {} } }
                  one:
                    screens:
                \(screens.joined())
                checks: [{ never: s1, above: s1 }, { reach: s\(count - 1), within: 1 }]
                """)
        #expect(reading.isUsable, "\(reading.findings.map(\.message))")
        return reading.graph
    }

    @Test(
        "Of very many screens that are reused, what does not depend on which of them are below is judged", .notInQuick)
    func manyReusedScreens() throws {
        var restriction = RunRestriction()
        restriction.thrift = 50
        let runs = RunAnalysis(Self.reusing(10), lists: true, restriction)
        try #require(runs.limit != nil)
        #expect(runs.hasBounds)
        let findings = lint(runs.graph, runs: runs)
        #expect(findings.flatMap(\.unjudged).sorted() == ["check:1", "unbounded-stack"])
        let message = try #require(findings.first { $0.rule == .undecided }?.message)
        #expect(message.contains("use 'reuse' for fewer screens or events with 'root: entry'"), "\(message)")
    }

    @Test("Rules that no transition of a graph can violate are not named as undecided", .notInQuick)
    func whatCannotHappen() throws {
        let family = try #require(Self.families.first { $0.testDescription.hasSuffix("which then opens") })
        let graph = read(family.yaml(planting: false)).graph
        var restriction = Self.restriction
        (restriction.thrift, restriction.isThriftyOfBounds) = (100_000, true)
        let open = Set(lint(graph, runs: RunAnalysis(graph, lists: false, restriction)).flatMap(\.unjudged))
        #expect(open.contains("push-outside-stack") && !open.contains("push-of-container"), "\(open)")
    }

    @Test("Of very many locks and events that could take them away, the rule is named as undecided", .notInQuick)
    func manyLocks() throws {
        let all = 0..<101
        let screens = all.map {
            "  s\($0): { locked: f\($0), transitions: { next: { present: s\(($0 + 1) % 101) } } }\n"
        }
        let graph = try graph(
            appHead("main", of: "Locks", language: "1.1") + """
                conditions: { \(all.map { "f\($0): true" }.joined(separator: ", ")) }
                transitions: { \(all.map { "e\($0): { root: main }" }.joined(separator: ", ")) }
                flows: { main: { screens: { a: { transitions: { go: { present: s0 } } } } } }
                screens:
                \(screens.joined())
                """)
        let runs = RunAnalysis(graph, lists: true, Self.restriction)
        let findings = lint(graph, runs: runs)
        #expect(findings.contains { $0.rule == .undecided && $0.unjudged.contains("discards-locked") })
        #expect(findings.contains { $0.rule == .discardsLocked && !$0.witness.isEmpty })
    }

    @Test("Events of the app that take nothing away do not count for what is locked")
    func eventsThatAdd() throws {
        let events = (0..<1001).map { "e\($0): { push: note }" }.joined(separator: ", ")
        let reading = read(
            appHead(of: "Locks") + """
                conditions: [busy]
                transitions: { \(events) }
                screens:
                  home: { transitions: { go: { sets: { busy: true }, present: note, in: stack, locked: busy } } }
                  note: { transitions: { done: { sets: { busy: false }, dismiss: top } } }
                """)
        #expect(reading.graph.limitOfDiscards == nil && !reading.graph.mayDiscard)
    }

    @Test("A group of 500 events in an app with tabs is exact", .enabled(if: !isQuick))
    func groupInTabs() throws {
        let screens = (0..<500).map { "      s\($0): { uses: [g] }\n" }.joined()
        let events = (0..<500).map { "e\($0): { push: s\($0) }" }.joined(separator: ", ")
        let graph = try graph(
            appHead("main", of: "Group") + """
                groups: { g: { \(events) } }
                flows:
                  main: { tabs: [one, two] }
                  two: { screens: { b: { uses: [g] } } }
                  one:
                    screens:
                \(screens)
                """)
        #expect(RunAnalysis(graph).limit == nil)
    }

    /// Each of some tabs begins with one of two screens, and the first leads to what a link opens.
    private static func tabsWithStarts(_ count: Int) -> String {
        let tabs = (0..<count).map { "t\($0)" }
        let flows = tabs.enumerated().map { number, tab in
            """
              \(tab):
                start: [{ when: f\(number), screen: a\(number) }, { screen: b\(number) }]
                screens:
                  a\(number): { transitions: { go\(number): { push: c\(number) } } }
                  b\(number): { transitions: { go\(number): { push: c\(number) } } }
                  c\(number): {}
            """
        }
        return appHead("main", of: "Starts") + """
            links: { schemes: [starts] }
            conditions: { \((0..<count).map { "f\($0): unknown" }.joined(separator: ", ")) }
            flows:
              main: { tabs: [\(tabs.joined(separator: ", "))] }
            \(flows.joined(separator: "\n"))
            deepLinks: { last: { url: /last, opens: c\(count - 1) } }
            """
    }

    @Test("The route of a link through many choices of 'start' is judged from all of them, or the link is undecided")
    func manyStarts() throws {
        let graph = try graph(Self.tabsWithStarts(10))
        let way = try #require(LinkWays(graph).way(of: graph.deepLinks.ids.first!))
        #expect(way.choices?.map(\.count) == [1])
        let many = read(Self.tabsWithStarts(13)).graph
        let findings = lint(many).filter { $0.rule == .undecided && $0.subject.kind == .deepLink }
        #expect(findings.map(\.unjudged) == [["unroutable-link"]])
        #expect(findings.first?.message.contains("more than 4,096 combinations of screens") ?? false)
    }

    /// What the first screen of a tab requires is the same with each of the others.
    @Test("A link by 'present' to many choices of 'start' is not tried with each of them")
    func manyPresentedStarts() throws {
        let text =
            Self.tabsWithStarts(24).replacingOccurrences(
                of: "opens: c23", with: "opens: main, by: present, requires: not f0"
            ).replacingOccurrences(of: "entry: main", with: "entry: home").replacingOccurrences(
                of: "      b0: {", with: "      b0: { requires: f0,") + "\nscreens: { home: {} }\n"
        let graph = try graph(text)
        _ = findWays(Program(graph))
    }

    // MARK: A violation one step from launch

    /// Graphs that are too much for the analysis, or that once were: the screens of a flow, its first with a gap for more
    /// transitions, and what else the graph has.
    struct Family: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var head = ""
        var conditions: [String] = []
        var first = ""
        var screens = ""
        var outcomes = ""
        var flows = ""

        func yaml(planting: Bool) -> String {
            var text = "navgraph: 1\napp: App\n" + (head.isEmpty ? "entry: shop\n" : head)
            text += "conditions: { sealed: false" + conditions.map { ", " + $0 }.joined() + " }\n"
            text +=
                "flows:\n  shop:\n\(outcomes)    screens:\n      list:\n        receives: [m, n]\n        transitions:\n"
            text += first
            if planting {
                text += "          planted: { push: secret }\n          fall: { present: trap, style: fullScreen }\n"
            }
            text +=
                "          seal: { when: sealed, push: secret }\n" + screens + "      secret: { requires: sealed }\n"
            if planting { text += "      trap: {}\n" }
            return text + flows + "checks:\n  - { never: secret, when: not sealed }\n"
        }
    }

    /// Without optimisation everything takes fifty times as long.
    #if DEBUG
        private static let (starts, chained, counted) = (8, 40, 10)
    #else
        private static let (starts, chained, counted) = (22, 600, 20)
    #endif

    private static var restriction: RunRestriction {
        var restriction = RunRestriction()
        #if DEBUG
            restriction.thrift = 50
            restriction.isThriftyOfBounds = true
        #endif
        return restriction
    }

    static let families: [Family] = [
        Family(
            testDescription: "finish in its own handler",
            head: "entry: { root: shop, returns: { done: ~ } }\n",
            first: """
                          open: { push: shop, returns: { done: { finish: done, then: { finish: done } } } }
                          end: { finish: done }

                """, outcomes: "    outcomes: [done]\n"),
        Family(
            testDescription: "finish in its own handler, which then opens",
            head: "entry: { root: shop, returns: { done: ~ } }\n",
            first: """
                          open: { push: shop, returns: { done: { finish: done, then: { present: other } } } }
                          end: { finish: done }

                """, screens: "      other: {}\n", outcomes: "    outcomes: [done]\n"),
        Family(
            testDescription: "handlers of two kinds",
            head: "entry: { root: shop, returns: { done: ~ } }\n",
            first: """
                          over: { present: shop, returns: { done: { finish: done, then: { pop: root } } }, then: { push: item } }
                          on: { push: shop, returns: { done: { finish: done, send: m, then: { finish: done, send: n } } } }

                """,
            screens: """
                      item:
                        transitions:
                          end: { finish: done }
                          back: { push: list }

                """, outcomes: "    outcomes: [done]\n"),
        entangled(counted), launches,
        Family(
            testDescription: "a start of many alternatives",
            conditions: (0..<starts).flatMap { ["a\($0): unknown", "b\($0): unknown"] },
            screens: (0..<starts).map { "      s\($0): { transitions: { home: { root: shop } } }\n" }.joined(),
            outcomes: "    start: ["
                + (0..<starts).map { "{ when: [a\($0), b\($0)], screen: s\($0) }, " }.joined() + "{ screen: list }]\n"),
        Family(
            testDescription: "a chain of implies",
            conditions: (0..<chained).map { "i\($0): { implies: i\($0 + 1) }" } + ["i\(chained): unknown"],
            first: "          i: { when: i0, push: other }\n", screens: "      other: { requires: i\(chained) }\n"),
        Family(
            testDescription: "a counter of many flags", conditions: (0..<counted).map { "f\($0): false" },
            first: "          inc: [\n"
                + (0..<counted).map { flag in
                    let lower = (0..<flag).map { ", f\($0)" }.joined()
                    let unset = (0..<flag).map { ", f\($0): false" }.joined()
                    return "            { when: [not f\(flag)\(lower)], sets: { f\(flag): true\(unset) }, push: list }"
                }.joined(separator: ",\n") + "\n          ]\n"),
        Family(
            testDescription: "a list that asks for many conditions at once",
            conditions: (0..<70).flatMap { ["p\($0): unknown", "q\($0): unknown"] },
            first: "          w: [\n"
                + (0..<70).map {
                    "            { when: [p\($0), q\($0)], sets: { p\(($0 + 1) % 70): false }, push: list }"
                }
                .joined(separator: ",\n") + "\n          ]\n"),
        Family(
            testDescription: "a start of many alternatives in a flow that is presented",
            conditions: (0..<44).flatMap { ["p\($0): unknown", "q\($0): unknown"] },
            first: "          s: { present: aside }\n",
            flows: "  aside:\n    start: [\n"
                + (0..<44).map { "      { when: [p\($0), q\($0)], screen: s\($0) }" }.joined(separator: ",\n")
                + ", { screen: s0 }\n    ]\n    screens: { "
                + (0..<44).map { "s\($0): {}" }.joined(separator: ", ") + " }\n"),
    ]

    /// Each alternative of `entry` decides two conditions.
    private static let launches = Family(
        testDescription: "an entry of many alternatives, which steps choose from again",
        head: "entry: [" + (0..<60).map { "{ when: [p\($0), not p\(($0 + 1) % 60)], root: shop }, " }.joined()
            + "{ root: shop }]\n",
        conditions: (0..<60).map { "p\($0): unknown" },
        first:
            "          again: { sets: { p0: true }, root: entry }\n          off: { sets: { p1: false }, root: entry }\n"
    )

    /// Conditions, each set and asked for by what others decide.
    private static func entangled(_ count: Int) -> Family {
        func events(_ negation: String, _ p: Int, _ q: Int, _ other: String) -> String {
            (0..<count).map { number in
                let sets = "c\((number * p + 3) % count): true, c\((number * q + 6) % count): false"
                return "          e\(number): { when: \(negation)c\(number), sets: { \(sets) }, push: \(other) }\n"
            }.joined()
        }
        return Family(
            testDescription: "\(count) entangled conditions", conditions: (0..<count).map { "c\($0): unknown" },
            first: events("", 7, 11, "b"),
            screens: "      b:\n        transitions:\n" + events("not ", 3, 5, "list"))
    }

    @Test("A violation planted one step from launch is an error with its run", .notInQuick, arguments: families)
    func planted(_ family: Family) throws {
        let graph = try graph(family.yaml(planting: true))
        let said = Self.said(
            lint(graph, runs: RunAnalysis(graph, lists: true, Self.restriction)), graph)
        #expect(said.contains("error guard-violation screen:secret 1"), "\(said)")
        #expect(said.contains("error check-failed check:1 1"), "\(said)")
        #expect(said.contains("error dead-end screen:trap 1"), "\(said)")
        let without = read(family.yaml(planting: false)).graph
        let others = lint(without, runs: RunAnalysis(without, lists: true, Self.restriction))
        #expect(!others.contains { $0.rule == .guardViolation || $0.rule == .checkFailed })
    }

    // MARK: Random graphs

    /// Rules that only the text decides, or that the interpreter does not judge by itself.
    private static let others: Set<Rule> = [
        .unreachableFlow, .unhandledOutcome, .unused, .unusedAllow, .mixedMechanisms, .tooManyTabs, .unboundedStack,
    ]

    /// With little to spend nearly each analysis gives up. Then no finding is wrong, and of what the interpreter finds that
    /// is not said, the rule or check is named as not judged.
    @Test(.notInQuick, arguments: [(50_000, false), (100_000, false), (50_000, true), (100_000, true)])
    func whatIsNotSaidIsNamed(thrift: Int, ofBounds: Bool) throws {
        var (usable, gaveUp) = (0, 0)
        for seed in UInt64(1)...UInt64(max(40, RunPropertyTests.count / 10)) {
            var generator = RandomGraph(seed: RunPropertyTests.first &+ seed &* 7, hasManyLinks: seed % 5 == 0)
            let yaml = generator.yaml()
            let reading = read(yaml)
            guard reading.isUsable else { continue }
            usable += 1
            let graph = reading.graph
            var restriction = RunRestriction()
            (restriction.thrift, restriction.isThriftyOfBounds) = (thrift, ofBounds)
            let runs = RunAnalysis(graph, lists: false, restriction)
            guard runs.limit != nil else { continue }
            gaveUp += 1
            let explorer = Explorer(graph)
            let findings = lint(graph, runs: runs)
            let open = Set(findings.flatMap(\.unjudged))
            var said: Set<String> = []
            for finding in findings where finding.rule.family == .runs && finding.rule != .undecided {
                let subject = finding.subject.spelled(in: graph.text)
                let key = finding.rule.rawValue + " " + subject
                said.insert(key)
                let witness = Array(finding.witness)
                if !witness.isEmpty, explorer.replay(witness) == nil {
                    Issue.record("seed \(seed): the run of \(key) does not replay\n\(yaml)")
                }
                if Self.others.contains(finding.rule) || explorer.isTruncated { continue }
                if explorer.found[key] == nil { Issue.record("seed \(seed): \(key) is wrong\n\(yaml)") }
            }
            for (key, steps) in explorer.found where !said.contains(key) {
                if explorer.isTruncated, steps == nil || key.hasPrefix("link-only") || key.hasPrefix("unreachable") {
                    continue
                }
                let parts = key.split(separator: " ", maxSplits: 1).map(String.init)
                let isNamed = open.contains(parts[0]) || parts[0] == "check-failed" && open.contains(parts[1])
                if !isNamed {
                    Issue.record("seed \(seed): \(key) is missing, and not named: \(open.sorted())\n\(yaml)")
                }
            }
        }
        #expect(gaveUp > 4, "of \(usable)")
    }
}
