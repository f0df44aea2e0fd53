import NavGraphModel
import NavGraphSyntax

/// The parts of a step: `sets`, action, `send`, `then`, and the handlers of screens and flows that end.
extension PostStar {
    mutating func goOn(_ mode: Mode, _ position: Position) {
        switch mode.kind {
        case .run:
            if continuations[mode.continuation].kind == .repeated {
                goOnRepeatedly(mode.continuation, position)
            } else {
                run(mode.continuation, position)
            }
        default: look(mode.kind, mode.operand, from: position, rest: mode.continuation)
        }
    }

    mutating func run(_ rest: ContinuationID, _ position: Position) {
        var rest = rest
        while !rest.isEnd {
            let node = continuations[rest]
            switch node.kind {
            case .end, .windowHandled: break
            case .repeated: return add(mode(rest), position)
            case .after:
                let id = AlternativeID(raw: node.operand)
                let a = graph.alternatives[id]
                if !a.send.isEmpty, graph.message(a.send, of: symbols[position.symbol].screen) == nil {
                    return fault(.sendUnknown, position, rest: rest, at: .send(id))
                }
                if !a.then.isNone { return carryOut(a.then, position, rest: node.next) }
            case .handler:
                let id = HandlerID(raw: node.operand)
                let handler = graph.handlers[id]
                switch handler.kind {
                case .close: break
                case .message:
                    if graph.message(handler.message, of: symbols[position.symbol].screen) == nil {
                        return fault(.sendUnknown, position, rest: rest, at: .handler(id))
                    }
                case .alternatives: return choose(handler.firstAlternative, position, rest: node.next)
                }
            }
            rest = node.next
        }
        add(.idle, position)
    }

    /// In the upper bound: the remaining work of several handlers, in any order and any number of times.
    private mutating func goOnRepeatedly(_ rest: ContinuationID, _ position: Position) {
        for id in continuations.repeated(by: rest) {
            let a = graph.alternatives[id]
            if !a.send.isEmpty, graph.message(a.send, of: symbols[position.symbol].screen) == nil {
                fault(.sendUnknown, position, rest: rest, at: .send(id))
            } else if !a.then.isNone {
                carryOut(a.then, position, rest: rest)
            }
        }
        run(continuations[rest].next, position)
    }

    private mutating func choose(_ first: AlternativeID, _ position: Position, rest: ContinuationID) {
        var position = position
        var next = first
        while !next.isNone, !position.relation.isEmpty {
            let asked = values.asked(by: next)
            var taken = position
            taken.relation = values.diagrams.and(position.relation, asked)
            if !taken.relation.isEmpty { carryOut(next, taken, rest: rest) }
            position.relation = values.left(position.relation, without: next)
            next = graph.alternatives[next].next
        }
        if !position.relation.isEmpty { run(rest, position) }
    }

    mutating func carryOut(_ id: AlternativeID, _ position: Position, rest: ContinuationID) {
        work += 2
        let a = graph.alternatives[id]
        var position = position
        let assigned = program.sets(of: id)
        if !assigned.isEmpty {
            if values.isLeftOut(assigned) { return }
            keepAssignment(id, position)
            position.relation = values.assigning(position.relation, assigned)
            position.isPlain = false
        }
        let isLast = a.send.isEmpty && a.then.isNone
        guard let after = isLast ? rest : continuations.after(id, rest) else { return }
        let symbol = symbols[position.symbol]
        switch a.action {
        case .none, .open, .openArgument, .unresolved: run(after, position)
        case .push(let target):
            if let flow = target.flow, graph.flows[flow].container != .stack {
                return fault(.pushOfContainer, position, rest: after, at: .action(id))
            }
            push(target, by: id, from: position, rest: after)
        case .reuse(let screen):
            let isHeld = symbols.isHeld(screen, below: position.symbol)
            if isHeld != false { down(.popTo, id.raw, from: position, rest: after) }
            if isHeld ?? !options.isUpper { return }
            push(.screen(screen), by: id, from: position, rest: after)
        case .present(let target, _):
            for (starts, chosen) in choices(of: target) {
                let opened = context(
                    mode: mode(after), symbol: symbols.presented(by: id, over: position.symbol, starts: starts))
                open(opened, over: position.symbol, chosen == .all ? position : limited(position, to: chosen), by: id)
            }
        case .rootEntry: choose(graph.entry, position, rest: after)
        case .root(let target):
            for (starts, chosen) in choices(of: target) {
                let opened = context(
                    mode: mode(continuations.withoutWindow(after)), symbol: symbols.window(by: id, starts: starts))
                open(opened, over: nil, chosen == .all ? position : limited(position, to: chosen), by: id)
            }
        case .replace(let screen):
            if symbol.screen == graph.host { return fault(.popAtBottom, position, rest: after, at: .action(id)) }
            position.symbol = symbols.replacing(position.symbol, with: screen)
            position.isPlain = false
            run(after, position)
        case .select, .show: look(.select, id.raw, from: position, rest: after)
        case .popBack:
            if symbol.isBottom { return fault(.popAtBottom, position, rest: after, at: .action(id)) }
            end(mode(after), position)
        case .popToRoot: look(.popToRoot, 0, from: position, rest: after)
        case .popTo:
            if symbol.isBottom { return fault(.popToAbsent, position, rest: after, at: .action(id)) }
            down(.popTo, id.raw, from: position, rest: after)
        case .dismissTop:
            if let bottom = symbol.bottom, graph.isHosts(window: symbols.layers[bottom.layer].made),
                symbols.layers[bottom.layer].isWindow
            {
                return fault(.dismissNothing, position, rest: after, at: .action(id))
            }
            look(.dismissTop, id.raw, from: position, rest: after)
        case .dismissAll: look(.dismissAll, 0, from: position, rest: after)
        case .finish: look(.finish, id.raw, from: position, rest: after)
        case .raise(let outcome):
            guard graph.outcomes[outcome].owner == .screen(symbol.screen) else {
                return fault(.finishWithoutOpener, position, rest: after, at: .action(id))
            }
            raise(outcome, position, rest: after, at: .action(id))
        }
    }

    private mutating func push(
        _ target: Target, by id: AlternativeID, from position: Position, rest: ContinuationID
    ) {
        if !symbols[position.symbol].isStack { return fault(.pushOutsideStack, position, rest: rest, at: .action(id)) }
        for (starts, chosen) in choices(of: target) {
            let opened = context(
                mode: mode(rest), symbol: symbols.pushed(by: id, onto: position.symbol, starts: starts))
            open(opened, over: position.symbol, chosen == .all ? position : limited(position, to: chosen), by: id)
        }
    }

    /// The same as far as some values go.
    mutating func limited(_ position: Position, to values: BDD) -> Position {
        var position = position
        position.relation = self.values.diagrams.and(position.relation, values)
        return position
    }

    // MARK: Searches

    /// Continues a search down the stack at a symbol.
    mutating func look(_ kind: Mode.Kind, _ operand: UInt32, from position: Position, rest: ContinuationID) {
        let symbol = symbols[position.symbol]
        if symbol.isBottom, isVisited(symbol) { return lookFromVisited(kind, operand, from: position, rest: rest) }
        let isWindow = symbol.bottom.map { symbols.layers[$0.layer].isWindow } ?? false
        switch kind {
        case .popToRoot:
            if symbol.isBottom { run(rest, position) } else { down(kind, operand, from: position, rest: rest) }
        case .popTo:
            let id = AlternativeID(raw: operand)
            if symbol.screen == graph.alternatives[id].action.target?.screen {
                run(rest, position)
            } else if !symbol.isBottom {
                down(kind, operand, from: position, rest: rest)
            } else if case .popTo = graph.alternatives[id].action {
                fault(.popToAbsent, position, rest: rest, at: .action(id))
            }
        case .popToReused:
            if symbol.screen == graph.deepLinks[DeepLinkID(raw: operand)].opens?.screen {
                run(rest, position)
            } else if !symbol.isBottom {
                down(kind, operand, from: position, rest: rest)
            }
        case .dismissTop:
            if !symbol.isBottom {
                down(kind, operand, from: position, rest: rest)
            } else if isWindow, let layer = symbol.bottom?.layer, graph.isHosts(window: symbols.layers[layer].made) {
                run(rest, position)
            } else if isWindow {
                fault(.dismissNothing, position, rest: rest, at: .action(AlternativeID(raw: operand)))
            } else {
                end(mode(rest), position)
            }
        case .dismissAll:
            if symbols.belows[symbol.below].inWindow {
                run(rest, position)
            } else {
                down(kind, operand, from: position, rest: rest)
            }
        case .finish: finish(AlternativeID(raw: operand), position, rest: rest, isWindow: isWindow)
        case .select: select(operand, position, rest: rest, isWindow: isWindow)
        case .layer:
            if symbol.isBottom {
                layerSteps(position, leavesFrames: true, isHeld: operand != 0)
            } else {
                passFrame(operand, position)
            }
        case .link: linkSteps(operand, position)
        case .idle, .run, .passive, .selectOrigin: preconditionFailure("not a search")
        }
    }

    private mutating func finish(_ id: AlternativeID, _ position: Position, rest: ContinuationID, isWindow: Bool) {
        guard let outcome = graph.alternatives[id].action.outcome,
            case .flow(let flow) = graph.outcomes[outcome].owner
        else { return }
        let symbol = symbols[position.symbol]
        let below = symbols.belows[symbol.below]
        if let window = below.window, symbols.layers[window].made.flow == flow {
            let record = symbols.layers[window].record
            guard !continuations.isHandlingWindow(rest), let handler = handler(for: outcome, of: record) else {
                return fault(.finishWithoutOpener, position, rest: rest, at: .action(id))
            }
            return run(continuation(.handler, handler.raw, then: continuation(.windowHandled, 0, then: rest)), position)
        }
        guard let bottom = symbol.bottom else {
            if symbol.start == flow {
                leave(position, handler(for: outcome, of: symbol.record), rest: rest)
            } else {
                down(.finish, id.raw, from: position, rest: rest)
            }
            return
        }
        let layer = symbols.layers[bottom.layer]
        if isWindow {
            fault(.finishWithoutOpener, position, rest: rest, at: .action(id))
        } else if layer.made.flow == flow {
            leave(position, handler(for: outcome, of: layer.record), rest: rest)
        } else {
            down(.finish, id.raw, from: position, rest: rest)
        }
    }

    /// `select` and `show`, at a symbol on the way down to the layer that has the region.
    private mutating func select(_ operand: UInt32, _ position: Position, rest: ContinuationID, isWindow: Bool) {
        let id = AlternativeID(raw: operand & ~Self.isInRegion)
        let action = graph.alternatives[id].action
        let symbol = symbols[position.symbol]
        guard let current = symbols.belows[symbol.below].region,
            let region = symbols.region(of: action.selected, in: current.layer)
        else {
            if isWindow { return fault(.selectAbsent, position, rest: rest, at: .action(id)) }
            return down(.select, id.raw, from: position, rest: rest)
        }
        var shown: ScreenID?
        if case .show(let screen, in: _) = action { shown = screen }
        if shown == nil, region == current { return run(rest, position) }
        if operand & Self.isInRegion == 0, region != current { hold(position) }
        guard symbol.isBottom else {
            let left = options.resetsRegions && region != current ? resettable(position, in: current) : position
            return left.relation.isEmpty ? () : down(.select, id.raw | Self.isInRegion, from: left, rest: rest)
        }
        if options.bound == .above, shown == nil { return arrive(in: region, position, rest: rest) }
        var position = position
        if shown == nil {
            position.relation = left(position.relation, without: uncertain(region, after: rest))
            if position.relation.isEmpty { return }
        }
        position.symbol = symbols.sibling(of: position.symbol, in: region)
        position.isPlain = false
        if let shown { position.symbol = symbols.replacing(position.symbol, with: shown) }
        run(rest, position)
    }

    /// The same as far as choosing a tab again takes away the current frame: columns keep what they hold, and tabs what the
    /// user cannot go back from.
    private mutating func resettable(_ position: Position, in region: RegionID) -> Position {
        if symbols.layers[region.layer].container != .tabs { return limited(position, to: .none) }
        return limited(position, to: values.guarding(program.resetting(symbols[position.symbol].screen)))
    }

    /// The condition values with which the current screen after a `select` is not known.
    private func uncertain(_ region: RegionID, after rest: ContinuationID) -> BDD? {
        popsToRoot(rest) ? options.uncertain.bottoms[region] : options.uncertain.select[region]
    }

    /// Whether the remaining work starts with `pop: root`.
    private func popsToRoot(_ rest: ContinuationID) -> Bool {
        guard !rest.isEnd, continuations[rest].kind == .after else { return false }
        let a = graph.alternatives[AlternativeID(raw: continuations[rest].operand)]
        return a.send.isEmpty && !a.then.isNone && graph.alternatives[a.then].action == .popToRoot
    }

    /// The search goes on below this symbol, which goes. Those that no fault can end forget their step.
    mutating func down(_ kind: Mode.Kind, _ operand: UInt32, from position: Position, rest: ContinuationID) {
        var rest = rest
        if rest.isEnd {
            switch kind {
            case .layer, .popToRoot, .popToReused, .dismissAll, .link: rest = .end
            case .idle, .run, .popTo, .dismissTop, .finish, .select, .passive, .selectOrigin: break
            }
        }
        end(modes.number(of: Mode(kind: kind, operand: operand, continuation: rest)), position)
    }

    // MARK: What is left to do

    mutating func mode(_ rest: ContinuationID) -> ModeID {
        rest.isEnd ? .idle : modes.number(of: Mode(kind: .run, continuation: rest))
    }

    mutating func continuation(_ kind: Continuation.Kind, _ operand: UInt32, then next: ContinuationID)
        -> ContinuationID
    {
        continuations.number(of: Continuation(kind: kind, operand: operand, next: next))
    }
}
