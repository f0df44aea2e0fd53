import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unreachableScreen = LintRule(.unreachableScreen) { graph, runs, report in
        let screens = graph.namedScreens.filter { !runs.isReachable($0) }
        if screens.isEmpty { return }
        let barred = screensBehindConditions(graph)
        for screen in screens {
            // Of an alert in place, a transition that never fires says it.
            if let alternative = graph.screens[screen].declaringAlternative, !graph.isInEntry(alternative),
                !runs.fires(graph.root(of: alternative))
            {
                continue
            }
            report(
                .unreachableScreen, of: graph.subject(of: screen), at: graph.place(of: screen),
                "\(graph.quoted(screen)) is unreachable from launch" + (barred[screen].map { ": " + $0 } ?? ""),
                isSuspected: runs.mayBeReachable(screen))
        }
    }
}

/// For the screens that are opened only where a condition holds which never does: which that is.
private func screensBehindConditions(_ graph: NavGraph) -> [ScreenID: String] {
    let never = NeverHolding(graph)
    if never.isEmpty { return [:] }
    /// The alternative that has to be taken before one in a `then` or handler can be.
    func enclosing(_ id: AlternativeID) -> AlternativeID? {
        let parent = graph.alternatives[id].parent
        return parent.isNone ? nil : parent
    }
    var (barred, open): ([ScreenID: String], Set<ScreenID>) = ([:], [])
    for id in graph.alternatives.ids {
        let literal = sequence(first: id, next: enclosing).lazy.compactMap(never.first(of:)).first
        for screen in graph.firstScreens(of: graph.alternatives[id].action.opened) {
            if let literal {
                barred[screen] = barred[screen] ?? never.explanation(of: literal)
            } else {
                open.insert(screen)
            }
        }
    }
    return barred.filter { !open.contains($0.key) }
}
