/// The events of a file with their texts interned, one at a time or as many as there are.
///
/// Texts are interned into `text`, which is the caller's to take over
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
    /// How a file is scanned: always with the same events.
    package enum Scanning {
        /// In pieces, where it is large; each line by line, and by libyaml where it is not written so.
        case bySize
        /// By libyaml, as one.
        case whole
        /// In pieces of so many bytes, line by line where that is asked for.
        case pieces(of: Int, byLine: Bool)
    }

    private struct State {
        var pool: TextPool
        /// What of `events` was not asked for yet.
        var rest = UnsafeBufferPointer<YAMLEvent>(start: nil, count: 0)
        var properties: ArraySlice<(anchor: String, tag: String)> = []
        var anchor = Symbol.none
        var tag = Symbol.none
        var failure: YAMLFailure?
        /// What the last events lie in.
        var batch: EventBatch?
    }
    private let state: UnsafeMutablePointer<State>
    /// Where the texts are interned.
    package let pool: UnsafeMutablePointer<TextPool>
    private let source: any ByteSource
    private let scanners: PieceScanners
    /// The piece of the file that the next events are of.
    package private(set) var piece = 0
    /// The scalars before it.
    private var offset: UInt32 = 0

    package init(_ source: any ByteSource, text: TextPool, scanning: Scanning = .bySize) {
        state = .allocate(capacity: 1)
        state.initialize(to: State(pool: text))
        pool = state.pointer(to: \.pool)!
        self.source = source
        if case .bySize = scanning, let ahead = source as? ScannedAhead {
            scanners = ahead.scanners
        } else {
            scanners = PieceScanners(source, scanning)
        }
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
        state.pointee.batch?.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Has nobody scan any more.
    package func close() { scanners.stop() }

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
        while true {
            if let batch = state.pointee.batch { scanners.put(back: batch) }
            let batch = scanners.next()
            state.pointee.batch = batch
            let next = take(batch)
            if !next.events.isEmpty { return next }
            if let failure = state.pointee.failure { throw failure }
        }
    }

    /// Gives `next` what is left of a batch.
    func put(back batch: Batch) { state.pointee.rest = batch.events }

    private func take(_ batch: borrowing EventBatch) -> Batch {
        let events = batch.intern(into: pool, movedBy: offset)
        state.pointee.properties = batch.properties[...]
        // The words of libyaml may name a line, which the scanner of a later piece does not know.
        state.pointee.failure = piece == 0 || batch.failure == nil ? batch.failure : YAMLScanner.failure(in: source)
        if let start = batch.nextPiece {
            piece += 1
            offset &+= start &- UInt32(FileCuts.prefix.utf8CodeUnitCount + scanners.indent)
        }
        return Batch(events: events, depth: batch.depth, needsCare: batch.needsCare)
    }
}
