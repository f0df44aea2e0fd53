/// An interned text: equal texts of one pool have equal symbols. `Symbol.none` is the empty text.
@frozen public struct Symbol: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
    @inlinable public static var none: Symbol { Symbol(raw: 0) }
    @inlinable public var isEmpty: Bool { raw == 0 }
}

/// Interns texts: their bytes side by side, and a hash table over them with open addressing. Interning is O(length); so
/// is reading a text back.
@frozen public struct TextPool: Sendable {
    /// The pool that this one goes on from, with the texts that it had then: their symbols come first.
    @usableFromInline var base: SharedTextPool?
    @usableFromInline var baseCount = 0
    /// What can stand before texts of the base (`qualified(_:by:)`), by number.
    @usableFromInline var qualifiers: [[UInt8]] = []
    @usableFromInline var bytes: [UInt8] = []
    /// Where each text ends in `bytes`.
    @usableFromInline var ends: [UInt32] = [0]
    /// A hash in the upper half, its symbol in the lower, 0 where free. At least a third is free.
    private var slots: [UInt64] = Array(repeating: 0, count: 64)

    /// A pool in which `words` have the symbols 1, 2, 3 … in their order.
    package init(words: [String] = []) {
        for word in words { _ = intern(word) }
    }

    /// A pool with the texts that another has now, without a copy of them. Texts that are added to either of them later are not in
    /// the other.
    /// - Parameter qualifiers: what stands before these texts in further ones of this pool, such as `feed.who.`. Each ends with a
    ///   point; an empty one qualifies nothing.
    package init(goingOnFrom base: SharedTextPool, qualifiers: [String] = []) {
        (self.base, baseCount, ends) = (base, base.pool.count, [])
        self.qualifiers = qualifiers.map { Array($0.utf8) }
    }

    package var count: Int { baseCount + ends.count }

    /// The text of a symbol behind one of the qualifiers. O(1): it is made when it is read.
    package mutating func qualified(_ symbol: Symbol, by qualifier: Int) -> Symbol {
        number(of: symbol, behind: qualifier) ?? intern(qualifiers[qualifier] + withUTF8(of: symbol) { Array($0) })
    }

    /// The symbol of a qualified text that needs no room; `nil` where its number would be too large.
    private func number(of symbol: Symbol, behind qualifier: Int) -> Symbol? {
        let number = qualifier * baseCount + symbol.index
        guard symbol.index < baseCount, number < Int(Self.firstQualified) else { return nil }
        return Symbol(raw: Self.firstQualified + UInt32(number))
    }

    package mutating func intern(_ text: String) -> Symbol {
        var text = text
        return text.withUTF8 { intern($0) }
    }

    package mutating func intern(_ text: some Collection<UInt8>) -> Symbol {
        text.isEmpty ? .none : intern(text, hash: Self.hash(text))
    }

    /// The same for callers of other modules, for whom a generic function is not specialized.
    package mutating func intern(_ text: [UInt8]) -> Symbol { text.withUnsafeBufferPointer { intern($0) } }

    private mutating func intern(_ text: some Collection<UInt8>, hash: UInt32) -> Symbol {
        let (slot, found) = lookup(text, hash)
        if let found { return found }
        let symbol = Symbol(count)
        bytes.append(contentsOf: text)
        ends.append(UInt32(bytes.count))
        slots[slot] = UInt64(hash) << 32 | UInt64(symbol.raw)
        if ends.count * 3 > slots.count * 2 { grow() }
        return symbol
    }

    /// The symbol of `text` if it was interned before.
    package func find(_ text: String) -> Symbol? {
        var text = text
        return text.withUTF8 { find($0) }
    }

    package func find(_ text: some Collection<UInt8>) -> Symbol? {
        text.isEmpty ? Symbol.none : lookup(text, Self.hash(text)).found
    }

    package subscript(symbol: Symbol) -> String {
        guard symbol.raw >= Self.firstQualified else {
            return withUTF8(of: symbol) { String(decoding: $0, as: UTF8.self) }
        }
        let (qualifier, rest) = parts(ofQualified: symbol)
        return withUTF8(of: rest) { rest in
            let count = qualifiers[qualifier].count + rest.count
            return String(unsafeUninitializedCapacity: count) { text in
                let end = text.initialize(fromContentsOf: qualifiers[qualifier])
                _ = text[end...].initialize(fromContentsOf: rest)
                return count
            }
        }
    }

    /// The bytes of a text, without a copy.
    @inlinable public func withUTF8<R, E: Error>(
        of symbol: Symbol, _ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R
    ) throws(E) -> R {
        if symbol.index < baseCount, let base { return try base.pool.withUTF8(of: symbol, body) }
        if symbol.raw >= Self.firstQualified {
            let text = qualifiedText(of: symbol)
            return try text.withUnsafeBufferPointer { (all) throws(E) -> R in try body(all) }
        }
        let range = range(of: symbol.index - baseCount)
        return try bytes.withUnsafeBufferPointer { (all) throws(E) -> R in
            try body(UnsafeBufferPointer(rebasing: all[range]))
        }
    }

    @usableFromInline func qualifiedText(of symbol: Symbol) -> [UInt8] {
        let (qualifier, rest) = parts(ofQualified: symbol)
        return withUTF8(of: rest) { qualifiers[qualifier] + $0 }
    }

    private func parts(ofQualified symbol: Symbol) -> (qualifier: Int, rest: Symbol) {
        let (qualifier, rest) = Int(symbol.raw - Self.firstQualified).quotientAndRemainder(dividingBy: baseCount)
        return (qualifier, Symbol(rest))
    }

    /// The symbols of qualified texts begin here.
    @inlinable static var firstQualified: UInt32 { 1 << 31 }

    @inlinable func range(of index: Int) -> Range<Int> {
        (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
    }

    // MARK: - The table

    /// The slot of a text that is not empty, or where it would go.
    private func lookup(_ text: some Collection<UInt8>, _ hash: UInt32) -> (slot: Int, found: Symbol?) {
        if !qualifiers.isEmpty, let found = lookupQualified(text) { return (0, found) }
        if let found = base?.pool.lookup(text, hash).found, found.index < baseCount { return (0, found) }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let symbol = Symbol(raw: UInt32(truncatingIfNeeded: slots[slot]))
            if slots[slot] >> 32 == hash, withUTF8(of: symbol, { isEqual($0, text) }) { return (slot, symbol) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return (slot, nil)
    }

    /// The symbol of a text that one of the qualifiers begins, and a text of the base ends.
    private func lookupQualified(_ text: some Collection<UInt8>) -> Symbol? {
        guard let base, text.contains(UInt8(ascii: ".")) else { return nil }
        for (number, qualifier) in qualifiers.enumerated() where !qualifier.isEmpty && text.starts(with: qualifier) {
            let rest = text.dropFirst(qualifier.count)
            guard !rest.contains(UInt8(ascii: ".")), let symbol = base.pool.find(rest), !symbol.isEmpty else {
                continue
            }
            return self.number(of: symbol, behind: number)
        }
        return nil
    }

    /// Compares the bytes in place, without an iterator of the text.
    private func isEqual(_ known: UnsafeBufferPointer<UInt8>, _ text: some Collection<UInt8>) -> Bool {
        text.withContiguousStorageIfAvailable { text in
            guard text.count == known.count else { return false }
            for index in known.indices where known[index] != text[index] { return false }
            return true
        } ?? known.elementsEqual(text)
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: 0, count: old.count * 2)
        for entry in old where entry != 0 {
            var slot = Int(entry >> 32) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = entry
        }
    }

    /// FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/, folded.
    private static func hash(_ text: some Collection<UInt8>) -> UInt32 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }
}

/// A pool to which several add: those who read the files of a command's graphs, one after the other. Others only read what was
/// there before.
public final class SharedTextPool: @unchecked Sendable {
    @usableFromInline package var pool: TextPool

    package init(_ pool: TextPool) { self.pool = pool }
}
