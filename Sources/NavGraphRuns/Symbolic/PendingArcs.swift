/// The arcs to process, in the order of their creation: an arc is then processed when most arcs that lead to it are
/// known.
struct PendingArcs: Sendable {
    /// A bit for each arc.
    private var words: [UInt64] = []
    private var count = 0
    /// No word before this has a bit.
    private var first = 0

    mutating func insert(_ arc: ArcID) {
        let word = arc.index >> 6
        while words.count <= word { words.append(0) }
        words[word] |= 1 << UInt64(arc.raw & 63)
        count += 1
        first = min(first, word)
    }

    mutating func popFirst() -> ArcID? {
        if count == 0 { return nil }
        while words[first] == 0 { first += 1 }
        let bit = words[first].trailingZeroBitCount
        words[first] &= words[first] - 1
        count -= 1
        return ArcID(first * 64 + bit)
    }
}
