import NavGraphModel

/// The layers that are opened from another region than the one in which a frame is pushed. The frames that remain in
/// the region are below these layers.
struct LayersAside {
    /// For each region in which frames remain, the layers that are opened from the other regions of its layer.
    private var layers: [[ContextID]] = []
    /// By context, the number of the region in which its frame remains, after those of all contexts.
    private var region: [UInt32?]

    init(_ star: PostStar) {
        region = Array(repeating: nil, count: star.automaton.contexts.count)
        struct Opening: Hashable {
            var region: RegionID
            var context: ContextID
        }
        guard star.options.bound == .above else { return }
        var known: Set<Opening> = []
        /// By region; and the regions of each layer.
        var opened: [RegionID: [ContextID]] = [:]
        var regions: [LayerClassID: [RegionID]] = [:]
        for arc in star.automaton.arcs.all where arc.kind == .edge {
            guard let over = arc.over, let key = star.symbols.belows[star.symbols[over].below].region,
                star.symbols[star.automaton.contexts[arc.context].symbol].isBottom
            else { continue }
            if opened[key] == nil { regions[key.layer, default: []].append(key) }
            if known.insert(Opening(region: key, context: arc.context)).inserted {
                opened[key, default: []].append(arc.context)
            }
        }
        if opened.isEmpty { return }
        var numbers: [RegionID: UInt32] = [:]
        for (context, canRest) in zip(star.automaton.contexts.ids, Self.canRest(in: star)) where canRest {
            let symbol = star.symbols[star.automaton.contexts[context].symbol]
            guard !symbol.isBottom, let own = star.symbols.belows[symbol.below].region else { continue }
            if numbers[own] == nil {
                numbers[own] = UInt32(region.count + layers.count)
                layers.append((regions[own.layer] ?? []).filter { $0 != own }.flatMap { opened[$0, default: []] })
            }
            region[context.index] = numbers[own]
        }
    }

    var regionCount: Int { layers.count }

    /// Of a context the region that has layers beside it; of such a region these layers.
    func addLayers(beside node: UInt32, to nodes: inout [UInt32]) {
        if Int(node) >= region.count {
            nodes += layers[Int(node) - region.count].lazy.map(\.raw)
        } else if let region = region[Int(node)] {
            nodes.append(region)
        }
    }

    /// By context, whether it can be there when a region is left: a step that has pushed something may still replace all.
    /// The configurations between steps, those that a `select` leaves, and those below either.
    private static func canRest(in star: PostStar) -> [Bool] {
        var canRest = Array(repeating: false, count: star.automaton.contexts.count)
        var pending: [ContextID] = []
        for arc in star.automaton.arcs.all {
            let isCurrent = arc.kind == .item && arc.mode == .idle
            let isLeft = arc.kind == .return && star.modes[arc.mode].kind == .select
            if isCurrent || isLeft, !canRest[arc.context.index] {
                canRest[arc.context.index] = true
                pending.append(arc.context)
            }
        }
        while let context = pending.popLast() {
            var next = star.automaton.contexts[context].into
            while let number = next {
                let arc = star.automaton.arcs[number]
                if arc.over != nil, !canRest[arc.inside.index] {
                    canRest[arc.inside.index] = true
                    pending.append(arc.inside)
                }
                next = arc.next
            }
        }
        return canRest
    }
}
