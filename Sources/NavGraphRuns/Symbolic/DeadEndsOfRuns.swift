import NavGraphModel
import NavGraphSyntax

/// The questions about the continuations of runs: `dead-end`, `return`, `reach … from`.
extension SymbolicAnalysis {
    /// The configurations from which no run leads to a target: the current symbol, the number of the stack below, and
    /// the condition values.
    struct Failures {
        /// By symbol and stack below.
        fileprivate var values: [IDPair: BDD] = [:]
        fileprivate let diagrams: DecisionDiagrams
        fileprivate(set) var screens: Set<ScreenID> = []
        /// Those from which some run leads there all the same, from other configurations.
        fileprivate let leading: Set<ScreenID>
        /// With the numbers of stacks as marks.
        fileprivate let runs: RunSearch
    }

    func isWindowBottom(_ symbol: StackSymbol, _ star: PostStar) -> Bool {
        guard let bottom = symbol.bottom else { return false }
        return !star.isVisited(symbol) && star.symbols.layers[bottom.layer].isWindow
    }

    /// From where no run leads to what is current in a target.
    func failures(
        _ summaries: Summaries, from isStart: (StackSymbol) -> Bool, to isTarget: (StackSymbol, PostStar) -> Bool
    ) throws(RunLimit) -> Failures {
        // Where runs lead is asked of all of them, and from all of them.
        if let limit = program.restriction.bounds?.limit ?? summaries.star.limit { throw limit }
        var star = PostStar(of: above, with: summaries.star)
        var escapes = Escapes(summaries, to: isTarget, &star)
        let openings = Openings(of: &star) { star, mark, arc, _ in
            arc.over.map { escapes.stack($0, over: StackID(raw: mark), &star).raw } ?? 0
        }
        var values: [IDPair: BDD] = [:]
        var screens: Set<ScreenID> = []
        var leading: Set<ScreenID> = []
        for increment in Array(star.idleIncrements) where isStart(star.symbol(of: increment)) {
            let arc = star.automaton.arcs[star.increment(increment).arc]
            for entry in openings.entries(of: arc.context).map({ openings[$0] }) {
                let below = StackID(raw: entry.mark)
                let failing = escapes.failing(arc.symbol, over: below, &star)
                let there = star.values.diagrams.and(arc.relation, entry.values)
                if !star.values.diagrams.contains(failing, there) { leading.insert(star.symbols[arc.symbol].screen) }
                if !star.values.diagrams.meets(there, failing) { continue }
                values[IDPair(arc.symbol, below)] = failing
                screens.insert(star.symbol(of: increment).screen)
            }
        }
        if star.isExhausted { throw star.limit ?? .stacks }
        let found = escapes
        let marks: Openings.Marking = { _, mark, arc, _ in
            guard let over = arc.over else { return 0 }
            return found.stack(over, over: StackID(raw: mark))?.raw
        }
        return Failures(
            values: values, diagrams: star.values.diagrams, screens: screens, leading: leading,
            runs: runs.marked(marks))
    }

    /// A shortest run to one of them, in which a screen is current, or any. With regions only one from whose end a short
    /// search does not come to a target: what they were left with may lead there.
    func witness(
        of failures: Failures, on screen: ScreenID?, within steps: Int? = nil, to isTarget: (Configuration) -> Bool
    ) -> Witness? {
        let all = failures.values.sorted { $0.key < $1.key }
        let answer = failures.runs.nearest { star in
            var valuesOf: [StackSymbolID: [(below: UInt32, values: BDD)]] = [:]
            for (key, failing) in all {
                let symbol = StackSymbolID(raw: key.first)
                guard screen == nil || star.symbols[symbol].screen == screen else { continue }
                let values = star.values.diagrams.copying(failing, from: failures.diagrams)
                valuesOf[symbol, default: []].append((key.second, values))
            }
            var goals: [Goal] = []
            for increment in Array(star.idleIncrements) {
                let arc = star.automaton.arcs[star.increment(increment).arc]
                for (below, values) in valuesOf[arc.symbol] ?? [] {
                    let relation = star.values.diagrams.and(star.increment(increment).relation, values)
                    if !relation.isEmpty {
                        goals.append(Goal(increment: increment, relation: relation, marks: below...below))
                    }
                }
            }
            return goals
        }
        return witness(answer) { [graph, machine] in
            try !graph.hasRegions || machine.lead(from: $0.last, within: steps, to: isTarget) != .somewhere
        }
    }

    /// The screens that are current in a configuration from which no run leads home, or that no step changes. In doubt
    /// there may be one of the latter that only a listing shows.
    func deadEnds() throws(RunLimit) -> (screens: [DeadEnd], isInDoubt: Bool) {
        var found: [ScreenID: DeadEnd] = [:]
        var isInDoubt = false
        if !allShrink(), let (suspected, failures) = try failingHome() {
            let isExact = !graph.hasRegions || above.boundsAgree
            func add(_ screen: ScreenID, _ witness: Witness?) {
                found[screen] = DeadEnd(
                    screen: screen, witness: witness, isSure: !graph.hasRegions,
                    isAlways: isExact && failures.screens.contains(screen) && !failures.leading.contains(screen))
            }
            for screen in suspected { add(screen, nil) }
            for screen in failures.screens { add(screen, witness(of: failures, on: screen) { $0.isAtHome }) }
            // Other regions keep what they hold: where one cannot be led back, no other can be at home.
            if staysInWindow(failures) {
                for increment in above.idleIncrements where found[above.symbol(of: increment).screen] == nil {
                    let screen = above.symbol(of: increment).screen
                    add(screen, witness(of: failures, on: screen) { $0.isAtHome })
                }
            }
        }
        if graph.screens.ids.lazy.filter({ self.isReachable($0) }).prefix(2).count == 2 {
            for it in stuck() {
                if it.witness == nil, found[it.screen] == nil, graph.hasRegions { isInDoubt = true }
                if it.isOpen, found[it.screen] == nil { found[it.screen] = DeadEnd(screen: it.screen) }
                guard let witness = it.witness, !isNoWorse(found[it.screen]?.witness, witness) else { continue }
                let isAlways = found[it.screen]?.isAlways ?? false
                found[it.screen] = DeadEnd(screen: it.screen, witness: witness, isSure: true, isAlways: isAlways)
            }
        }
        return (found.sorted { $0.key < $1.key }.map(\.value), isInDoubt)
    }

    /// Whether a region of the window may keep what fails there while another is current: a column, or a tab with a screen
    /// that the user can go back from only at times.
    private func staysInWindow(_ failures: Failures) -> Bool {
        if failures.screens.isEmpty { return false }
        if above.symbols.layers.all.contains(where: { $0.isWindow && $0.container == .split }) { return true }
        guard program.mayKeepFrames else { return false }
        return failures.values.keys.contains { key in
            let symbol = above.symbols[StackSymbolID(raw: key.first)]
            guard !symbol.isBottom, let region = above.symbols.belows[symbol.below].region else { return false }
            return above.symbols.layers[region.layer].isWindow
        }
    }

    /// Whether every configuration that some run reaches can end its current frame or layer, or go to a new root, at once:
    /// then, step by step, each leads home. Decides most graphs in O(symbols · events).
    private func allShrink() -> Bool {
        var seen: Set<StackSymbolID> = []
        return above.idleIncrements.allSatisfy { increment in
            let number = above.automaton.arcs[above.increment(increment).arc].symbol
            return !seen.insert(number).inserted || shrinks(above.symbols[number])
        }
    }

    private func shrinks(_ symbol: StackSymbol) -> Bool {
        if let bottom = symbol.bottom {
            let layer = above.symbols.layers[bottom.layer]
            let isClosed = graph.screens[symbol.screen].source == .system || program.userCloses(layer)
            if layer.isWindow || isClosed && above.closedHandler(of: layer.record) == nil { return true }
        } else if graph.screens[symbol.screen].goesBack, graph.screens[symbol.screen].backWhile.isEmpty,
            above.closedHandler(of: symbol.record) == nil
        {
            return true
        }
        return program.events(of: symbol.screen).contains { number in
            let transition = graph.transitions[program.events[number]]
            guard transition.owner != .app, !transition.firstAlternative.isNone else { return false }
            let a = graph.alternatives[transition.firstAlternative]
            guard a.when.isEmpty, a.send.isEmpty, a.then.isNone else { return false }
            switch a.action {
            case .root: return true
            case .rootEntry: return graph.launches.allSatisfy { graph.alternatives[$0].then.isNone }
            case .popBack, .popToRoot: return !symbol.isBottom
            case .dismissTop: return symbol.isBottom
            case .none, .push, .reuse, .present, .replace, .select, .show, .popTo, .dismissAll, .finish, .raise, .open,
                .openArgument,
                .unresolved:
                return false
            }
        }
    }
}
