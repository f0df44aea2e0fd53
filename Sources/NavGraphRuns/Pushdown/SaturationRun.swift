import NavGraphModel
import NavGraphSyntax

/// What a step does once it is under way: `sets`, action, `send`, `then`, and the handlers of what ends.
extension Saturation {
    mutating func goOn(from index: UInt32) {
        let item = items[Int(index)]
        let mode = modes[item.mode]
        let head = Head(
            symbol: item.symbol, context: item.context, weight: item.weight, from: index, label: .none)
        switch mode.kind {
        case .run:
            let symbol = symbols[item.symbol]
            if symbol.isBottom, symbols.regionCount(of: symbol.layer - 1) > 1 { fillsRegions = true }
            run(mode.continuation, head, item.cube)
        case .held: comeBack(index, item, by: ChildID(raw: mode.operand))
        case .led, .selectOrigin: break
        case .layer: look(.layer, 1, head, item.cube, 0)
        default: look(mode.kind, mode.operand, head, item.cube, mode.continuation)
        }
    }

    mutating func run(_ rest: UInt32, _ head: Head, _ cube: UInt32) {
        var rest = rest
        while !isEnd(rest) {
            let node = continuations[rest]
            switch node.kind {
            case .end, .windowHandled: rest = node.next
            case .after:
                let id = AlternativeID(raw: node.operand)
                let a = graph.alternatives[id]
                if !a.send.isEmpty, graph.message(a.send, of: symbols[head.symbol].screen) == nil {
                    return fault(.sendUnknown, head, rest, .send(id))
                }
                if !a.then.isNone { return carryOut(a.then, head, cube, rest: node.next) }
                rest = node.next
            case .handler:
                let id = HandlerID(raw: node.operand)
                let handler = graph.handlers[id]
                switch handler.kind {
                case .close: break
                case .message:
                    if graph.message(handler.message, of: symbols[head.symbol].screen) == nil {
                        return fault(.sendUnknown, head, rest, .handler(id))
                    }
                case .alternatives: return choose(handler.firstAlternative, head, cube, rest: node.next)
                }
                rest = node.next
            }
        }
        add(
            mode: 0, cube: cube, symbol: head.symbol, context: head.context, weight: head.weight, from: head.from,
            via: .max, label: head.label)
    }

    private mutating func choose(_ first: AlternativeID, _ head: Head, _ cube: UInt32, rest: UInt32) {
        var next = first
        var left = [cubes[cube]]
        while !next.isNone, !left.isEmpty {
            let condition = program.condition(of: next)
            if !condition.isImpossible {
                for part in left where part.meets(condition.cube) {
                    carryOut(next, head, cubes.intern(part.intersection(condition.cube)), rest: rest)
                }
                left = left.flatMap { $0.subtracting(condition.cube) }
                if left.count > Self.mostParts { return giveUp(.combinations(program.conditions)) }
            }
            next = graph.alternatives[next].next
        }
        for part in left { run(rest, head, cubes.intern(part)) }
    }

    mutating func carryOut(_ id: AlternativeID, _ head: Head, _ cube: UInt32, rest: UInt32) {
        let a = graph.alternatives[id]
        var cube = cube
        let assigned = program.sets(of: id)
        if assigned.known != 0 {
            let before = cube
            cube = cubes.intern(cubes[cube].assigning(assigned, notes: options.isSummary))
            if a.action.key != .root { noteChange(before, to: cube, in: head.context) }
        }
        var after = rest
        if !a.send.isEmpty || !a.then.isNone { after = continuation(.after, id.raw, rest) }
        let symbol = symbols[head.symbol]
        switch a.action {
        case .none, .open, .unresolved: run(after, head, cube)
        case .push(let target):
            if let flow = target.flow, graph.flows[flow].container != .stack {
                return fault(.pushOfContainer, head, after, .action(id))
            }
            if !symbol.isStack { return fault(.pushOutsideStack, head, after, .action(id)) }
            open(
                mode: mode(after), cube: cube, symbol: symbols.pushed(by: id, onto: head.symbol), over: head.symbol,
                inside: head.context, weight: head.weight, from: head.from, label: head.label, alternative: id)
        case .reuse(let screen):
            if symbols.isHeld(screen, below: head.symbol) { return down(.popTo, id.raw, head, cube, after) }
            if !symbol.isStack { return fault(.pushOutsideStack, head, after, .action(id)) }
            open(
                mode: mode(after), cube: cube, symbol: symbols.pushed(by: id, onto: head.symbol), over: head.symbol,
                inside: head.context, weight: head.weight, from: head.from, label: head.label, alternative: id)
        case .present:
            open(
                mode: mode(after), cube: cube, symbol: symbols.presented(by: id, over: head.symbol),
                over: head.symbol, inside: head.context, weight: head.weight, from: head.from, label: head.label,
                alternative: id)
        case .root:
            open(
                mode: mode(withoutWindow(after)), cube: cube, symbol: symbols.window(by: id), over: .max,
                inside: head.context, weight: head.weight, from: head.from, label: head.label, alternative: id)
        case .replace(let screen):
            if symbol.screen == graph.host { return fault(.popAtBottom, head, after, .action(id)) }
            var head = head
            head.symbol = symbols.replacing(head.symbol, with: screen)
            run(after, head, cube)
        case .select, .show: look(.select, id.raw, head, cube, after)
        case .popBack:
            if symbol.isBottom { return fault(.popAtBottom, head, after, .action(id)) }
            end(mode(after), head, cube)
        case .popToRoot: look(.popToRoot, 0, head, cube, after)
        case .popTo:
            if symbol.isBottom { return fault(.popToAbsent, head, after, .action(id)) }
            down(.popTo, id.raw, head, cube, after)
        case .dismissTop: look(.dismissTop, id.raw, head, cube, after)
        case .dismissAll: look(.dismissAll, 0, head, cube, after)
        case .finish: look(.finish, id.raw, head, cube, after)
        case .raise(let outcome):
            guard graph.outcomes[outcome].owner == .screen(symbol.screen) else {
                return fault(.finishWithoutOpener, head, after, .action(id))
            }
            raise(outcome, head, cube, after, .action(id))
        }
    }

    /// A search that goes down the stack, at one symbol of it.
    mutating func look(_ kind: Mode.Kind, _ operand: UInt32, _ head: Head, _ cube: UInt32, _ rest: UInt32) {
        let symbol = symbols[head.symbol]
        let isWindow = symbol.isBottom && symbols.layers[symbol.layer - 1].isWindow
        switch kind {
        case .popToRoot:
            if symbol.isBottom { run(rest, head, cube) } else { down(kind, operand, head, cube, rest) }
        case .popTo:
            let id = AlternativeID(raw: operand)
            if symbol.screen == graph.alternatives[id].action.target?.screen {
                run(rest, head, cube)
            } else if symbol.isBottom {
                fault(.popToAbsent, head, rest, .action(id))
            } else {
                down(kind, operand, head, cube, rest)
            }
        case .dismissTop:
            if !symbol.isBottom {
                down(kind, operand, head, cube, rest)
            } else if isWindow {
                fault(.dismissNothing, head, rest, .action(AlternativeID(raw: operand)))
            } else {
                end(mode(rest), head, cube)
            }
        case .dismissAll:
            if symbols.belows[symbol.below].inWindow {
                run(rest, head, cube)
            } else {
                down(kind, operand, head, cube, rest)
            }
        case .finish: finish(AlternativeID(raw: operand), head, cube, rest, isWindow)
        case .select:
            select(
                AlternativeID(raw: operand & ~Self.leavesFrames), head, cube, rest, isWindow,
                leavesFrames: operand & Self.leavesFrames != 0)
        case .layer:
            if symbol.isBottom {
                layerSteps(head, cube, leavesFrames: operand != 0)
            } else {
                down(kind, operand, head, cube, rest)
            }
        case .link: linkSteps(operand, head, cube)
        case .idle, .run, .passive, .held, .led, .selectOrigin: preconditionFailure("is no search")
        }
    }

    private mutating func finish(
        _ id: AlternativeID, _ head: Head, _ cube: UInt32, _ rest: UInt32, _ isWindow: Bool
    ) {
        let outcome = graph.alternatives[id].action.outcome!
        guard case .flow(let flow) = graph.outcomes[outcome].owner else { return }
        let symbol = symbols[head.symbol]
        let below = symbols.belows[symbol.below]
        if below.window != 0, symbols.layers[below.window - 1].made.flow == flow {
            let record = symbols.layers[below.window - 1].record
            guard !isHandlingWindow(rest), let handler = handler(for: outcome, of: record) else {
                return fault(.finishWithoutOpener, head, rest, .action(id))
            }
            return run(
                continuation(.handler, handler.raw, continuation(.windowHandled, 0, rest)), head, cube)
        }
        if !symbol.isBottom {
            if symbol.start == flow.raw + 1 {
                leave(head, cube, handler(for: outcome, of: symbol.record), rest)
            } else {
                down(.finish, id.raw, head, cube, rest)
            }
            return
        }
        let layer = symbols.layers[symbol.layer - 1]
        if isWindow {
            fault(.finishWithoutOpener, head, rest, .action(id))
        } else if layer.made.flow == flow {
            leave(head, cube, handler(for: outcome, of: layer.record), rest)
        } else {
            down(.finish, id.raw, head, cube, rest)
        }
    }

    // MARK: Going down

    /// The search goes on below this symbol, which goes.
    mutating func down(_ kind: Mode.Kind, _ operand: UInt32, _ head: Head, _ cube: UInt32, _ rest: UInt32) {
        var rest = rest
        if isEnd(rest) {
            switch kind {
            case .layer: return end(layerMode, head, cube)
            case .popToRoot: return end(popToRootMode, head, cube)
            case .dismissAll, .link: rest = 0
            default:
                let key = Self.key(kind, operand)
                if !options.attributed.contains(key) { rest = end(StepLabel(.none, searches.intern(key) + 1)) }
            }
        }
        end(modes.intern(Mode(kind: kind, operand: operand, continuation: rest)), head, cube)
    }

    static func key(_ kind: Mode.Kind, _ operand: UInt32) -> UInt64 {
        UInt64(kind.rawValue) << 32 | UInt64(operand)
    }

    /// This symbol goes, and a handler, if there is one, runs in what is then current.
    mutating func leave(_ head: Head, _ cube: UInt32, _ handler: HandlerID?, _ rest: UInt32) {
        if let handler, graph.handlers[handler].kind != .close {
            end(mode(continuation(.handler, handler.raw, rest)), head, cube)
        } else {
            end(mode(rest), head, cube)
        }
    }

    private mutating func end(_ mode: UInt32, _ head: Head, _ cube: UInt32) {
        end(
            mode: mode, cube: cube, context: head.context, weight: head.weight, from: head.from, label: head.label)
    }

    mutating func mode(_ rest: UInt32) -> UInt32 {
        isEnd(rest) ? 0 : modes.intern(Mode(kind: .run, operand: 0, continuation: rest))
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

    mutating func fault(_ rule: Rule, _ head: Head, _ rest: UInt32, _ place: FaultPlace) {
        var last = rest
        while !isEnd(last) { last = continuations[last].next }
        let label = StepLabel(raw: last & 0x7FFF_FFFF)
        if label.kind == .none {
            if label.operand > 0 { anonymousFaults.insert(searches[label.operand - 1]) }
            return
        }
        faults.append(
            Fault(rule: rule, label: label, from: head.from, isStep: !head.label.isNone, place: place))
    }
}
