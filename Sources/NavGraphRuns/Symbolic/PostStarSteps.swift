import NavGraphModel
import NavGraphSyntax

/// The steps that are possible at a current symbol (LANGUAGE 6). Each is a rule of the pushdown system, created when it
/// is needed.
extension PostStar {
    /// Where a rule is applied: a symbol in a context, with its relation, and what it took to come here.
    struct Position {
        var symbol: StackSymbolID
        var context: ContextID
        var relation: BDD
        var weight: Int32 = 0
        /// The increment that it comes from, and the step that led on from there.
        @Packed var from: IncrementID? = nil
        var label: StepLabel = .none
        /// Whether it was current between steps, and no condition was set since.
        var isPlain = false
    }
    mutating func visit(_ name: IncrementID, _ increment: Increment, of item: Arc) {
        let position = Position(
            symbol: item.symbol, context: item.context, relation: increment.relation, weight: increment.weight,
            from: name)
        guard item.mode == .idle else { return goOn(modes[item.mode], position) }
        if let blocked = options.blocked, symbols[item.symbol].screen == blocked { return }
        meetArrivals(position)
        step(from: position)
        visitRegions(from: position)
        if !links.isEmpty { look(.link, 0, from: position, rest: .end) }
    }

    private mutating func step(from position: Position) {
        let screen = symbols[position.symbol].screen
        var step = position
        step.weight += countsSteps ? 1 : 0
        step.isPlain = true
        for event in program.events[program.events(of: screen)] { fire(event, from: step) }
        for event in buttons(at: symbols[position.symbol]) { fire(event, from: step) }
        if !program.changing.isEmpty { change(from: step) }
        for outcome in graph.screens[screen].outcomes {
            step.label = StepLabel(.outcome, outcome.raw)
            raise(outcome, step, rest: .end(step.label), at: .none)
        }
        let symbol = symbols[position.symbol]
        if !symbol.isBottom, graph.screens[screen].goesBack {
            step.label = StepLabel(.back, operand(symbol.record))
            let back = graph.screens[screen].backWhile
            if !back.isEmpty {
                step.relation = values.diagrams.and(step.relation, values.guarding(program.guarding(back)))
            }
            leave(step, closedHandler(of: symbol.record), rest: .end(step.label))
        }
        if symbol.isBottom, !isVisited(symbol) {
            layerSteps(position, leavesFrames: false)
        } else {
            look(.layer, 0, from: position, rest: .end)
        }
    }

    /// The buttons of the layer that a symbol is directly in, without what its screen has anyway.
    func buttons(at symbol: StackSymbol) -> [TransitionID] {
        guard let region = symbols.belows[symbol.below].region, let flow = symbols.layers[region.layer].made.flow,
            !graph.flows[flow].buttons.isEmpty
        else {
            return []
        }
        let own = program.events[program.events(of: symbol.screen)]
        return graph.flows[flow].buttons.compactMap(\.transition).filter { !own.contains($0) }
    }

    private mutating func fire(_ event: TransitionID, from position: Position) {
        let transition = graph.transitions[event]
        if transition.owner == .app, !options.appEvents { return }
        var rest = position.relation
        var next = transition.firstAlternative
        while !next.isNone, !rest.isEmpty {
            let asked = values.asked(by: next)
            let taken = values.diagrams.and(rest, asked)
            if !taken.isEmpty {
                fired[next.index] = true
                var step = position
                step.label = StepLabel(.event, next.raw)
                step.relation = taken
                carryOut(next, step, rest: .end(step.label))
                rest = values.left(rest, without: next)
            }
            next = graph.alternatives[next].next
        }
        if !rest.isEmpty, transition.isList, graph.shouldTakeAlternative(event), let from = position.from {
            raised.ignore(event, from: from, rest)
        }
    }

    /// Performs an outcome of the current screen, which the screen raises or a `finish` names.
    mutating func raise(_ outcome: OutcomeID, _ position: Position, rest: ContinuationID, at place: FaultPlace) {
        let symbol = symbols[position.symbol]
        if symbol.isBottom, isVisited(symbol) { return }
        guard let bottom = symbol.bottom else {
            return leave(position, symbol.start == nil ? handler(for: outcome, of: symbol.record) : nil, rest: rest)
        }
        let layer = symbols.layers[bottom.layer]
        let handler = layer.made.screen != nil ? handler(for: outcome, of: layer.record) : nil
        if layer.container == .tabs || layer.container == .split {
            fault(.finishWithoutOpener, position, rest: rest, at: place)
        } else if !layer.isWindow {
            leave(position, handler, rest: rest)
        } else if let handler, !continuations.isHandlingWindow(rest) {
            run(continuation(.handler, handler.raw, then: continuation(.windowHandled, 0, then: rest)), position)
        } else {
            fault(.finishWithoutOpener, position, rest: rest, at: place)
        }
    }

    /// This symbol goes, and a handler, if there is one, runs in what is then current.
    mutating func leave(_ position: Position, _ handler: HandlerID?, rest: ContinuationID) {
        if let handler, graph.handlers[handler].kind != .close {
            end(mode(continuation(.handler, handler.raw, then: rest)), position)
        } else {
            end(mode(rest), position)
        }
    }

    mutating func fault(_ rule: Rule, _ position: Position, rest: ContinuationID, at place: FaultPlace) {
        guard let from = position.from else { return }
        let label = continuations.step(of: rest)
        let goal = Goal(
            increment: from, relation: position.relation, step: position.label.isNone ? .none : label, isFault: true)
        raised.raise(FaultFacts.Fault(rule: rule, label: label, place: place, goal: goal))
    }

    /// Back and swipe keep the alternative whose `closed` they run.
    private func operand(_ record: AlternativeID) -> UInt32 { record.isNone ? 0 : record.raw }

    func handler(for outcome: OutcomeID, of record: AlternativeID) -> HandlerID? {
        guard !record.isNone else { return nil }
        let name = graph.outcomes[outcome].name
        return graph.handlers(of: record).first { [handlers = graph.handlers] handler in
            !handlers[handler].isClosed && handlers[handler].name == name
        }
    }

    func closedHandler(of record: AlternativeID) -> HandlerID? {
        guard !record.isNone else { return nil }
        return graph.handlers(of: record).first { [handlers = graph.handlers] handler in handlers[handler].isClosed }
    }

    /// Down to the bottom of a region, past a frame. What the user cannot go back from stays when the tab is chosen again:
    /// `isHeld` is the operand then.
    mutating func passFrame(_ isHeld: UInt32, _ position: Position) {
        let leaves = program.resetting(symbols[position.symbol].screen)
        if leaves == Guard() || isHeld != 0 { return down(.layer, isHeld, from: position, rest: .end) }
        var part = position
        part.relation = values.left(position.relation, without: leaves)
        down(.layer, 1, from: part, rest: .end)
        part.relation = values.diagrams.and(position.relation, values.guarding(leaves))
        down(.layer, 0, from: part, rest: .end)
    }

    /// At the bottom of a region of what is then the last layer: swipe, and the choice of a region. `isHeld`: the user cannot
    /// go back from some frame that was there.
    mutating func layerSteps(_ position: Position, leavesFrames: Bool, isHeld: Bool = false) {
        let symbol = symbols[position.symbol]
        guard let current = symbol.bottom else { return }
        let layer = symbols.layers[current.layer]
        var step = position
        step.weight += countsSteps ? 1 : 0
        let isOfSystem = !leavesFrames && !layer.isWindow && graph.screens[symbol.screen].source == .system
        if isOfSystem || layer.isSwipeable || layer.isClosable {
            step.label = StepLabel(.swipe, operand(layer.record))
            if !isOfSystem { step.relation = closing(layer, step.relation, leavesFrames: leavesFrames) }
            if !step.relation.isEmpty { leave(step, closedHandler(of: layer.record), rest: .end(step.label)) }
        }
        step.relation = position.relation
        guard layer.container == .tabs || layer.container == .split else { return }
        // Columns keep what they hold, and so do tabs with what the user cannot go back from: below, one is left for good
        // only at its bottom.
        if leavesFrames, layer.container == .split || isHeld, options.bound == .below { return }
        if layer.container == .tabs, !isHeld {
            step.label = StepLabel(.tab, symbols.child(current).raw)
            add(.idle, step)
        }
        if hasChosen(from: symbol, position) { return }
        work += symbols.regionCount(of: current.layer)
        for region in symbols.regions(of: current.layer) where region != current {
            if isTracked(region, in: position.context) { continue }
            step.relation = leading(to: region, position.relation)
            if step.relation.isEmpty { continue }
            step.symbol = symbols.sibling(of: position.symbol, in: region)
            step.weight = position.weight + taps(to: region)
            step.label = StepLabel(.tab, symbols.child(region).raw)
            add(.idle, step)
        }
    }

    /// What of a relation lets the user close a layer.
    private mutating func closing(_ layer: LayerClass, _ relation: BDD, leavesFrames: Bool) -> BDD {
        var closing = relation
        if !program.closesByMenu.isImpossible {
            let byMenu = values.diagrams.and(relation, values.guarding(program.closesByMenu))
            let bySwipe = layer.isSwipeable ? values.left(relation, without: program.closesByMenu) : .none
            closing = values.diagrams.or(bySwipe, layer.isClosable && !leavesFrames ? byMenu : .none)
        }
        return layer.lockedWhile.isEmpty ? closing : values.left(closing, without: program.guarding(layer.lockedWhile))
    }

    /// How many taps lead to the bottom of a region, whatever it holds: counted where steps are.
    func taps(to region: RegionID) -> Int32 {
        guard countsSteps else { return 0 }
        return options.heldMore.contains(region) ? 2 : 1
    }

    /// Whether all regions of a layer have been chosen from the bottom that one begins with, with these values. What one
    /// region leads to need not be looked at again for each of the others, but where steps are counted.
    private mutating func hasChosen(from symbol: StackSymbol, _ position: Position) -> Bool {
        guard !countsSteps, let bottom = symbol.bottom, symbols.start(of: bottom) == symbol.screen else { return false }
        return regions.isChosen(bottom.layer, in: position.context, with: position.relation, &values.diagrams)
    }
}
