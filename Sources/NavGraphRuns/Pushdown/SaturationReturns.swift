/// How contexts end, and what that leads to below them. What leads but to what is known is left out, and made up for where
/// that turns out not to be so.
extension Saturation {
    /// What is known of how the context of an edge ends. The edge never gets shorter: it is final as soon as it is there.
    mutating func applyReturns(to number: UInt32) {
        let edge = edges[Int(number)]
        var next = contexts[Int(edge.context)].returns
        while next != .max {
            let r = returns[Int(next)]
            if r.isFinal, !isLeftOut(r), !isSaid(r, by: edge) { goBack(by: r, next, over: edge, number) }
            next = r.next
        }
        if contexts[Int(edge.inside)].resumes {
            for resume in resumes[edge.inside]! { propagate(resume, along: edge) }
        }
    }

    mutating func finalize(return index: Int) {
        returns[index].isFinal = true
        let r = returns[index]
        let context = contexts[Int(r.context)]
        if isLeftOut(r) { return }
        if r.isShared, isInside(r) {
            if !context.hasOddEdges { return }
        } else {
            contexts[Int(r.context)].hasOddReturns = true
        }
        propagate(return: index)
    }

    /// A return leads back over each edge into its context.
    private mutating func propagate(return index: Int) {
        let r = returns[index]
        var next = contexts[Int(r.context)].into
        while next != .max {
            let edge = edges[Int(next)]
            if edge.over != .max, !isSaid(r, by: edge) { goBack(by: r, UInt32(index), over: edge, next) }
            next = edge.nextInto
        }
    }

    private mutating func goBack(by r: Return, _ index: UInt32, over edge: Edge, _ number: UInt32) {
        let weight = RunLength.sum(edge.weight, r.weight)
        if weight == RunLength.most { return giveUp(.length(edges.alternative(Int(number)))) }
        add(
            mode: r.mode, cube: r.cube, symbol: edge.over, context: edge.inside, weight: weight,
            from: number, via: index, label: .none)
    }

    /// Whether a context ends with no more valuations than it began with.
    @inline(__always)
    func isInside(_ r: Return) -> Bool {
        contains(contexts[Int(r.context)].cube, r.cube)
    }

    /// Whether what an edge leads back to has been said before, and as soon: what was current between steps, one of the
    /// searches for its layer and for the window, which every frame between steps begins by itself, or a bottom.
    @inline(__always)
    private func isSaid(_ r: Return, by edge: Edge) -> Bool {
        if r.mode == popToRootMode {
            return isLeftOut(r, delay: rootDelay(over: edge))
        }
        guard r.isShared, edge.from != .max else { return false }
        let from = items[Int(edge.from)]
        return from.mode == 0 && from.context == edge.inside && from.symbol == edge.over
            && contains(from.cube, r.cube)
    }

    // MARK: What is left out

    /// The first odd edge into a context: from now on it counts what it can end with, and what was left out is made up for.
    mutating func makeUpReturns(of context: UInt32) {
        var returning: [UInt32] = []
        var searching: [UInt32] = []
        var next = contexts[Int(context)].items
        while next != .max {
            let item = items[Int(next)]
            if item.mode == 0, item.isFinal, !isBlocked(item) {
                if returnsPlainly(item, symbols[item.symbol]) { returning.append(next) }
                if followsLinks, searchesElsewhere(item, symbols[item.symbol]) { searching.append(next) }
            }
            next = item.nextInContext
        }
        contexts[Int(context)].hasOddEdges = true
        let known = returns.count
        for item in returning { backAndLayer(from: item) }
        for item in searching { followLinks(from: item) }
        // At once: what comes back here with all valuations has to be there before what comes with few.
        for index in known..<returns.count where !returns[index].isFinal { finalize(return: index) }
    }

    /// Whether a `pop: root` leads but to bottoms that are current with these valuations anyway, and as soon, over
    /// whatever edge.
    private func isLeftOut(_ r: Return) -> Bool {
        isLeftOut(r, delay: contexts[Int(r.context)].rootDelay)
    }

    private func isLeftOut(_ r: Return, delay: Int32) -> Bool {
        r.mode == popToRootMode && r.weight >= delay && !options.isSummary && isInside(r)
    }

    /// What `rootDelay` of the context that an edge leads to has to be, as far as this edge goes.
    func rootDelay(over edge: Edge) -> Int32 { rootDelay(over: edge, contexts[Int(edge.inside)].rootDelay) }

    /// The same, with `delay` for that of the context that the edge comes from.
    private func rootDelay(over edge: Edge, _ delay: Int32) -> Int32 {
        guard edge.from != .max else { return .max }
        let (from, cube) = (items[Int(edge.from)], contexts[Int(edge.context)].cube)
        guard from.mode == 0, from.context == edge.inside, from.symbol == edge.over, contains(from.cube, cube) else {
            return .max
        }
        if symbols[edge.over].isBottom { return 0 }
        guard delay != .max, contains(contexts[Int(edge.inside)].cube, cube) else { return .max }
        return max(0, delay - edge.weight)
    }

    /// Raises `rootDelay` of a context, and of those that were opened over its frames; makes up for what was left out.
    mutating func delayRoots(of context: UInt32, to delay: Int32) {
        if options.isSummary || delay <= contexts[Int(context)].rootDelay { return }
        var pending = [(context: context, delay: delay)]
        while let (context, delay) = pending.popLast() {
            let known = contexts[Int(context)].rootDelay
            if delay <= known { continue }
            contexts[Int(context)].rootDelay = delay
            if hasRootReturns(context, from: known, to: delay) {
                contexts[Int(context)].hasOddReturns = true
                makeUpRoots(overLinksInto: context, from: known, to: delay)
            }
            var next = contexts[Int(context)].outOf
            while next != .max {
                if edges.arc(next).kind == .frame, !symbols[edges[Int(next)].over].isBottom {
                    let edge = edges[Int(next)]
                    let (before, after) = (rootDelay(over: edge, known), rootDelay(over: edge, delay))
                    if after > before {
                        makeUpRoots(over: edge, next, from: before, to: after)
                        pending.append((edge.context, after))
                    }
                }
                next = edges.nextOutOf(next)
            }
        }
    }

    private func hasRootReturns(_ context: UInt32, from: Int32, to: Int32) -> Bool {
        var next = contexts[Int(context)].returns
        while next != .max {
            let r = returns[Int(next)]
            if r.isFinal, isLeftOut(r, delay: from), r.weight < to { return true }
            next = r.next
        }
        return false
    }

    /// Each `pop: root` that was left out over an edge while its delay was `from`, and is not with `to`.
    private mutating func makeUpRoots(over edge: Edge, _ number: UInt32, from: Int32, to: Int32) {
        var next = contexts[Int(edge.context)].returns
        while next != .max {
            let r = returns[Int(next)]
            if r.isFinal, isLeftOut(r, delay: from), r.weight < to { goBack(by: r, next, over: edge, number) }
            next = r.next
        }
    }

    /// The same over the edges that links have made, whose delay is not their own, but that of the context.
    private mutating func makeUpRoots(overLinksInto context: UInt32, from: Int32, to: Int32) {
        var next = contexts[Int(context)].into
        while next != .max {
            let edge = edges[Int(next)]
            if edge.from == .max, edge.over != .max { makeUpRoots(over: edge, next, from: from, to: to) }
            next = edge.nextInto
        }
    }
}
