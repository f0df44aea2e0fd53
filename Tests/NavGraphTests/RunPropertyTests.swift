import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter

/// Analysis and interpreter agree on random graphs: the seeds of which two in five make graphs without errors of the text.
/// `NAVGRAPH_SEED` is the first seed, `NAVGRAPH_GRAPHS` their number: 500 in `make test`, 16,000 in `make test-all`.
@Suite(.processorTime) struct RunPropertyTests {
    static let first = UInt64(setting("NAVGRAPH_SEED", 1))
    static let count = setting("NAVGRAPH_GRAPHS", usual)
    #if DEBUG
        private static let usual = 300
    #else
        private static let usual = share(500, of: 16_000)
    #endif

    /// Whether configurations are listed: with both engines; and with saturation alone, which otherwise would see only the
    /// graphs without an end.
    static let engines = [true, false]

    @Test(arguments: 0..<2) func analysisAndInterpreterAgree(_ part: Int) {
        let seeds = (Self.first..<(Self.first + UInt64(Self.count))).filter { $0 % 2 == UInt64(part) }
        let (usable, reported) = Self.expectAgreement(on: seeds) { RandomGraph(seed: $0) }
        #expect(reported <= usable / 1000 + 1)
    }

    /// Before what the analysis finds and no run shows, where regions and conditions meet: it may report too much there,
    /// as a warning.
    static let overReport = "over-report: "

    /// Rare ones: `select` from a column with frames, a screen over a column beside another that is stuck, a link that is
    /// nearer than what was looked at first.
    @Test(arguments: [118_395, 140_042, 215_656] as [UInt64]) func theyAgreeOnWhatIsRare(_ seed: UInt64) throws {
        #expect(try #require(Self.complaints(RandomGraph(seed: seed))) == [])
    }

    /// An alternative that only the first screen of a tab after a `replace` would take; columns, and tabs, that a `select` leaves
    /// with a screen that the user cannot leave.
    @Test(arguments: [(992, false), (2_803, true)] as [(UInt64, Bool)])
    func saturationIsNotSilentOnWhatIsRare(seed: UInt64, hasTwoContainers: Bool) throws {
        let random = RandomGraph(seed: seed, hasTwoContainers: hasTwoContainers)
        #expect(try #require(Self.complaints(random, lists: [false])) == [])
    }

    /// What links build is taken down by whatever comes first: back and swipe with all conditions, `pop: root` with few.
    @Test func theyAgreeOnWhatLinksBuild() {
        var usable = 0
        for seed in Self.first..<(Self.first + UInt64(Self.count / 8)) {
            var generator = RandomStacks(seed: seed)
            let yaml = generator.yaml()
            let reading = read(yaml)
            guard reading.isUsable else { continue }
            usable += 1
            let explorer = Explorer(reading.graph, frames: 8, configurations: 2000)
            let found = Self.complaints(explorer, lists: false, regions: false, conditions: true)
            if !found.isEmpty { Issue.record("seed \(seed): \(found.joined(separator: "; "))\n\(yaml)") }
        }
        #expect(usable > Self.count / 16, "too few usable graphs: \(usable)")
    }

    /// What random graphs have more of than others.
    enum Kind: CaseIterable {
        case links
        /// What is new in the norm.
        case revised
        /// Choices, groups, buttons, links by `push`, locks with conditions, conditions that change.
        case additions
        /// Alerts in place, presentation at screens, screens of the system, enumerations, `root: entry`.
        case newer
        /// Tabs and columns above each other, and above themselves: what one of them was left with lies below another.
        case containers
        /// The window is the app's own: what it shows is a screen that nothing replaces.
        case hosted
        /// A module without an app: a host opens its public flows and screens.
        case module

        func graph(_ seed: UInt64) -> RandomGraph {
            let isEven = seed % 2 == 0
            return switch self {
            case .links: RandomGraph(seed: seed, hasManyLinks: true)
            case .revised: RandomGraph(seed: seed, isRevised: true)
            case .additions: RandomGraph(seed: seed, hasAdditions: true)
            case .newer: RandomGraph(seed: seed, isRevised: isEven, hasAdditions: true, words: .all)
            case .containers: RandomGraph(seed: seed, hasTwoContainers: true)
            case .hosted: RandomGraph(seed: seed, isRevised: true, isHosted: true, words: isEven ? .older : .all)
            case .module: RandomGraph(seed: seed, isRevised: isEven, hasAdditions: true, words: .all, isModule: true)
            }
        }
    }

    @Test(arguments: Kind.allCases) func theyAgree(on kind: Kind) {
        let seeds = Array(Self.first..<(Self.first + UInt64(Self.count / 4)))
        Self.expectAgreement(on: seeds, lists: kind == .links ? [false] : Self.engines, kind.graph)
    }

    /// What conditions keep from the user lies in a layer that only a link opens.
    @Test func theyAgreeOnWhatALinkOpens() throws {
        let random = RandomGraph(seed: 40_087, isRevised: false, hasAdditions: true, words: .all)
        #expect(try #require(Self.complaints(random)) == [])
    }

    /// A link whose ways stand apart only in their conditions, one that is nearer to a root than what was known without
    /// links, a `then` below what a way opened, links that only some can follow.
    @Test(arguments: [26_260, 12_918, 122_088, 176_908, 107_480, 60_723] as [UInt64])
    func theyAgreeOnRareLinks(_ seed: UInt64) throws {
        #expect(try #require(Self.complaints(Kind.links.graph(seed), lists: [false])) == [])
    }

    /// How many graphs have no errors of the text, and of how many too much is reported.
    @discardableResult
    static func expectAgreement(
        on seeds: [UInt64], lists: [Bool] = engines, _ graph: (UInt64) -> RandomGraph,
        text: (_ yaml: String, UInt64) -> String = { yaml, _ in yaml }
    ) -> (usable: Int, reported: Int) {
        var (usable, failed, reported) = (0, 0, 0)
        for seed in seeds {
            var random = graph(seed)
            let yaml = text(random.yaml(), seed)
            guard let found = complaints(yaml, random, lists: lists) else { continue }
            usable += 1
            let complaints = found.filter { !$0.hasPrefix(overReport) }
            if complaints.count < found.count { reported += 1 }
            if complaints.isEmpty { continue }
            failed += 1
            Issue.record("seed \(seed): \(complaints.joined(separator: "; "))\n\(failed <= 3 ? yaml : "")")
            if failed > 20 { break }
        }
        print("\(usable) graphs of \(seeds.count) seeds, \(reported) over-reported")
        #expect(usable > seeds.count / 10, "too few usable graphs: \(usable)")
        return (usable, reported)
    }

    /// In what analysis and interpreter differ; `nil`: the text has errors.
    private static func complaints(_ random: RandomGraph, lists: [Bool] = engines) -> [String]? {
        var random = random
        return complaints(random.yaml(), random, lists: lists)
    }

    private static func complaints(_ yaml: String, _ random: RandomGraph, lists: [Bool]) -> [String]? {
        let reading = read(yaml)
        guard reading.isUsable else { return nil }
        let explorer = Explorer(reading.graph.openedByHost())
        let (regions, conditions) = (!random.children.isEmpty, !reading.graph.conditions.isEmpty)
        return lists.flatMap { lists in
            // Regions play together in ways that saturation takes apart: it may report too much, or longer runs; but
            // nothing less.
            let found =
                regions && !lists
                ? silences(explorer)
                : complaints(explorer, lists: lists, regions: regions, conditions: conditions)
            return found.map { $0 + (lists ? "" : " (by saturation)") }
        }
    }

    /// The rules that the explorer judges by itself. Of others only the runs are replayed.
    static let judged: Set<Rule> = [
        .pushOfContainer, .pushOutsideStack, .popAtBottom, .popToAbsent, .dismissNothing, .selectAbsent,
        .finishWithoutOpener, .sendUnknown, .guardViolation, .unreachableScreen, .unreachableTransition, .linkOnly,
        .deadEnd, .ignoredEvent, .deepModal, .checkFailed, .blockedLink,
    ]

    static func complaints(_ explorer: Explorer, lists: Bool, regions: Bool, conditions: Bool) -> [String] {
        let graph = explorer.graph
        // In half of the graphs whatever can be is worked on together.
        var restriction = RunRestriction()
        restriction.mostAlone = graph.screens.count % 2 == 0 ? 0 : restriction.mostAlone
        let runs = RunAnalysis(graph, lists: lists, restriction)
        let findings = lint(graph, runs: runs)
        // It says so where handlers within handlers have no end: then nothing is claimed.
        if findings.contains(where: { $0.rule == .undecided }) { return [] }
        var complaints = claims(runs, explorer)
        var said: Set<String> = []
        for link in graph.deepLinks.ids where !graph.deepLinks[link].isByPresent {
            let isRouted = !findings.contains {
                $0.rule == .unroutableLink
                    && $0.subject.spelled(in: graph.text) == "deepLink:" + graph.text[graph.deepLinks[link].name]
            }
            // A way that is longer than the interpreter looks: what its link does is not to be compared.
            if isRouted, explorer.ways[link] == nil { return [] }
            if !isRouted, explorer.ways[link] != nil {
                complaints.append("way of link \(graph.text[graph.deepLinks[link].name])")
            }
        }
        for finding in findings where finding.rule.family == .runs {
            let key = finding.rule.rawValue + " " + finding.subject.spelled(in: graph.text)
            if isAppsMatter(key, graph) { continue }
            said.insert(key)
            let witness = Array(finding.witness)
            if !witness.isEmpty {
                guard let run = explorer.replay(witness) else {
                    complaints.append("witness of \(key) does not replay: \(witness.map(\.step))")
                    continue
                }
                if judged.contains(finding.rule) || finding.rule == .unboundedStack,
                    let complaint = shows(finding, run, explorer)
                {
                    complaints.append("witness of \(key) \(complaint)")
                }
            }
            if finding.isSuspected, finding.severity == .error { complaints.append("\(key) is an error without a run") }
            if finding.rule == .unboundedStack {
                if !explorer.isTruncated { complaints.append("\(key) in a finite graph") }
                let mayLackRun = finding.isSuspected || regions && conditions
                if witness.isEmpty, !mayLackRun { complaints.append("\(key) has no witness") }
            }
            guard judged.contains(finding.rule) else { continue }
            if let steps = explorer.found[key] {
                if let steps, witness.isEmpty { complaints.append("\(key) has no witness, of \(steps) steps") }
                if let steps, !witness.isEmpty, witness.count - 1 > steps, !(regions && conditions),
                    !explorer.isByLinks(key) || witness.contains(where: { $0.step.hasPrefix("link:") })
                {
                    complaints.append(
                        "\(key) is shown in \(steps) steps, not \(witness.count - 1): \(witness.map(\.step))")
                }
                if let steps, !witness.isEmpty, witness.count - 1 < steps, !explorer.isTruncated {
                    complaints.append("\(key) is shown in \(witness.count - 1) steps, the interpreter needs \(steps)")
                }
            } else if !explorer.isTruncated {
                let isAllowed = regions && conditions
                complaints.append(
                    (isAllowed ? overReport : "") + "only the analysis finds \(key): \(witness.map(\.step))")
            }
        }
        for (key, steps) in explorer.found.sorted(by: { $0.key < $1.key }) where !said.contains(key) {
            if isAppsMatter(key, graph) { continue }
            let needsAll = key.hasPrefix("unreachable") || key.hasPrefix("link-only") || steps == nil
            if explorer.isTruncated, needsAll { continue }
            complaints.append("only the interpreter finds \(key) in \(steps.map { "\($0)" } ?? "no") steps")
        }
        return complaints
    }

    /// What is not asked of a module without an app.
    private static func isAppsMatter(_ key: String, _ graph: NavGraph) -> Bool {
        graph.isOpenedByHost && (key.hasPrefix("link-only") || key.contains(":host"))
    }

    /// What the interpreter finds and saturation alone does not.
    static func silences(_ explorer: Explorer) -> [String] {
        let graph = explorer.graph
        let runs = RunAnalysis(graph, lists: false)
        let findings = lint(graph, runs: runs)
        if findings.contains(where: { $0.rule == .undecided || $0.rule == .unroutableLink }) { return [] }
        let said = Set(findings.map { $0.rule.rawValue + " " + $0.subject.spelled(in: graph.text) })
        let silences = explorer.found.keys.sorted().filter { key in
            !said.contains(key) && !isAppsMatter(key, graph)
                && !(explorer.isTruncated && (explorer.found[key]! == nil || key.hasPrefix("link-only")))
        }
        .map { "only the interpreter finds \($0) in \(explorer.found[$0]!.map { "\($0)" } ?? "no") steps" }
        return claims(runs, explorer) + silences
    }

    /// What is wrong with the runs to the screens that are said to be reachable.
    static func claims(_ runs: RunAnalysis, _ explorer: Explorer) -> [String] {
        let graph = explorer.graph
        return graph.screens.ids.compactMap { screen in
            guard runs.isReachable(screen) else { return nil }
            let name = graph.name(of: screen)
            guard let witness = runs.witness(to: screen) else { return "no run to \(name)" }
            let steps = Array(witness.steps(in: graph))
            guard let run = explorer.replay(steps), run.configurations.last?.current == screen else {
                return "the run to \(name) does not replay: \(steps.map(\.step))"
            }
            return runs.distance(of: screen) == steps.count - 1 ? nil : "the run to \(name) is not as long as is said"
        }
    }

    /// Whether a short search from a configuration comes to a target, without app events and links.
    private static func leads(
        _ explorer: Explorer, from start: Interpreter.Configuration, to isTarget: (Interpreter.Configuration) -> Bool
    ) -> Bool {
        var queue = [start]
        var seen: Set<Interpreter.Configuration> = [start]
        var next = 0
        while next < queue.count, next < 100 {
            if isTarget(queue[next]) { return true }
            for (step, result) in explorer.interpreter.steps(from: queue[next]) where !explorer.isIgnored(step) {
                if case .configuration(let after) = result, seen.insert(after).inserted { queue.append(after) }
            }
            next += 1
        }
        return false
    }

    /// Whether a run shows a finding; `nil`: it does.
    static func shows(
        _ finding: Finding, _ run: (configurations: [Interpreter.Configuration], fault: Rule?), _ explorer: Explorer
    ) -> String? {
        let graph = explorer.graph
        let c = run.configurations[run.configurations.count - 1]
        let subject = finding.subject.spelled(in: graph.text)
        let visible = explorer.interpreter.visible(c).map { "screen:" + graph.name(of: $0) }
        switch finding.rule {
        case .guardViolation:
            let screens = explorer.interpreter.visible(c).filter {
                !explorer.interpreter.meetsRequirements($0, c.conditions)
            }
            return screens.contains { "screen:" + graph.name(of: $0) == subject } ? nil : "does not show it"
        case .linkOnly, .deadEnd, .deepModal:
            if finding.rule == .deepModal, c.layers.count < 4 { return "is not deep" }
            if finding.rule == .deadEnd {
                let isDead =
                    explorer.isTruncated
                    ? !explorer.moves(c) || !leads(explorer, from: c, to: explorer.interpreter.isAtHome)
                    : explorer.failing["dead-end " + subject]?.contains(c) == true
                if !isDead { return "ends where something leads home" }
            }
            return visible.contains(subject) ? nil : "ends elsewhere"
        case .ignoredEvent:
            let ignored = graph.events(of: c.current).filter { explorer.interpreter.taken($0, in: c.conditions) == nil }
            return ignored.contains { explorer.spelled($0) == subject } ? nil : "does not ignore it"
        case .checkFailed: return breaks(subject, run.configurations, explorer) ? nil : "does not break it"
        case .unboundedStack:
            let event = "event:" + subject.dropFirst("transition:".count)
            let firings = finding.witness.map(\.step).filter { $0 == event || $0.hasPrefix(event + "#") }
            return firings.count > 1 && firings.last == finding.witness.last?.step ? nil : "does not fire it twice"
        default:
            guard run.fault == finding.rule else { return "is no such fault" }
            return nil
        }
    }

    /// Whether a run breaks a check; of what asks where runs lead, as far as that is known.
    static func breaks(_ subject: String, _ run: [Interpreter.Configuration], _ explorer: Explorer) -> Bool {
        let c = run[run.count - 1]
        guard let check = explorer.graph.checks.first(where: { subject == "check:\($0.number)" }) else { return false }
        switch check.law {
        case .before(let screen, let visit):
            return c.current == screen && !run.dropLast().contains { $0.current == visit }
        case .neverWhen(let screen, let literals):
            return explorer.interpreter.visible(c).contains(screen)
                && explorer.interpreter.holds(literals, c.conditions)
        case .neverAbove(let screen, let lower): return Explorer.isAbove(screen, lower, c)
        case .reach(_, let from, _) where from != nil && c.current != from: return false
        case .reach(let screen, _, nil) where explorer.isTruncated, .returns(let screen) where explorer.isTruncated:
            return !leads(explorer, from: c) { $0.current == screen }
        default: return explorer.isTruncated || explorer.failing["check-failed " + subject]?.contains(c) == true
        }
    }
}
