/// An interned text: equal texts of one pool have equal symbols. `Symbol.none` is the empty text.
@frozen public struct Symbol: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
    @inlinable public static var none: Symbol { Symbol(raw: 0) }
    @inlinable public var isEmpty: Bool { raw == 0 }
}

/// Interns texts: one arena of UTF-8 bytes and an open-addressing table over it, so that a scalar of a file costs one
/// hash and, when it is new, one copy. Interning is O(length); so is reading a text back.
package struct TextPool: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [UInt32] = [0]
    private var slots: [UInt32]
    private var hashes: [UInt32] = [0]
    private var mask: Int

    /// A pool in which `words` have the symbols 1, 2, 3 … in their order.
    package init(words: [String] = []) {
        slots = Array(repeating: 0, count: 1024)
        mask = 1023
        for word in words { _ = intern(word) }
    }

    package var count: Int { ends.count }

    /// Makes room for what a file of `size` bytes may bring. Untouched room costs no memory.
    package mutating func reserve(forFileOf size: Int) {
        bytes.reserveCapacity(bytes.count + size / 4)
        ends.reserveCapacity(ends.count + size / 64)
        hashes.reserveCapacity(hashes.count + size / 64)
    }

    package mutating func intern(_ text: String) -> Symbol {
        var text = text
        return text.withUTF8 { intern($0) }
    }

    package mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Symbol {
        if text.isEmpty { return .none }
        let hash = Self.hash(text)
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let candidate = Int(slots[slot])
            if hashes[candidate] == hash, equals(candidate, text) { return Symbol(candidate) }
            slot = (slot + 1) & mask
        }
        let symbol = ends.count
        bytes.append(contentsOf: text)
        ends.append(UInt32(bytes.count))
        hashes.append(hash)
        slots[slot] = UInt32(symbol)
        if symbol * 2 > slots.count { grow() }
        return Symbol(symbol)
    }

    /// The symbol of `text` if it was interned before.
    package func find(_ text: String) -> Symbol? {
        var text = text
        return text.withUTF8 { find($0) }
    }

    package func find(_ text: UnsafeBufferPointer<UInt8>) -> Symbol? {
        if text.isEmpty { return Symbol.none }
        let hash = Self.hash(text)
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let candidate = Int(slots[slot])
            if hashes[candidate] == hash, equals(candidate, text) { return Symbol(candidate) }
            slot = (slot + 1) & mask
        }
        return nil
    }

    package subscript(symbol: Symbol) -> String {
        withUTF8(of: symbol) { String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes of a text, without a copy.
    package func withUTF8<R, E: Error>(of symbol: Symbol, _ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R) throws(E)
        -> R
    {
        let range = range(of: symbol.index)
        return try bytes.withUnsafeBufferPointer { (all) throws(E) -> R in
            try body(UnsafeBufferPointer(rebasing: all[range]))
        }
    }

    private func range(of index: Int) -> Range<Int> {
        index == 0 ? 0..<0 : Int(ends[index - 1])..<Int(ends[index])
    }

    private func equals(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(of: index)
        guard range.count == text.count else { return false }
        return bytes.withUnsafeBufferPointer { all in
            var i = range.lowerBound
            for byte in text {
                if all[i] != byte { return false }
                i += 1
            }
            return true
        }
    }

    private mutating func grow() {
        let count = slots.count * 2
        mask = count - 1
        slots = Array(repeating: 0, count: count)
        for symbol in 1..<ends.count {
            var slot = Int(hashes[symbol]) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(symbol)
        }
    }

    /// FNV-1a with a final mix, so that the low bits spread.
    private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        for byte in text { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        hash ^= hash >> 15
        hash = hash &* 0x2c1b_3c6d
        return hash ^ (hash >> 12)
    }
}
