import NavGraphLint
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphRuns

/// Runs of any length, and ways of links of any length: the same is said of long ones as of short ones.
@Suite(.processorTime) struct LongRunTests {
    private func findings(_ yaml: String) throws -> (NavGraph, [Finding]) {
        let graph = try graph(yaml)
        return (graph, lint(graph))
    }

    /// Screens that replace each other; what the first step sets the second one asks for.
    private func chain(_ count: Int) -> String {
        var text = "navgraph: 1\napp: Chain\nentry: f\nconditions: { c: false, d: false }\nflows:\n  f:\n    screens:\n"
        for number in 0..<count {
            let extra = number == 0 ? "sets: { c: true }, " : number == 1 ? "when: c, " : ""
            text += "      s\(number): { transitions: { go: { \(extra)replace: s\(number + 1) } } }\n"
        }
        return text + "      s\(count): { requires: d }\nchecks: [{ reach: s\(count) }]\n"
    }

    @Test(arguments: arguments([3, 63, 64, 65, 70, 300, 2000], quick: [3, 64, 65])) func aChain(count: Int) throws {
        let (graph, found) = try findings(chain(count))
        #expect(
            Set(found.map { "\($0.rule.rawValue) \($0.severity) \($0.isSuspected)" })
                == ["guard-violation error false", "dead-end error false"])
        #expect(found.allSatisfy { $0.subject.spelled(in: graph.text) == "screen:s\(count)" })
        for finding in found {
            #expect(finding.witness.count == count + 1 || finding.witness.isEmpty && finding.distanceAtLeast != nil)
        }
        let runs = RunAnalysis(graph)
        #expect(graph.screens.ids.allSatisfy { runs.isReachable($0) })
        if count < 1000 { #expect(graph.screens.ids.map { runs.distance(of: $0) } == (0...count).map { $0 }) }
    }

    /// A counter: `2^flags - 1` steps until all flags are set.
    private func counter(_ flags: Int) -> String {
        var text = "navgraph: 1\napp: Counter\nentry: f\nconditions:\n  d: { initially: false }\n"
        for flag in 0..<flags { text += "  b\(flag): { initially: false }\n" }
        text += "flows:\n  f:\n    screens:\n      a:\n        transitions:\n          count:\n"
        for flag in 0..<flags {
            let lower = (0..<flag).map { "b\($0)" }
            let sets = (lower.map { "\($0): false" } + ["b\(flag): true"]).joined(separator: ", ")
            text +=
                "            - { when: [ \((lower + ["not b\(flag)"]).joined(separator: ", ")) ], sets: { \(sets) } }\n"
        }
        text += "          done: { when: [ \((0..<flags).map { "b\($0)" }.joined(separator: ", ")) ], replace: end }\n"
        return text + "      end: { requires: d }\n"
    }

    @Test(arguments: arguments([2, 6, 8, 12], quick: [2, 6])) func aCounter(flags: Int) throws {
        let (graph, found) = try findings(counter(flags))
        let said = found.filter { $0.severity > .note }.map {
            "\($0.rule.rawValue) \($0.subject.spelled(in: graph.text)) \($0.severity) \($0.isSuspected)"
        }
        #expect(Set(said) == ["guard-violation screen:end error false", "dead-end screen:end error false"])
        for finding in found where finding.severity == .error {
            let isShown = finding.witness.count == 1 << flags + 1
            #expect(isShown || finding.witness.isEmpty && finding.distanceAtLeast != nil, "\(finding.witness.count)")
        }
        let end = try #require(graph.screens.ids.last)
        #expect(RunAnalysis(graph).isReachable(end))
    }

    /// Flows above each other with two conditions each, one of which guards the other: the search for runs gives up. A run
    /// that asks for no condition is found all the same, and is proven to be shortest; of others it is said that no run was
    /// found. `isGuarded`: whether each flow opens the next one only while a condition holds.
    @Test(.notInQuick, arguments: [false, true]) func aChainOfFlows(isGuarded: Bool) throws {
        let count = 28
        var text = "navgraph: 1\napp: A\nentry: f0\nconditions:\n"
        for number in 0..<count { text += "  a\(number): false\n  b\(number): false\n" }
        text += "flows:\n"
        for number in 0..<count {
            let next = isGuarded ? "when: b\(number), push" : "push"
            text += """
                  f\(number):
                    screens:
                      s\(number):
                        transitions:
                          on: { sets: { a\(number): true } }
                          off: { sets: { a\(number): false } }
                          ask: { when: a\(number), sets: { b\(number): true } }
                          near: { push: t\(number) }

                """
            if number + 1 < count { text += "          open: { \(next): f\(number + 1) }\n" }
            if number == 0 || number == count - 1 { text += "          oops: { pop: t\(number) }\n" }
            text += "      t\(number): { transitions: { out: { pop: back } } }\n"
        }
        text += "checks:\n" + [0, 1, count - 1, count].map { "  - { reach: t\(count - 1), within: \($0) }\n" }.joined()
        text += "  - { reach: t0, within: 1 }\n"
        let (graph, found) = try findings(text)
        let faults = found.filter { $0.rule.rawValue == "pop-to-absent" }
        #expect(faults.map(\.severity) == [.error, .error] && faults.allSatisfy { !$0.isSuspected })
        #expect(faults.map(\.witness.count) == [2, isGuarded ? 0 : count + 1])
        #expect(faults.map { $0.distanceAtLeast != nil } == [false, isGuarded])
        let checks = found.filter { $0.subject.kind == .check }.map {
            "\($0.rule.rawValue) \($0.subject.spelled(in: graph.text))"
        }
        let failed = ["check-failed check:1", "check-failed check:2", "check-failed check:3"]
        #expect(checks == failed + [isGuarded ? "undecided check:4" : ""].filter { !$0.isEmpty }, "\(checks)")
    }

    /// A check of which more steps must be counted than the limit allows is open; all others are judged.
    @Test(.notInQuick, arguments: [(1_000, true), (1_010, false)])
    func stepsOfACheck(count: Int, isDecided: Bool) throws {
        let screens = (0..<count - 1).map { "      s\($0): { transitions: { go: { push: s\($0 + 1) } } }\n" }.joined()
        let (graph, found) = try findings(
            "navgraph: 1\napp: A\nentry: f\nflows:\n  f:\n    screens:\n\(screens)      s\(count - 1): {}\nchecks:\n"
                + "  - { reach: s\(count - 1), from: s0, within: \(count - 1) }\n"
                + "  - { reach: s2, from: s0, within: 1 }\n")
        let said = found.map { "\($0.rule.rawValue) \($0.subject.spelled(in: graph.text))" }
        #expect(said == (isDecided ? [] : ["undecided check:1"]) + ["check-failed check:2"])
        #expect(isDecided || found[0].message.contains("'within'"))
    }

    /// Pages, each of which either goes on or makes a detour first; the link to the end takes no detour where it can.
    private func wizard(_ pages: Int, requires: String) -> String {
        var text = "navgraph: 1\napp: Wizard\nentry: f\nlinks: { schemes: [w] }\nconditions:\n  all: {}\n"
        for page in 0..<pages { text += "  c\(page): {}\n" }
        text += "flows:\n  f:\n    screens:\n"
        for page in 0..<pages {
            text +=
                "      s\(page): { transitions: { n: [ { when: c\(page), push: s\(page + 1) }, { push: t\(page) } ] } }\n"
            text += "      t\(page): { transitions: { n: { push: s\(page + 1) } } }\n"
        }
        return text + "      s\(pages): {}\ndeepLinks:\n  end: { url: /end, opens: s\(pages)\(requires) }\n"
    }

    @Test(arguments: arguments([3, 14, 40, share(100, of: 200)], quick: [3, 14])) func aWizard(pages: Int) throws {
        let (graph, found) = try findings(wizard(pages, requires: ""))
        #expect(!found.contains { $0.rule == .undecided || $0.rule == .unroutableLink })
        let way = try #require(RunAnalysis(graph).linkWay(of: graph.deepLinks.ids.first!))
        #expect(way.steps.count == pages)
        // With a detour at every second page.
        let detours = (0..<pages).filter { $0 % 2 == 1 }.map { "not c\($0)" }.joined(separator: ", ")
        let other = try findings(wizard(pages, requires: ", requires: [ \(detours) ]"))
        #expect(!other.1.contains { $0.rule == .undecided || $0.rule == .unroutableLink })
        let longer = try #require(RunAnalysis(other.0).linkWay(of: other.0.deepLinks.ids.first!))
        #expect(longer.steps.count == pages + pages / 2)
    }

    /// What a search for ways works through grows with the pages and the steps to each, at most cubically; the ways double
    /// with each page.
    @Test(.notInQuick) func aWizardIsGoneOnce() throws {
        func work(_ pages: Int) throws -> Int {
            let machine = Machine(Program(read(wizard(pages, requires: "")).graph))
            let moves = WayMoves(steps: WaySteps(machine), supplied: nil, requires: LinkGuard())
            let values = WayValues(Valuations(machine.program))
            var explorer = WayExplorer(moves, sight: .tops, limit: 1_000_000, values)
            explorer.findWays(to: Array(machine.graph.deepLinks.ids))
            try #require(explorer.found.count == 1)
            return explorer.nodes.count + explorer.arcs.count + values.values.diagrams.count
        }
        let (few, many) = (try work(40), try work(80))
        #expect(many < 9 * few, "\(few) \(many)")
    }

    /// Whatever is left of the diagrams' budget, a link has the way that it has, or it is not said that it has none.
    @Test func aWayIsNeverDeniedForWantOfResults() throws {
        let machine = Machine(Program(read(wizard(6, requires: ", requires: [ not c1, not c3 ]")).graph))
        let link = machine.graph.deepLinks.ids.first!
        let requires = machine.program.guarding(machine.graph.deepLinks[link])
        let moves = WayMoves(steps: WaySteps(machine), supplied: nil, requires: requires)
        func search(_ results: Int) -> WayExplorer {
            let values = WayValues(Valuations(machine.program, results: results))
            var explorer = WayExplorer(moves, sight: .tops, limit: 1_000_000, values)
            explorer.findWays(to: [link])
            return explorer
        }
        let way = try #require(search(1_000_000).found[link])
        var cut = 0
        for results in 0..<2_000 {
            let found = search(results)
            if found.isCut { cut += 1 }
            #expect(found.found[link]?.steps == way.steps || found.found.isEmpty && found.isCut, "\(results)")
        }
        #expect(cut > 20 && cut < 2_000, "\(cut)")
    }

    /// Steps that a check counts: as many as anyone asks for.
    @Test(arguments: [1, 5, 64, 65, 1000, 1_000_000]) func stepsOfACheck(within: Int) throws {
        let yaml =
            appHead("f", of: "Within") + """
                flows:
                  f:
                    screens:
                      a: { transitions: { on: { push: b } } }
                      b: { transitions: { on: { push: a }, more: { push: c } } }
                      c:
                        back: false
                        transitions: { less: { pop: root } }
                checks:
                  - { name: near, reach: a, from: c, within: \(within) }
                  - { name: far, reach: c, from: a, within: \(within) }
                  - { name: never, reach: b, from: never, within: \(within) }
                  - { name: first, reach: c, within: \(within) }
                screens:
                  never: {}

                """
        let (graph, found) = try findings(yaml)
        let failed = found.filter { $0.rule == .checkFailed }.map { $0.subject.spelled(in: graph.text) }
        #expect(failed == (within < 2 ? ["check:far", "check:first"] : []))
        #expect(!found.contains { $0.rule == .undecided })
    }

    /// Each violation takes its own flags, in an order of their own: 2^n sets of flags lie on the way.
    @Test(arguments: arguments([3, 15], quick: [3])) func flagsOfAnotherTab(count: Int) throws {
        var yaml = "navgraph: 1\napp: W\nentry: main\nconditions:\n"
        for flag in 0..<count { yaml += "  c\(flag): {}\n" }
        yaml += "flows:\n  main: { tabs: [x, y] }\n  x:\n    screens:\n      a:\n        transitions:\n"
        for flag in 0..<count {
            yaml +=
                "          t\(flag): [ { when: c\(flag), sets: { c\(flag): false } }, { sets: { c\(flag): true } } ]\n"
        }
        yaml += "  y:\n    screens:\n      b:\n        transitions:\n"
        for flag in 0..<count {
            yaml += "          e\(flag): { when: [ c\(flag), not c\((flag + 1) % count) ], push: s\(flag) }\n"
        }
        for flag in 0..<count { yaml += "      s\(flag): { requires: c\(flag) }\n" }
        let (_, found) = try findings(yaml)
        let violations = found.filter { $0.rule == .guardViolation }
        #expect(violations.count == count)
        for violation in violations {
            #expect(violation.severity == .error)
            #expect(violation.witness.count == 6)
        }
    }

    @Test(arguments: ["1000001", "9223372036854775807", "9223372036854775808"]) func tooManySteps(within: String) {
        let yaml =
            "navgraph: 1\napp: W\nentry: a\nscreens: { a: {} }\nchecks: [{ reach: a, from: a, within: \(within) }]\n"
        #expect(read(yaml).findings.map(\.rule) == [.wrongKind])
    }
}
