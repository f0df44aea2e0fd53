#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A stretch of the events of a file as a scanner hands them over: texts side by side, not interned yet.
struct EventBatch {
    /// Enough that handing over costs nothing, few enough that it stays in a cache.
    private static let usualCount = 1024

    /// The events; until they are interned, the lengths of their texts stand in the place of their symbols.
    private var events = UnsafeMutablePointer<YAMLEvent>.allocate(capacity: usualCount)
    /// The hashes of their texts.
    private var hashes = UnsafeMutablePointer<UInt32>.allocate(capacity: usualCount)
    private(set) var count = 0
    private var capacity = usualCount
    private var texts = UnsafeMutableRawPointer.allocate(byteCount: 1 << 13, alignment: 1)
    private var textSize = 0
    private var textCapacity = 1 << 13
    /// Anchor and tag of the events that have properties, in their order.
    var properties: [(anchor: String, tag: String)] = []
    /// Why no event comes after these.
    var failure: YAMLFailure?
    /// Whether no event comes after these.
    var isLast = false
    /// Where the key at the next cut begins, in scalars of this piece: the event behind these is the first of the next
    /// piece.
    var nextPiece: UInt32?
    /// The collections that are open before the first event.
    var depth = 0
    /// Whether an event has an anchor, is an alias, or opens one collection too many.
    var needsCare = false

    /// Whether the next events, if there are any, are of another piece.
    var isEnd: Bool { isLast || nextPiece != nil }
    /// Whether it is large enough to be handed over. It takes more all the same.
    var isFull: Bool { count >= Self.usualCount }

    /// What a batch holds is not its own: whoever made it frees it.
    func deallocate() {
        events.deallocate()
        hashes.deallocate()
        texts.deallocate()
    }

    mutating func clear(depth: Int) {
        count = 0
        textSize = 0
        properties.removeAll(keepingCapacity: true)
        failure = nil
        isLast = false
        nextPiece = nil
        needsCare = false
        self.depth = depth
    }

    @inline(__always)
    mutating func append(_ event: YAMLEvent) {
        if count == capacity { grow() }
        (events + count).initialize(to: event)
        (hashes + count).initialize(to: 0)
        count &+= 1
    }

    @inline(__always)
    mutating func append(_ event: YAMLEvent, text: UnsafePointer<UInt8>, length: Int) {
        if length == 0 { return append(event) }
        if count == capacity { grow() }
        if length > textCapacity &- textSize { grow(by: length) }
        let hash = TextPool.copy(UnsafeRawPointer(text), count: length, to: texts + textSize)
        textSize &+= length
        var event = event
        event.text = Symbol(raw: UInt32(truncatingIfNeeded: length))
        (events + count).initialize(to: event)
        (hashes + count).initialize(to: hash)
        count &+= 1
    }

    @inline(never)
    private mutating func grow() {
        capacity *= 2
        let (oldEvents, oldHashes) = (events, hashes)
        events = .allocate(capacity: capacity)
        hashes = .allocate(capacity: capacity)
        events.moveInitialize(from: oldEvents, count: count)
        hashes.moveInitialize(from: oldHashes, count: count)
        oldEvents.deallocate()
        oldHashes.deallocate()
    }

    @inline(never)
    private mutating func grow(by length: Int) {
        let larger = UnsafeMutableRawPointer.allocate(byteCount: (textSize + length) * 2, alignment: 1)
        larger.copyMemory(from: texts, byteCount: textSize)
        texts.deallocate()
        texts = larger
        textCapacity = (textSize + length) * 2
    }

    /// Interns the texts into `pool`, once, and moves the places by `offset`: the events as they are told. They stay as
    /// long as the batch is not filled again.
    func intern(
        into pool: UnsafeMutablePointer<TextPool>, movedBy offset: UInt32
    ) -> UnsafeBufferPointer<YAMLEvent> {
        if offset != 0 {
            for i in 0..<count { events[i].span.offset &+= offset }
        }
        let all = UnsafeMutableBufferPointer(start: events, count: count)
        pool.pointee.intern(all, hashes: hashes, texts: UnsafeRawPointer(texts))
        return UnsafeBufferPointer(all)
    }
}
