import NavGraphLint
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter

/// A finding follows from another only if it is gone when the configurations of that one are taken out.
@Suite(.processorTime) struct FollowsTests {
    /// `rule subject ← rule subject` of all findings that follow from another.
    private static func relations(_ yaml: String) throws -> [String] {
        let graph = try graph(yaml)
        return relations(graph).map { "\($0.finding) ← \($0.cause)" }
    }

    private static func relations(_ graph: NavGraph) -> [(finding: String, cause: String)] {
        func spelled(_ rule: Rule, _ subject: Subject) -> String {
            "\(rule.rawValue) \(subject.spelled(in: graph.text))"
        }
        return lint(graph, least: .note, relates: true).findings.compactMap { finding in
            guard case .follows(let rule, let subject) = finding.relation else { return nil }
            return (spelled(finding.rule, finding.subject), spelled(rule, subject))
        }
    }

    private static let shop =
        appHead(of: "Shop") + """
            conditions: { loggedIn: unknown, paid: true }
            flows:
              home:
                requires: paid
                screens:
                  list: { transitions: { open: { WHEN, present: account } } }
            screens:
              account: { requires: loggedIn, transitions: { refund: { sets: { paid: false }, dismiss: top } } }
            """

    /// The run to 'list' passes the screen that has a violation, but with a login it has none.
    @Test func passingAScreenIsNoCause() throws {
        #expect(try Self.relations(Self.shop.replacing("WHEN, ", with: "")) == [])
        #expect(
            try Self.relations(Self.shop.replacing("WHEN", with: "when: not loggedIn")) == [
                "guard-violation screen:list ← guard-violation screen:account"
            ])
    }

    /// Whoever is in the trap is there for good; a fault in it would not be without it, but a way around it is none of its.
    @Test func whatLiesInATrapFollowsFromIt() throws {
        let trap =
            appHead("main") + """
                conditions: [open]
                checks: [ { reach: home, from: inside }, { never: inside, when: open } ]
                flows:
                  main: { screens: { home: { transitions: { go: { present: trap, locked: true }, AROUND } } } }
                  trap:
                    screens:
                      door: { transitions: { on: { push: inside } } }
                      inside: { transitions: { bad: { dismiss: all, then: { dismiss: top } } } }
                      other: { transitions: { out: { dismiss: all } } }
                """
        #expect(
            try Self.relations(trap.replacing("AROUND", with: "aside: { present: other }")) == [
                "check-failed check:1 ← dead-end screen:door", "check-failed check:2 ← dead-end screen:door",
                "dead-end screen:inside ← dead-end screen:door",
                "dismiss-nothing transition:inside.bad ← dead-end screen:door",
            ])
        #expect(try Self.relations(trap.replacing("AROUND", with: "around: { present: inside }")) == [])
    }

    @Test func aScreenThatIsNotVisitedBefore() throws {
        let yaml =
            appHead("main") + """
                conditions: [open]
                checks: [ { before: last, visit: other }, { never: last, when: not open } ]
                flows:
                  main:
                    screens:
                      home: { transitions: { go: { push: middle }, aside: { when: open, push: AROUND } } }
                      middle: { requires: open, transitions: { go: { when: not open, push: last } } }
                      last: {}
                      other: { transitions: { go: { push: last } } }

                """
        #expect(
            try Self.relations(yaml.replacing("AROUND", with: "other")) == [
                "check-failed check:1 ← guard-violation screen:middle",
                "check-failed check:2 ← guard-violation screen:middle",
            ])
        #expect(
            try Self.relations(yaml.replacing("AROUND", with: "last")) == [
                "check-failed check:2 ← guard-violation screen:middle"
            ])
    }

    /// The interpreter, kept clear of the configurations of the cause, does not come to the finding.
    @Test func isProvenOnRandomGraphs() throws {
        var proven = 0
        let first = UInt64(setting("NAVGRAPH_SEED", 1))
        for seed in first..<first + UInt64(setting("NAVGRAPH_GRAPHS", share(1_000, of: 8_000))) {
            var generator = RandomGraph(seed: seed, isRevised: seed % 2 == 0)
            let yaml = Self.withLaws(generator.yaml())
            let reading = read(yaml)
            guard reading.isUsable else { continue }
            let relations = Self.relations(reading.graph)
            if relations.isEmpty { continue }
            let explorer = Explorer(reading.graph)
            for (finding, cause) in relations {
                guard let isClear = explorer.isGone(finding, without: cause) else { continue }
                proven += 1
                #expect(isClear, "NAVGRAPH_SEED=\(seed): \(finding) ← \(cause)\n\(yaml)")
            }
        }
        #expect(proven > 20, "too few relations: \(proven)")
    }

    /// A graph in which each screen is never visible while a condition holds, and none while it does not.
    private static func withLaws(_ yaml: String) -> String {
        let graph = read(yaml).graph
        var laws = ""
        for screen in graph.screens.ids {
            for condition in graph.conditions.ids.prefix(2) {
                let not = (screen.index + condition.index) % 2 == 0 ? "not " : ""
                laws +=
                    "  - { never: \(graph.name(of: screen)), when: \(not)\(graph.text[graph.conditions[condition].name]) }\n"
            }
        }
        if laws.isEmpty { return yaml }
        return yaml.contains("\nchecks:\n")
            ? yaml.replacing("\nchecks:\n", with: "\nchecks:\n" + laws) : yaml + "checks:\n" + laws
    }
}

extension Explorer {
    /// Whether no run to a finding keeps clear of the configurations that another is about; `nil`: that is not known of these
    /// rules.
    fileprivate func isGone(_ finding: String, without cause: String) -> Bool? {
        guard let causes = shows(cause), let found = shows(finding) else { return nil }
        var seen: Set<Interpreter.Configuration> = []
        var pending = linked.filter { $0.steps == 0 }.map(\.configuration).filter { !causes($0) }
        var next: [Interpreter.Configuration: [Interpreter.Configuration]] = [:]
        for edge in edges {
            next[linked[edge.from].configuration, default: []].append(linked[edge.to].configuration)
        }
        while let c = pending.popLast() {
            guard seen.insert(c).inserted else { continue }
            if found(c) { return false }
            pending += (next[c] ?? []).filter { !causes($0) }
        }
        return true
    }

    private func shows(_ finding: String) -> ((Interpreter.Configuration) -> Bool)? {
        let parts = finding.split { " :".contains($0) }.map(String.init)
        func screen(_ name: String) -> ScreenID? { graph.screens.ids.first { graph.name(of: $0) == name } }
        switch parts[0] {
        case "guard-violation":
            guard let screen = screen(parts[2]) else { return nil }
            return { [interpreter] in
                interpreter.visible($0).contains(screen) && !interpreter.meetsRequirements(screen, $0.conditions)
            }
        case "dead-end":
            guard !isTruncated, let failing = failing[finding] else { return nil }
            return { failing.contains($0) }
        case "check-failed":
            guard let check = graph.checks.first(where: { "\($0.number)" == parts[2] }),
                case .neverWhen(let screen, let literals) = check.law
            else { return nil }
            return { [interpreter] in
                interpreter.visible($0).contains(screen) && interpreter.holds(literals, $0.conditions)
            }
        default: return nil
        }
    }
}
