import NavGraphChanges
import NavGraphLint
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphRuns

/// An addition that has nothing to do with the rest changes nothing: no finding, no way, no distance, whatever its size.
@Suite(.processorTime) struct UnrelatedAdditionTests {
    /// What is said of a graph, but for what is named like the addition.
    private static func told(_ yaml: String) throws -> Told {
        Told(try graph(yaml), [.runs, .ways], name: { $0.hasPrefix("z") ? nil : $0 })
    }

    private static let violation = Told.Found(
        rule: .guardViolation, subject: "screen:secret", severity: .error, steps: 1)

    // MARK: Random graphs

    /// Screens that nothing leads to, with lists that ask for flags, which nothing else asks for, or which imply others.
    private static func island(_ screens: Int, flags: Int, implied: Bool) -> (flows: String, conditions: String) {
        var flows = "  zFlow:\n    screens:\n"
        for number in 0..<screens {
            let next = "zScreen\((number + 1) % screens)"
            flows += "      zScreen\(number):\n        transitions:\n          zNext: { push: \(next) }\n"
        }
        for flag in 0..<flags {
            flows += "          zList\(flag): [ { when: zFlag\(flag), sets: { zFlag\(flag): false }, push: zScreen0 }, "
            flows += "{ \(implied ? "when: not zOther\(flag), " : "")push: zScreen0 } ]\n"
        }
        var conditions = ""
        for flag in 0..<flags {
            conditions += "  zFlag\(flag): { initially: unknown\(implied ? ", implies: zOther\(flag)" : "") }\n"
            if implied { conditions += "  zOther\(flag): { initially: unknown }\n" }
        }
        return (flows, conditions)
    }

    private static func adding(_ island: (flows: String, conditions: String), to yaml: String) -> String {
        var text = yaml.replacing("\nflows:\n", with: "\nflows:\n" + island.flows, maxReplacements: 1)
        if island.conditions.isEmpty { return text }
        if text.contains("\nconditions:\n") {
            // Behind those that are there.
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let first = lines.firstIndex(of: "conditions:")! + 1
            let end = lines[first...].firstIndex { !$0.hasPrefix("  ") }!
            lines.insert(contentsOf: island.conditions.split(separator: "\n").map(String.init), at: end)
            return lines.joined(separator: "\n")
        }
        text = text.replacing(
            "\nlinks: {", with: "\nconditions:\n" + island.conditions + "links: {", maxReplacements: 1)
        return text
    }

    private static let cases: [(screens: Int, flags: Int, implied: Bool)] = [
        (34, 0, false), (94, 0, false), (2, 8, false), (2, 70, false), (2, 200, false), (2, 13, true), (40, 100, true),
    ]

    @Test(arguments: cases.indices) func ofRandomGraphs(_ number: Int) throws {
        let addition = Self.cases[number]
        let island = Self.island(addition.screens, flags: addition.flags, implied: addition.implied)
        let count = max(isQuick ? 6 : 20, UInt64(RunPropertyTests.count) / 20)
        var compared = 0
        for seed in (1...count).map({ $0 * UInt64(Self.cases.count) + UInt64(number) }) {
            var generator = RandomGraph(seed: RunPropertyTests.first &+ seed, hasManyLinks: seed % 5 == 0)
            let yaml = generator.yaml()
            guard read(yaml).isUsable else { continue }
            let (before, after) = (try Self.told(yaml), try Self.told(Self.adding(island, to: yaml)))
            compared += 1
            #expect(before == after, "seed \(RunPropertyTests.first &+ seed), \(addition)\n\(yaml)")
        }
        #expect(compared > count / 5)
    }

    @Test func aThousandScreensBesideRandomGraphs() throws {
        let island = Self.island(1000, flags: 3, implied: false)
        for seed in UInt64(1)...(isQuick ? 4 : 24) {
            var generator = RandomGraph(seed: RunPropertyTests.first &+ 977 * seed)
            let yaml = generator.yaml()
            guard read(yaml).isUsable else { continue }
            let (before, after) = (try Self.told(yaml), try Self.told(Self.adding(island, to: yaml)))
            #expect(before == after, "\(yaml)")
        }
    }

    // MARK: Conditions, one after the other

    /// A screen that requires a login, an event that does not see to it, and `count` lists that ask for a flag each.
    private static func guarded(_ count: Int, implied: Bool = false, bad: String = "bad: { push: secret }") -> String {
        var text = "navgraph: 1\napp: A\nentry: main\nlinks: { schemes: [a] }\nconditions:\n  loggedIn: {}\n"
        for flag in 0..<count {
            text += "  zFlag\(flag): \(implied ? "{ implies: zOther\(flag) }" : "{}")\n"
            if implied { text += "  zOther\(flag): {}\n" }
        }
        text += "flows:\n  main:\n    screens:\n      a:\n        transitions:\n"
        for flag in 0..<count { text += "          ze\(flag): { push: b, when: zFlag\(flag) }\n" }
        for flag in 0..<(implied ? count : 0) {
            text += "          zn\(flag): { push: b, when: [ zFlag\(flag), not zOther\(flag) ] }\n"
        }
        return text + """
                      on: { push: b }
                      login: { sets: { loggedIn: true }, push: secret }
                      \(bad)
                  b: {}
                  secret: { requires: loggedIn }
            deepLinks:
              secret: { url: /secret, opens: secret, requires: loggedIn }
            checks:
              - { reach: secret, within: 1 }
              - { never: b, when: not loggedIn }
            """
    }

    @Test(arguments: arguments(Array(60...70) + [128, 200, 1000], quick: [63, 64, 65]))
    func flagsOfAScreen(count: Int) throws {
        let few = try Self.told(Self.guarded(2))
        #expect(few.findings.contains(Self.violation))
        #expect(few.ways == ["secret": ["a.login"]])
        #expect(try Self.told(Self.guarded(count)) == few)
    }

    @Test(arguments: arguments([12, 13, 14, 64, 200], quick: [12, 13])) func implicationsThatHaveNothingInCommon(
        count: Int
    ) throws {
        let few = try Self.told(Self.guarded(2, implied: true))
        #expect(few.findings.contains(Self.violation))
        #expect(try Self.told(Self.guarded(count, implied: true)) == few)
        // What an implication forbids never fires, however many there are.
        let graph = read(Self.guarded(count, implied: true)).graph
        let never = lint(graph).filter { $0.rule == .unreachableTransition }.map { $0.subject.spelled(in: graph.text) }
        #expect(Set(never) == Set((0..<count).map { "transition:a.zn\($0)" }))
    }

    /// What `diff` says of a guard that goes.
    @Test(arguments: arguments([64, 65, 200], quick: [65])) func consequencesOfAGuard(count: Int) throws {
        func consequences(_ count: Int) throws -> [String] {
            let (old, new) = (
                read(Self.guarded(count, bad: "bad: { when: loggedIn, push: secret }")).graph,
                read(Self.guarded(count)).graph
            )
            let found = ChangeAnalysis(
                from: ComparedGraph(graph: old, runs: RunAnalysis(old)),
                to: ComparedGraph(graph: new, runs: RunAnalysis(new)), GraphChanges(from: old, to: new))
            return found.consequences.rows.map { "\($0.kind) \($0.weight) \($0.subjects) \($0.whiles)" }
        }
        let few = try consequences(2)
        #expect(few.contains { $0.hasPrefix("exposed breaking [\"screen:secret\"] [[\"loggedIn\"]]") }, "\(few)")
        #expect(try consequences(count) == few)
    }

    // MARK: Screens and tabs

    /// What is added in one tab is sent to whatever the other was left with.
    private static func shop(_ more: Int, tabs: Int = 0) -> String {
        var text = "navgraph: 1\napp: S\nentry: main\nflows:\n  main: { tabs: [feed, cart"
        for number in 0..<tabs { text += ", zTab\(number)" }
        text += "] }\n  feed:\n    screens:\n      home:\n        transitions:\n          open: { push: product }\n"
        for number in 0..<more { text += "          zOpen\(number): { push: zScreen\(number) }\n" }
        text += "      product: { transitions: { add: { select: cart, then: { send: added } } } }\n"
        for number in 0..<more { text += "      zScreen\(number): {}\n" }
        for number in 0..<tabs { text += "  zTab\(number): { screens: { zTabScreen\(number): {} } }\n" }
        return text + """
              cart:
                screens:
                  basket: { receives: [added], transitions: { open: { push: product } } }
            checks:
              - { name: near, reach: basket, from: product, within: 1 }
            """
    }

    @Test(
        arguments: arguments(
            [(0, 0), (21, 0), (22, 0), (30, 0), (60, 0), (0, 3), (0, 20), (0, 40)],
            quick: [(0, 0), (21, 0), (22, 0), (0, 3)]))
    func oneTapToTheBasket(screens: Int, tabs: Int) throws {
        let graph = read(Self.shop(screens, tabs: tabs)).graph
        let failed = lint(graph).filter { $0.rule == .checkFailed }
        try #require(failed.count == 1)
        // Of very many tabs it is a suspicion.
        if tabs == 40 { return }
        #expect(failed[0].severity == .error && !failed[0].isSuspected)
        #expect(failed[0].witness.map(\.step).suffix(2) == ["event:basket.open", "tab:feed"])
    }

    /// A step that pops to the bottom is a tap, whatever was left there, at every size.
    @Test(arguments: arguments([0, 30, 120, 300], quick: [0, 30])) func popToRootMakesIt(screens: Int) throws {
        let text = Self.shop(screens).replacing("then: { send: added }", with: "then: { pop: root, send: added }")
        #expect(!lint(read(text).graph).contains { $0.rule == .checkFailed || $0.rule == .sendUnknown })
    }
}
