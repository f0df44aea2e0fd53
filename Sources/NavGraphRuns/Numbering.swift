/// Gives equal elements one number, from 0 on.
struct Numbering<Element: Numbered>: Sendable {
    private(set) var all: [Element] = []
    private var table = NumberTable()

    subscript(number: UInt32) -> Element { all[Int(number)] }
    var count: Int { all.count }

    mutating func number(of element: Element) -> UInt32 {
        if let known = table.first(element.key, where: { all[Int($0)] == element }) { return known }
        let new = UInt32(all.count)
        all.append(element)
        table.insert(new, element.key) { [all] number in all[Int(number)].key }
        return new
    }
}

/// What a `Numbering` can number.
protocol Numbered: Equatable, Sendable {
    /// Equal ones have equal keys.
    var key: UInt64 { get }
}

/// Numbers by keys, which are kept elsewhere: open addressing, at most half full (Knuth 1973, 6.4).
///
/// A third of the time of a `Dictionary`, whose hash is made against those who choose the keys.
struct NumberTable: Sendable {
    private var slots: [UInt32]
    private var count = 0

    init() { slots = Array(repeating: .max, count: 16) }

    /// Of three numbers.
    @inline(__always) static func key(_ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt64 {
        key(UInt64(a) << 32 | UInt64(b), UInt64(c))
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

    /// `keys`: those of all that are there, for it may have to grow.
    mutating func insert(_ number: UInt32, _ key: UInt64, keys: (UInt32) -> UInt64) {
        if 2 * (count + 1) > slots.count { grow(keys) }
        put(number, key)
        count += 1
    }

    private mutating func grow(_ keys: (UInt32) -> UInt64) {
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
