import NavGraphSyntax

/// Open addressing over 32-bit numbers whose keys are kept elsewhere; at most half full.
///
/// A reference, as a `Store` is.
struct HashTable: Sendable {
    private var slots: Store<UInt32>
    private var mask: Int
    private var count = 0

    /// With room for so many before it has to grow.
    init(capacity: Int = 512) {
        var size = 1024
        while size < capacity * 2 { size *= 2 }
        slots = Store(repeating: .max, count: size)
        mask = size - 1
    }

    @inline(__always) static func hash(_ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt64 {
        var hash = (UInt64(a) << 32 | UInt64(b)) &* 0x9e37_79b9_7f4a_7c15
        hash = (hash ^ (hash >> 29) ^ UInt64(c)) &* 0xbf58_476d_1ce4_e5b9
        return hash ^ (hash >> 32)
    }
    @inline(__always) func first(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & mask }
    @inline(__always) func next(_ slot: Int) -> Int { (slot &+ 1) & mask }
    @inline(__always) func value(at slot: Int) -> UInt32? {
        let value = slots[slot]
        return value == .max ? nil : value
    }

    /// Puts a number into an empty slot; `hash` is asked for all when the table grows.
    @inline(__always) mutating func insert(_ value: UInt32, at slot: Int, hash: (UInt32) -> UInt64) {
        slots[slot] = value
        count &+= 1
        if count &* 2 > mask { grow(hash) }
    }

    private mutating func grow(_ hash: (UInt32) -> UInt64) {
        let old = slots
        slots = Store(repeating: .max, count: old.count * 2)
        mask = slots.count - 1
        for value in old where value != .max {
            var slot = first(hash(value))
            while slots[slot] != .max { slot = next(slot) }
            slots[slot] = value
        }
    }
}

/// What an `Interner` can number.
protocol Internable: Equatable, Sendable {
    /// Equal ones have equal hashes.
    var tableHash: UInt64 { get }
}

extension Internable where Self: Hashable {
    /// Of one number instead of each part: half the time of what Swift makes by itself.
    func hash(into hasher: inout Hasher) { hasher.combine(tableHash) }
}

extension UInt64: Internable {
    @inline(__always) var tableHash: UInt64 {
        HashTable.hash(UInt32(truncatingIfNeeded: self), UInt32(truncatingIfNeeded: self >> 32), 0)
    }
}

/// Gives equal elements one number, in the order in which they come. Not to be changed once it was copied or closed, but
/// for one that is `copied()`.
struct Interner<Element: Internable>: Sendable {
    private(set) var all: [Element] = []
    private var table = HashTable(capacity: 0)
    private var isClosed = false

    @inline(__always) subscript(id: UInt32) -> Element { all[Int(id)] }

    /// Asks for the memory of an element that will be looked at soon.
    @inline(__always) func prefetch(_ id: UInt32) {
        all.withUnsafeBufferPointer { NavGraphSyntax.prefetch($0.baseAddress! + Int(id)) }
    }

    mutating func intern(_ element: Element) -> UInt32 {
        assert(!isClosed)
        var slot = table.first(element.tableHash)
        while let found = table.value(at: slot) {
            if all[Int(found)] == element { return found }
            slot = table.next(slot)
        }
        let id = UInt32(all.count)
        all.append(element)
        table.insert(id, at: slot) { [all] in all[Int($0)].tableHash }
        return id
    }

    /// Gives back what is there to find numbers.
    mutating func close() {
        table = HashTable(capacity: 0)
        isClosed = true
    }

    /// One of its own, in which all have the same numbers.
    func copied() -> Interner {
        var copy = Interner()
        for element in all { _ = copy.intern(element) }
        return copy
    }
}
