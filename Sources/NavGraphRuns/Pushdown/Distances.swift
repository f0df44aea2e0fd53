import NavGraphModel

/// How many steps lie between launch and the opening of each context: Dijkstra's algorithm over the edges of a
/// saturation. The distance of an item is that of its context plus its weight. O((contexts + edges) · small constant).
struct Distances: Sendable {
    static let unreached = Int32.max
    private(set) var distance: [Int32]
    /// The edge on a shortest run to each context; `.max`: it is a launch.
    private(set) var edge: [UInt32]

    /// From launch. Edges from number `limit` on are not taken.
    init(_ s: borrowing Saturation, limit: Int = .max) {
        distance = Array(repeating: Self.unreached, count: s.contexts.count)
        edge = Array(repeating: .max, count: s.contexts.count)
        var queue = WeightQueue()
        for context in s.initial {
            distance[Int(context)] = 0
            queue.insert(context, 0)
        }
        settle(&queue, s, limit)
    }

    /// Those of `other`, where edges from number `limit` on may be taken, too. Costs what becomes nearer by them.
    init(_ other: Distances, _ s: borrowing Saturation, from limit: Int) {
        self = other
        var queue = WeightQueue()
        for number in limit..<s.edges.count {
            let e = s.edges[number]
            guard e.inside != .max, distance[Int(e.inside)] != Self.unreached else { continue }
            let sum = distance[Int(e.inside)] + e.weight
            if sum < distance[Int(e.context)] {
                distance[Int(e.context)] = sum
                edge[Int(e.context)] = UInt32(number)
                queue.insert(e.context, Int(sum))
            }
        }
        settle(&queue, s, .max)
    }

    private mutating func settle(_ queue: inout WeightQueue, _ s: borrowing Saturation, _ limit: Int) {
        while let (context, weight) = queue.popFirst() {
            guard distance[Int(context)] == Int32(weight) else { continue }
            s.edges.forEachArc(outOf: s.contexts[Int(context)].outOf) { arc in
                let sum = Int32(weight) + arc.weight
                if sum < distance[Int(arc.context)], Int(arc.edge) < limit {
                    distance[Int(arc.context)] = sum
                    edge[Int(arc.context)] = arc.edge
                    queue.insert(arc.context, Int(sum))
                }
            }
        }
    }
}
