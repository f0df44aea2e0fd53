import NavGraphLint
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphRuns

/// Graphs that are large in one way: nothing may overflow, hang or be left out.
@Suite(.processorTime) struct LargeRunTests {
    /// The rules of the runs that findings are of, except those that read the graph alone.
    private static func ofRuns(_ findings: [Finding]) -> [Rule] {
        findings.map(\.rule).filter { $0.family == .runs && ![.unused, .unhandledOutcome].contains($0) }
    }

    #if DEBUG
        static let scale = 20
    #else
        static let scale = 1
    #endif

    static func stack(_ screens: (Int) -> String, count: Int) -> String {
        var text = "navgraph: 1\napp: Large\nentry: f\nflows:\n  f:\n    screens:\n"
        for number in 0..<count { text += "      s\(number):\n        transitions:\n" + screens(number) }
        return text
    }

    @Test func screensInARow() {
        let count = 100_000 / Self.scale
        let reading = read(Self.stack({ "          e: { push: s\(min($0 + 1, count - 1)) }\n" }, count: count))
        let runs = RunAnalysis(reading.graph)
        let last = reading.graph.screens.ids.last!
        #expect(runs.distance(of: last) == count - 1)
        #expect(runs.witness(to: last)?.length == count - 1)
        let findings = lint(reading.graph, runs: runs)
        #expect(findings.map { $0.subject.spelled(in: reading.graph.text) } == ["transition:s\(count - 1).e"])
        #expect(findings.map(\.rule) == [.unboundedStack])
        #expect(findings[0].witness.count == count + 2)
    }

    @Test func screensAllToAll() {
        let count = 300 / Self.scale
        let reading = read(
            Self.stack(
                { screen in
                    (0..<count).filter { $0 != screen }.map { "          e\($0): { push: s\($0) }\n" }.joined()
                }, count: count))
        let findings = lint(reading.graph)
        #expect(findings.count == count * (count - 1))
        #expect(findings.allSatisfy { $0.rule == .unboundedStack })
        // Two screens push each other: the second firing is the third push.
        #expect(findings[0].witness.count == 4)
    }

    @Test func aCycle() {
        let count = 10_000 / Self.scale
        let reading = read(Self.stack({ "          e: { push: s\(($0 + 1) % count) }\n" }, count: count))
        let findings = lint(reading.graph)
        #expect(findings.count == count)
        #expect(findings[0].witness.count == count + 2)
        #expect(findings[count - 1].witness.count == 2 * count + 1)
    }

    /// What each flow ends with opens the same flow again: twice as many steps with each flow inside of another.
    private static func doubling(_ count: Int) -> String {
        var text = "navgraph: 1\napp: Large\nentry: f0\nflows:\n"
        for number in 0...count {
            let next = "present: f\(number + 1), locked: true, returns: { done:"
            let last = number == 0 ? "{ push: end }" : "{ finish: done }"
            let go = number == count ? "{ finish: done }" : "{ \(next) { \(next) \(last) } } } }"
            text += "  f\(number):\n    outcomes: [\(number == 0 ? "" : "done")]\n    start: s\(number)\n    screens:\n"
            text += "      s\(number): { transitions: { go: \(go) } }\n"
            if number == 0 { text += "      end:\n" }
        }
        return text
    }

    @Test func runsThatDouble() throws {
        let count = 12
        let runs = RunAnalysis(read(Self.doubling(count)).graph)
        let end = try #require(runs.graph.screens.ids.first { runs.graph.name(of: $0) == "end" })
        #expect(runs.distance(of: end) == 1 << (count + 1) - 1)
        #expect(runs.witness(to: end)?.length == 1 << (count + 1) - 1)
    }

    /// What such runs lead to is known all the same, without the runs.
    @Test(arguments: [22, 40, 100]) func runsOfMillionsOfSteps(count: Int) throws {
        let runs = RunAnalysis(read(Self.doubling(count)).graph)
        #expect(runs.graph.screens.ids.allSatisfy { runs.isReachable($0) })
        let findings = lint(runs.graph, runs: runs)
        #expect(!findings.contains { [.undecided, .unreachableScreen, .unreachableTransition].contains($0.rule) })
    }

    /// A list that leaves more parts of the conditions than can be gone through one by one.
    @Test func manyAlternatives() throws {
        let count = 16
        var text = "navgraph: 1\napp: Large\nentry: home\nconditions: ["
        text +=
            (0..<4 * count).map { "c\($0)" }.joined(separator: ", ")
            + "]\nscreens:\n  home:\n    transitions:\n      go:\n"
        for number in 0..<count {
            let when = (4 * number..<4 * number + 4).map { "c\($0)" }.joined(separator: ", ")
            text += "        - { when: [\(when)], present: home }\n"
        }
        #expect(Self.ofRuns(lint(read(text).graph)) == [.deepModal, .ignoredEvent, .unboundedStack])
    }

    /// Only where each of many conditions holds nothing leads out: one of sixteen thousand valuations.
    @Test(arguments: [true, false]) func deadEndOfManyConditions(lists: Bool) throws {
        let count = 14
        var text = "navgraph: 1\napp: Large\nentry: f\nconditions: ["
        text += (0..<count).map { "c\($0)" }.joined(separator: ", ")
        text += """
            ]
            checks: [{ return: home }]
            flows:
              f:
                screens:
                  home:
                    transitions:
                      open: { present: sheet, locked: true }
                      more: { push: home }
                  sheet:
                    transitions:

            """
        for number in 0..<count { text += "          e\(number): { when: not c\(number), dismiss: top }\n" }
        let graph = try graph(text)
        let findings = lint(graph, runs: RunAnalysis(graph, lists: lists))
        #expect(findings.map(\.rule) == [.checkFailed, .unboundedStack, .deadEnd])
        for finding in [findings[0], findings[2]] {
            #expect(finding.witness.map(\.step) == ["launch", "event:home.open"])
            #expect(finding.witness[0].conditions.allSatisfy { $0.value })
        }
    }

    /// A way out that assigns many conditions asks for none of them.
    @Test func wayOutThatAssigns() throws {
        let count = 18
        var text = "navgraph: 1\napp: Large\nentry: f\nconditions: ["
        text += (0..<count).map { "c\($0)" }.joined(separator: ", ")
        text += "]\nflows:\n  f:\n    screens:\n      home:\n        transitions:\n"
        text += "          more: { push: home }\n          lock: { present: locked, style: fullScreen }\n"
        for number in 0..<count { text += "          e\(number): { when: c\(number), pop: root }\n" }
        text += "      locked:\n        transitions:\n          out: { present: last, style: fullScreen, sets: { "
        text += (0..<count).map { "c\($0): false" }.joined(separator: ", ") + " } }\n"
        text += "      last:\n        transitions:\n          out: { dismiss: all }\n"
        let graph = try graph(text)
        #expect(lint(graph).map(\.rule) == [.unboundedStack])
    }

    /// A tab holds a frame that does not receive what a step sends there: nothing is sure to lead out.
    @Test(arguments: [true, false]) func hiddenFrames(lists: Bool) throws {
        let graph = try graph(
            appHead("main", of: "T") + """
                flows:
                  main: { tabs: [fa, fb] }
                  fa:
                    screens:
                      a: { receives: [m], transitions: { toB: { push: b } } }
                      b: {}
                  fb: { screens: { bb: { transitions: { toY: { present: y, style: fullScreen } } } } }
                screens:
                  y:
                    transitions:
                      go: { select: fa, then: { present: x, then: { dismiss: top, send: m } } }
                      grow: { present: w, style: fullScreen }
                  x: {}
                  w: { transitions: { grow: { present: w, style: fullScreen }, less: { dismiss: top } } }
                checks:
                  - { reach: a, from: y }
                """)
        let findings = lint(graph, runs: RunAnalysis(graph, lists: lists))
        #expect(findings.contains { $0.rule == .deadEnd && $0.subject.spelled(in: graph.text) == "screen:y" })
        #expect(findings.contains { $0.rule == .checkFailed })
    }

    /// From deep in stacks screens pop to the root and set facts on the way. What comes of that at the root is known there
    /// already, so that facts do not multiply the work.
    @Test func factsOnTheWayToTheRoot() throws {
        func work(conditions: Int) throws -> Int {
            let count = 400
            var text = Self.stack(
                { screen in
                    let (asked, set) = (screen % conditions, screen * 7 % conditions)
                    return "          on: { push: s\((screen + 1) % count) }\n"
                        + "          other: { push: s\((screen * 13 + 5) % count) }\n"
                        + "          home:\n"
                        + "            - { when: c\(asked), sets: { c\(set): true }, pop: root }\n"
                        + "            - { pop: root }\n"
                }, count: count)
            text += "conditions:\n" + (0..<conditions).map { "  c\($0): unknown\n" }.joined()
            let graph = try graph(text)
            let machine = findWays(Program(graph)).machine
            let star = Reached.atMost(machine).all
            return star.automaton.arcs.count + star.work
        }
        #expect(try work(conditions: 16) < 3 * work(conditions: 1))
    }

    /// What screens begin with, when others opened them with ever other facts, is worked on together where steps are counted,
    /// too: one by one it was more than the budget, and runs were not shortest.
    @Test func factsThatScreensBeginWith() throws {
        func increments(conditions: Int) throws -> Int {
            let (tabs, count) = (8, 30)
            var text = "navgraph: 1\napp: Large\nentry: main\nflows:\n  main: { tabs: ["
            text += (0..<tabs).map { "t\($0)" }.joined(separator: ", ") + "] }\n"
            for tab in 0..<tabs {
                text += "  t\(tab):\n    screens:\n      home\(tab):\n        transitions:\n"
                text += "          go: { push: s0 }\n"
                for number in 0..<conditions {
                    text += "          e\(number): { sets: { c\(number): true }, push: s\(number) }\n"
                }
            }
            text += "screens:\n"
            for screen in 0..<count {
                text += "  s\(screen):\n    transitions:\n"
                for other in 1...4 {
                    let asked = (screen * 5 + other) % conditions
                    text += "      e\(other): { when: c\(asked), push: s\((screen * 7 + other * 11) % count) }\n"
                }
            }
            text += "conditions:\n" + (0..<conditions).map { "  c\($0): unknown\n" }.joined()
            let graph = try graph(text)
            var star = PostStar(findWays(Program(graph)).machine.program, PostStar.Options(mostSteps: 2))
            star.launch()
            return star.automaton.incrementCount
        }
        #expect(try 2 * increments(conditions: 4) < 5 * increments(conditions: 1))
    }

    /// 40 conditions, each set and asked for by what others decide: beyond any analysis, and said so.
    @Test func entangledConditions() throws {
        let count = 40
        var text = "navgraph: 1\napp: Large\nentry: f\nconditions: ["
        text += (0..<count).map { "c\($0)" }.joined(separator: ", ") + "]\nflows:\n  f:\n    screens:\n"
        for (screen, negation, (p, q)) in [("a", "", (7, 11)), ("b", "not ", (3, 5))] {
            text += "      \(screen):\n        transitions:\n"
            for number in 0..<count {
                let sets = "c\((number * p + 3) % count): true, c\((number * q + 6) % count): false"
                let other = screen == "a" ? "b" : "a"
                text += "          e\(number): { when: \(negation)c\(number), sets: { \(sets) }, push: \(other) }\n"
            }
        }
        let graph = try graph(text)
        let findings = lint(graph)
        #expect(Self.ofRuns(findings) == [.undecided])
        let undecided = try #require(findings.first { $0.rule == .undecided })
        // The dearest conditions, and some of the events that set them.
        let named = (0..<count).filter { undecided.message.contains("'c\($0)'") }
        #expect(named.count == 4)
        #expect(undecided.message.contains("and \(count - 4) more, which 'e0', "))
    }

    /// Handlers that finish again what they have finished, and then go on. What is left to do in the second graph is not deep,
    /// but so much that to look through it for each step took minutes: what steps show, and what both bounds do, is said, and
    /// the rest is named.
    @Test(arguments: [
        (
            """
                  list:
                    transitions:
                      open: { push: shop, returns: { done: { finish: done, then: { finish: done } } } }
                      end: { finish: done }
            """, false
        ),
        (
            """
                  list:
                    receives: [m, n]
                    transitions:
                      over: { present: shop, returns: { done: { finish: done, then: { pop: root } } }, then: { push: item } }
                      on: { push: shop, returns: { done: { finish: done, send: m, then: { pop: back, send: n, then: { finish: done, send: n } } } } }
                  item:
                    transitions:
                      more: { push: other, returns: { o: ~, closed: ~ } }
                      end: { finish: done }
                      back: { push: list }
                  third:
                    outcomes: [o]
                    back: false
                    transitions:
                      e4: { pop: back, then: { push: other, returns: { o: ~ } } }
                  other:
                    outcomes: [o]
                    transitions:
                      e4: { push: list }
                      e5: { push: third, returns: { o: { push: item, returns: { closed: { pop: root } } } }, then: { push: third, returns: { o: { replace: list, then: { present: shop } } } } }
            """, true
        ),
    ])
    func handlersWithinHandlers(_ screens: String, isOpen: Bool) throws {
        let head = "navgraph: 1\napp: App\nentry: { root: shop, returns: { done: ~ } }\n"
        let graph = try graph(head + "flows:\n  shop:\n    outcomes: [done]\n    screens:\n" + screens + "\n")
        let findings = lint(graph)
        #expect(Self.ofRuns(findings).contains(.unboundedStack))
        let undecided = findings.filter { $0.rule == .undecided }
        #expect(undecided.count == (isOpen ? 1 : 0))
        for finding in undecided {
            #expect(finding.severity == .error && finding.unjudged.contains("dead-end"))
            #expect(finding.message.contains("starts itself again"))
            #expect(finding.place.span != graph.fileSpan)
        }
        for finding in findings where finding.severity == .error && finding.rule != .undecided {
            #expect(!finding.witness.isEmpty)
        }
    }
}
