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
        if table.isFull { table.grow { [all] number in all[Int(number)].key } }
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
    private var slots: [UInt32]
    private var count = 0

    init() { slots = Array(repeating: .max, count: 16) }

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
        var slot = self.slot(key)
        while slots[slot] != .max {
            if isWanted(slots[slot]) { return slots[slot] }
            slot = next(slot)
        }
        return nil
    }

    /// Whether it has to grow before another one is inserted.
    var isFull: Bool { 2 * (count + 1) > slots.count }

    mutating func insert(_ number: UInt32, _ key: UInt64) {
        put(number, key)
        count += 1
    }

    /// `keys`: those of all that are there.
    mutating func grow(_ keys: (UInt32) -> UInt64) {
        let old = slots
        slots = Array(repeating: .max, count: 2 * old.count)
        for number in old where number != .max { put(number, keys(number)) }
    }

    private mutating func put(_ number: UInt32, _ key: UInt64) {
        var slot = self.slot(key)
        while slots[slot] != .max { slot = next(slot) }
        slots[slot] = number
    }

    @inline(__always) private func slot(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key) & (slots.count - 1) }
    @inline(__always) private func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }
}
