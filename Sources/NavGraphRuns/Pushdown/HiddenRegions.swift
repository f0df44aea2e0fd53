import NavGraphModel

extension Saturation {
    /// Regions, as layer and number.
    struct HiddenRegions: Sendable {
        /// Their bottoms may have been replaced: nothing is known of them.
        var replaced: Set<UInt64> = []
        /// They may hold more than their bottoms: choosing a tab twice leaves these.
        var deep: Set<UInt64> = []
        static func key(_ layer: UInt32, _ region: Int) -> UInt64 { UInt64(layer) << 32 | UInt64(region) }
    }
}

extension PushdownAnalysis {
    /// Which regions may hold something else than their first screen; `nil`: no layer has several. O(items + edges).
    func hiddenRegions() -> Saturation.HiddenRegions? {
        guard !graph.children.isEmpty else { return nil }
        var hidden = Saturation.HiddenRegions()
        for item in s.items where item.isFinal {
            let symbol = s.symbols[item.symbol]
            guard symbol.isBottom, let flow = s.symbols.layers[symbol.layer - 1].made.flow,
                !graph.flows[flow].children.isEmpty
            else { continue }
            let child = graph.children[s.symbols.child(Int(symbol.region), of: symbol.layer - 1)].reference
            if symbol.screen != child.screen ?? graph.flows[child.flow!].start {
                hidden.replaced.insert(Saturation.HiddenRegions.key(symbol.layer - 1, Int(symbol.region)))
            }
        }
        for edge in s.edges where edge.over != .max {
            let over = s.symbols[edge.over]
            if over.isBottom, !s.symbols[s.contexts[Int(edge.context)].symbol].isBottom {
                hidden.deep.insert(Saturation.HiddenRegions.key(over.layer - 1, Int(over.region)))
            }
        }
        return hidden
    }
}
