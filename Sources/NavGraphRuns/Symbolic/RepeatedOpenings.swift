import NavGraphModel
import NavGraphSyntax

/// The edges by which something can be opened endlessly often, each time above what was opened the last time, with the
/// values that what they open is then opened with.
///
/// A run grows for ever exactly where what is opened, and with which values, repeats: inside a strongly connected component
/// of the contexts. In most of them values stay as they are; else it is asked with which ones a way leads back.
struct RepeatedOpenings: Sendable {
    /// For each arc that is an edge inside one component, its number in `components`; `.max`: it is not such an edge.
    private var component: [UInt32]
    private var components: [[ArcID]] = []
    /// The contexts of each component; and by context its place among them.
    private var contexts: [[ContextID]] = []
    private var places: [UInt32]
    /// By component, and place in it, the edges that open a context; and the places of the layers over what is beside it, where
    /// values do not stay as they are.
    private var edgesInto: [[[ArcID]]] = []
    private var beside: [[[UInt32]]] = []
    /// The same from layers to what they are beside.
    private var besideOf: [[[UInt32]]] = []
    /// The places of all that is opened above a context.
    private var above: [[[UInt32]]] = []
    /// For each arc, if it is one, the values that it leaves as they are.
    private var staying: [BDD]
    /// By component: values with which all its edges can be gone along.
    private var common: [BDD] = []

    init(in star: inout PostStar) {
        let aside = LayersAside(star)
        let numbers = contextComponents(of: star, aside)
        places = Array(repeating: .max, count: star.automaton.contexts.count)
        component = Array(repeating: .max, count: star.automaton.arcs.count)
        staying = Array(repeating: .none, count: star.automaton.arcs.count)
        var first: [Int?] = Array(repeating: nil, count: star.automaton.contexts.count)
        let same = star.values.diagrams.same(.between, .opening)
        for (number, arc) in star.automaton.arcs.all.enumerated() where arc.kind == .edge && arc.over != nil {
            guard numbers[Int(arc.context)] == numbers[Int(arc.inside)] else { continue }
            let root = Int(numbers[Int(arc.context)])
            if first[root] == nil {
                first[root] = components.count
                components.append([])
                contexts.append([])
                common.append(.all)
            }
            let index = first[root]!
            let unchanged = star.values.diagrams.and(arc.relation, same)
            let values = star.values.diagrams.forgetting(.opening, unchanged)
            components[index].append(ArcID(number))
            component[number] = UInt32(index)
            staying[number] = values
            common[index] = star.values.diagrams.and(common[index], values)
        }
        for context in numbers.indices {
            guard let index = first[Int(numbers[context])] else { continue }
            places[context] = UInt32(contexts[index].count)
            contexts[index].append(ContextID(context))
        }
        edgesInto = contexts.map { Array(repeating: [], count: $0.count) }
        beside = contexts.indices.map { common[$0].isEmpty ? layersBeside(contexts[$0], aside, in: star) : [] }
        above = beside
        besideOf = beside.map { Array(repeating: [], count: $0.count) }
        for (index, edges) in components.enumerated() where common[index].isEmpty {
            for edge in edges {
                let (place, below) = ends(of: star.automaton.arcs[edge])
                edgesInto[index][Int(place)].append(edge)
                above[index][Int(below)].append(place)
            }
            for (below, layers) in beside[index].enumerated() {
                for layer in layers { besideOf[index][Int(layer)].append(UInt32(below)) }
            }
        }
    }

    /// The places of what an edge opens, and of what that lies in.
    private func ends(of arc: PostStar.Arc) -> (opened: UInt32, below: UInt32) {
        (places[Int(arc.context)], places[Int(arc.inside)])
    }

    /// Whether an edge leads around at all, whatever the values are.
    func mayRepeat(_ edge: ArcID) -> Bool { component[Int(edge)] != .max }

    /// The values with which an edge can be gone along for ever; none where it cannot.
    func values(of edge: ArcID, in star: inout PostStar) -> BDD {
        if !mayRepeat(edge) { return .none }
        let index = Int(component[Int(edge)])
        if !common[index].isEmpty { return staying[Int(edge)] }
        return around(edge, index, in: &star)
    }

    /// All edges that can be.
    func edges(in star: inout PostStar) -> [ArcID] {
        var isFound = Array(repeating: false, count: star.automaton.arcs.count)
        for (index, edges) in components.enumerated() {
            if !common[index].isEmpty {
                for edge in edges { isFound[Int(edge)] = true }
                continue
            }
            for edge in edges where !isFound[Int(edge)] {
                // The others that are not known yet first.
                let left = edges.filter { !isFound[Int($0)] } + edges.filter { isFound[Int($0)] }
                for other in repeatedUnchanged(with: edge, of: left, beside[index], in: &star) {
                    isFound[Int(other)] = true
                }
                if !isFound[Int(edge)] { isFound[Int(edge)] = !around(edge, index, in: &star).isEmpty }
            }
        }
        return isFound.indices.lazy.filter { isFound[$0] }.map { ArcID($0) }
    }

    /// By context of a component, the places of the layers of that component that lie over what is beside it.
    private func layersBeside(_ contexts: [ContextID], _ aside: LayersAside, in star: PostStar) -> [[UInt32]] {
        contexts.map { context in
            aside.layers(over: context, in: star).map { ($0, places[Int($0)]) }.filter { layer, place in
                place < contexts.count && contexts[Int(place)].raw == layer
            }.map(\.1)
        }
    }

    /// Edges of a component that can be gone along for ever with the same values, which an edge and as many others as may be
    /// leave as they are.
    private func repeatedUnchanged(
        with edge: ArcID, of edges: [ArcID], _ beside: [[UInt32]], in star: inout PostStar
    ) -> [ArcID] {
        var values = staying[Int(edge)]
        if values.isEmpty { return [] }
        var above = beside
        var left: [(edge: ArcID, from: UInt32, to: UInt32)] = []
        for other in edges {
            let both = star.values.diagrams.and(values, staying[Int(other)])
            if both.isEmpty { continue }
            values = both
            let (to, from) = ends(of: star.automaton.arcs[other])
            left.append((other, from, to))
            above[Int(from)].append(to)
        }
        let numbers = connectedComponents(of: above.count) { above[Int($0)] }
        return left.filter { numbers[Int($0.from)] == numbers[Int($0.to)] }.map(\.edge)
    }

    /// The values with which an edge of a component can be gone along for ever: the greatest set from which a way leads around
    /// into that set (Emerson and Lei 1986).
    private func around(_ edge: ArcID, _ component: Int, in star: inout PostStar) -> BDD {
        var values = star.values.diagrams.forgetting(.opening, star.automaton.arcs[edge].relation)
        let (start, end) = ends(of: star.automaton.arcs[edge])
        let openings = openings(from: start, to: end, component)
        while !values.isEmpty {
            let left = leading(along: edge, into: values, component, openings, in: &star)
            if left == values { break }
            values = left
        }
        return values
    }

    /// Those of some values that an edge opens its context with, from which a way leads to where the edge opens with one of
    /// them again: from there back, first along what is few `openings` above that context.
    private func leading(
        along edge: ArcID, into values: BDD, _ component: Int, _ openings: [Int32], in star: inout PostStar
    ) -> BDD {
        let arc = star.automaton.arcs[edge]
        let (start, end) = ends(of: arc)
        // By place, what a context must be opened with.
        var needed = Array(repeating: BDD.none, count: openings.count)
        var isPending = Array(repeating: false, count: openings.count)
        var pending = OrderedQueue<UInt32>()
        func need(_ place: UInt32, _ more: BDD) {
            let all = star.values.diagrams.or(needed[Int(place)], more)
            if all == needed[Int(place)] { return }
            needed[Int(place)] = all
            if isPending[Int(place)] { return }
            isPending[Int(place)] = true
            pending.insert(place, at: openings[Int(place)])
        }
        var left = BDD.none
        need(end, star.values.diagrams.joined(arc.relation, values))
        while let place = pending.popFirst() {
            isPending[Int(place)] = false
            let opened = star.values.diagrams.renaming(needed[Int(place)], .opening, to: .between)
            if place == start {
                left = star.values.diagrams.and(values, opened)
                if left == values { break }
            }
            for next in edgesInto[component][Int(place)] {
                let below = star.automaton.arcs[next]
                need(places[Int(below.inside)], star.values.diagrams.joined(below.relation, opened))
            }
            // With whatever values a layer is opened from another region.
            for below in besideOf[component][Int(place)] { need(below, .all) }
        }
        return left
    }

    /// By place, how many openings it is above a place; `.max`: more than another one is.
    private func openings(from start: UInt32, to end: UInt32, _ component: Int) -> [Int32] {
        var count = Array(repeating: Int32.max, count: contexts[component].count)
        var pending = [start]
        var next = 0
        count[Int(start)] = 0
        while next < pending.count, count[Int(end)] == .max {
            let place = Int(pending[next])
            next += 1
            for above in above[component][place] where count[Int(above)] == .max {
                count[Int(above)] = count[place] + 1
                pending.append(above)
            }
        }
        return count
    }
}

/// The strongly connected components of the contexts, over what is opened above what.
private func contextComponents(of star: PostStar, _ aside: LayersAside) -> [UInt32] {
    connectedComponents(of: star.automaton.contexts.count) { context in
        let context = ContextID(raw: context)
        var above = aside.layers(over: context, in: star)
        var next = star.automaton.contexts[context].outOf
        while let number = next {
            let arc = star.automaton.arcs[number]
            if arc.over != nil { above.append(arc.context.raw) }
            next = arc.nextOutOf
        }
        return above
    }
}

/// The layers that are opened from other regions than the one that a frame is pushed in: what is left there lies below them.
struct LayersAside {
    /// By region; and the regions of each layer.
    private var opened: [RegionID: [UInt32]] = [:]
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
                opened[key, default: []].append(arc.context.raw)
            }
        }
        if !opened.isEmpty { canRest = Self.canRest(in: star) }
    }

    /// What is current between steps, what a `select` leaves, and what lies below either.
    private static func canRest(in star: PostStar) -> [Bool] {
        var canRest = Array(repeating: false, count: star.automaton.contexts.count)
        var pending: [ContextID] = []
        for arc in star.automaton.arcs.all {
            let isCurrent = arc.kind == .item && arc.mode == .idle
            let isLeft = arc.kind == .return && star.modes[arc.mode].kind == .select
            if isCurrent || isLeft, !canRest[Int(arc.context)] {
                canRest[Int(arc.context)] = true
                pending.append(arc.context)
            }
        }
        while let context = pending.popLast() {
            var next = star.automaton.contexts[context].into
            while let number = next {
                let arc = star.automaton.arcs[number]
                if arc.over != nil, !canRest[Int(arc.inside)] {
                    canRest[Int(arc.inside)] = true
                    pending.append(arc.inside)
                }
                next = arc.next
            }
        }
        return canRest
    }

    /// Those over what lies beside what a context was opened with.
    func layers(over context: ContextID, in star: PostStar) -> [UInt32] {
        if opened.isEmpty || !canRest[Int(context)] { return [] }
        let symbol = star.symbols[star.automaton.contexts[context].symbol]
        guard let own = star.symbols.belows[symbol.below].region, !symbol.isBottom else { return [] }
        return (regions[own.layer] ?? []).filter { $0 != own }.flatMap { opened[$0]! }
    }
}
