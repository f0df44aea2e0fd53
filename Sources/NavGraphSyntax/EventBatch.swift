#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A stretch of the events of a file as the scanner hands them over: texts side by side, not interned yet.
struct EventBatch {
    /// An event; `text` is missing, `length` says how many bytes of the batch's texts are its own.
    struct Entry {
        var event: YAMLEvent
        var length: Int
    }
    /// Enough that handing over costs nothing, few enough that it stays in a cache.
    static let capacity = 2048

    private let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    private(set) var count = 0
    private var texts = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 1)
    private var textSize = 0
    private var textCapacity = 1 << 16
    /// Anchor and tag of the events that have properties, in their order.
    var properties: [(anchor: String, tag: String)] = []
    /// Why no event comes after these.
    var failure: YAMLFailure?
    /// Whether no event comes after these.
    var isLast = false
    /// The collections that are open before the first event.
    var depth = 0
    /// Whether an event has an anchor, is an alias, or opens one collection too many.
    var needsCare = false

    var isFull: Bool { count == Self.capacity }

    /// What a batch holds is not its own: whoever made it frees it.
    func deallocate() {
        entries.deallocate()
        texts.deallocate()
    }

    mutating func clear(depth: Int) {
        count = 0
        textSize = 0
        properties.removeAll(keepingCapacity: true)
        failure = nil
        isLast = false
        needsCare = false
        self.depth = depth
    }

    mutating func append(_ event: YAMLEvent) {
        (entries + count).initialize(to: Entry(event: event, length: 0))
        count += 1
    }

    mutating func append(_ event: YAMLEvent, text: UnsafePointer<UInt8>, length: Int) {
        if length > textCapacity - textSize { grow(by: length) }
        memcpy(texts + textSize, text, length)
        textSize += length
        (entries + count).initialize(to: Entry(event: event, length: length))
        count += 1
    }

    private mutating func grow(by length: Int) {
        let larger = UnsafeMutableRawPointer.allocate(byteCount: (textSize + length) * 2, alignment: 1)
        larger.copyMemory(from: texts, byteCount: textSize)
        texts.deallocate()
        texts = larger
        textCapacity = (textSize + length) * 2
    }

    /// Writes the events to `events`, their texts interned into `pool`: in one go, so that the processor looks for many
    /// at a time.
    func intern(into pool: UnsafeMutablePointer<TextPool>, to events: UnsafeMutablePointer<YAMLEvent>) {
        var text = UnsafePointer(texts.assumingMemoryBound(to: UInt8.self))
        for i in 0..<count {
            let entry = entries[i]
            var event = entry.event
            if entry.length > 0 {
                event.text = pool.pointee.internInline(UnsafeBufferPointer(start: text, count: entry.length))
                text += entry.length
            }
            (events + i).initialize(to: event)
        }
    }
}
