import NavGraphModel
import NavGraphSyntax

extension PushdownAnalysis {
    /// `shown`: where not all that is taken for reachable may be so.
    func failedChecks(_ shown: ShownRuns?) throws(RunLimit) -> [FailedCheck] {
        var failed: [FailedCheck] = []
        for id in graph.checks.ids {
            if let found = try failure(of: id, shown) { failed.append(found) }
        }
        return failed
    }

    private func failure(of id: CheckID, _ shown: ShownRuns?) throws(RunLimit) -> FailedCheck? {
        switch graph.checks[id].law {
        case .reach(let screen, nil, let within):
            let distance = shown.map { $0.shortestDistance(of: screen) } ?? shortestDistance(of: screen)
            let holds = distance.map { within == nil || $0 <= within! } ?? false
            return holds ? nil : FailedCheck(check: id, witness: nil)
        case .reach(let screen, let from?, let within):
            return try escape(id, to: screen, from: from, within: within)
        case .returns(let screen): return try escape(id, to: screen, from: nil, within: nil)
        case .before(let screen, let visit): return try before(id, screen, visit)
        case .neverWhen(let screen, let literals):
            let condition = program.guarding(literals)
            guard !condition.isImpossible else { return nil }
            let found = seen(isBad: { $0 == screen && $1.meets(condition.cube) }) { _, c in
                try machine.holds(condition, c)
            }
            return found.first.map { FailedCheck(check: id, witness: $0.witness) }
        case .neverAbove(let screen, let lower): return above(id, screen, lower)
        }
    }

    private func escape(_ id: CheckID, to screen: ScreenID, from: ScreenID?, within: Int?) throws(RunLimit)
        -> FailedCheck?
    {
        let failures = try failures(from: { from == nil || $0.screen == from }, within: within) { item, symbols in
            symbols[item.symbol].screen == screen
        }
        let witnesses = failures.map { witness(of: $0, within: within) { $0.current == screen } }
        guard !failures.isEmpty else { return nil }
        let shortest = witnesses.compactMap { $0 }.min {
            ($0.usesLinks ? 1 : 0, $0.length) < ($1.usesLinks ? 1 : 0, $1.length)
        }
        return FailedCheck(check: id, witness: shortest)
    }

    private func before(_ id: CheckID, _ screen: ScreenID, _ visit: ScreenID) throws(RunLimit) -> FailedCheck? {
        var options = Saturation.Options()
        options.blocked = visit
        let blocked = saturated(program, { machine }, options)
        let s = blocked.saturation
        if let limit = s.limit { throw limit }
        var best: (Reach, UInt32)?
        for (index, item) in s.items.enumerated()
        where item.mode == 0 && item.isFinal && s.symbols[item.symbol].screen == screen {
            let reach = blocked.reach(of: UInt32(index))
            if best == nil || reach < best!.0 { best = (reach, UInt32(index)) }
        }
        guard let (reach, item) = best else { return nil }
        let labels = Derivations.steps(to: item, in: s, reach.needsLinks ? blocked.linked.value : blocked.plain)
        return FailedCheck(
            check: id,
            witness: witness(labels) { run in
                run.last.current == screen && !run.screens.dropLast().contains(visit)
            })
    }

    /// Flags: 1, the screen is in another region of the layer that is current; 2, it is below; 3, the other is above it.
    private func above(_ id: CheckID, _ screen: ScreenID, _ lower: ScreenID) -> FailedCheck? {
        let hidden = hiddenRegions(of: lower)
        func distances(_ links: Bool) -> FlaggedDistances {
            FlaggedDistances(s, limit: links ? .max : plainEdges) { flag, arc in
                let e = self.s.edges[Int(arc.edge)]
                if e.over == .max { return 0 }
                let over = self.s.symbols[e.over]
                var flag = flag
                if flag == 2, over.screen == screen { flag = 3 }
                if flag < 2, over.screen == lower { flag = 2 }
                if flag == 0, let regions = hidden[e.inside], regions.contains(where: { $0 != over.region }) {
                    flag = 1
                }
                let opened = self.s.symbols[self.s.contexts[Int(e.context)].symbol]
                if flag == 1, opened.isBottom { flag = 2 }
                if flag == 2, opened.isBottom, self.firstScreens(of: opened.layer - 1).contains(screen) { flag = 3 }
                return flag
            }
        }
        let all = [distances(false)] + (s.links.isEmpty ? [] : [distances(true)])
        var best: (reach: Reach, labels: [StepLabel])?
        for flag in [2, 3] {
            let found = nearest(in: all, flag: flag) {
                flag == 3 || self.s.symbols[self.s.items[Int($0)].symbol].screen == screen
            }
            for candidate in found {
                let reach = Reach(
                    needsLinks: candidate.labels.contains { $0.kind == .link }, steps: Int32(candidate.labels.count))
                if best == nil || reach < best!.reach { best = (reach, candidate.labels) }
            }
        }
        guard let best else { return nil }
        return FailedCheck(
            check: id,
            witness: witness(best.labels) { run in run.last.shows(screen, above: lower) })
    }

    /// What the regions of a layer show first, all of them; of a layer with one, nothing.
    private func firstScreens(of layer: UInt32) -> [ScreenID] {
        guard let flow = s.symbols.layers[layer].made.flow else { return [] }
        return graph.flows[flow].children.compactMap {
            let child = graph.children[$0].target!
            return child.screen ?? child.flow.flatMap { graph.flows[$0].start }
        }
    }

    /// For each context of a layer with several regions, those that can hold a screen.
    private func hiddenRegions(of screen: ScreenID) -> [UInt32: [UInt32]] {
        var result: [UInt32: [UInt32]] = [:]
        for context in s.contexts.indices {
            let symbol = s.symbols[s.contexts[context].symbol]
            guard symbol.isBottom else { continue }
            let layer = symbol.layer - 1
            let container = s.symbols.layers[layer].container
            guard container == .tabs || container == .split else { continue }
            for region in 0..<s.symbols.regionCount(of: layer) {
                let child = graph.children[s.symbols.child(region, of: layer)].target!
                let fresh = child.screen ?? graph.flows[child.flow!].start
                if fresh == screen
                    || items(inRegion: region, of: UInt32(context)).contains(where: {
                        s.symbols[s.items[Int($0)].symbol].screen == screen
                    })
                {
                    result[UInt32(context), default: []].append(UInt32(region))
                }
            }
        }
        return result
    }
}
