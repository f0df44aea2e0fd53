#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A stretch of the events of a file as the scanner hands them over: texts side by side, not interned yet.
struct EventBatch {
    /// Enough that handing over costs nothing, few enough that it stays in a cache.
    static let capacity = 1024

    /// The events; in the place of their symbols stand the lengths of their texts.
    private let events = UnsafeMutablePointer<YAMLEvent>.allocate(capacity: capacity)
    /// The hashes of their texts.
    private let hashes = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    private(set) var count = 0
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
    var isFull: Bool { count == Self.capacity }

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
        (events + count).initialize(to: event)
        (hashes + count).initialize(to: 0)
        count &+= 1
    }

    @inline(__always)
    mutating func append(_ event: YAMLEvent, text: UnsafePointer<UInt8>, length: Int) {
        if length == 0 { return append(event) }
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
    private mutating func grow(by length: Int) {
        let larger = UnsafeMutableRawPointer.allocate(byteCount: (textSize + length) * 2, alignment: 1)
        larger.copyMemory(from: texts, byteCount: textSize)
        texts.deallocate()
        texts = larger
        textCapacity = (textSize + length) * 2
    }

    /// Writes the events to `result`, their texts interned into `pool`, their places moved by `offset`.
    func intern(
        into pool: UnsafeMutablePointer<TextPool>, to result: UnsafeMutablePointer<YAMLEvent>, movedBy offset: UInt32
    ) {
        for i in 0..<count {
            var event = events[i]
            event.span.offset &+= offset
            (result + i).initialize(to: event)
        }
        pool.pointee.intern(
            UnsafeMutableBufferPointer(start: result, count: count), hashes: hashes, texts: UnsafeRawPointer(texts))
    }
}
