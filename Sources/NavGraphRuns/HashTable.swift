/// Open addressing over 32-bit numbers whose keys are kept elsewhere; at most half full.
struct HashTable: Sendable {
    private var slots: [UInt32] = Array(repeating: .max, count: 1024)
    private var count = 0

    @inline(__always) static func hash(_ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt64 {
        var hash = (UInt64(a) << 32 | UInt64(b)) &* 0x9e37_79b9_7f4a_7c15
        hash = (hash ^ (hash >> 29) ^ UInt64(c)) &* 0xbf58_476d_1ce4_e5b9
        return hash ^ (hash >> 32)
    }
    @inline(__always) func first(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }
    @inline(__always) func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }
    @inline(__always) func value(at slot: Int) -> UInt32? { slots[slot] == .max ? nil : slots[slot] }

    /// Puts a number into an empty slot; `hash` is asked for all when the table grows.
    @inline(__always) mutating func insert(_ value: UInt32, at slot: Int, hash: (UInt32) -> UInt64) {
        slots[slot] = value
        count += 1
        if count * 2 > slots.count { grow(hash) }
    }

    private mutating func grow(_ hash: (UInt32) -> UInt64) {
        let old = slots
        slots = Array(repeating: .max, count: old.count * 2)
        for value in old where value != .max {
            var slot = first(hash(value))
            while slots[slot] != .max { slot = next(slot) }
            slots[slot] = value
        }
    }
}
