import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension Relations {
    /// Screens behind one that cannot be reached follow from that, and that one from the step that would open it, where there
    /// is a finding about it.
    mutating func relateUnreachableScreens() {
        guard !numbers(of: .unreachableScreen).isEmpty else { return }
        let ways = WaysIn(graph, runs)
        var told: [ScreenID: Int] = [:]
        for screen in graph.screens.ids { told[screen] = number(.unreachableScreen, screen) }
        let screens = told.keys.sorted()
        /// Takes those out of `told` that lie behind a screen.
        func spread(from first: ScreenID, _ cause: Int, in relations: inout Relations) {
            var queue = [first]
            while let screen = queue.popLast() {
                for next in ways.next[screen] ?? [] {
                    guard let behind = told.removeValue(forKey: next) else { continue }
                    relations.set(behind, follows: cause)
                    queue.append(next)
                }
            }
        }

        var origins: [(screen: ScreenID, cause: Int?)] = []
        for screen in screens { if let cause = cause(of: screen, ways) { origins.append((screen, cause)) } }
        // Then those that nothing leads to, and at last those that only lead to each other.
        for screen in screens where ways.before[screen] == nil { origins.append((screen, nil)) }
        for screen in screens { origins.append((screen, nil)) }
        for (screen, cause) in origins {
            guard let number = told.removeValue(forKey: screen) else { continue }
            if let cause { set(number, follows: cause) }
            for other in ways.together[screen] ?? [] {
                guard let beside = told.removeValue(forKey: other) else { continue }
                set(beside, sameAs: number)
                spread(from: other, number, in: &self)
            }
            spread(from: screen, number, in: &self)
        }
    }

    /// The finding without which a step would open the screen.
    private func cause(of screen: ScreenID, _ ways: WaysIn) -> Int? {
        for way in ways.into[screen] ?? [] {
            guard let transition = graph.alternatives[way].transition else { continue }
            guard ways.holders(of: transition).contains(where: { runs.isReachable($0) }) else { continue }
            if let obstacle = obstacle(transition, way) { return obstacle }
            if let outcome = ways.outcome(before: way),
                let unused = number(.unused, graph.subject(of: outcome))
            {
                return unused
            }
        }
        return graph.screens[screen].flow.flatMap { number(.unreachableFlow, graph.subject(of: $0)) }
    }
}

/// What opens the screens that cannot be reached, as the text has it.
private struct WaysIn {
    let graph: NavGraph
    /// The screens that have the events of flows and of the app.
    private var heirs: [TransitionID: [ScreenID]] = [:]
    /// The alternatives that open a screen.
    private(set) var into: [ScreenID: [AlternativeID]] = [:]
    /// The unreachable screens whose steps open it, and which it opens.
    private(set) var before: [ScreenID: [ScreenID]] = [:]
    private(set) var next: [ScreenID: [ScreenID]] = [:]
    /// The regions that are opened with it: the other tabs or columns.
    private(set) var together: [ScreenID: [ScreenID]] = [:]

    init(_ graph: NavGraph, _ runs: RunAnalysis) {
        self.graph = graph
        for screen in graph.screens.ids {
            for event in runs.events(of: screen) where graph.transitions[event].owner != .screen(screen) {
                heirs[event, default: []].append(screen)
            }
        }
        /// The screens that finish with an outcome.
        var finishers: [OutcomeID: [ScreenID]] = [:]
        for a in graph.alternatives {
            guard let outcome = a.action.outcome, let transition = a.transition else { continue }
            finishers[outcome, default: []] += holders(of: transition)
        }
        for id in graph.alternatives.ids {
            let a = graph.alternatives[id]
            let opened = graph.firstScreens(of: a.action.opened).filter { !runs.isReachable($0) }
            guard !opened.isEmpty else { continue }
            var holders: [ScreenID] = []
            if let transition = a.transition { holders = self.holders(of: transition) }
            // In a handler, what was opened has to end before.
            if let opener = opener(of: id) {
                holders += graph.firstScreens(of: graph.alternatives[opener].action.opened)
            }
            if let outcome = outcome(before: id) { holders += finishers[outcome] ?? [] }
            let before = holders.filter { !runs.isReachable($0) }
            for screen in opened {
                into[screen, default: []].append(id)
                let others = before.filter { $0 != screen }
                if !others.isEmpty { self.before[screen, default: []] += others }
                for holder in before { next[holder, default: []].append(screen) }
                if opened.count > 1 { together[screen, default: []] += opened }
            }
        }
    }

    /// The screens that have a transition.
    func holders(of transition: TransitionID) -> [ScreenID] {
        if case .screen(let screen) = graph.transitions[transition].owner { return [screen] }
        return heirs[transition] ?? []
    }

    /// The alternative whose handler an alternative stands in, also in its `then`.
    private func opener(of id: AlternativeID) -> AlternativeID? {
        var id = id
        while graph.alternatives[id].role == .then { id = graph.alternatives[id].parent }
        let a = graph.alternatives[id]
        return a.role == .handler && !a.parent.isNone ? a.parent : nil
    }

    /// The outcome whose handler it stands in.
    func outcome(before id: AlternativeID) -> OutcomeID? {
        var id = id
        while graph.alternatives[id].role == .then { id = graph.alternatives[id].parent }
        let a = graph.alternatives[id]
        return a.role == .handler && !a.handler.isNone ? graph.handlers[a.handler].outcome : nil
    }
}

extension NavGraph {
    /// The screens that are there when something has just been opened.
    func firstScreens(of target: Target?) -> [ScreenID] {
        switch target {
        case .screen(let screen): [screen]
        case .flow(let flow):
            flows[flow].children.isEmpty
                ? startScreens(of: flow)
                : flows[flow].children.flatMap { firstScreens(of: children[$0].target) }
        case nil: []
        }
    }
}
