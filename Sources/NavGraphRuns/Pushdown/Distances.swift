import NavGraphModel

/// How many steps lie between launch and the opening of each context: Dijkstra's algorithm over the edges of a
/// saturation. The distance of an item is that of its context plus its weight. O((contexts + edges) · small constant).
struct Distances: Sendable {
    static let unreached = Int32.max
    private(set) var distance: Store<Int32>
    /// The edge on a shortest run to each context; `.max`: it is a launch.
    private(set) var edge: Store<UInt32>

    /// From launch.
    init(_ s: borrowing Saturation) {
        distance = Store(repeating: Self.unreached, count: s.contexts.count)
        edge = Store(repeating: .max, count: s.contexts.count)
        var frontier = Frontier()
        for context in s.initial {
            distance[Int(context)] = 0
            frontier.insert(context, 0)
        }
        settle(&frontier, s)
    }

    /// Those of `other`, where edges from number `limit` on may be taken, too. Costs what becomes nearer by them.
    init(_ other: Distances, _ s: borrowing Saturation, from limit: Int) {
        distance = other.distance.copied()
        edge = other.edge.copied()
        var frontier = Frontier()
        for number in limit..<s.edges.count {
            let e = s.edges[number]
            guard e.inside != .max, distance[Int(e.inside)] != Self.unreached else { continue }
            let sum = RunLength.sum(distance[Int(e.inside)], e.weight)
            if sum < distance[Int(e.context)] {
                distance[Int(e.context)] = sum
                edge[Int(e.context)] = UInt32(number)
                frontier.insert(e.context, Int(sum))
            }
        }
        settle(&frontier, s)
    }

    /// Contexts that were made since are not reached.
    func extend(to count: Int) {
        for _ in distance.count..<count {
            distance.append(Self.unreached)
            edge.append(.max)
        }
    }

    /// Whether some are longer than can be counted.
    var hasUncounted: Bool { distance.contains { $0 >= RunLength.most && $0 != Self.unreached } }

    private func settle(_ frontier: inout Frontier, _ s: borrowing Saturation) {
        frontier.settle(
            s, prefetch: { distance.prefetch(Int($0)) }, isCurrent: { distance[Int($0)] == Int32($1) },
            relax: { queue, _, weight, arc in
                let sum = RunLength.sum(Int32(weight), arc.weight)
                if sum < distance[Int(arc.context)] {
                    distance[Int(arc.context)] = sum
                    edge[Int(arc.context)] = arc.edge
                    queue.insert(arc.context, Int(sum))
                }
            })
    }
}
