/// How soon contexts are opened in runs from launch, and with which values: Dijkstra's algorithm along the edges of a
/// `PostStar`, over sets of valuations.
///
/// What lies below a context may matter, too: it is kept as a *mark*, which each edge may change. Without steps counted it
/// is but told what is opened with which marks. O(edges · marks) operations on sets.
struct Openings: Sendable {
    struct Entry: Sendable {
        var context: UInt32
        var mark: UInt32
        var steps: Int32
        /// Values when the context was opened.
        var values: BDD
        /// The part of an edge by which it was, from the context of another entry; `.max`: at launch.
        var edge: UInt32
        var before: UInt32
        /// The next entry of the same context.
        var next: UInt32 = .max
    }
    private struct Key: Hashable {
        var context: UInt32
        var mark: UInt32
    }
    private(set) var entries: [Entry] = []
    /// The last entry of each context.
    private var last: [UInt32]
    private var known: [Key: BDD] = [:]

    init(of star: inout PostStar, _ marks: RunSearch.Marks = RunSearch.Marks { _, mark, _, _ in mark }) {
        last = Array(repeating: .max, count: star.contexts.count)
        var buckets: [Int32: [Entry]] = [:]
        var order = StepOrder()
        func insert(_ entry: Entry) {
            if buckets[entry.steps] == nil { order.insert(entry.steps) }
            buckets[entry.steps, default: []].append(entry)
        }
        let launch =
            star.forgetsOpening(of: 0) ? BDD.all : star.values.diagrams.renaming(star.values.launch, .now, to: .opening)
        if !star.contexts.isEmpty {
            insert(Entry(context: 0, mark: marks.first, steps: 0, values: launch, edge: .max, before: .max))
        }
        while let steps = order.popFirst() {
            var next = 0
            while next < buckets[steps]!.count {
                var entry = buckets[steps]![next]
                next += 1
                let key = Key(context: entry.context, mark: entry.mark)
                let all = known[key] ?? .none
                entry.values = star.values.diagrams.minus(entry.values, all)
                if entry.values.isEmpty { continue }
                known[key] = star.values.diagrams.or(all, entry.values)
                entry.next = last[Int(entry.context)]
                last[Int(entry.context)] = UInt32(entries.count)
                entries.append(entry)
                let number = UInt32(entries.count - 1)
                var out = star.contexts[Int(entry.context)].outOf
                while out != .max {
                    let arc = star.arcs[Int(out)]
                    var part = arc.parts
                    while part != .max {
                        let edge = star.parts[Int(part)]
                        if let mark = marks.next(&star, entry.mark, arc, edge) {
                            let values = Self.opened(by: edge, arc, from: entry.values, in: &star)
                            if !values.isEmpty {
                                insert(
                                    Entry(
                                        context: arc.context, mark: mark,
                                        steps: RunLength.sum(entry.steps, edge.weight), values: values, edge: part,
                                        before: number))
                            }
                        }
                        part = edge.next
                    }
                    out = arc.nextOutOf
                }
            }
            buckets[steps] = nil
        }
    }

    /// With which values an edge opens its context, where what it lies inside was opened with `values`.
    private static func opened(
        by edge: PostStar.Part, _ arc: PostStar.Arc, from values: BDD, in star: inout PostStar
    ) -> BDD {
        if star.forgetsOpening(of: arc.context) { return .all }
        let between = star.values.diagrams.joined(edge.relation, values, over: .opening)
        return star.values.diagrams.renaming(between, .between, to: .opening)
    }

    /// The entries of a context.
    func entries(of context: UInt32) -> some Sequence<UInt32> {
        sequence(state: last[Int(context)]) { [entries] next in
            guard next != .max else { return nil }
            defer { next = entries[Int(next)].next }
            return next
        }
    }

    /// With which values a context is opened with a mark.
    func values(of context: UInt32, _ mark: UInt32) -> BDD { known[Key(context: context, mark: mark)] ?? .none }
}

/// Numbers of steps, least first.
private struct StepOrder {
    private var heap: [Int32] = []

    mutating func insert(_ steps: Int32) {
        heap.append(steps)
        var child = heap.count - 1
        while child > 0, heap[child] < heap[(child - 1) / 2] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func popFirst() -> Int32? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        if heap.isEmpty { return first }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[least] {
                least = child
            }
            if least == parent { return first }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
