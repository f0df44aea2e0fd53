import NavGraphSyntax

/// Gives equal elements one number, from 0 on.
struct Numbering<Element: Numbered>: Sendable {
    private(set) var all: [Element] = []
    private var table = NumberTable()

    /// What of an element decides about its number is not to be changed.
    subscript(id: Element.ID) -> Element {
        @inline(__always) get { all[id.index] }
        @inline(__always) _modify { yield &all[id.index] }
    }
    var ids: IDRange<Element.ID> { IDRange(start: 0, count: UInt32(all.count)) }
    var count: Int { all.count }

    mutating func number(of element: Element) -> Element.ID {
        let key = element.key
        return known(element, key) ?? add(element, key)
    }
    /// `nil`: it has no number yet.
    func known(_ element: Element) -> Element.ID? { known(element, element.key) }
    /// Of one that has no number yet.
    mutating func add(_ element: Element) -> Element.ID { add(element, element.key) }

    @inline(__always) private func known(_ element: Element, _ key: UInt64) -> Element.ID? {
        table.first(key) { all[Int($0)].isSame(as: element) }.map { Element.ID(raw: $0) }
    }
    @inline(__always) private mutating func add(_ element: Element, _ key: UInt64) -> Element.ID {
        let new = UInt32(all.count)
        all.append(element)
        table.insert(new, key)
        return Element.ID(raw: new)
    }

    mutating func reserveCapacity(_ count: Int) { all.reserveCapacity(count) }
}

/// What a `Numbering` can number.
protocol Numbered: Sendable {
    associatedtype ID: TableID = Number<Self>
    /// Equal ones have equal keys.
    var key: UInt64 { get }
    /// Whether both have one number.
    func isSame(as other: Self) -> Bool
}

extension Numbered where Self: Equatable {
    func isSame(as other: Self) -> Bool { self == other }
}

/// The number of an element whose numbers have no name.
struct Number<Element>: TableID {
    let raw: UInt32
}

/// A hash table of numbers, whose keys are kept elsewhere: open addressing, at most half full (Knuth 1973, 6.4).
///
/// It takes a third of the time of a `Dictionary`, whose hash also resists keys that are chosen to collide.
struct NumberTable: Sendable {
    /// A number below the lower half of its key, so that nearly all that differ are told apart here.
    private var slots: [UInt64]
    private var count = 0
    private static let free = UInt64.max

    init() { slots = Array(repeating: Self.free, count: 16) }

    /// Of three numbers.
    @inline(__always) static func key(of numbers: (UInt32, UInt32, UInt32)) -> UInt64 {
        key(UInt64(numbers.0) << 32 | UInt64(numbers.1), UInt64(numbers.2))
    }
    @inline(__always) static func key(_ a: UInt64, _ b: UInt64) -> UInt64 {
        var key = a &* 0x9e37_79b9_7f4a_7c15
        key = (key ^ (key >> 29) ^ b) &* 0xbf58_476d_1ce4_e5b9
        return key ^ (key >> 32)
    }

    /// The number of a key that is what is looked for.
    @inline(__always) func first(_ key: UInt64, where isWanted: (UInt32) -> Bool) -> UInt32? {
        var slot = Int(UInt32(truncatingIfNeeded: key)) & (slots.count - 1)
        while slots[slot] != Self.free {
            let number = UInt32(truncatingIfNeeded: slots[slot])
            if (slots[slot] ^ key << 32) >> 32 == 0, isWanted(number) { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    mutating func insert(_ number: UInt32, _ key: UInt64) {
        count += 1
        if 2 * count > slots.count {
            let old = slots
            slots = Array(repeating: Self.free, count: 2 * old.count)
            for entry in old where entry != Self.free { put(entry) }
        }
        put(key << 32 | UInt64(number))
    }

    private mutating func put(_ entry: UInt64) {
        var slot = Int(entry >> 32) & (slots.count - 1)
        while slots[slot] != Self.free { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = entry
    }
}
