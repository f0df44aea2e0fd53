import NavGraphModel
import NavGraphSyntax

/// What a step does once it is under way: `sets`, action, `send`, `then`, and the handlers of what ends.
extension PostStar {
    mutating func goOn(_ mode: Mode, _ head: Head) {
        switch mode.kind {
        case .run: run(mode.continuation, head)
        default: look(mode.kind, mode.operand, head, rest: mode.continuation)
        }
    }

    mutating func run(_ rest: UInt32, _ head: Head) {
        var rest = rest
        while !isEnd(rest) {
            let node = continuations[rest]
            switch node.kind {
            case .end, .windowHandled: break
            case .after:
                let id = AlternativeID(raw: node.operand)
                let a = graph.alternatives[id]
                if !a.send.isEmpty, graph.message(a.send, of: symbols[head.symbol].screen) == nil {
                    return fault(.sendUnknown, head, rest, .send(id))
                }
                if !a.then.isNone { return carryOut(a.then, head, rest: node.next) }
            case .handler:
                let id = HandlerID(raw: node.operand)
                let handler = graph.handlers[id]
                switch handler.kind {
                case .close: break
                case .message:
                    if graph.message(handler.message, of: symbols[head.symbol].screen) == nil {
                        return fault(.sendUnknown, head, rest, .handler(id))
                    }
                case .alternatives: return choose(handler.firstAlternative, head, rest: node.next)
                }
            }
            rest = node.next
        }
        add(0, head)
    }

    private mutating func choose(_ first: AlternativeID, _ head: Head, rest: UInt32) {
        var head = head
        var next = first
        while !next.isNone, !head.relation.isEmpty {
            let asked = values.asked(by: next)
            var taken = head
            taken.relation = values.diagrams.and(head.relation, asked)
            if !taken.relation.isEmpty { carryOut(next, taken, rest: rest) }
            head.relation = values.left(head.relation, without: asked)
            next = graph.alternatives[next].next
        }
        if !head.relation.isEmpty { run(rest, head) }
    }

    mutating func carryOut(_ id: AlternativeID, _ head: Head, rest: UInt32) {
        let a = graph.alternatives[id]
        var head = head
        let assigned = program.sets(of: id)
        if !assigned.isEmpty {
            keepAssignment(id, head)
            head.relation = values.assigning(head.relation, assigned)
            head.isPlain = false
        }
        let isLast = a.send.isEmpty && a.then.isNone
        let after = isLast ? rest : continuation(.after, id.raw, rest)
        let symbol = symbols[head.symbol]
        switch a.action {
        case .none, .open, .openArgument, .unresolved: run(after, head)
        case .push(let target):
            if let flow = target.flow, graph.flows[flow].container != .stack {
                return fault(.pushOfContainer, head, after, .action(id))
            }
            push(id, head, rest: after)
        case .reuse(let screen):
            if symbols.isHeld(screen, below: head.symbol) { return down(.popTo, id.raw, head, rest: after) }
            push(id, head, rest: after)
        case .present(let target, _):
            for (starts, chosen) in choices(of: target) {
                let opened = context(
                    mode: mode(after), symbol: symbols.presented(by: id, over: head.symbol, starts: starts))
                open(opened, over: head.symbol, chosen == .all ? head : limited(head, to: chosen), by: id)
            }
        case .root(let target):
            for (starts, chosen) in choices(of: target) {
                let opened = context(
                    mode: mode(withoutWindow(after)), symbol: symbols.window(by: id, starts: starts))
                open(opened, over: .max, chosen == .all ? head : limited(head, to: chosen), by: id)
            }
        case .replace(let screen):
            if symbol.screen == graph.host { return fault(.popAtBottom, head, after, .action(id)) }
            head.symbol = symbols.replacing(head.symbol, with: screen)
            head.isPlain = false
            run(after, head)
        case .select, .show: look(.select, id.raw, head, rest: after)
        case .popBack:
            if symbol.isBottom { return fault(.popAtBottom, head, after, .action(id)) }
            end(mode(after), head)
        case .popToRoot: look(.popToRoot, 0, head, rest: after)
        case .popTo:
            if symbol.isBottom { return fault(.popToAbsent, head, after, .action(id)) }
            down(.popTo, id.raw, head, rest: after)
        case .dismissTop: look(.dismissTop, id.raw, head, rest: after)
        case .dismissAll: look(.dismissAll, 0, head, rest: after)
        case .finish: look(.finish, id.raw, head, rest: after)
        case .raise(let outcome):
            guard graph.outcomes[outcome].owner == .screen(symbol.screen) else {
                return fault(.finishWithoutOpener, head, after, .action(id))
            }
            raise(outcome, head, rest: after, .action(id))
        }
    }

    private mutating func push(_ id: AlternativeID, _ head: Head, rest: UInt32) {
        if !symbols[head.symbol].isStack { return fault(.pushOutsideStack, head, rest, .action(id)) }
        for (starts, chosen) in choices(of: graph.alternatives[id].action.target!) {
            let opened = context(mode: mode(rest), symbol: symbols.pushed(by: id, onto: head.symbol, starts: starts))
            open(opened, over: head.symbol, chosen == .all ? head : limited(head, to: chosen), by: id)
        }
    }

    /// The same as far as some values go.
    private mutating func limited(_ head: Head, to values: BDD) -> Head {
        var head = head
        head.relation = self.values.diagrams.and(head.relation, values)
        return head
    }

    // MARK: Searches

    /// A search that goes down the stack, at one symbol of it.
    mutating func look(_ kind: Mode.Kind, _ operand: UInt32, _ head: Head, rest: UInt32) {
        let symbol = symbols[head.symbol]
        if symbol.isBottom, isVisited(symbol) { return lookFromVisited(kind, operand, head, rest: rest) }
        let isWindow = symbol.isBottom && symbols.layers[symbol.layer - 1].isWindow
        switch kind {
        case .popToRoot:
            if symbol.isBottom { run(rest, head) } else { down(kind, operand, head, rest: rest) }
        case .popTo:
            let id = AlternativeID(raw: operand)
            if symbol.screen == graph.alternatives[id].action.target?.screen {
                run(rest, head)
            } else if symbol.isBottom {
                fault(.popToAbsent, head, rest, .action(id))
            } else {
                down(kind, operand, head, rest: rest)
            }
        case .dismissTop:
            if !symbol.isBottom {
                down(kind, operand, head, rest: rest)
            } else if isWindow {
                fault(.dismissNothing, head, rest, .action(AlternativeID(raw: operand)))
            } else {
                end(mode(rest), head)
            }
        case .dismissAll:
            if symbols.belows[symbol.below].inWindow {
                run(rest, head)
            } else {
                down(kind, operand, head, rest: rest)
            }
        case .finish: finish(AlternativeID(raw: operand), head, rest: rest, isWindow)
        case .select: select(operand, head, rest: rest, isWindow)
        case .layer:
            if symbol.isBottom { layerSteps(head, leavesFrames: true) } else { down(kind, operand, head, rest: rest) }
        case .link: linkSteps(operand, head)
        case .idle, .run, .passive, .selectOrigin: preconditionFailure("is no search")
        }
    }

    private mutating func finish(_ id: AlternativeID, _ head: Head, rest: UInt32, _ isWindow: Bool) {
        let outcome = graph.alternatives[id].action.outcome!
        guard case .flow(let flow) = graph.outcomes[outcome].owner else { return }
        let symbol = symbols[head.symbol]
        let below = symbols.belows[symbol.below]
        if below.window != 0, symbols.layers[below.window - 1].made.flow == flow {
            let record = symbols.layers[below.window - 1].record
            guard !isHandlingWindow(rest), let handler = handler(for: outcome, of: record) else {
                return fault(.finishWithoutOpener, head, rest, .action(id))
            }
            return run(continuation(.handler, handler.raw, continuation(.windowHandled, 0, rest)), head)
        }
        if !symbol.isBottom {
            if symbol.start == flow.raw + 1 {
                leave(head, handler(for: outcome, of: symbol.record), rest: rest)
            } else {
                down(.finish, id.raw, head, rest: rest)
            }
            return
        }
        let layer = symbols.layers[symbol.layer - 1]
        if isWindow {
            fault(.finishWithoutOpener, head, rest, .action(id))
        } else if layer.made.flow == flow {
            leave(head, handler(for: outcome, of: layer.record), rest: rest)
        } else {
            down(.finish, id.raw, head, rest: rest)
        }
    }

    /// `select` and `show`, at a symbol on the way down to the layer that has the region.
    private mutating func select(_ operand: UInt32, _ head: Head, rest: UInt32, _ isWindow: Bool) {
        let id = AlternativeID(raw: operand & ~Self.isInRegion)
        let action = graph.alternatives[id].action
        let symbol = symbols[head.symbol]
        let below = symbols.belows[symbol.below]
        guard below.layer != 0,
            let region = graph.flows[symbols.layers[below.layer - 1].made.flow!].children
                .firstIndex(where: { graph.children[$0].target == action.selected })
        else {
            if isWindow { return fault(.selectAbsent, head, rest, .action(id)) }
            return down(.select, id.raw, head, rest: rest)
        }
        var shown: ScreenID?
        if case .show(let screen, in: _) = action { shown = screen }
        if shown == nil, Int(below.region) == region { return run(rest, head) }
        if operand & Self.isInRegion == 0, Int(below.region) != region { hold(head) }
        guard symbol.isBottom else { return down(.select, id.raw | Self.isInRegion, head, rest: rest) }
        if options.bound == .above, shown == nil {
            return arrive(in: region, of: symbol.layer - 1, head, rest: rest)
        }
        if shown == nil, isUncertain(RegionMeetings.key(symbol.layer, UInt32(region)), after: rest) { return }
        var head = head
        head.symbol = symbols.sibling(of: head.symbol, region: region)
        head.isPlain = false
        if let shown { head.symbol = symbols.replacing(head.symbol, with: shown) }
        run(rest, head)
    }

    /// Whether it is not known what is current after a `select`.
    private func isUncertain(_ region: UInt64, after rest: UInt32) -> Bool {
        guard options.uncertain.select.contains(region) else { return false }
        return !popsToRoot(rest) || options.uncertain.bottoms.contains(region)
    }

    /// Whether what is left to do begins with `pop: root`.
    private func popsToRoot(_ rest: UInt32) -> Bool {
        guard !isEnd(rest), continuations[rest].kind == .after else { return false }
        let a = graph.alternatives[AlternativeID(raw: continuations[rest].operand)]
        return a.send.isEmpty && !a.then.isNone && graph.alternatives[a.then].action == .popToRoot
    }

    /// The search goes on below this symbol, which goes. Those that no fault can end forget their step.
    mutating func down(_ kind: Mode.Kind, _ operand: UInt32, _ head: Head, rest: UInt32) {
        var rest = rest
        if isEnd(rest) {
            switch kind {
            case .layer, .popToRoot, .dismissAll, .link: rest = 0
            case .idle, .run, .popTo, .dismissTop, .finish, .select, .passive, .selectOrigin: break
            }
        }
        end(modes.number(of: Mode(kind: kind, operand: operand, continuation: rest)), head)
    }

    // MARK: What is left to do

    mutating func mode(_ rest: UInt32) -> UInt32 {
        isEnd(rest) ? 0 : modes.number(of: Mode(kind: .run, operand: 0, continuation: rest))
    }

    func isHandlingWindow(_ rest: UInt32) -> Bool {
        var rest = rest
        while !isEnd(rest) {
            if continuations[rest].kind == .windowHandled { return true }
            rest = continuations[rest].next
        }
        return false
    }

    private mutating func withoutWindow(_ rest: UInt32) -> UInt32 {
        guard isHandlingWindow(rest) else { return rest }
        var kept: [Continuation] = []
        var next = rest
        while !isEnd(next) {
            if continuations[next].kind != .windowHandled { kept.append(continuations[next]) }
            next = continuations[next].next
        }
        for node in kept.reversed() { next = continuation(node.kind, node.operand, next) }
        return next
    }

    /// More remainders than this in one another are given up: `finish` in a handler that still has something to do after
    /// it, frame after frame down an unbounded stack, would need a second stack.
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
        return continuations.number(of: Continuation(kind: kind, operand: operand, next: next))
    }

    /// The end of a step, which knows it: not numbered, so that it costs nothing to make one for each event.
    func end(_ label: StepLabel) -> UInt32 { 0x8000_0000 | label.raw }
    func isEnd(_ continuation: UInt32) -> Bool { continuation == 0 || continuation & 0x8000_0000 != 0 }
}
