/// A map from a pair of 32-bit numbers to a 32-bit number: open addressing, no hashing seeds, O(1) each.
package struct SymbolMap: Sendable {
    private var keys: [UInt64] = Array(repeating: .max, count: 64)
    private var values: [UInt32] = Array(repeating: 0, count: 64)
    private var used = 0

    package init() {}

    package subscript(scope: UInt32, symbol: Symbol) -> UInt32? {
        get {
            let slot = slot(of: Self.key(scope, symbol))
            return keys[slot] == .max ? nil : values[slot]
        }
        set {
            guard let newValue else { preconditionFailure("entries are never removed") }
            let key = Self.key(scope, symbol)
            let slot = slot(of: key)
            if keys[slot] == .max {
                keys[slot] = key
                used += 1
            }
            values[slot] = newValue
            if used * 2 > keys.count { grow() }
        }
    }

    private static func key(_ scope: UInt32, _ symbol: Symbol) -> UInt64 { UInt64(scope) << 32 | UInt64(symbol.raw) }

    private func slot(of key: UInt64) -> Int {
        var hash = key &* 0x9e37_79b9_7f4a_7c15
        hash ^= hash >> 29
        var slot = Int(truncatingIfNeeded: hash) & (keys.count - 1)
        while keys[slot] != .max, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
        return slot
    }

    private mutating func grow() {
        let old = (keys, values)
        keys = Array(repeating: .max, count: old.0.count * 2)
        values = Array(repeating: 0, count: old.0.count * 2)
        for (key, value) in zip(old.0, old.1) where key != .max {
            let slot = slot(of: key)
            keys[slot] = key
            values[slot] = value
        }
    }
}
