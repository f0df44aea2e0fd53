import NavGraphModel
import NavGraphSyntax

/// The edges along which something can be opened without limit, each time above the previously opened context, with the
/// condition values at these openings.
///
/// A run grows without limit exactly if an opened context and its values repeat, inside a strongly connected component
/// of the contexts. In most components the values do not change. In the others, the values that lead back to themselves
/// are computed.
struct RepeatedOpenings: Sendable {
    private struct ComponentID: TableID {
        let raw: UInt32
    }
    /// The place of a context, or of a region with layers beside it (`LayersAside`), among those of its component.
    private struct PlaceID: TableID {
        let raw: UInt32
    }
    private struct Component: Sendable {
        var edges: [ArcID] = []
        var nodes = Table<PlaceID, UInt32>()
        /// The values with which a run can follow all its edges.
        var common = BDD.all
        /// Where values do not stay as they are, by place: the edges that open it; what leads to layers beside it, and what it
        /// is beside; and all that is opened above it.
        var edgesInto = Table<PlaceID, [ArcID]>()
        var beside = Table<PlaceID, [PlaceID]>()
        var besideOf = Table<PlaceID, [PlaceID]>()
        var above = Table<PlaceID, [PlaceID]>()
    }
    private var components = Table<ComponentID, Component>()
    /// For each arc that is an edge inside one component, that; and the values that it leaves as they are.
    private var component: [Packed<ComponentID>]
    private var staying: [BDD]
    private var places: [Packed<PlaceID>]

    init(in star: inout PostStar) {
        let aside = LayersAside(star)
        let numbers = contextComponents(of: star, aside)
        places = Array(repeating: Packed(wrappedValue: nil), count: numbers.count)
        component = Array(repeating: Packed(wrappedValue: nil), count: star.automaton.arcs.count)
        staying = Array(repeating: .none, count: star.automaton.arcs.count)
        var known: [ComponentID?] = Array(repeating: nil, count: numbers.count)
        let same = star.values.same(.between, .opening)
        for (edge, arc) in zip(star.automaton.arcs.ids, star.automaton.arcs.all) where arc.isOnCycle(numbers) {
            let root = Int(numbers[arc.context.index])
            let id = known[root] ?? components.append(Component())
            known[root] = id
            let unchanged = star.values.diagrams.and(arc.relation, same)
            let values = star.values.diagrams.forgetting(.opening, unchanged)
            components[id].edges.append(edge)
            component[edge.index].wrappedValue = id
            staying[edge.index] = values
            components[id].common = star.values.diagrams.and(components[id].common, values)
        }
        for (node, number) in numbers.enumerated() {
            guard let id = known[Int(number)] else { continue }
            places[node].wrappedValue = components[id].nodes.append(UInt32(node))
        }
        for id in components.ids where components[id].common.isEmpty { join(id, aside, numbers: numbers, in: star) }
    }

    private mutating func join(_ id: ComponentID, _ aside: LayersAside, numbers: [UInt32], in star: PostStar) {
        var joined = components[id]
        var layers: [UInt32] = []
        for node in joined.nodes {
            layers.removeAll(keepingCapacity: true)
            aside.addLayers(beside: node, to: &layers)
            // Those of the component.
            let inside = layers.filter { numbers[Int($0)] == numbers[Int(node)] }
            _ = joined.beside.append(inside.map { PlaceID(raw: places[Int($0)].raw) })
            _ = joined.besideOf.append([])
            _ = joined.edgesInto.append([])
        }
        joined.above = joined.beside
        for edge in joined.edges {
            let (opened, below) = ends(of: star.automaton.arcs[edge])
            joined.edgesInto[opened].append(edge)
            joined.above[below].append(opened)
        }
        for below in joined.beside.ids {
            for layer in joined.beside[below] { joined.besideOf[layer].append(below) }
        }
        components[id] = joined
    }

    /// Of a context of a component.
    private func place(of context: ContextID) -> PlaceID { PlaceID(raw: places[context.index].raw) }

    /// The places of what an edge opens, and of what that lies in.
    private func ends(of arc: PostStar.Arc) -> (opened: PlaceID, below: PlaceID) {
        (place(of: arc.context), place(of: arc.inside))
    }

    /// Whether an edge is part of a cycle, for any values.
    func mayRepeat(_ edge: ArcID) -> Bool { component[edge.index].wrappedValue != nil }

    /// Returns the values with which a run can follow an edge without limit; empty if there are none.
    func values(of edge: ArcID, in star: inout PostStar) -> BDD {
        guard let id = component[edge.index].wrappedValue else { return .none }
        if !components[id].common.isEmpty { return staying[edge.index] }
        return around(edge, id, in: &star)
    }

    /// By context, the values at its opening from which what is opened above it can come to one of some edges that can be gone
    /// along for ever. O(edges below these), in operations on sets.
    func leading(to edges: [ArcID], in star: inout PostStar) -> [ContextID: BDD] {
        var needed: [ContextID: BDD] = [:]
        var pending: [ContextID] = []
        func need(_ context: ContextID, _ more: BDD) {
            let known = needed[context] ?? .none
            let all = star.values.diagrams.or(known, more)
            if all == known { return }
            needed[context] = all
            pending.append(context)
        }
        for edge in edges {
            let arc = star.automaton.arcs[edge]
            let values = values(of: edge, in: &star)
            need(arc.inside, star.values.diagrams.joined(arc.relation, values))
        }
        var next = 0
        while next < pending.count {
            let context = pending[next]
            next += 1
            let opened = star.values.diagrams.renaming(needed[context, default: .none], .opening, to: .between)
            var into = star.automaton.contexts[context].into
            while let number = into {
                let arc = star.automaton.arcs[number]
                if arc.over != nil { need(arc.inside, star.values.diagrams.joined(arc.relation, opened)) }
                into = arc.next
            }
        }
        return needed
    }

    /// All edges that can be.
    func edges(in star: inout PostStar) -> [ArcID] {
        var isFound = Array(repeating: false, count: star.automaton.arcs.count)
        var isLeft = isFound
        for id in components.ids {
            let edges = components[id].edges
            if !components[id].common.isEmpty {
                for edge in edges { isFound[edge.index] = true }
                continue
            }
            for edge in edges where !isFound[edge.index] {
                markRepeatedUnchanged(with: edge, components[id], in: &star, &isFound, among: &isLeft)
                if !isFound[edge.index] { isFound[edge.index] = !around(edge, id, in: &star).isEmpty }
            }
        }
        return isFound.indices.lazy.filter { isFound[$0] }.map { ArcID($0) }
    }

    /// Marks the edges of a component that can be gone along for ever with the same values, which an edge and as many others
    /// as may be leave as they are: those that are not found yet first.
    private func markRepeatedUnchanged(
        with edge: ArcID, _ component: Component, in star: inout PostStar, _ isFound: inout [Bool],
        among isLeft: inout [Bool]
    ) {
        var values = staying[edge.index]
        if values.isEmpty { return }
        for isKnown in [false, true] {
            for other in component.edges where isFound[other.index] == isKnown {
                let both = star.values.diagrams.and(values, staying[other.index])
                isLeft[other.index] = !both.isEmpty
                if !both.isEmpty { values = both }
            }
        }
        // From each place down: the components are the same.
        let numbers = connectedComponents(of: component.nodes.count) { number, below in
            let place = PlaceID(raw: number)
            for layer in component.besideOf[place] { below.append(layer.raw) }
            for edge in component.edgesInto[place] where isLeft[edge.index] {
                below.append(self.place(of: star.automaton.arcs[edge].inside).raw)
            }
        }
        for edge in component.edges where isLeft[edge.index] {
            let (to, from) = ends(of: star.automaton.arcs[edge])
            if numbers[from.index] == numbers[to.index] { isFound[edge.index] = true }
        }
    }

    /// The values with which an edge of a component can be gone along for ever: the greatest set from which a way leads around
    /// into that set (Emerson and Lei 1986).
    private func around(_ edge: ArcID, _ id: ComponentID, in star: inout PostStar) -> BDD {
        var values = star.values.diagrams.forgetting(.opening, star.automaton.arcs[edge].relation)
        let (start, end) = ends(of: star.automaton.arcs[edge])
        let openings = openings(from: start, to: end, id)
        while !values.isEmpty {
            let left = leading(along: edge, into: values, id, openings, in: &star)
            if left == values { break }
            values = left
        }
        return values
    }

    /// Those of some values that an edge opens its context with, from which a way leads to where the edge opens with one of
    /// them again: from there back, first along what is few `openings` above that context.
    private func leading(
        along edge: ArcID, into values: BDD, _ id: ComponentID, _ openings: [Int32], in star: inout PostStar
    ) -> BDD {
        let arc = star.automaton.arcs[edge]
        let (start, end) = ends(of: arc)
        // By place, what a context must be opened with.
        var needed = Array(repeating: BDD.none, count: openings.count)
        var isPending = Array(repeating: false, count: openings.count)
        /// By how many openings they are above; those that are more than another one come last.
        var pending: [[PlaceID]] = Array(repeating: [], count: openings.count + 1)
        var first = 0
        func need(_ place: PlaceID, _ more: BDD) {
            let all = star.values.diagrams.or(needed[place.index], more)
            if all == needed[place.index] { return }
            needed[place.index] = all
            if isPending[place.index] { return }
            isPending[place.index] = true
            let number = min(Int(openings[place.index]), openings.count)
            pending[number].append(place)
            first = min(first, number)
        }
        let component = components[id]
        var left = BDD.none
        need(end, star.values.diagrams.joined(arc.relation, values))
        while first < pending.count {
            guard let place = pending[first].popLast() else {
                first += 1
                continue
            }
            isPending[place.index] = false
            let opened = star.values.diagrams.renaming(needed[place.index], .opening, to: .between)
            if place == start {
                left = star.values.diagrams.and(values, opened)
                if left == values { break }
            }
            for next in component.edgesInto[place] {
                let below = star.automaton.arcs[next]
                need(self.place(of: below.inside), star.values.diagrams.joined(below.relation, opened))
            }
            // With whatever values a layer is opened from another region.
            for below in component.besideOf[place] { need(below, .all) }
        }
        return left
    }

    /// By place, how many openings it is above a place; `.max`: more than another one is.
    private func openings(from start: PlaceID, to end: PlaceID, _ id: ComponentID) -> [Int32] {
        let all = components[id].above
        var count = Array(repeating: Int32.max, count: all.count)
        var pending = [start]
        var next = 0
        count[start.index] = 0
        while next < pending.count, count[end.index] == .max {
            let place = pending[next]
            next += 1
            for above in all[place] where count[above.index] == .max {
                count[above.index] = count[place.index] + 1
                pending.append(above)
            }
        }
        return count
    }
}

/// The strongly connected components of the contexts, connected by openings; after the contexts come the regions with layers
/// beside them.
func contextComponents(of star: PostStar, _ aside: LayersAside) -> [UInt32] {
    let contexts = star.automaton.contexts.count
    return connectedComponents(of: contexts + aside.regionCount) { node, above in
        aside.addLayers(beside: node, to: &above)
        guard node < contexts else { return }
        var next = star.automaton.contexts[ContextID(raw: node)].outOf
        while let number = next {
            let arc = star.automaton.arcs[number]
            if arc.over != nil { above.append(arc.context.raw) }
            next = arc.nextOutOf
        }
    }
}

extension PostStar.Arc {
    /// Whether an edge opens a context above another of its component.
    func isOnCycle(_ components: [UInt32]) -> Bool {
        kind == .edge && over != nil && components[context.index] == components[inside.index]
    }
}
