/// The events of the one document of a file, with aliases replaced by what they stand for.
///
/// Limits are kept while events arrive: `maximumDepth` collections in each other, and aliases that expand to no more
/// than `maximumExpansion` times the nodes of the file. LANGUAGE 2, CLI.
public final class EventStream {
    package static let maximumDepth = 128
    package static let maximumExpansion = 10
    package static let maximumFileSize = 64 << 20

    /// Where the texts of the events are interned; the caller's to take over in the end.
    package var text: TextPool {
        _read { yield pool.pointee }
        _modify { yield &pool.pointee }
    }
    /// `text` for who asks it again and again: a pointer as long-lived as the stream.
    package let pool: UnsafeMutablePointer<TextPool>
    private let parser: YAMLParser
    @usableFromInline let tilde: Symbol
    private let source: any ByteSource
    /// What changes with every event, behind a pointer, so that no access needs a check for exclusiveness.
    private struct State {
        /// Whether there was an anchor, tag or alias, so that each event must be looked at before it is handed out.
        var isCareful = false
        var ahead = YAMLEvent(kind: .streamEnd, span: .start)
        var isAhead = false
        var depth = 0
        /// Events of anchored nodes, in the order in which they came. The text of an alias is its node's number.
        var recorded: [YAMLEvent] = []
        /// The events of each anchored node; none as long as it is being recorded.
        var nodes: [Range<Int>] = []
        /// The anchored nodes that are being recorded, with the depth at which each ends.
        var recordings: [(node: Int, start: Int, depth: Int)] = []
        /// The node that an anchor means now: of those with the same anchor the one that began last.
        var anchors: [Symbol: Int] = [:]
        /// What is replayed for aliases, innermost last.
        var replays: [Range<Int>] = []
    }
    private let state: UnsafeMutablePointer<State>

    /// Events that can be handed out as they are: from `next` up to `end`.
    @frozen @usableFromInline struct Cursor {
        @usableFromInline var next: UnsafePointer<YAMLEvent>
        @usableFromInline var end: UnsafePointer<YAMLEvent>
    }
    @usableFromInline let cursor: UnsafeMutablePointer<Cursor>
    private let nothing = UnsafeMutablePointer<YAMLEvent>.allocate(capacity: 1)

    package init(_ source: any ByteSource, text: TextPool) {
        self.source = source
        parser = YAMLParser(source, text: text)
        pool = parser.pool
        state = .allocate(capacity: 1)
        state.initialize(to: State())
        cursor = .allocate(capacity: 1)
        cursor.initialize(to: Cursor(next: nothing, end: nothing))
        tilde = parser.text.intern("~")
    }

    deinit {
        state.deinitialize(count: 1)
        state.deallocate()
        cursor.deallocate()
        nothing.deallocate()
    }

    /// Reads up to the document's first node. Throws where the file has no document.
    package func begin() throws(YAMLFailure) {
        if source.starts(with: [0xFF, 0xFE]) || source.starts(with: [0xFE, 0xFF]) {
            throw YAMLFailure(.notUTF8, at: .scalar(0), "the file is UTF-16; save it in UTF-8")
        }
        _ = try next()
        let first = try next()
        guard first.kind == .documentStart else {
            throw YAMLFailure(
                .yamlSyntax, at: .scalar(0),
                source.count == 0
                    ? "the file is empty; a graph is a YAML mapping that begins with 'navgraph: 1'"
                    : "there is no YAML document here; a graph is a mapping that begins with 'navgraph: 1'")
        }
    }

    @inlinable public func peek() throws(YAMLFailure) -> YAMLEvent {
        if cursor.pointee.next != cursor.pointee.end { return cursor.pointee.next.pointee }
        return try peekSlowly()
    }

    @inlinable public func next() throws(YAMLFailure) -> YAMLEvent {
        let event = cursor.pointee.next
        if event != cursor.pointee.end {
            cursor.pointee.next = event + 1
            return event.pointee
        }
        return try nextSlowly()
    }

    @usableFromInline func peekSlowly() throws(YAMLFailure) -> YAMLEvent {
        if try fetch() { return try peek() }
        if !state.pointee.isAhead {
            state.pointee.ahead = try advance()
            state.pointee.isAhead = true
        }
        return state.pointee.ahead
    }

    @usableFromInline func nextSlowly() throws(YAMLFailure) -> YAMLEvent {
        if try fetch() { return try next() }
        if state.pointee.isAhead {
            state.pointee.isAhead = false
            return state.pointee.ahead
        }
        return try advance()
    }

    /// Gets more events to hand out as they are. With the first that cannot be, this ends for the rest of the file.
    private func fetch() throws(YAMLFailure) -> Bool {
        if state.pointee.isCareful { return false }
        let batch = try parser.nextBatch()
        if batch.needsCare {
            try checkAliases()
            state.pointee.isCareful = true
            state.pointee.depth = batch.depth
            cursor.pointee = Cursor(next: nothing, end: nothing)
            parser.put(back: batch)
        } else {
            cursor.pointee = Cursor(
                next: batch.events.baseAddress!, end: batch.events.baseAddress! + batch.events.count)
        }
        return !batch.needsCare
    }

    /// Throws where aliases expand too far. Of such a file nothing else is to be said, whatever was read already: it is
    /// too large, in a way.
    private func checkAliases() throws(YAMLFailure) {
        guard let alias = Self.firstAliasTooMany(source) else { return }
        throw YAMLFailure(
            .limitExceeded, at: .span(alias),
            "the aliases up to here stand for more than \(Self.maximumExpansion) times the nodes of the file",
            standsAlone: true)
    }

    /// Has nobody read the file any more.
    package func close() { parser.close() }

    /// Whether `event` stands for an empty mapping or list.
    @inlinable public func isEmpty(_ event: YAMLEvent) -> Bool { event.isEmpty(tilde: tilde) }

    /// Passes over the next node, with all that is in it. The stretch from its beginning to the end of its last text.
    @discardableResult
    package func skip() throws(YAMLFailure) -> Span {
        let first = try next()
        guard first.startsCollection else { return first.span }
        var level = 1
        var span = first.span
        while level > 0 {
            let event = try next()
            if event.startsCollection { level += 1 }
            if event.endsCollection { level -= 1 }
            if !event.endsCollection || event.span.length > 0 { span = span.through(event.span) }
        }
        return span
    }

    /// Reads to the end of the file; throws where there is another document.
    package func finish() throws(YAMLFailure) {
        let end = try next()
        guard end.kind == .documentEnd else { return }
        let last = try next()
        if last.kind == .documentStart {
            throw YAMLFailure(.yamlSyntax, at: .span(last.span), "a second document; a graph file is one document")
        }
    }

    private func advance() throws(YAMLFailure) -> YAMLEvent {
        if !state.pointee.replays.isEmpty, let event = try replayed() { return event }
        let event = try parser.next()
        if case .alias = event.kind {
            let node = try node(of: event)
            if !state.pointee.recordings.isEmpty {
                // What is recorded keeps the node, since the anchor's name may come to mean another.
                var recorded = event
                recorded.text = Symbol(node)
                state.pointee.recorded.append(recorded)
            }
            state.pointee.replays.append(state.pointee.nodes[node])
            return try advance()
        }
        if event.hasProperties { try begin(event) }
        if !state.pointee.recordings.isEmpty { record(event) }
        try count(event)
        return event
    }

    /// The next event of what an alias stands for; `nil` where all is told.
    private func replayed() throws(YAMLFailure) -> YAMLEvent? {
        while let replay = state.pointee.replays.last {
            if replay.isEmpty {
                state.pointee.replays.removeLast()
                continue
            }
            state.pointee.replays[state.pointee.replays.count - 1] = replay.dropFirst()
            let event = state.pointee.recorded[replay.lowerBound]
            if case .alias = event.kind {
                state.pointee.replays.append(state.pointee.nodes[event.text.index])
                continue
            }
            try count(event)
            return event
        }
        return nil
    }

    /// Looks at the anchor and tag of a node.
    private func begin(_ event: YAMLEvent) throws(YAMLFailure) {
        if !parser.tag.isEmpty { try check(parser.tag, of: event) }
        if !parser.anchor.isEmpty {
            let node = state.pointee.nodes.count
            state.pointee.anchors[parser.anchor] = node
            state.pointee.recordings.append((node, state.pointee.recorded.count, state.pointee.depth))
            state.pointee.nodes.append(0..<0)
        }
    }

    private func record(_ event: YAMLEvent) {
        state.pointee.recorded.append(event)
        let depthAfter = state.pointee.depth + (event.startsCollection ? 1 : event.endsCollection ? -1 : 0)
        while let last = state.pointee.recordings.last, last.depth == depthAfter {
            state.pointee.nodes[last.node] = last.start..<state.pointee.recorded.count
            state.pointee.recordings.removeLast()
        }
    }

    private func node(of alias: YAMLEvent) throws(YAMLFailure) -> Int {
        guard let node = state.pointee.anchors[alias.text] else {
            throw YAMLFailure(
                .yamlSyntax, at: .span(alias.span),
                "no anchor '&\(text[alias.text])' stands above this alias")
        }
        if state.pointee.nodes[node].isEmpty {
            throw YAMLFailure(
                .yamlSyntax, at: .span(alias.span),
                "'*\(text[alias.text])' stands inside what its own anchor names; no value can contain itself")
        }
        return node
    }

    @inline(__always)
    private func count(_ event: YAMLEvent) throws(YAMLFailure) {
        if event.startsCollection {
            state.pointee.depth += 1
            if state.pointee.depth > Self.maximumDepth {
                throw YAMLFailure(
                    .limitExceeded, at: .span(Span(offset: event.span.offset, length: 1)),
                    "more than \(Self.maximumDepth) mappings and lists inside each other")
            }
        } else if event.endsCollection {
            state.pointee.depth -= 1
        }
    }

    /// The types that YAML itself has tags for: https://yaml.org/type/.
    private static let types: Set<String> = [
        "map", "omap", "pairs", "set", "seq", "binary", "bool", "float", "int", "merge", "null", "str", "timestamp",
        "value", "yaml",
    ]

    private func check(_ tag: Symbol, of event: YAMLEvent) throws(YAMLFailure) {
        let tag = text[tag]
        let prefix = "tag:yaml.org,2002:"
        if tag == "!" || tag.hasPrefix(prefix) && Self.types.contains(String(tag.dropFirst(prefix.count))) { return }
        throw YAMLFailure(
            .yamlSyntax, at: .span(event.span),
            "a custom tag (\(tag)) is not part of a graph; every value is a text, list or mapping without one")
    }
}
