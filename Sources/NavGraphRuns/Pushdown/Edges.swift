import NavGraphModel

/// The edges of a saturation, in the order in which they were found. Nearly all are plain: opened by one alternative
/// that does nothing else, over an item between steps. Of these the item says most, so that they take little room.
struct Edges: Sendable {
    /// What is opened: it stands in the place of everything, is a layer, or a frame.
    enum Kind: UInt32, BitwiseCopyable { case root, layer, frame }

    /// An edge as far as searches go along it.
    struct Arc {
        var context: UInt32
        var weight: Int32
        /// Its number.
        var edge: UInt32
        var kind: Kind
    }

    private struct Record: BitwiseCopyable {
        var context: UInt32
        /// The item; of an edge that is not plain, its number in `odd`.
        var from: UInt32
        /// The alternative and, above it, the kind, how the list goes on, and whether the edge is not plain.
        var code: UInt32
        var nextInto: UInt32
    }
    private struct Odd: BitwiseCopyable {
        var over: UInt32
        var inside: UInt32
        var weight: Int32
        var from: UInt32
        var label: StepLabel
        var alternative: AlternativeID
    }
    private static let isOdd: UInt32 = 1 << 31
    private static let kindShift: UInt32 = 29
    /// The next edge out of the same context is the one after this, as of nearly all, or another.
    private static let goesOn: UInt32 = 1 << 28
    private static let jumps: UInt32 = 1 << 27
    private static let alternativeMask: UInt32 = 1 << 27 - 1

    private let records: Store<Record>
    private let odd = Store<Odd>()
    /// The edges that jump, and where to.
    private let jumping = Store<UInt32>()
    private let targets = Store<UInt32>()
    private var jumpTable = HashTable()
    private let items: Store<Saturation.Item>

    init(of items: Store<Saturation.Item>, capacity: Int) {
        self.items = items
        records = Store(capacity: capacity)
    }

    /// `nextInto` is the edge before it into the same context.
    @inline(__always)
    func appendPlain(
        context: UInt32, kind: Kind, from item: UInt32, alternative: AlternativeID, nextInto: UInt32
    ) -> UInt32 {
        assert(alternative.raw <= Self.alternativeMask)
        records.append(
            Record(
                context: context, from: item, code: alternative.raw | kind.rawValue << Self.kindShift,
                nextInto: nextInto))
        return UInt32(truncatingIfNeeded: records.count - 1)
    }

    func append(_ edge: Saturation.Edge, _ kind: Kind) -> UInt32 {
        records.append(
            Record(
                context: edge.context, from: UInt32(odd.count), code: Self.isOdd | kind.rawValue << Self.kindShift,
                nextInto: edge.nextInto))
        odd.append(
            Odd(
                over: edge.over, inside: edge.inside, weight: edge.weight, from: edge.from, label: edge.label,
                alternative: edge.alternative))
        return UInt32(records.count - 1)
    }

    /// `next` comes after the last edge out of the same context.
    @inline(__always) mutating func setNextOutOf(_ edge: UInt32, _ next: UInt32) {
        if next == edge &+ 1 { records[Int(edge)].code |= Self.goesOn } else { jump(from: edge, to: next) }
    }

    @inline(__always) func nextOutOf(_ edge: UInt32) -> UInt32 {
        let code = records[Int(edge)].code
        if code & Self.goesOn != 0 { return edge &+ 1 }
        return code & Self.jumps == 0 ? .max : target(of: edge)
    }

    @inline(never) private mutating func jump(from edge: UInt32, to next: UInt32) {
        records[Int(edge)].code |= Self.jumps
        let jumping = jumping
        var slot = jumpTable.first(HashTable.hash(edge, 0, 0))
        while jumpTable.value(at: slot) != nil { slot = jumpTable.next(slot) }
        jumping.append(edge)
        targets.append(next)
        jumpTable.insert(UInt32(jumping.count - 1), at: slot) { HashTable.hash(jumping[Int($0)], 0, 0) }
    }

    @inline(never) private func target(of edge: UInt32) -> UInt32 {
        var slot = jumpTable.first(HashTable.hash(edge, 0, 0))
        while let found = jumpTable.value(at: slot) {
            if jumping[Int(found)] == edge { return targets[Int(found)] }
            slot = jumpTable.next(slot)
        }
        return .max
    }

    /// The alternative whose transition it is a firing of.
    @inline(__always) func alternative(_ edge: Int) -> AlternativeID {
        let r = records[edge]
        return r.code & Self.isOdd == 0
            ? AlternativeID(raw: r.code & Self.alternativeMask) : odd[Int(r.from)].alternative
    }

    @inline(__always) func arc(_ edge: UInt32) -> Arc {
        let r = records[Int(edge)]
        return Arc(
            context: r.context,
            weight: r.code & Self.isOdd == 0 ? items[Int(r.from)].weight + 1 : odd[Int(r.from)].weight, edge: edge,
            kind: Kind(rawValue: r.code >> Self.kindShift & 3).unsafelyUnwrapped)
    }

    /// Asks for what `arc` reads: first of the edge, then, once that is there, of its item.
    @inline(__always) func prefetch(_ edge: UInt32) { records.prefetch(Int(edge)) }
    @inline(__always) func prefetchItem(of edge: UInt32) {
        let r = records[Int(edge)]
        if r.code & Self.isOdd == 0 { items.prefetch(Int(r.from)) }
    }
    /// The context that an edge leads to.
    @inline(__always) func context(_ edge: UInt32) -> UInt32 { records[Int(edge)].context }

    /// The edges of a list, from its first on; `.max`: none.
    @inline(__always) func forEachArc(outOf first: UInt32, _ body: (Arc) -> Void) {
        var next = first
        while next != .max {
            body(arc(next))
            next = nextOutOf(next)
        }
    }
}

extension Edges: RandomAccessCollection {
    @inline(__always) var startIndex: Int { 0 }
    @inline(__always) var endIndex: Int { records.count }
    @inline(__always) subscript(index: Int) -> Saturation.Edge {
        let r = records[index]
        if r.code & Self.isOdd == 0 {
            let item = items[Int(r.from)]
            let alternative = AlternativeID(raw: r.code & Self.alternativeMask)
            return Saturation.Edge(
                context: r.context, over: item.symbol, inside: item.context, weight: item.weight + 1, from: r.from,
                label: StepLabel(.event, alternative.raw), alternative: alternative, nextInto: r.nextInto,
                nextOutOf: nextOutOf(UInt32(index)))
        }
        let o = odd[Int(r.from)]
        return Saturation.Edge(
            context: r.context, over: o.over, inside: o.inside, weight: o.weight, from: o.from, label: o.label,
            alternative: o.alternative, nextInto: r.nextInto, nextOutOf: nextOutOf(UInt32(index)))
    }
}
