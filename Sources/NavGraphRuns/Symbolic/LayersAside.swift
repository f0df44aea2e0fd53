import NavGraphModel

/// The layers that are opened from another region than the one in which a frame is pushed. The frames that remain in
/// the region are below these layers.
struct LayersAside {
    /// By region; and the regions of each layer.
    private var opened: [RegionID: [ContextID]] = [:]
    private var regions: [LayerClassID: [RegionID]] = [:]
    /// By context, whether it can be there when a region is left: a step that has pushed something may still replace all.
    private var canRest: [Bool] = []

    init(_ star: PostStar) {
        struct Opening: Hashable {
            var region: RegionID
            var context: ContextID
        }
        guard star.options.bound == .above else { return }
        var known: Set<Opening> = []
        for arc in star.automaton.arcs.all where arc.kind == .edge {
            guard let over = arc.over, let key = star.symbols.belows[star.symbols[over].below].region,
                star.symbols[star.automaton.contexts[arc.context].symbol].isBottom
            else { continue }
            if opened[key] == nil { regions[key.layer, default: []].append(key) }
            if known.insert(Opening(region: key, context: arc.context)).inserted {
                opened[key, default: []].append(arc.context)
            }
        }
        if !opened.isEmpty { canRest = Self.canRest(in: star) }
    }

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

    /// Those over what lies beside what a context was opened with.
    func layers(over context: ContextID, in star: PostStar) -> [ContextID] {
        if opened.isEmpty || !canRest[context.index] { return [] }
        let symbol = star.symbols[star.automaton.contexts[context].symbol]
        guard let own = star.symbols.belows[symbol.below].region, !symbol.isBottom else { return [] }
        return (regions[own.layer] ?? []).filter { $0 != own }.flatMap { opened[$0, default: []] }
    }
}
