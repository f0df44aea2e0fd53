import NavGraphModel
import NavGraphSyntax

/// Layers of several regions: what one holds while another is current is bounded from both sides, since in general it
/// cannot be decided (Ramalingam 2000).
///
/// **Below**: one region is tracked, the others hold their bottoms when they are led to, which choosing a tab twice gives.
/// From what is tracked the user may *visit* the bottom of another region, change conditions there, and come back: what is
/// visited lies above what is tracked, in a separate context. All that is found is what some run does, except for columns and
/// for bottoms that are replaced, which cannot be reset.
///
/// **Above**: each region is tracked by itself, from the opening of its layer on. Between two of its steps the conditions
/// change as anything can change them; a `select` leads to whatever the region holds. Nothing that some run does is
/// missing.
extension PostStar {
    enum Bound: Sendable { case below, above }

    /// Where arrivals in a region, and what it holds, meet.
    struct RegionMeetings: Sendable {
        /// Of a layer, plus one, and a region.
        static func key(_ layer: UInt32, _ region: UInt32) -> UInt64 { UInt64(layer) << 32 | UInt64(region) }
        var items: [(symbol: UInt32, context: UInt32)] = []
        var arrivals: [(mode: UInt32, values: BDD)] = []
    }

    func isVisited(_ symbol: StackSymbol) -> Bool { symbols.belows[symbol.below].isVisited }

    /// Whether an edge leads to the bottom of a region that the user visits.
    func opensVisited(_ edge: Arc) -> Bool {
        let symbol = symbols[contexts[Int(edge.context)].symbol]
        return symbol.isBottom && isVisited(symbol)
    }

    func isCertain(_ layer: UInt32, _ region: Int) -> Bool {
        options.uncertain.tabs.isEmpty
            || !options.uncertain.tabs.contains(RegionMeetings.key(layer, UInt32(region)))
    }

    /// The regions that may hold something else than they began with, by `RegionMeetings.key`.
    struct Uncertain: Sendable {
        /// Where choosing a tab twice does not reset them: no step leads to them.
        var tabs: Set<UInt64> = []
        /// Where some `select` leads to them: it does not.
        var select: Set<UInt64> = []
        /// Those whose bottom may be another: to the bottom of the others `select` leads if it then pops to it.
        var bottoms: Set<UInt64> = []
        var isEmpty: Bool { tabs.isEmpty && select.isEmpty }
    }

    var uncertain: Uncertain {
        var found = Uncertain()
        for part in idleParts {
            let symbol = symbol(ofPart: part)
            let below = symbols.belows[symbol.below]
            guard below.layer != 0 else { continue }
            let key = RegionMeetings.key(below.layer, below.region)
            let isReset = symbols.layers[below.layer - 1].container == .tabs
            let isKept = symbol.isBottom && symbols.start(of: below.region, of: below.layer - 1) == symbol.screen
            if !isKept, symbol.isBottom || !isReset { found.tabs.insert(key) }
            if !isKept, symbol.isBottom { found.bottoms.insert(key) }
            if !symbol.isBottom { found.select.insert(key) }
        }
        found.select = program.selected.isEmpty ? [] : found.select.union(found.tabs)
        return found
    }

    /// The regions that may hold more than their bottom, by `RegionMeetings.key`.
    var heldMore: Set<UInt64> {
        var found: Set<UInt64> = []
        for part in idleParts {
            let symbol = symbol(ofPart: part)
            let below = symbols.belows[symbol.below]
            if below.layer != 0, !symbol.isBottom { found.insert(RegionMeetings.key(below.layer, below.region)) }
        }
        return found
    }

    /// Whether the bounds from below and from above are the same: nothing changes conditions while another region is
    /// current, each region can be made to hold what it began with, and no layer lies above another of its regions.
    var boundsAgree: Bool {
        options.bound == .above && assignmentKeys.isEmpty && program.selected.isEmpty && uncertain.isEmpty
            && !program.hasColumns && !program.hasContainersInLayers
    }

    // MARK: Below

    /// From a region, whatever it holds, to the bottoms of the others.
    mutating func visitRegions(from head: Head) {
        let below = symbols.belows[symbols[head.symbol].below]
        guard options.bound == .below, options.hasVisits, below.layer != 0, !below.isVisited, !values.setsNothing
        else { return }
        work += symbols.regionCount(of: below.layer - 1)
        for region in 0..<symbols.regionCount(of: below.layer - 1)
        where region != Int(below.region) && isCertain(below.layer, region) {
            var step = head
            step.weight += taps(to: region, of: below.layer)
            step.isPlain = true
            step.label = RegionRuns.visiting(symbols.child(region, of: below.layer - 1))
            let bottom = symbols.visited(region, from: head.symbol)
            open(context(mode: 0, symbol: bottom), over: head.symbol, step, by: .none)
        }
    }

    /// A search at the bottom of a region that is visited. What would end the layer, or lead to a third region, is left out:
    /// it is found from where the region is led to for good.
    mutating func lookFromVisited(_ kind: Mode.Kind, _ operand: UInt32, _ head: Head, rest: UInt32) {
        let symbol = symbols[head.symbol]
        let below = symbols.belows[symbol.below]
        switch kind {
        case .popToRoot: run(rest, head)
        case .popTo:
            let id = AlternativeID(raw: operand)
            if symbol.screen == graph.alternatives[id].action.target?.screen {
                run(rest, head)
            } else {
                fault(.popToAbsent, head, rest, .action(id))
            }
        case .dismissAll: if below.inWindow { run(rest, head) }
        case .layer:
            var step = head
            step.weight += countsSteps ? 1 : 0
            step.label = RegionRuns.returning
            comeBack(0, step)
        case .select:
            let action = graph.alternatives[AlternativeID(raw: operand & ~Self.isInRegion)].action
            let children = graph.flows[symbols.layers[symbol.layer - 1].made.flow!].children
            guard let region = children.firstIndex(where: { graph.children[$0].target == action.selected }) else {
                return
            }
            var head = head
            if case .show(let screen, in: _) = action {
                guard region == Int(symbol.region) else { return }
                head.symbol = symbols.replacing(symbols.visited(region, from: head.symbol), with: screen)
                head.isPlain = false
                run(rest, head)
            } else if region == Int(symbol.region) {
                run(rest, head)
            } else {
                let origin = Mode(kind: .selectOrigin, operand: UInt32(region), continuation: rest)
                comeBack(modes.number(of: origin), head)
            }
        case .dismissTop, .finish, .link: break
        case .idle, .run, .passive, .selectOrigin: preconditionFailure("is no search")
        }
    }

    /// To what is tracked, from a bottom that nothing has replaced.
    private mutating func comeBack(_ mode: UInt32, _ head: Head) {
        if head.symbol == contexts[Int(head.context)].symbol { end(mode, head) }
    }

    // MARK: Above

    /// Whether all that a region holds is known without what it begins with: that it was current when its layer was opened.
    func isTracked(_ region: Int, in context: UInt32) -> Bool {
        options.bound == .above && Int(symbols[contexts[Int(context)].symbol].region) == region
    }

    /// With what conditions can have become while other regions were current.
    mutating func changedElsewhere(_ relation: BDD, _ symbol: UInt32) -> BDD {
        guard options.bound == .above else { return relation }
        let below = symbols.belows[symbols[symbol].below]
        guard below.layer != 0, let change = changes[RegionMeetings.key(below.layer, below.region)] else {
            return relation
        }
        return values.changed(relation, by: change)
    }

    /// In the operand of a `select`: on the way down it has come to the region that is current.
    static var isInRegion: UInt32 { 1 << 31 }

    /// A region is left, in the middle of a step, with what it holds.
    mutating func hold(_ head: Head) {
        if options.bound == .above { add(0, head) }
    }

    /// What a region holds, for what leads to it in the middle of a step.
    mutating func meetArrivals(_ head: Head) {
        let below = symbols.belows[symbols[head.symbol].below]
        guard options.bound == .above, below.layer != 0 else { return }
        let key = RegionMeetings.key(below.layer, below.region)
        if heldItems.insert(UInt64(head.symbol) << 32 | UInt64(head.context)).inserted {
            meetings[key, default: RegionMeetings()].items.append((head.symbol, head.context))
        }
        for arrival in meetings[key]!.arrivals {
            var there = head
            there.relation = values.diagrams.and(head.relation, arrival.values)
            add(arrival.mode, there)
        }
    }

    /// A step leads to a region, whatever it holds, and goes on there. `head` is at the bottom of another.
    mutating func arrive(in region: Int, of layer: UInt32, _ head: Head, rest: UInt32) {
        var bottom = head
        bottom.symbol = symbols.sibling(of: head.symbol, region: region)
        bottom.isPlain = false
        if !isTracked(region, in: head.context) { run(rest, bottom) }
        if isEnd(rest) { return }
        let key = RegionMeetings.key(layer + 1, UInt32(region))
        let mode = mode(rest)
        let there = reached(head.relation)
        var known = meetings[key, default: RegionMeetings()]
        if let index = known.arrivals.firstIndex(where: { $0.mode == mode }) {
            if values.diagrams.contains(known.arrivals[index].values, there) { return }
            known.arrivals[index].values = values.diagrams.or(known.arrivals[index].values, there)
        } else {
            known.arrivals.append((mode, there))
        }
        meetings[key] = known
        for item in known.items {
            let relation = values.diagrams.and(itemRelation(item.symbol, item.context), there)
            add(mode, Head(symbol: item.symbol, context: item.context, relation: relation, from: head.from))
        }
    }
}
