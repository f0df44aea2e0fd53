/// The events of a file with their texts interned, one at a time or as many as there are.
///
/// The bytes must outlive the parser, or its `close`. Texts are interned into `text`, which is the caller's to take over
/// in the end.
package final class YAMLParser {
    /// Events that follow each other. They stay until the next are asked for.
    struct Batch {
        var events: UnsafeBufferPointer<YAMLEvent>
        /// The collections that are open before the first of them.
        var depth: Int
        /// Whether one of them has an anchor or tag, is an alias, or opens more collections than may be.
        var needsCare: Bool
    }
    /// From this size on a file is scanned on a thread of its own.
    package static let sizeForThread = 1 << 16

    private struct State {
        var pool: TextPool
        /// What of `events` was not asked for yet.
        var rest = UnsafeBufferPointer<YAMLEvent>(start: nil, count: 0)
        var properties: ArraySlice<(anchor: String, tag: String)> = []
        var anchor = Symbol.none
        var tag = Symbol.none
        var failure: YAMLFailure?
    }
    private let state: UnsafeMutablePointer<State>
    private let events = UnsafeMutablePointer<YAMLEvent>.allocate(capacity: EventBatch.capacity)
    /// Where the texts are interned.
    package let pool: UnsafeMutablePointer<TextPool>
    private let scanner: YAMLScanner
    private let thread: ScannerThread?
    private var batch = EventBatch()

    package init(bytes: UnsafeBufferPointer<UInt8>, text: TextPool, hasThread: Bool? = nil) {
        state = .allocate(capacity: 1)
        state.initialize(to: State(pool: text))
        pool = state.pointer(to: \.pool)!
        scanner = YAMLScanner(bytes: bytes)
        thread = hasThread ?? (bytes.count >= Self.sizeForThread) ? ScannerThread(scanner) : nil
    }

    package var text: TextPool {
        _read { yield pool.pointee }
        _modify { yield &pool.pointee }
    }

    /// The anchor of the last event that `next` gave and that has properties; empty where it has none.
    package var anchor: Symbol { state.pointee.anchor }
    /// Its tag, resolved; empty where it has none.
    package var tag: Symbol { state.pointee.tag }

    deinit {
        close()
        batch.deallocate()
        events.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Ends the use of the bytes.
    package func close() { thread?.stop() }

    /// The next event; after `streamEnd` there is none to ask for. Throws where the bytes are no UTF-8 or no YAML.
    package func next() throws(YAMLFailure) -> YAMLEvent {
        if state.pointee.rest.isEmpty { state.pointee.rest = try nextBatch().events }
        let event = state.pointee.rest[0]
        state.pointee.rest = UnsafeBufferPointer(rebasing: state.pointee.rest.dropFirst())
        if event.hasProperties, let properties = state.pointee.properties.popFirst() {
            state.pointee.anchor = pool.pointee.intern(properties.anchor)
            state.pointee.tag = pool.pointee.intern(properties.tag)
        }
        return event
    }

    /// The next events, at least one. Throws where there are none: the bytes are no UTF-8 or no YAML.
    func nextBatch() throws(YAMLFailure) -> Batch {
        if let failure = state.pointee.failure { throw failure }
        let next: Batch
        if let thread {
            next = thread.withNext { take($0) }
        } else {
            scanner.fill(&batch)
            next = take(batch)
        }
        if next.events.isEmpty, let failure = state.pointee.failure { throw failure }
        return next
    }

    /// Gives `next` what is left of a batch.
    func put(back batch: Batch) { state.pointee.rest = batch.events }

    private func take(_ batch: borrowing EventBatch) -> Batch {
        batch.intern(into: pool, to: events)
        state.pointee.properties = batch.properties[...]
        state.pointee.failure = batch.failure
        return Batch(
            events: UnsafeBufferPointer(start: events, count: batch.count), depth: batch.depth,
            needsCare: batch.needsCare)
    }
}
