/// An index into a `Table`: a distinct type for each kind of entity, so that a screen's number is never used for a
/// flow's by mistake.
package protocol TableID: Hashable, Comparable, Sendable {
    var raw: UInt32 { get }
    init(raw: UInt32)
}

extension TableID {
    @inlinable package var index: Int { Int(raw) }
    @inlinable package init(_ index: Int) { self.init(raw: UInt32(truncatingIfNeeded: index)) }
    @inlinable package static func < (a: Self, b: Self) -> Bool { a.raw < b.raw }
}

/// The entities of one kind, in the order of the files, indexed by their ids. Subscripts are O(1).
package struct Table<ID: TableID, Element: Sendable>: Sendable, RandomAccessCollection {
    @usableFromInline package var elements: [Element] = []

    @inlinable package init() {}
    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { elements.count }
    @inlinable package subscript(position: Int) -> Element { elements[position] }
    @inlinable package subscript(id: ID) -> Element {
        get { elements[Int(id.raw)] }
        _modify { yield &elements[Int(id.raw)] }
    }
    @inlinable package var ids: IDRange<ID> { IDRange(start: 0, count: UInt32(elements.count)) }

    @inlinable package mutating func append(_ element: Element) -> ID {
        elements.append(element)
        return ID(elements.count - 1)
    }
    @inlinable package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }
    /// Drops everything from `count` on.
    @inlinable package mutating func truncate(to count: Int) { elements.removeLast(elements.count - count) }
}

/// Consecutive ids of a table, as a collection of them.
package struct IDRange<ID: TableID>: Sendable, RandomAccessCollection, Hashable {
    @usableFromInline package var start: UInt32
    @usableFromInline package var length: UInt32

    @inlinable package init(start: UInt32, count: UInt32) {
        self.start = start
        self.length = count
    }
    @inlinable package init() { self.init(start: 0, count: 0) }
    /// The ids from `start` up to the count that `table` has now.
    @inlinable package init<E>(from start: Int, to table: Table<ID, E>) {
        self.init(start: UInt32(start), count: UInt32(table.count - start))
    }
    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { Int(length) }
    @inlinable package subscript(position: Int) -> ID { ID(raw: start &+ UInt32(truncatingIfNeeded: position)) }
    @inlinable package func contains(_ id: ID) -> Bool { id.raw >= start && id.raw < start + length }
}
