import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphRuns

/// Distances are proven, or said to lie between two bounds: against the configurations that the interpreter reaches.
@Suite(.processorTime) struct DistanceTests {
    /// The graph with no checks but `reach: SCREEN, within: N` for each of these.
    private func graph(_ graph: NavGraph, checking laws: [(screen: ScreenID, within: Int)]) -> NavGraph {
        var checked = graph
        checked.checks = Table()
        for (number, law) in laws.enumerated() {
            _ = checked.checks.append(
                Check(
                    name: .none, number: number + 1, file: FileID(raw: 0), span: .start,
                    law: .reach(law.screen, from: nil, within: law.within)))
        }
        return checked
    }

    /// Three hundred graphs with tabs or columns: the seeds of which are graphs without errors of the text.
    @Test(arguments: [RandomGraph.Kind.plain, .containers, .revised, .hosted, .additions])
    func withinTheDistanceHoldsAndOneLessFails(_ kind: RandomGraph.Kind) {
        var (usable, exact, open) = (0, 0, 0)
        var seed: UInt64 = 0
        let wanted = share(12, of: 60)
        while usable < wanted, seed < 2000 {
            seed += 1
            guard let graph = usableGraph(kind.yaml(seed)), graph.hasRegions else { continue }
            let explorer = Explorer(graph, frames: 8, configurations: 600)
            for lists in [true, false] {
                let runs = RunAnalysis(graph, lists: lists)
                if runs.limit != nil { continue }
                if lists { usable += 1 }
                let what = "\(kind), seed \(seed)\(lists ? "" : " by saturation")"
                for screen in graph.namedScreens {
                    guard let bounds = runs.distanceBounds(of: screen) else { continue }
                    let name = graph.name(of: screen)
                    if bounds.count == 1 { exact += 1 } else { open += 1 }
                    guard let seen = explorer.distances[screen] else { continue }
                    #expect(bounds.lowerBound <= seen, "\(what): \(name) is \(seen) steps away, not \(bounds)")
                    if seen <= explorer.leastCut, !explorer.isLinkOnly(screen) || !explorer.isTruncated {
                        #expect(bounds.contains(seen), "\(what): \(name) is \(seen) steps away, not \(bounds)")
                    }
                }
                judge(graph, explorer, lists: lists, what)
            }
        }
        print("\(kind): \(usable) graphs with regions, \(exact) distances are exact, \(open) are not")
        #expect(usable >= wanted)
        #expect(open * 10 <= exact, "\(open) of \(exact + open) distances are not proven")
    }

    /// Checks of all screens, at the distance that the interpreter sees, and at one less.
    private func judge(_ graph: NavGraph, _ explorer: Explorer, lists: Bool, _ what: String) {
        let laws = graph.namedScreens.flatMap { screen -> [(screen: ScreenID, within: Int)] in
            guard let steps = explorer.shortest[screen], steps > 1, steps <= explorer.leastCut else { return [] }
            return [(screen, steps), (screen, steps - 1)]
        }
        if laws.isEmpty { return }
        let checked = self.graph(graph, checking: laws)
        let runs = RunAnalysis(checked, lists: lists)
        let judged = runs.judgedChecks()
        for (id, law) in zip(checked.checks.ids, laws) {
            let isFailed = judged.failed.contains { $0.check == id }
            let isOpen = judged.undecided.contains { $0.check == id }
            let holds = explorer.shortest[law.screen]! <= law.within
            let name = "\(what): \(graph.name(of: law.screen)) within \(law.within)"
            if holds { #expect(!isFailed || !runs.surelyFails(checked.checks[id].law), "\(name) holds") }
            if !holds { #expect(isFailed || isOpen, "\(name) fails") }
            if isFailed, !holds, runs.isReachable(law.screen) {
                #expect(runs.surelyFails(checked.checks[id].law), "\(name) is a suspicion")
            }
        }
    }

    /// What is set in one tab opens a way in another: saturation does not count the steps there.
    @Test func whatIsSetElsewhereLeavesTheDistanceOpen() throws {
        let graph = read(graphWithTwoBounds()).graph
        let paid = try #require(graph.screens.ids.first { graph.name(of: $0) == "paid" })
        #expect(RunAnalysis(graph, lists: false).distanceBounds(of: paid) == 1...4)
        #expect(RunAnalysis(graph).distanceBounds(of: paid) == 4...4)
        let checked = self.graph(graph, checking: [(paid, 0), (paid, 1), (paid, 3), (paid, 4)])
        let judged = RunAnalysis(checked, lists: false).judgedChecks()
        #expect(judged.failed.map { Int($0.check.raw) } == [0])
        #expect(judged.undecided.map { Int($0.check.raw) } == [1, 2])
    }

    /// An endless stack in a tab: no end of configurations.
    @Test func aBrokenLawIsAnErrorBesideAnEndlessStack() {
        let yaml =
            appHead("main") + """
                flows:
                  main: { tabs: [feed, more] }
                  feed:
                    screens:
                      posts: { transitions: { open: { push: item } } }
                      item: { transitions: { again: { push: item }, last: { push: end } } }
                      end: ~
                screens: { more: ~ }
                checks:
                  - { name: far, reach: end, within: 1 }
                  - { name: near, reach: end, within: 2 }
                """
        let found = lint(read(yaml).graph).filter { $0.rule == .checkFailed || $0.rule == .undecided }
        #expect(found.map(\.severity) == [.error])
        #expect(found.first.map { !$0.isSuspected } ?? false)
    }
}

extension Explorer {
    fileprivate func isLinkOnly(_ screen: ScreenID) -> Bool {
        found["link-only screen:" + graph.name(of: screen)] != nil
    }
}
