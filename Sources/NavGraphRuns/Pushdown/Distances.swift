import NavGraphModel

/// How many steps lie between launch and the opening of each context: Dijkstra's algorithm over the edges of a
/// saturation. The distance of an item is that of its context plus its weight. O((contexts + edges) · small constant).
struct Distances: Sendable {
    static let unreached = Int32.max
    private(set) var distance: [Int32]
    /// The edge on a shortest run to each context; `.max`: it is a launch.
    private(set) var edge: [UInt32]

    /// `sources` with their distances. Edges that `follows` refuses are not taken.
    init(
        _ saturation: borrowing Saturation, from sources: [(context: UInt32, distance: Int32)],
        follows: (Int) -> Bool = { _ in true }
    ) {
        distance = Array(repeating: Self.unreached, count: saturation.contexts.count)
        edge = Array(repeating: .max, count: saturation.contexts.count)
        var queue = WeightQueue()
        for source in sources where source.distance < distance[Int(source.context)] {
            distance[Int(source.context)] = source.distance
            queue.insert(source.context, Int(source.distance))
        }
        while let (context, weight) = queue.popFirst() {
            guard distance[Int(context)] == Int32(weight) else { continue }
            var next = saturation.contexts[Int(context)].outOf
            while next != .max {
                let e = saturation.edges[Int(next)]
                let sum = Int32(weight) + e.weight
                if sum < distance[Int(e.context)], follows(Int(next)) {
                    distance[Int(e.context)] = sum
                    edge[Int(e.context)] = next
                    queue.insert(e.context, Int(sum))
                }
                next = e.nextOutOf
            }
        }
    }
}
