import NavGraphLint
import NavGraphReports
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphInterpreter

/// What must be so of any graph, and needs no oracle: the same said otherwise is the same, and more is no less. A share of
/// the seeds in `make test`, more in `make fuzz-truth`. `UnrelatedAdditionTests`, `WrittenOutGroupTests` and `FollowsTests`
/// have more of this kind.
@Suite(.processorTime, .notInQuick) struct TruthTests {
    /// Random graphs without errors of the text.
    private static func forEachGraph(
        _ kind: RandomGraph.Kind, _ body: (Otherwise, _ seed: String) throws -> Void
    ) rethrows {
        let first = UInt64(setting("NAVGRAPH_SEED", 1))
        var usable = 0
        for seed in first..<first + UInt64(setting("NAVGRAPH_GRAPHS", share(60, of: 2_000))) {
            let yaml = kind.yaml(seed)
            guard read(yaml).isUsable else { continue }
            usable += 1
            try body(Otherwise(yaml), "NAVGRAPH_SEED=\(seed) \(kind)")
        }
        #expect(usable > 0)
    }

    /// How a graph can be said otherwise, where it can be.
    private struct Change {
        var name: String
        /// Rules that ask for how it is said.
        var without: Set<Rule> = []
        /// What a name of the result is called in the graph; `nil`: nothing is told of it.
        var called: (String) -> String? = { $0 }
        /// Whether everything is a step farther away.
        var isFarther = false
        /// Whether a link may take another of several equal ways, which may be blocked.
        var choosesWays = false
        var files: (Otherwise) -> [String: String]?
    }

    private static func withoutOwn(_ name: String) -> String? { name.hasPrefix("z") ? nil : name }

    private static var changes: [Change] {
        [
            Change(name: "other names", called: Otherwise.firstName) { ["graph.yaml": $0.renamed()] },
            Change(name: "another order", choosesWays: true) { ["graph.yaml": $0.reordered()] },
            Change(name: "a condition that means the opposite") { $0.negated().map { ["graph.yaml": $0] } },
            Change(name: "several files") { $0.included() },
            // Of what a module makes public nothing is said to be unused.
            Change(name: "a module", without: [.unused], called: { $0 == "m" ? "" : $0 }) { $0.inAModule() },
            Change(name: "a guard that always holds", called: withoutOwn) { ["graph.yaml": $0.withAGuard()] },
            Change(name: "a splash", called: withoutOwn, isFarther: true) {
                $0.behindASplash().map { ["graph.yaml": $0] }
            },
        ]
    }

    /// Each graph is analyzed once for all that is compared with it.
    @Test(arguments: RandomGraph.Kind.allCases) func saidOtherwiseAndMore(_ kind: RandomGraph.Kind) {
        Self.forEachGraph(kind) { graph, seed in
            guard let told = Told(["graph.yaml": graph.yaml]) else { return }
            for change in Self.changes { Self.expectSame(graph, told, change, "\(seed), \(change.name)") }
            Self.expectNoLess(graph, told, seed)
            if kind != .hosted { Self.expectDistances(graph, told, seed) }
        }
    }

    private static func expectSame(_ graph: Otherwise, _ told: Told, _ change: Change, _ seed: String) {
        guard let files = change.files(graph) else { return }
        var told = told
        told.findings = told.findings.filter { !change.without.contains($0.rule) }
        if change.isFarther {
            // A single screen that nothing leads away from is a dead end beside another.
            if told.distances.values.count(where: { $0 >= 0 }) < 2 { return }
            told.makeFarther()
        }
        guard var other = Told(files, without: change.without, name: change.called) else {
            let problem = read(files).findings.first?.message ?? ""
            Issue.record("\(seed) cannot be read any more: \(problem)\n\(files)")
            return
        }
        if change.choosesWays, told.hasBlockedLinks || other.hasBlockedLinks {
            told.forgetLinks()
            other.forgetLinks()
        }
        if told != other {
            Issue.record("\(seed): \(told.difference(from: other))\n\(files.map { "# \($0)\n\($1)" }.joined())")
        }
    }

    /// What a run shows, a graph with one more transition also shows.
    private static func expectNoLess(_ graph: Otherwise, _ told: Told, _ seed: String) {
        let kept: Set<Rule> = [
            .guardViolation, .ignoredEvent, .pushOfContainer, .pushOutsideStack, .popAtBottom, .popToAbsent,
            .dismissNothing, .selectAbsent, .finishWithoutOpener, .sendUnknown,
        ]
        let yaml = graph.withAnEvent()
        guard yaml != graph.yaml, let other = Told(["graph.yaml": yaml]) else { return }
        for (screen, distance) in told.distances where distance >= 0 {
            let nearer = other.distances[screen] ?? -1
            // A longer run without links counts more than a shorter one with them.
            let isNoFarther = graph.yaml.contains("deepLinks:") || nearer <= distance
            #expect(isNoFarther, "\(seed): \(screen) \(distance) \(nearer)\n\(yaml)")
            #expect(nearer >= 0, "\(seed): \(screen) is no longer reached\n\(yaml)")
        }
        for finding in told.findings where kept.contains(finding.rule) && !finding.isSuspected {
            let isThere = other.findings.contains {
                $0.rule == finding.rule && $0.subject == finding.subject && $0.severity == finding.severity
            }
            #expect(isThere, "\(seed): \(finding)\n\(yaml)")
        }
    }

    /// A screen is reached within its distance, and not in fewer steps.
    private static func expectDistances(_ graph: Otherwise, _ told: Told, _ seed: String) {
        // Runs with links count for checks where longer ones without are told.
        if graph.yaml.contains("deepLinks:") { return }
        let near = told.distances.filter { $0.value > 0 }.sorted { $0.key < $1.key }
        if near.isEmpty { return }
        let checks = near.flatMap { screen, distance in
            ["{ reach: \(screen), within: \(distance) }", "{ reach: \(screen), within: \(distance - 1) }"]
        }
        let all = Told(["graph.yaml": graph.checking(checks)])?.findings ?? []
        let judged = all.filter { $0.subject.hasPrefix("check:") }
        let failed = Set(judged.map(\.subject))
        #expect(failed == Set(near.indices.map { "check:\(2 * $0 + 2)" }), "\(seed): \(checks)\n\(graph.yaml)")
        // Where the two bounds of a distance differ it is undecided, which is an error as well.
        #expect(judged.allSatisfy { $0.severity == .error }, "\(seed): \(checks)\n\(graph.yaml)")
    }

    /// Two apps that import the same module have the findings that each of them has alone; those in the module once.
    @Test(arguments: RandomGraph.Kind.allCases) func twoApps(_ kind: RandomGraph.Kind) throws {
        try Self.forEachGraph(kind) { graph, seed in
            guard var files = graph.inAModule(), let app = files["graph.yaml"] else { return }
            files["other.yaml"] = app.replacing("\napp: R\n", with: "\napp: Other\n")
            let apps = try ["graph.yaml", "other.yaml"].map { try checked(files, root: $0) }
            func found(_ apps: [(graph: CheckedGraph, files: GivenFiles)]) -> [String] {
                Report(apps.map(\.graph), files: apps[0].files).findings.map {
                    "\($0.message.file) \($0.message.start) \($0.rule.rawValue) \($0.subject) \($0.message.severity)"
                }
            }
            let (alone, together) = (apps.map { found([$0]) }, found(apps))
            #expect(Set(together) == Set(alone.joined()), "\(seed)\n\(files)")
            #expect(together.count == Set(together).count, "\(seed): reported twice\n\(files)")
            let inModule = alone.map { $0.filter { $0.hasPrefix("m.yaml") } }
            #expect(inModule[0] == inModule[1], "\(seed)\n\(files)")
        }
    }

    /// Neutral pairs have no changes.
    @Test(arguments: RandomGraph.Kind.allCases) func changesOfWhatIsTheSame(_ kind: RandomGraph.Kind) {
        Self.forEachGraph(kind) { graph, seed in
            let old = read(graph.yaml).graph
            for files in [
                ["graph.yaml": graph.yaml], ["graph.yaml": graph.reordered()], graph.included(),
            ] {
                let changes = GraphChanges(from: old, to: read(files).graph).changes
                #expect(changes.isEmpty, "\(seed): \(changes.map(\.element.subject))\n\(files)")
            }
        }
    }

    /// One step from launch, in any graph.
    @Test(arguments: RandomGraph.Kind.allCases.filter { $0 != .hosted }) func aPlantedViolation(
        _ kind: RandomGraph.Kind
    ) {
        Self.forEachGraph(kind) { graph, seed in
            let yaml = graph.withAViolation()
            let told = Told(["graph.yaml": yaml])
            let planted = Told.Found(
                rule: .guardViolation, subject: "screen:zViolated", severity: .error, isSuspected: false,
                steps: 1)
            #expect(told?.findings.contains(planted) ?? false, "\(seed)\n\(yaml)")
        }
    }
}
