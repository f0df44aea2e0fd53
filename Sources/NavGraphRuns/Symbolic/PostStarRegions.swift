import NavGraphModel
import NavGraphSyntax

/// Layers of several regions: what one holds while another is current is bounded from both sides, since in general it
/// cannot be decided (Ramalingam 2000).
///
/// **Below**: one region is tracked, the others hold their bottoms when they are led to, which choosing a tab twice gives.
/// From what is tracked the user may *visit* the bottom of another region, change conditions there, and come back: what is
/// visited lies above what is tracked, in a separate context. All that is found is what some run does, except for columns and
/// for bottoms that are replaced, which cannot be reset.
///
/// **Above**: each region is tracked separately, from the opening of its layer on. Between two of its steps the conditions
/// change as anything can change them; a `select` leads to whatever the region holds. Nothing that some run does is
/// missing.
extension PostStar {
    enum Bound: Sendable { case below, above }

    func isVisited(_ symbol: StackSymbol) -> Bool { symbols.belows[symbol.below].isVisited }

    /// Whether an edge leads to the bottom of a region that the user visits.
    func opensVisited(_ edge: Arc) -> Bool {
        let symbol = symbols[automaton.contexts[edge.context].symbol]
        return symbol.isBottom && isVisited(symbol)
    }

    /// The rest of a relation where a step leads to the content of a region.
    mutating func leading(to region: RegionID, _ relation: BDD) -> BDD {
        left(relation, without: options.uncertain.tabs[region])
    }

    mutating func left(_ relation: BDD, without uncertain: BDD?) -> BDD {
        uncertain.map { values.left(relation, without: $0) } ?? relation
    }

    /// The regions that may hold something else than they began with, and with which values of the conditions that nothing
    /// sets: these are the same all the time.
    struct Uncertain: Sendable {
        /// Where choosing a tab twice does not reset them: no step leads to them.
        var tabs: [RegionID: BDD] = [:]
        /// Where some `select` leads to them: it does not.
        var select: [RegionID: BDD] = [:]
        /// Those whose bottom may be another: to the bottom of the others `select` leads if it then pops to it.
        var bottoms: [RegionID: BDD] = [:]
        var isEmpty: Bool { tabs.isEmpty && select.isEmpty }
    }

    mutating func findUncertain() -> Uncertain {
        var found = Uncertain()
        let selects = !program.selected.isEmpty
        for increment in Array(idleIncrements) {
            let symbol = symbol(of: increment)
            guard let region = symbols.belows[symbol.below].region, !isKept(symbol, in: region) else { continue }
            let now = values.diagrams.forgetting(.opening, self.increment(increment).relation)
            let constant = values.diagrams.forgetting(.now, now)
            func add(to regions: inout [RegionID: BDD]) {
                regions[region] = values.diagrams.or(regions[region] ?? .none, constant)
            }
            let isReset = symbols.layers[region.layer].container == .tabs
            if symbol.isBottom || !isReset { add(to: &found.tabs) }
            if symbol.isBottom { add(to: &found.bottoms) }
            if selects { add(to: &found.select) }
        }
        return found
    }

    /// Whether it is what a region began with.
    private func isKept(_ symbol: StackSymbol, in region: RegionID) -> Bool {
        symbol.isBottom && symbols.start(of: region) == symbol.screen
    }

    private var isUncertain: Bool {
        idleIncrements.contains { increment in
            let symbol = symbol(of: increment)
            guard let region = symbols.belows[symbol.below].region, !isKept(symbol, in: region) else { return false }
            return symbol.isBottom || symbols.layers[region.layer].container != .tabs || !program.selected.isEmpty
        }
    }

    /// The regions that may hold more than their bottom.
    var heldMore: Set<RegionID> {
        var found: Set<RegionID> = []
        for increment in idleIncrements {
            let symbol = symbol(of: increment)
            if let region = symbols.belows[symbol.below].region, !symbol.isBottom { found.insert(region) }
        }
        return found
    }

    /// Whether the bounds from below and from above are the same: nothing changes conditions while another region is
    /// current, each region can be made to hold what it began with, and no layer lies above another of its regions.
    var boundsAgree: Bool {
        options.bound == .above && regions.assignments.isEmpty && program.selected.isEmpty && !isUncertain
            && !program.hasColumns && !program.hasContainersInLayers && program.resetsTabs == Guard()
    }

    // MARK: Below

    /// From a region, whatever it holds, to the bottoms of the others.
    mutating func visitRegions(from position: Position) {
        let below = symbols.belows[symbols[position.symbol].below]
        guard options.bound == .below, options.hasVisits, let current = below.region, !below.isVisited,
            !values.setsNothing
        else { return }
        work += symbols.regionCount(of: current.layer)
        for region in symbols.regions(of: current.layer) where region != current {
            var step = position
            step.relation = leading(to: region, position.relation)
            if step.relation.isEmpty { continue }
            step.weight += taps(to: region)
            step.isPlain = true
            step.label = RegionRuns.visiting(symbols.child(region))
            let bottom = symbols.visited(region, from: position.symbol)
            open(context(mode: .idle, symbol: bottom), over: position.symbol, step, by: .none)
        }
    }

    /// A search at the bottom of a region that is visited. What would end the layer, or lead to a third region, is left out:
    /// it is found from where the region is led to for good.
    mutating func lookFromVisited(_ kind: Mode.Kind, _ operand: UInt32, from position: Position, rest: ContinuationID) {
        let symbol = symbols[position.symbol]
        let below = symbols.belows[symbol.below]
        switch kind {
        case .popToRoot: run(rest, position)
        case .popToReused:
            if symbol.screen == graph.deepLinks[DeepLinkID(raw: operand)].opens?.screen { run(rest, position) }
        case .popTo:
            let id = AlternativeID(raw: operand)
            if symbol.screen == graph.alternatives[id].action.target?.screen {
                run(rest, position)
            } else if case .popTo = graph.alternatives[id].action {
                fault(.popToAbsent, position, rest: rest, at: .action(id))
            }
        case .dismissAll: if below.inWindow { run(rest, position) }
        case .layer:
            // What the user cannot go back from stays in the region.
            if operand != 0 { return }
            var step = position
            step.weight += countsSteps ? 1 : 0
            step.label = RegionRuns.returning
            comeBack(.idle, step)
        case .select:
            let action = graph.alternatives[AlternativeID(raw: operand & ~Self.isInRegion)].action
            guard let current = symbol.bottom, let region = symbols.region(of: action.selected, in: current.layer)
            else {
                return
            }
            var position = position
            if case .show(let screen, in: _) = action {
                guard region == current else { return }
                position.symbol = symbols.replacing(symbols.visited(region, from: position.symbol), with: screen)
                position.isPlain = false
                run(rest, position)
            } else if region == current {
                run(rest, position)
            } else {
                let origin = Mode(kind: .selectOrigin, operand: region.raw, continuation: rest)
                comeBack(modes.number(of: origin), position)
            }
        case .dismissTop, .finish, .link: break
        case .idle, .run, .passive, .selectOrigin: preconditionFailure("not a search")
        }
    }

    /// To what is tracked, from a bottom that nothing has replaced.
    private mutating func comeBack(_ mode: ModeID, _ position: Position) {
        if position.symbol == automaton.contexts[position.context].symbol { end(mode, position) }
    }

    // MARK: Above

    /// Whether all that a region holds is known without what it begins with: that it was current when its layer was opened.
    func isTracked(_ region: RegionID, in context: ContextID) -> Bool {
        options.bound == .above && symbols[automaton.contexts[context].symbol].bottom?.number == region.number
    }

    /// With what conditions can have become while other regions were current.
    mutating func changedElsewhere(_ relation: BDD, _ symbol: StackSymbolID) -> BDD {
        guard options.bound == .above else { return relation }
        guard let region = symbols.belows[symbols[symbol].below].region, let change = regions.changes[region] else {
            return relation
        }
        return values.changed(relation, by: change)
    }

    /// In the operand of a `select`: on the way down it has come to the region that is current.
    static var isInRegion: UInt32 { 1 << 31 }

    /// A region is left, in the middle of a step, with what it holds.
    mutating func hold(_ position: Position) {
        if options.bound == .above { add(.idle, position) }
    }

    /// What a region holds, for what leads to it in the middle of a step.
    mutating func meetArrivals(_ position: Position) {
        guard options.bound == .above, let region = symbols.belows[symbols[position.symbol].below].region else {
            return
        }
        for arrival in regions.hold(position.symbol, position.context, in: region) {
            var there = position
            there.relation = values.diagrams.and(position.relation, arrival.values)
            add(arrival.mode, there)
        }
    }

    /// A step leads to a region, whatever it holds, and goes on there. `position` is at the bottom of another.
    mutating func arrive(in region: RegionID, _ position: Position, rest: ContinuationID) {
        var bottom = position
        bottom.symbol = symbols.sibling(of: position.symbol, in: region)
        bottom.isPlain = false
        if !isTracked(region, in: position.context) { run(rest, bottom) }
        if rest.isEnd { return }
        let mode = mode(rest)
        let there = reached(position.relation)
        for item in regions.arrive(mode, with: there, in: region, &values.diagrams) ?? [] {
            let relation = values.diagrams.and(automaton.itemRelation(item.symbol, item.context), there)
            // Steps are counted from the opening of a context: of another one it is not known how many these were.
            let weight = item.context == position.context ? position.weight : 0
            add(
                mode,
                Position(
                    symbol: item.symbol, context: item.context, relation: relation, weight: weight, from: position.from)
            )
        }
    }
}
