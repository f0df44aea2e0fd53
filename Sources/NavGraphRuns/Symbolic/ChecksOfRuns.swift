import NavGraphModel
import NavGraphSyntax

/// The checks of the app. LANGUAGE 9.
extension SymbolicAnalysis {
    func judgedChecks(of asking: NavGraph) -> JudgedChecks {
        var checks = JudgedChecks()
        for id in asking.checks.ids {
            do throws(RunLimit) {
                if let found = try failure(of: id, in: asking) { checks.failed.append(found) }
            } catch {
                checks.undecided.append((id, error))
            }
        }
        return checks
    }

    private func failure(of id: CheckID, in asking: NavGraph) throws(RunLimit) -> FailedCheck? {
        switch asking.checks[id].law {
        case .reach(let screen, nil, let within):
            guard isReachable(screen) else { return FailedCheck(check: id) }
            // Of regions the two bounds of the distance say more.
            guard let within, !graph.hasRegions, !machine.isSeen(screen, within: within) else { return nil }
            guard let isReached = runs.isReached(screen, within: within) else {
                mayBeNearer.insert(screen)
                return nil
            }
            return isReached ? nil : FailedCheck(check: id)
        case .reach(let screen, let from?, let within):
            return try failed(id, from: { $0.screen == from }, within: within, to: screen)
        case .returns(let screen): return try failed(id, to: screen)
        case .before(let screen, let visit): return try before(id, screen, after: visit)
        case .neverWhen(let screen, let literals):
            return seen(screen, when: program.guarding(literals, in: asking.literals)).map {
                FailedCheck(check: id, witness: $0)
            }
        case .neverAbove(let screen, let lower): return above(id, screen, over: lower)
        }
    }

    private func failed(
        _ id: CheckID, from isStart: (StackSymbol) -> Bool = { _ in true }, within steps: Int? = nil,
        to screen: ScreenID
    ) throws(RunLimit) -> FailedCheck? {
        let failing = try failing(from: isStart, within: steps) { symbol, _ in symbol.screen == screen }
        guard let failing, !failing.suspected.isEmpty else { return nil }
        if failing.shown.screens.isEmpty { return FailedCheck(check: id) }
        let witness = witness(of: failing.shown, on: nil, within: steps) { $0.current == screen }
        return FailedCheck(check: id, witness: witness)
    }

    /// Runs that end where `visit` is current.
    private func before(_ id: CheckID, _ screen: ScreenID, after visit: ScreenID) throws(RunLimit) -> FailedCheck? {
        let most = Reached.atMost(machine, blocked: visit)
        guard most.screens[screen.index] else {
            if let limit = most.all.limit { throw limit }
            return nil
        }
        let supposed = OnDemand { [graph, machine] in
            graph.hasRegions || machine.program.restriction.bounds != nil
                ? Reached(PostStar(continuing: most.all, PostStar.Options(blocked: visit)), machine) : most
        }
        let answer = RunSearch(supposed, continuing: most.all, machine, blocked: visit)
            .nearest(to: screen, isPlain: supposed.value.plainScreens[screen.index])
        return FailedCheck(check: id, witness: witness(answer) { !$0.screens.dropLast().contains(visit) })
    }

    /// Marks: 0, nothing; 1, the lower screen is below; 2, and the other above it.
    private func above(_ id: CheckID, _ screen: ScreenID, over lower: ScreenID) -> FailedCheck? {
        let holding = layersHolding(lower)
        let marks: Openings.Marking = { star, mark, arc, _ in
            guard let symbol = arc.over else { return 0 }
            if star.opensVisited(arc) { return nil }
            let over = star.symbols[symbol].screen
            if mark == 1, over == screen { return 2 }
            if mark == 0, !holding.isEmpty, star.symbols[star.automaton.contexts[arc.context].symbol].isBottom {
                // A layer above one of several regions is above what those hold that are not current.
                let region = star.symbols.belows[star.symbols[symbol].below].region
                if let region, holding.contains(region.layer) { return 1 }
            }
            return mark == 0 && over == lower ? 1 : mark
        }
        func goals(_ star: inout PostStar) -> [Goal] {
            star.idleIncrements.map { increment in
                Goal(
                    increment: increment, relation: star.increment(increment).relation,
                    marks: star.symbol(of: increment).screen == screen ? 1...2 : 2...2)
            }
        }
        var star = above
        let openings = Openings(of: &star, keepsGreatest: true, marks)
        let isShown = goals(&star).contains { goal in
            let context = star.automaton.arcs[star.increment(goal.increment).arc].context
            return openings.entries(of: context).contains { number in
                let entry = openings[number]
                return goal.marks?.contains(entry.mark) == true
                    && star.values.diagrams.meets(goal.relation, entry.values)
            }
        }
        guard isShown else { return nil }
        let answer = runs.marked(marks).nearest(goals)
        return FailedCheck(check: id, witness: witness(answer) { $0.last.shows(screen, above: lower) })
    }

    /// The layers of several regions of which one may hold a screen.
    func layersHolding(_ screen: ScreenID) -> Set<LayerClassID> {
        Set(
            above.automaton.arcs.all.lazy.filter { $0.kind == .item && self.above.symbols[$0.symbol].screen == screen }
                .compactMap { self.above.symbols.belows[self.above.symbols[$0.symbol].below].region?.layer })
    }
}

/// The screens that are current with three or more layers above the window layer.
extension SymbolicAnalysis {
    /// The layers above the window, up to three.
    static var layers: Openings.Marking {
        { star, mark, arc, _ in
            if arc.over == nil { return 0 }
            if star.opensVisited(arc) { return mark }
            return star.symbols[star.automaton.contexts[arc.context].symbol].isBottom ? min(mark + 1, 3) : mark
        }
    }

    func deepModals() -> [ScreenID] {
        let opens = graph.alternatives.contains { $0.action.presentation != nil }
        guard opens || !graph.deepLinks.isEmpty else { return [] }
        var star = above
        let openings = Openings(of: &star, keepsGreatest: true, Self.layers)
        var screens: Set<ScreenID> = []
        for increment in Array(star.idleIncrements) {
            let arc = star.automaton.arcs[star.increment(increment).arc]
            let values = openings.values(of: arc.context, 3)
            if !values.isEmpty, star.values.diagrams.meets(arc.relation, values) {
                screens.insert(star.symbols[arc.symbol].screen)
            }
        }
        return screens.sorted()
    }

    func witness(deep screen: ScreenID) -> Witness? {
        witness(
            deepRuns.nearest(to: screen, isPlain: true, marks: 3...3)
                ?? deepRuns.nearest(to: screen, isPlain: false, marks: 3...3))
    }
}
