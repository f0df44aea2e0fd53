import NavGraphModel

extension Saturation {
    /// What is known of regions that are not active, by layer and number; of others, that they hold their first screen.
    struct HiddenRegions: Sendable {
        /// Nothing: their bottoms may have been replaced, or columns may hold frames that do not plainly go back.
        var unknown: Set<UInt64> = []
        /// They may hold more than their bottoms: the steps after which nothing but the bottom is left.
        var deep: [UInt64: Int32] = [:]
        /// From them a run leads to what is looked for, whatever they hold.
        var leading: Set<UInt64> = []
        static func key(_ layer: UInt32, _ region: Int) -> UInt64 { UInt64(layer) << 32 | UInt64(region) }
    }
}

extension PushdownAnalysis {
    /// Which regions may hold something else than their first screen; `nil`: no layer has several. `countsSteps`: where
    /// columns can hold any number of frames, it is not known how many steps it takes to have them gone.
    ///
    /// O(items + edges), and as much again for each column that may hold frames.
    func hiddenRegions(countsSteps: Bool) -> Saturation.HiddenRegions? {
        guard !graph.children.isEmpty else { return nil }
        var hidden = Saturation.HiddenRegions()
        for item in s.items where item.isFinal {
            let symbol = s.symbols[item.symbol]
            guard symbol.isBottom, let flow = s.symbols.layers[symbol.layer - 1].made.flow,
                !graph.flows[flow].children.isEmpty
            else { continue }
            let child = graph.children[s.symbols.child(Int(symbol.region), of: symbol.layer - 1)].target!
            if symbol.screen != child.screen ?? graph.flows[child.flow!].start {
                hidden.unknown.insert(Saturation.HiddenRegions.key(symbol.layer - 1, Int(symbol.region)))
            }
        }
        var frames: [UInt64: Set<UInt32>] = [:]
        for edge in s.edges where edge.over != .max {
            let over = s.symbols[edge.over]
            guard over.isBottom, isFrame(edge.context) else { continue }
            let key = Saturation.HiddenRegions.key(over.layer - 1, Int(over.region))
            // Choosing a tab twice leaves its bottom.
            hidden.deep[key] = 1
            if s.symbols.layers[over.layer - 1].container == .split { frames[key, default: []].insert(edge.context) }
        }
        for (key, first) in frames {
            if let depth = depth(first), depth < .max || !countsSteps {
                hidden.deep[key] = countsSteps ? depth : 1
            } else {
                hidden.unknown.insert(key)
            }
        }
        return hidden
    }

    private func isFrame(_ context: UInt32) -> Bool { !s.symbols[s.contexts[Int(context)].symbol].isBottom }

    /// The most frames that can lie above a bottom over which these contexts are opened, `.max`: any number; `nil` where
    /// one of them does not go back by a back step, always and alone.
    private func depth(_ first: Set<UInt32>) -> Int32? {
        var order: [UInt32] = []
        var openings: [UInt32: Int] = [:]
        var pending = Array(first)
        for context in first { openings[context] = 0 }
        while let context = pending.popLast() {
            order.append(context)
            var item = s.contexts[Int(context)].items
            while item != .max {
                let i = s.items[Int(item)]
                if i.mode == 0, i.isFinal, !goesBack(s.symbols[i.symbol]) { return nil }
                item = i.nextInContext
            }
            for above in opened(over: context) {
                if openings[above] == nil { pending.append(above) }
                openings[above, default: 0] += 1
            }
        }
        // Layer by layer from below, as in Kahn's topological sort (1962): what is never free lies on a circle.
        var depth: [UInt32: Int32] = [:]
        var free = first.filter { openings[$0] == 0 }.sorted()
        var deepest: Int32 = 0
        var visited = 0
        while let context = free.popLast() {
            visited += 1
            let own = max(depth[context] ?? 1, 1)
            deepest = max(deepest, own)
            for above in opened(over: context) {
                depth[above] = max(depth[above] ?? 1, own + 1)
                openings[above]! -= 1
                if openings[above] == 0 { free.append(above) }
            }
        }
        return visited == order.count ? deepest : .max
    }

    /// The contexts of frames that are opened in another one, once for each edge.
    private func opened(over context: UInt32) -> [UInt32] {
        var result: [UInt32] = []
        var next = s.contexts[Int(context)].outOf
        while next != .max {
            let edge = s.edges[Int(next)]
            if edge.over != .max, isFrame(edge.context) { result.append(edge.context) }
            next = edge.nextOutOf
        }
        return result
    }

    /// Whether a back step takes away a frame, always and alone.
    func goesBack(_ symbol: StackSymbol) -> Bool {
        !symbol.isBottom && graph.screens[symbol.screen].goesBack && s.closedHandler(of: symbol.record) == nil
    }
}
