/// The edges of a saturation side by side, by the context that they lead out of, for what goes over all of them once it is
/// there.
struct Arcs: Sendable {
    struct Arc: BitwiseCopyable {
        enum Kind: UInt8, BitwiseCopyable { case root, layer, frame }

        /// What is opened.
        var context: UInt32
        var weight: Int32
        var edge: UInt32
        /// Whether it stands in the place of everything, is a layer, or a frame.
        var kind: Kind
    }
    private let starts: Store<UInt32>
    private let arcs: Store<Arc>

    /// O(contexts + edges).
    init(_ s: borrowing Saturation) {
        starts = Store(repeating: 0, count: s.contexts.count + 2)
        for edge in s.edges.indices where s.edges[edge].inside != .max { starts[Int(s.edges[edge].inside) + 2] += 1 }
        for number in 2..<starts.count { starts[number] += starts[number - 1] }
        arcs = Store(uninitialized: Int(starts[starts.count - 1]))
        for edge in s.edges.indices where s.edges[edge].inside != .max {
            let e = s.edges[edge]
            let place = Int(starts[Int(e.inside) + 1])
            starts[Int(e.inside) + 1] += 1
            let isLayer = s.symbols[s.contexts[Int(e.context)].symbol].isBottom
            arcs[place] = Arc(
                context: e.context, weight: e.weight, edge: UInt32(edge),
                kind: e.over == .max ? .root : isLayer ? .layer : .frame)
        }
    }

    /// The numbers of those that lead out of a context, in the order in which they were found.
    @inline(__always) func outOf(_ context: Int) -> Range<Int> { Int(starts[context])..<Int(starts[context + 1]) }
    @inline(__always) subscript(number: Int) -> Arc { arcs[number] }
}
