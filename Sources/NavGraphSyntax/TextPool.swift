import CLibYAML

/// An interned text: equal texts of one pool have equal symbols. `Symbol.none` is the empty text.
@frozen public struct Symbol: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
    @inlinable public static var none: Symbol { Symbol(raw: 0) }
    @inlinable public var isEmpty: Bool { raw == 0 }
}

/// Interns texts: one arena of UTF-8 bytes and an open-addressing table over it, so that a scalar of a file costs one
/// hash and, when it is new, one copy. Interning is O(length); so is reading a text back.
@frozen public struct TextPool: Sendable {
    @usableFromInline var bytes: [UInt8] = []
    /// Where each text ends in `bytes`.
    @usableFromInline var ends: [UInt32] = [0]
    /// A hash in the upper half, its symbol in the lower, 0 where free. A text belongs where its hash lies among all
    /// hashes, so that growing goes through memory once, from front to back.
    private var slots: [UInt64]
    /// The slots of a pool that was closed.
    private var closedSlots: Background<[UInt64]>?

    /// A pool in which `words` have the symbols 1, 2, 3 … in their order.
    public init(words: [String] = []) {
        slots = Array(repeating: 0, count: words.isEmpty ? 1 : 1024)
        for word in words { _ = intern(word) }
    }

    public var count: Int { ends.count }

    /// Makes room for what a file of `size` bytes may bring. Untouched room costs no memory.
    package mutating func reserve(forFileOf size: Int) {
        bytes.reserveCapacity(bytes.count + size / 4)
        bytes.withUnsafeMutableBytes { bytes in
            if let start = bytes.baseAddress { expectRandomAccess(to: start, size: size / 10) }
        }
        ends.reserveCapacity(ends.count + size / 64)
        grow(forTexts: ends.count + size / 128)
    }

    public mutating func intern(_ text: String) -> Symbol {
        var text = text
        return text.withUTF8 { intern($0) }
    }

    public mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Symbol {
        guard let start = text.baseAddress, !text.isEmpty else { return .none }
        return intern(UnsafeRawBufferPointer(text), hash: Self.hash(UnsafeRawPointer(start), count: text.count))
    }

    /// Interns a text that is not empty and whose hash is known.
    @inline(__always)
    mutating func intern(_ text: UnsafeRawBufferPointer, hash: UInt32) -> Symbol {
        reopen()
        let (slot, found) = slot(of: text, hash: hash, in: slots)
        return found ?? add(text, hash: hash, at: slot)
    }

    @inline(never)
    private mutating func add(_ text: UnsafeRawBufferPointer, hash: UInt32, at slot: Int) -> Symbol {
        let symbol = ends.count
        bytes.append(contentsOf: text)
        ends.append(UInt32(bytes.count))
        slots[slot] = UInt64(hash) << 32 | UInt64(symbol)
        grow(forTexts: ends.count)
        return Symbol(symbol)
    }

    /// Interns the texts of events, which lie side by side in `texts`; in the place of their symbols stand their lengths.
    ///
    /// What takes time is memory that is in no cache, so it is asked for ahead, for some texts together, in two steps of
    /// which the second needs what the first has brought.
    mutating func intern(
        _ events: UnsafeMutableBufferPointer<YAMLEvent>, hashes: UnsafePointer<UInt32>, texts: UnsafeRawPointer
    ) {
        reopen()
        let group = 32
        func part(from start: Int) -> UnsafeBufferPointer<UInt32> {
            let (first, end) = (min(max(0, start), events.count), min(max(0, start + group), events.count))
            return UnsafeBufferPointer(start: hashes + first, count: end - first)
        }
        var text = texts
        for start in stride(from: -2 * group, to: events.count, by: group) {
            prefetchSlots(part(from: start + 2 * group))
            prefetchEnds(part(from: start + group))
            var next = max(0, start)
            let end = max(0, min(start + group, events.count))
            while let new = find(events, from: next, upTo: end, hashes: hashes, &text) {
                let length = events[new.event].text.index
                events[new.event].text = add(
                    UnsafeRawBufferPointer(start: text, count: length), hash: hashes[new.event], at: new.slot)
                text += length
                next = new.event + 1
            }
        }
    }

    /// Looks up the texts of events until one is new: that one, and the slot for it.
    @inline(__always)
    private mutating func find(
        _ events: UnsafeMutableBufferPointer<YAMLEvent>, from start: Int, upTo end: Int,
        hashes: UnsafePointer<UInt32>, _ text: inout UnsafeRawPointer
    ) -> (event: Int, slot: Int)? {
        slots.withUnsafeMutableBufferPointer { slots in
            ends.withUnsafeMutableBufferPointer { ends in
                bytes.withUnsafeMutableBytes { bytes in
                    for event in start..<end {
                        let length = events[event].text.index
                        if length == 0 { continue }
                        var slot = Self.home(of: hashes[event], among: slots.count)
                        while true {
                            let entry = slots[slot]
                            if entry == 0 { return (event, slot) }
                            let symbol = Int(UInt32(truncatingIfNeeded: entry))
                            if UInt32(truncatingIfNeeded: entry >> 32) == hashes[event],
                                Int(ends[symbol]) - Int(ends[symbol - 1]) == length,
                                equalBytes(bytes.baseAddress! + Int(ends[symbol - 1]), text, count: length)
                            {
                                events[event].text = Symbol(symbol)
                                break
                            }
                            slot += 1
                            if slot == slots.count { slot = 0 }
                        }
                        text += length
                    }
                    return nil
                }
            }
        }
    }

    /// Asks for the memory in which texts with these hashes will be looked for: their slots.
    @inline(__always)
    private mutating func prefetchSlots(_ hashes: UnsafeBufferPointer<UInt32>) {
        slots.withUnsafeMutableBufferPointer { slots in
            for hash in hashes { navgraph_prefetch(slots.baseAddress! + Self.home(of: hash, among: slots.count)) }
        }
    }

    /// Once the slots are there: where those texts end that are probably found.
    @inline(__always)
    private mutating func prefetchEnds(_ hashes: UnsafeBufferPointer<UInt32>) {
        let count = slots.count
        slots.withUnsafeMutableBufferPointer { slots in
            ends.withUnsafeMutableBufferPointer { ends in
                for hash in hashes {
                    let symbol = UInt32(truncatingIfNeeded: slots[Self.home(of: hash, among: count)])
                    navgraph_prefetch(ends.baseAddress! + Int(symbol))
                }
            }
        }
    }

    /// Interns a part of a text.
    package mutating func intern(_ range: Range<Int>, of symbol: Symbol) -> Symbol {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: range.count) { part in
            withUTF8(of: symbol) { _ = part.initialize(fromContentsOf: $0[range]) }
            return intern(UnsafeBufferPointer(part))
        }
    }

    /// The symbol of `text` if it was interned before.
    public func find(_ text: String) -> Symbol? {
        var text = text
        return text.withUTF8 { find($0) }
    }

    public func find(_ text: UnsafeBufferPointer<UInt8>) -> Symbol? {
        guard let start = text.baseAddress, !text.isEmpty else { return Symbol.none }
        return slot(
            of: UnsafeRawBufferPointer(text), hash: Self.hash(UnsafeRawPointer(start), count: text.count),
            in: closedSlots?.value ?? slots
        ).found
    }

    public subscript(symbol: Symbol) -> String {
        withUTF8(of: symbol) { String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes of a text, without a copy.
    @inlinable public func withUTF8<R, E: Error>(
        of symbol: Symbol, _ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R
    ) throws(E) -> R {
        let range = range(of: symbol.index)
        return try bytes.withUnsafeBufferPointer { (all) throws(E) -> R in
            try body(UnsafeBufferPointer(rebasing: all[range]))
        }
    }

    @inlinable @inline(__always) func range(of index: Int) -> Range<Int> {
        index == 0 ? 0..<0 : Int(ends[index - 1])..<Int(ends[index])
    }

    // MARK: - The table

    /// Where `text` is in the table, or where it would go.
    @inline(__always)
    private func slot(
        of text: UnsafeRawBufferPointer, hash: UInt32, in slots: [UInt64]
    ) -> (slot: Int, found: Symbol?) {
        var slot = Self.home(of: hash, among: slots.count)
        while slots[slot] != 0 {
            let entry = slots[slot]
            if UInt32(truncatingIfNeeded: entry >> 32) == hash {
                let symbol = Symbol(raw: UInt32(truncatingIfNeeded: entry))
                if equals(symbol, text) { return (slot, symbol) }
            }
            slot += 1
            if slot == slots.count { slot = 0 }
        }
        return (slot, nil)
    }

    @inline(__always)
    private func equals(_ symbol: Symbol, _ text: UnsafeRawBufferPointer) -> Bool {
        let range = range(of: symbol.index)
        guard range.count == text.count else { return false }
        return bytes.withUnsafeBytes { all in
            equalBytes(all.baseAddress! + range.lowerBound, text.baseAddress!, count: text.count)
        }
    }

    /// At least a third of the slots stays free.
    private mutating func grow(forTexts texts: Int) {
        guard texts * 3 >= slots.count * 2 else { return }
        let old = slots
        slots = Self.freeSlots(max(texts * 3 / 2, slots.count * 2) + 1)
        for entry in old where entry != 0 { Self.put(entry, into: &slots) }
    }

    private static func freeSlots(_ count: Int) -> [UInt64] {
        Array(unsafeUninitializedCapacity: count) { slots, used in
            expectRandomAccess(to: slots.baseAddress!, size: count * MemoryLayout<UInt64>.stride)
            slots.initialize(repeating: 0)
            used = count
        }
    }

    @inline(__always)
    private static func put(_ entry: UInt64, into slots: inout [UInt64]) {
        var slot = home(of: UInt32(truncatingIfNeeded: entry >> 32), among: slots.count)
        while slots[slot] != 0 {
            slot += 1
            if slot == slots.count { slot = 0 }
        }
        slots[slot] = entry
    }

    /// Gives back the table, which is made anew for the first who looks for a text: after a graph was read, few do.
    package mutating func close() {
        guard closedSlots == nil else { return }
        slots = []
        closedSlots = Background(onlyWhenNeeded: true) { [self] in
            var slots = Self.freeSlots(count * 3 / 2 + 1)
            for symbol in 1..<count {
                let hash = withUTF8(of: Symbol(symbol)) { text in
                    Self.hash(UnsafeRawPointer(text.baseAddress!), count: text.count)
                }
                Self.put(UInt64(hash) << 32 | UInt64(symbol), into: &slots)
            }
            return slots
        }
    }

    @inline(__always)
    private mutating func reopen() {
        guard let closed = closedSlots else { return }
        slots = closed.value
        closedSlots = nil
    }

    private static func home(of hash: UInt32, among count: Int) -> Int {
        Int(truncatingIfNeeded: (UInt64(hash) &* UInt64(truncatingIfNeeded: count)) >> 32)
    }

    /// Eight bytes at a time, each mixed in by a multiplication of full width, as wyhash does.
    @inline(__always)
    static func hash(_ start: UnsafeRawPointer, count: Int) -> UInt32 {
        var hash = UInt64(truncatingIfNeeded: count)
        if count < 8 {
            hash = mixed(hash << 56 ^ shortWord(start, count: count))
        } else {
            var offset = 0
            while offset < count - 8 {
                hash = mixed(hash ^ start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            hash = mixed(hash ^ start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
        }
        return UInt32(truncatingIfNeeded: hash >> 32)
    }

    /// Copies a text that is not empty, and gives its hash.
    @inline(__always)
    static func copy(_ start: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer) -> UInt32 {
        let length = UInt64(truncatingIfNeeded: count)
        if count < 8 { return UInt32(mixed(length << 56 ^ copyShort(start, count: count, to: target)) >> 32) }
        var hash = length
        var offset = 0
        while offset < count - 8 {
            let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            target.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
            hash = mixed(hash ^ word)
            offset += 8
        }
        let word = start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        target.storeBytes(of: word, toByteOffset: count - 8, as: UInt64.self)
        return UInt32(mixed(hash ^ word) >> 32)
    }

    private static func mixed(_ word: UInt64) -> UInt64 {
        let product = word.multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
        return product.high ^ product.low
    }
}

/// One to seven bytes as one number, with no look beyond them: different numbers for different texts of one length.
@inline(__always)
private func shortWord(_ start: UnsafeRawPointer, count: Int) -> UInt64 {
    if count >= 4 {
        return UInt64(start.loadUnaligned(as: UInt32.self)) << 32
            | UInt64(start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    }
    return UInt64(start.load(as: UInt8.self)) << 16
        | UInt64(start.load(fromByteOffset: count / 2, as: UInt8.self)) << 8
        | UInt64(start.load(fromByteOffset: count - 1, as: UInt8.self))
}

/// The same, of what is copied.
@inline(__always)
private func copyShort(_ start: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer) -> UInt64 {
    if count >= 4 {
        let first = start.loadUnaligned(as: UInt32.self)
        let last = start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
        target.storeBytes(of: first, as: UInt32.self)
        target.storeBytes(of: last, toByteOffset: count - 4, as: UInt32.self)
        return UInt64(first) << 32 | UInt64(last)
    }
    let first = start.load(as: UInt8.self)
    let middle = start.load(fromByteOffset: count / 2, as: UInt8.self)
    let last = start.load(fromByteOffset: count - 1, as: UInt8.self)
    target.storeBytes(of: first, as: UInt8.self)
    target.storeBytes(of: middle, toByteOffset: count / 2, as: UInt8.self)
    target.storeBytes(of: last, toByteOffset: count - 1, as: UInt8.self)
    return UInt64(first) << 16 | UInt64(middle) << 8 | UInt64(last)
}

/// Whether two stretches of `count` bytes, at least one, are the same.
@inline(__always)
private func equalBytes(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Bool {
    if count < 8 { return shortWord(a, count: count) == shortWord(b, count: count) }
    var offset = 0
    while offset < count - 8 {
        if a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            != b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        {
            return false
        }
        offset += 8
    }
    return a.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        == b.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
}
