/// An index into a `Table`: a distinct type for each kind of entity, so that a screen's number is never used for a
/// flow's by mistake.
public protocol TableID: Hashable, Comparable, Sendable, BitwiseCopyable {
    var raw: UInt32 { get }
    init(raw: UInt32)
}

extension TableID {
    @inlinable public var index: Int { Int(raw) }
    @inlinable public init(_ index: Int) { self.init(raw: UInt32(truncatingIfNeeded: index)) }
    @inlinable public static func < (a: Self, b: Self) -> Bool { a.raw < b.raw }
    /// As a number's: half of the time of what is synthesized.
    @inlinable public func _rawHashValue(seed: Int) -> Int { raw._rawHashValue(seed: seed) }
}

/// The entities of one kind, in the order of the files, indexed by their ids. Subscripts are O(1).
@frozen public struct Table<ID: TableID, Element: Sendable>: Sendable, RandomAccessCollection {
    @usableFromInline var elements: [Element] = []

    @inlinable public init() {}
    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { elements.count }
    @inlinable public subscript(position: Int) -> Element { elements[position] }
    @inlinable public subscript(id: ID) -> Element {
        _read { yield elements[Int(id.raw)] }
        _modify { yield &elements[Int(id.raw)] }
    }
    @inlinable public var ids: IDRange<ID> { IDRange(start: 0, count: UInt32(elements.count)) }

    @inlinable public mutating func append(_ element: Element) -> ID {
        elements.append(element)
        return ID(elements.count - 1)
    }
    /// Appends the elements of another table, each of them changed.
    @inlinable public mutating func append(contentsOf other: Self, changing change: (inout Element) -> Void) {
        if other.isEmpty { return }
        let first = elements.count
        elements.append(contentsOf: other.elements)
        elements.withUnsafeMutableBufferPointer { all in
            for index in first..<all.count { change(&all[index]) }
        }
    }
    @inlinable public mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }
}

/// Consecutive ids of a table, as a collection of them.
@frozen public struct IDRange<ID: TableID>: Sendable, RandomAccessCollection, Hashable {
    @usableFromInline var start: UInt32
    @usableFromInline var length: UInt32

    @inlinable public init(start: UInt32, count: UInt32) {
        self.start = start
        self.length = count
    }
    @inlinable public init() { self.init(start: 0, count: 0) }
    /// The ids from `start` up to the count that `table` has now.
    @inlinable public init<E>(from start: Int, to table: Table<ID, E>) {
        self.init(start: UInt32(start), count: UInt32(table.count - start))
    }
    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { Int(length) }
    @inlinable public subscript(position: Int) -> ID { ID(raw: start &+ UInt32(truncatingIfNeeded: position)) }
    @inlinable public func contains(_ id: ID) -> Bool { id.raw >= start && id.raw < start + length }
}
