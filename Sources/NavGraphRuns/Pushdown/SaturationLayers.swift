import NavGraphModel
import NavGraphSyntax

/// What leads from one region of a layer to another, and what can be done to the last layer: `select`, `show`, tab steps and
/// swipe.
extension Saturation {
    /// In the operand of a search for a region: it comes from above in the region that it is in, so that what is current
    /// here is not what is left.
    static let leavesFrames: UInt32 = 1 << 31

    mutating func select(
        _ id: AlternativeID, _ head: Head, _ cube: UInt32, _ rest: UInt32, _ isWindow: Bool, leavesFrames: Bool
    ) {
        let action = graph.alternatives[id].action
        let child = action.selected
        var shown: ScreenID?
        if case .show(let screen, in: _) = action { shown = screen }
        let symbol = symbols[head.symbol]
        let below = symbols.belows[symbol.below]
        guard below.layer != 0,
            let region = graph.flows[symbols.layers[below.layer - 1].made.flow!].children
                .firstIndex(where: { graph.children[$0].target == child })
        else {
            if isWindow { return fault(.selectAbsent, head, rest, .action(id)) }
            return searchRegion(id, head, cube, rest)
        }
        let isElsewhere = Int(below.region) != region
        if shown == nil, !isElsewhere { return run(rest, head, cube) }
        if isElsewhere, options.regions == nil, !leavesFrames { hold(head, cube) }
        guard symbol.isBottom else { return searchRegion(id, head, cube, rest) }
        var head = head
        head.symbol = symbols.sibling(of: head.symbol, region: region)
        if let shown { head.symbol = symbols.replacing(head.symbol, with: shown) }
        if let hidden = options.regions {
            let isBesideFrames = isElsewhere && leavesFrames || symbol.isBesideFrames
            if shown == nil {
                guard let cost = choosing(region, from: symbol, hidden, isBesideFrames: isBesideFrames, rest) else {
                    return
                }
                head.weight = RunLength.sum(head.weight, cost)
            }
            if isBesideFrames, symbols.layers[symbol.layer - 1].container == .split {
                head.symbol = symbols.besideFrames(head.symbol)
            }
            return run(rest, head, cube)
        }
        run(rest, head, cube)
        guard shown == nil, !isEnd(rest) || !program.conditions.isEmpty else { return }
        resume(
            Resume(
                mode: mode(rest), cube: cube, region: UInt32(region),
                cost: head.weight + (isFirst(symbol) ? 1 : 0), from: head.from, label: head.label),
            in: head.context)
    }

    /// The search for a region goes on below this symbol, with whether that leaves frames behind in the region.
    private mutating func searchRegion(_ id: AlternativeID, _ head: Head, _ cube: UInt32, _ rest: UInt32) {
        down(.select, symbols[head.symbol].isBottom ? id.raw : id.raw | Self.leavesFrames, head, cube, rest)
    }

    /// Where what leads somewhere is asked for: the steps that it takes, beyond choosing it, to have nothing but the
    /// bottom of a region before one; `nil`: nobody knows, or knows what a step does there with what it has left to do.
    private func choosing(
        _ region: Int, from symbol: StackSymbol, _ hidden: HiddenRegions, isBesideFrames: Bool, _ rest: UInt32
    ) -> Int32? {
        let key = HiddenRegions.key(symbol.layer - 1, region)
        if hidden.unknown.contains(key) { return nil }
        guard let depth = hidden.deep[key] else { return 0 }
        let isSplit = symbols.layers[symbol.layer - 1].container == .split
        return isSplit && isBesideFrames ? nil : cost(of: rest, overFrames: depth)
    }

    /// What a step has left to do where frames may be current in the place of the bottom, `depth` steps away from it: what it
    /// costs to have it done as over the bottom; `nil`: it can come to something else. Certain is what takes all frames
    /// away; and nothing, or to open one thing of whose end no handler hears.
    private func cost(of rest: UInt32, overFrames depth: Int32) -> Int32? {
        if isEnd(rest) { return depth }
        guard continuations[rest].kind == .after else { return nil }
        let next = continuations[rest].next
        let a = graph.alternatives[AlternativeID(raw: continuations[rest].operand)]
        guard a.send.isEmpty else { return nil }
        if a.then.isNone { return cost(of: next, overFrames: depth) }
        let then = graph.alternatives[a.then]
        switch then.action {
        case .root, .popToRoot: return 0
        case .push, .present:
            let isAlone = then.then.isNone && then.send.isEmpty && isEnd(next)
            return isAlone && graph.handlers(of: a.then).allSatisfy { graph.handlers[$0].kind == .close } ? depth : nil
        case .none, .reuse, .replace, .select, .show, .popBack, .popTo, .dismissTop, .dismissAll, .finish, .raise,
            .open,
            .unresolved:
            return nil
        }
    }

    /// Whether it is of the region that is active when its layer comes: to leave for another one and come back costs a
    /// step more than what it cost to come here.
    private func isFirst(_ symbol: StackSymbol) -> Bool {
        let layer = symbol.layer - 1
        let count = symbols.regionCount(of: layer)
        return Int(symbol.region) == (symbols.layers[layer].container == .split ? count - 1 : 0)
    }

    /// At the bottom of a region of what is then the last layer: swipe, and the choice of another region. `leavesFrames`:
    /// there are others above it.
    mutating func layerSteps(_ head: Head, _ cube: UInt32, leavesFrames: Bool) {
        let symbol = symbols[head.symbol]
        let layer = symbols.layers[symbol.layer - 1]
        var head = head
        head.weight += 1
        if layer.isSwipeable {
            head.label = StepLabel(.swipe, operand(layer.record))
            leave(head, cube, closedHandler(of: layer.record), end(head.label))
        }
        guard layer.container == .tabs || layer.container == .split else { return }
        for region in 0..<symbols.regionCount(of: symbol.layer - 1) {
            let isActive = region == Int(symbol.region)
            if isActive, layer.container == .split { continue }
            var weight = head.weight
            var chosen = isActive ? head.symbol : symbols.sibling(of: head.symbol, region: region)
            var mode: UInt32 = 0
            if !isActive, let hidden = options.regions {
                let isLeft = layer.container == .split && (leavesFrames || symbol.isBesideFrames)
                if !isLeft, hidden.leading.contains(HiddenRegions.key(symbol.layer - 1, region)) {
                    mode = modes.intern(.led)
                } else if let cost = choosing(region, from: symbol, hidden, isBesideFrames: isLeft, 0) {
                    weight = RunLength.sum(weight, cost)
                } else {
                    continue
                }
                if isLeft { chosen = symbols.besideFrames(chosen) }
            }
            add(
                mode: mode, cube: cube, symbol: chosen, context: head.context, weight: weight, from: head.from,
                via: .max,
                label: StepLabel(.tab, symbols.child(region, of: symbol.layer - 1).raw))
        }
        if !program.conditions.isEmpty, options.regions == nil {
            noteLayer(
                cube: cube, region: symbol.region, cost: head.weight - 1 + (isFirst(symbol) ? 1 : 0), from: head.from,
                in: head.context)
        }
    }
}
