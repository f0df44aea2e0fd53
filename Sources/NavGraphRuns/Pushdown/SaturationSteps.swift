import NavGraphModel
import NavGraphSyntax

/// What can happen to a symbol that is current: the steps of LANGUAGE 6, each a rule of the pushdown system, made when
/// it is needed.
extension Saturation {
    /// Where a rule is applied: a symbol in a context, and what it cost to come here.
    struct Head {
        var symbol: UInt32
        var context: UInt32
        var weight: Int32
        var from: UInt32
        var label: StepLabel
    }

    mutating func step(from index: UInt32) {
        let item = items[Int(index)]
        let symbol = symbols[item.symbol]
        let cube = cubes[item.cube]
        for event in program.events(of: symbol.screen) { prefetchOpened(by: event) }
        for event in program.events(of: symbol.screen) { fire(event, from: index, item, symbol, cube) }
        for outcome in graph.screens[symbol.screen].outcomes { raise(outcome, from: index, item, symbol) }
        if !returnsPlainly(item, symbol) { backAndLayer(from: index) }
    }

    /// Back, and what can be done to the last layer.
    mutating func backAndLayer(from index: UInt32) {
        let item = items[Int(index)]
        let symbol = symbols[item.symbol]
        if !symbol.isBottom, graph.screens[symbol.screen].goesBack {
            let head = Head(
                symbol: item.symbol, context: item.context, weight: item.weight + 1, from: index,
                label: StepLabel(.back, operand(symbol.record)))
            leave(head, item.cube, closedHandler(of: symbol.record), end(head.label))
        }
        let head = Head(
            symbol: item.symbol, context: item.context, weight: item.weight, from: index, label: .none)
        look(.layer, 0, head, item.cube, 0)
    }

    func isBlocked(_ item: Item) -> Bool {
        options.blocked.map { symbols[item.symbol].screen == $0 } ?? false
    }

    /// Whether what an item's context was opened over knows all that its end can lead to.
    private func isOverItsLike(_ item: Item) -> Bool {
        let context = contexts[Int(item.context)]
        return !options.isSummary && !context.hasOddEdges
            && contains(context.cube, item.cube)
    }

    /// Whether back and swipe lead but to what the context was opened over, and there are no tabs or columns to choose.
    func returnsPlainly(_ item: Item, _ symbol: StackSymbol) -> Bool {
        guard isOverItsLike(item) else { return false }
        guard symbol.isBottom else { return closedHandler(of: symbol.record) == nil }
        let layer = symbols.layers[symbol.layer - 1]
        return layer.container != .tabs && layer.container != .split && closedHandler(of: layer.record) == nil
    }

    /// Whether the search for the window, where links come in, finds nothing here but what it finds from what the context
    /// was opened over.
    func searchesElsewhere(_ item: Item, _ symbol: StackSymbol) -> Bool {
        guard !symbols.belows[symbol.below].inWindow, isOverItsLike(item) else { return false }
        return !symbol.isBottom || !symbols.layers[symbol.layer - 1].isWindow
    }

    /// Asks for the context that an event opens, if that is known: one memory access for each, all at once.
    @inline(__always)
    private func prefetchOpened(by event: Int) {
        let alternative = program.eventCodes[event].firstAlternative
        if !alternative.isNone, let symbol = symbols.known(by: alternative) {
            prefetchContext(of: symbol)
        }
    }

    /// Into more parts than these the conditions are not split by one list of alternatives.
    static let mostParts = 1 << 18

    private mutating func fire(
        _ event: Int, from index: UInt32, _ item: Item, _ symbol: StackSymbol, _ cube: Cube
    ) {
        let code = program.eventCodes[event]
        if code.isOfApp, !options.appEvents { return }
        var next = code.firstAlternative
        if !next.isNone, program.codes[next.index].isUnguarded {
            takePlain(next, from: index, item, symbol)
            return
        }
        var rest = [cube]
        while !next.isNone, !rest.isEmpty {
            let condition = program.condition(of: next)
            if !condition.isImpossible {
                var without: [Cube] = []
                for part in rest where part.meets(condition.cube) {
                    let inside = part.intersection(condition.cube)
                    take(next, from: index, item, cubes.intern(inside), inside)
                }
                for part in rest { without += part.subtracting(condition.cube) }
                rest = without
            }
            if rest.count > Self.mostParts { return giveUp(.combinations(program.conditions)) }
            next = graph.alternatives[next].next
        }
        if code.isList, !rest.isEmpty {
            ignored.append(Ignored(event: program.events[event], from: index))
        }
    }

    /// What most events are, without what the others need: `carryOut` would do the same.
    @inline(__always)
    private mutating func takePlain(
        _ alternative: AlternativeID, from index: UInt32, _ item: Item, _ symbol: StackSymbol
    ) {
        let code = program.codes[alternative.index]
        switch code.plain {
        case .push where symbol.isStack && !code.opensContainer:
            openPlain(symbols.pushed(by: alternative, onto: item.symbol), .frame, from: index, item, alternative)
        case .present:
            openPlain(symbols.presented(by: alternative, over: item.symbol), .layer, from: index, item, alternative)
        case .popToRoot:
            let label = StepLabel(.event, alternative.raw)
            if symbol.isBottom {
                add(
                    mode: 0, cube: item.cube, symbol: item.symbol, context: item.context, weight: item.weight + 1,
                    from: index, via: .max, label: label)
            } else {
                end(
                    mode: popToRootMode, cube: item.cube, context: item.context, weight: item.weight + 1, from: index,
                    label: label)
            }
        default: return take(alternative, from: index, item, item.cube, cubes[item.cube])
        }
        fired[alternative.index] = true
    }

    @inline(__always)
    private mutating func take(
        _ alternative: AlternativeID, from index: UInt32, _ item: Item, _ cubeID: UInt32, _ cube: Cube
    ) {
        fired[alternative.index] = true
        let label = StepLabel(.event, alternative.raw)
        let head = Head(
            symbol: item.symbol, context: item.context, weight: item.weight + 1, from: index, label: label)
        carryOut(alternative, head, cubeID, rest: end(label))
    }

    private mutating func raise(_ outcome: OutcomeID, from index: UInt32, _ item: Item, _ symbol: StackSymbol) {
        let label = StepLabel(.outcome, outcome.raw)
        let head = Head(
            symbol: item.symbol, context: item.context, weight: item.weight + 1, from: index, label: label)
        raise(outcome, head, item.cube, end(label), .none)
    }

    /// What is current raises an outcome, by itself or by a `finish`.
    mutating func raise(_ outcome: OutcomeID, _ head: Head, _ cube: UInt32, _ rest: UInt32, _ place: FaultPlace) {
        let symbol = symbols[head.symbol]
        if !symbol.isBottom {
            leave(head, cube, symbol.start == 0 ? handler(for: outcome, of: symbol.record) : nil, rest)
            return
        }
        let layer = symbols.layers[symbol.layer - 1]
        let handler = layer.made.screen != nil ? handler(for: outcome, of: layer.record) : nil
        if layer.container == .tabs || layer.container == .split {
            fault(.finishWithoutOpener, head, rest, place)
        } else if !layer.isWindow {
            leave(head, cube, handler, rest)
        } else if let handler, !isHandlingWindow(rest) {
            run(continuation(.handler, handler.raw, continuation(.windowHandled, 0, rest)), head, cube)
        } else {
            fault(.finishWithoutOpener, head, rest, place)
        }
    }

    /// Back and swipe keep the alternative whose `closed` they run.
    func operand(_ record: AlternativeID) -> UInt32 { record.isNone ? 0 : record.raw }

    func handler(for outcome: OutcomeID, of record: AlternativeID) -> HandlerID? {
        guard !record.isNone else { return nil }
        let name = graph.outcomes[outcome].name
        return graph.handlers(of: record).first { !graph.handlers[$0].isClosed && graph.handlers[$0].name == name }
    }

    func closedHandler(of record: AlternativeID) -> HandlerID? {
        guard !record.isNone else { return nil }
        return graph.handlers(of: record).first { graph.handlers[$0].isClosed }
    }

    /// More remainders than this in one another are given up: `finish` in a handler that still has something to do
    /// after it, frame after frame down an unbounded stack, would need a second stack.
    var isTooDeep: Bool { deepest.depth > 24 }

    mutating func continuation(_ kind: Continuation.Kind, _ operand: UInt32, _ next: UInt32) -> UInt32 {
        var depth = 0
        var rest = next
        var alternative = AlternativeID.none
        while !isEnd(rest) {
            depth += 1
            if continuations[rest].kind == .after { alternative = AlternativeID(raw: continuations[rest].operand) }
            rest = continuations[rest].next
        }
        // Sending again what has just been sent, to the same screen, tells nothing new.
        if kind == .after, !isEnd(next), continuations[next].kind == .after, continuations[next].operand == operand,
            graph.alternatives[AlternativeID(raw: operand)].then.isNone
        {
            return next
        }
        if depth > deepest.depth { deepest = (depth, alternative) }
        if isTooDeep { return rest }
        return continuations.intern(Continuation(kind: kind, operand: operand, next: next))
    }
    /// The end of a step, which knows it: not interned, so that it costs nothing to make one for each event.
    func end(_ label: StepLabel) -> UInt32 { 0x8000_0000 | label.raw }
    func isEnd(_ continuation: UInt32) -> Bool { continuation == 0 || continuation & 0x8000_0000 != 0 }
}
