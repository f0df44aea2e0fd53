import NavGraphModel
import NavGraphSyntax

/// What can happen to a symbol that is current: the steps of LANGUAGE 6, each a rule of the pushdown system, made when it is
/// needed.
extension PostStar {
    /// Where a rule is applied: a symbol in a context, with its relation, and what it took to come here.
    struct Head {
        var symbol: UInt32
        var context: UInt32
        var relation: BDD
        var weight: Int32 = 0
        /// The part that it comes from, and the step that led on from there.
        var from: UInt32
        var label: StepLabel = .none
        /// Whether it was current between steps, and no condition was set since.
        var isPlain = false
    }
    /// A fault that a step raises.
    struct Fault: Sendable {
        var rule: Rule
        /// The step, also where it began long before.
        var label: StepLabel
        var place: FaultPlace
        var from: UInt32
        /// Whether `label` is a step from there, or one that led there.
        var isStep: Bool
        var relation: BDD
    }
    struct FaultKey: Hashable {
        var rule: Rule
        var label: StepLabel
        var place: FaultPlace
        var from: UInt32
    }
    /// A list of alternatives of which none holds.
    struct Ignored: Sendable {
        var event: TransitionID
        var from: UInt32
        var relation: BDD
    }

    mutating func visit(_ name: UInt32, _ part: Part, _ item: Arc) {
        let head = Head(
            symbol: item.symbol, context: item.context, relation: part.relation, weight: part.weight, from: name)
        guard item.mode == 0 else { return goOn(modes[item.mode], head) }
        if let blocked = options.blocked, symbols[item.symbol].screen == blocked { return }
        meetArrivals(head)
        step(from: head)
        visitRegions(from: head)
        if !links.isEmpty { look(.link, 0, head, rest: 0) }
    }

    private mutating func step(from head: Head) {
        let screen = symbols[head.symbol].screen
        var step = head
        step.weight += countsSteps ? 1 : 0
        step.isPlain = true
        for event in program.events[program.events(of: screen)] { fire(event, from: step) }
        for event in buttons(at: symbols[head.symbol]) { fire(event, from: step) }
        if !program.changing.isEmpty { change(from: step) }
        for outcome in graph.screens[screen].outcomes {
            step.label = StepLabel(.outcome, outcome.raw)
            raise(outcome, step, rest: end(step.label), .none)
        }
        let symbol = symbols[head.symbol]
        if !symbol.isBottom, graph.screens[screen].goesBack {
            step.label = StepLabel(.back, operand(symbol.record))
            leave(step, closedHandler(of: symbol.record), rest: end(step.label))
        }
        if symbol.isBottom, !isVisited(symbol) {
            layerSteps(head, leavesFrames: false)
        } else {
            look(.layer, 0, head, rest: 0)
        }
    }

    /// The buttons of the layer that a symbol is directly in, without what its screen has anyway.
    func buttons(at symbol: StackSymbol) -> [TransitionID] {
        let layer = symbols.belows[symbol.below].layer
        guard layer != 0, let flow = symbols.layers[layer - 1].made.flow, !graph.flows[flow].buttons.isEmpty else {
            return []
        }
        let own = program.events[program.events(of: symbol.screen)]
        return graph.flows[flow].buttons.compactMap(\.transition).filter { !own.contains($0) }
    }

    private mutating func fire(_ event: TransitionID, from head: Head) {
        let transition = graph.transitions[event]
        if transition.owner == .app, !options.appEvents { return }
        var rest = head.relation
        var next = transition.firstAlternative
        while !next.isNone, !rest.isEmpty {
            let asked = values.asked(by: next)
            let taken = values.diagrams.and(rest, asked)
            if !taken.isEmpty {
                fired[next.index] = true
                var step = head
                step.label = StepLabel(.event, next.raw)
                step.relation = taken
                carryOut(next, step, rest: end(step.label))
                rest = values.left(rest, without: asked)
            }
            next = graph.alternatives[next].next
        }
        if transition.isList, !rest.isEmpty, countsSteps || knownIgnored.insert(event).inserted {
            ignored.append(Ignored(event: event, from: head.from, relation: rest))
        }
    }

    /// What is current raises an outcome, by itself or by a `finish`.
    mutating func raise(_ outcome: OutcomeID, _ head: Head, rest: UInt32, _ place: FaultPlace) {
        let symbol = symbols[head.symbol]
        if symbol.isBottom, isVisited(symbol) { return }
        if !symbol.isBottom {
            return leave(head, symbol.start == 0 ? handler(for: outcome, of: symbol.record) : nil, rest: rest)
        }
        let layer = symbols.layers[symbol.layer - 1]
        let handler = layer.made.screen != nil ? handler(for: outcome, of: layer.record) : nil
        if layer.container == .tabs || layer.container == .split {
            fault(.finishWithoutOpener, head, rest, place)
        } else if !layer.isWindow {
            leave(head, handler, rest: rest)
        } else if let handler, !isHandlingWindow(rest) {
            run(continuation(.handler, handler.raw, continuation(.windowHandled, 0, rest)), head)
        } else {
            fault(.finishWithoutOpener, head, rest, place)
        }
    }

    /// This symbol goes, and a handler, if there is one, runs in what is then current.
    mutating func leave(_ head: Head, _ handler: HandlerID?, rest: UInt32) {
        if let handler, graph.handlers[handler].kind != .close {
            end(mode(continuation(.handler, handler.raw, rest)), head)
        } else {
            end(mode(rest), head)
        }
    }

    mutating func fault(_ rule: Rule, _ head: Head, _ rest: UInt32, _ place: FaultPlace) {
        var last = rest
        while !isEnd(last) { last = continuations[last].next }
        let label = StepLabel(raw: last & 0x7FFF_FFFF)
        let key = FaultKey(rule: rule, label: label, place: place, from: countsSteps ? head.from : 0)
        guard knownFaults.insert(key).inserted else { return }
        faults.append(
            Fault(
                rule: rule, label: label, place: place, from: head.from, isStep: !head.label.isNone,
                relation: head.relation))
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

    /// At the bottom of a region of what is then the last layer: swipe, and the choice of a region.
    mutating func layerSteps(_ head: Head, leavesFrames: Bool) {
        let symbol = symbols[head.symbol]
        let layer = symbols.layers[symbol.layer - 1]
        var step = head
        step.weight += countsSteps ? 1 : 0
        if layer.isSwipeable {
            step.label = StepLabel(.swipe, operand(layer.record))
            if !layer.lockedWhile.isEmpty {
                let locked = values.guarding(program.guarding(layer.lockedWhile))
                step.relation = values.left(step.relation, without: locked)
            }
            leave(step, closedHandler(of: layer.record), rest: end(step.label))
        }
        step.relation = head.relation
        guard layer.container == .tabs || layer.container == .split else { return }
        // Columns keep what they hold: below, one is left for good only at its bottom.
        if leavesFrames, layer.container == .split, options.bound == .below { return }
        if layer.container == .tabs {
            step.label = StepLabel(.tab, symbols.child(Int(symbol.region), of: symbol.layer - 1).raw)
            add(0, step)
        }
        if hasChosen(from: symbol, head) { return }
        work += symbols.regionCount(of: symbol.layer - 1)
        for region in 0..<symbols.regionCount(of: symbol.layer - 1) where region != Int(symbol.region) {
            guard isCertain(symbol.layer, region), !isTracked(region, in: head.context) else { continue }
            step.symbol = symbols.sibling(of: head.symbol, region: region)
            step.weight = head.weight + taps(to: region, of: symbol.layer)
            step.label = StepLabel(.tab, symbols.child(region, of: symbol.layer - 1).raw)
            add(0, step)
        }
    }

    /// How many taps lead to the bottom of a region, whatever it holds: counted where steps are.
    func taps(to region: Int, of layer: UInt32) -> Int32 {
        guard countsSteps else { return 0 }
        return options.heldMore.contains(RegionMeetings.key(layer, UInt32(region))) ? 2 : 1
    }

    /// Whether all regions of a layer have been chosen from the bottom that one begins with, with these values. What one
    /// region leads to need not be looked at again for each of the others, but where steps are counted.
    private mutating func hasChosen(from symbol: StackSymbol, _ head: Head) -> Bool {
        guard !countsSteps, symbols.start(of: symbol.region, of: symbol.layer - 1) == symbol.screen else {
            return false
        }
        let key = RegionMeetings.key(symbol.layer, head.context)
        let known = chosen[key] ?? .none
        if values.diagrams.contains(known, head.relation) { return true }
        chosen[key] = values.diagrams.or(known, head.relation)
        return false
    }
}
