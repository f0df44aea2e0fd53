import NavGraphModel

/// The edges by which something can be opened endlessly often, each time above what was opened the last time, with the
/// values that what they open is then opened with.
///
/// A run grows for ever exactly where what is opened, and with which values, repeats: inside a strongly connected component
/// of the contexts. In most of them values stay as they are; else relations are followed around.
struct RepeatedOpenings: Sendable {
    /// By number of the edge, the values in between.
    private(set) var values: [UInt32: BDD] = [:]

    init(in star: inout PostStar) {
        let component = components(of: star)
        var edges: [UInt32: [UInt32]] = [:]
        for (number, arc) in star.arcs.enumerated() where arc.kind == .edge && arc.symbol != .max {
            if component[Int(arc.context)] == component[Int(arc.inside)] {
                edges[component[Int(arc.context)], default: []].append(UInt32(number))
            }
        }
        for key in edges.keys.sorted() { findRepeated(edges[key]!, in: &star) }
    }

    private mutating func findRepeated(_ edges: [UInt32], in star: inout PostStar) {
        // Values that no edge changes, and with which all can be gone along.
        let same = star.values.diagrams.same(.between, .opening)
        var staying: [BDD] = []
        var common = BDD.all
        for edge in edges {
            let unchanged = star.values.diagrams.and(star.arcs[Int(edge)].relation, same)
            staying.append(star.values.diagrams.forgetting(.opening, unchanged))
            common = star.values.diagrams.and(common, staying.last!)
        }
        if !common.isEmpty {
            for (edge, values) in zip(edges, staying) { self.values[edge] = values }
            return
        }
        var out: [UInt32: [UInt32]] = [:]
        for edge in edges { out[star.arcs[Int(edge)].inside, default: []].append(edge) }
        for edge in edges {
            let found = around(edge, out, in: &star)
            if !found.isEmpty { values[edge] = found }
        }
    }

    /// The values with which an edge can be gone along for ever: of the relation around from what it opens to what it opens
    /// the next time, the greatest set from which that leads into itself.
    private func around(_ edge: UInt32, _ out: [UInt32: [UInt32]], in star: inout PostStar) -> BDD {
        let arc = star.arcs[Int(edge)]
        let opened = star.values.diagrams.forgetting(.opening, arc.relation)
        // From what it was opened with (now) to what a context above is opened with (opening).
        var paths: [UInt32: BDD] = [:]
        let start = star.values.diagrams.renaming(opened, .between, to: .opening)
        paths[arc.context] = star.values.diagrams.and(start, star.values.unchanged)
        var pending = [arc.context]
        while let context = pending.popLast() {
            let path = paths[context]!
            for next in out[context] ?? [] {
                let further = star.arcs[Int(next)]
                let joined = star.values.diagrams.joined(path, further.relation, over: .opening)
                let above = star.values.diagrams.renaming(joined, .between, to: .opening)
                let known = paths[further.context] ?? .none
                if star.values.diagrams.contains(known, above) { continue }
                paths[further.context] = star.values.diagrams.or(known, above)
                pending.append(further.context)
            }
        }
        guard let path = paths[arc.inside] else { return .none }
        let loop = star.values.diagrams.joined(path, arc.relation, over: .opening)
        var values = opened
        while true {
            let leading = star.values.diagrams.joined(loop, values)
            let left = star.values.diagrams.and(values, star.values.diagrams.renaming(leading, .now, to: .between))
            if left == values { return values }
            values = left
        }
    }
}

/// The strongly connected components of the contexts, over what is opened above what (Tarjan 1972, iteratively).
private func components(of star: PostStar) -> [UInt32] {
    var component = Array(repeating: UInt32.max, count: star.contexts.count)
    var number = component
    var low = component
    var next = star.contexts.map(\.outOf)
    var stack: [UInt32] = []
    var path: [UInt32] = []
    var counter: UInt32 = 0
    for root in star.contexts.indices where number[root] == .max {
        path.append(UInt32(root))
        while let v = path.last.map(Int.init) {
            if number[v] == .max {
                (number[v], low[v]) = (counter, counter)
                counter += 1
                stack.append(UInt32(v))
            }
            var above: UInt32?
            while above == nil, next[v] != .max {
                let arc = star.arcs[Int(next[v])]
                next[v] = arc.nextOutOf
                if arc.symbol == .max { continue }
                let w = Int(arc.context)
                if number[w] == .max {
                    above = arc.context
                } else if component[w] == .max {
                    low[v] = min(low[v], number[w])
                }
            }
            if let above {
                path.append(above)
                continue
            }
            path.removeLast()
            if low[v] == number[v] {
                while let w = stack.popLast() {
                    component[Int(w)] = UInt32(v)
                    if Int(w) == v { break }
                }
            }
            if let parent = path.last.map(Int.init) { low[parent] = min(low[parent], low[v]) }
        }
    }
    return component
}
