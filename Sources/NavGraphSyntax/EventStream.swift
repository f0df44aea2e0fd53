#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The events of the one document of a file, with aliases replaced by what they stand for.
///
/// Limits are kept while events arrive: `maximumDepth` collections in each other, and aliases that expand to no more
/// than `maximumExpansion` times the nodes of the file. LANGUAGE 2, CLI.
package final class EventStream {
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
    private let tilde: Symbol
    private let bytes: UnsafeBufferPointer<UInt8>
    /// What changes with every event, behind a pointer, so that no access needs a check for exclusiveness.
    private struct State {
        var ahead = YAMLEvent(kind: .streamEnd, span: .start)
        var isAhead = false
        var depth = 0
        /// Events of anchored nodes, in the order in which they came.
        var recorded: [YAMLEvent] = []
        /// The anchored nodes that are being recorded, with the depth at which each ends.
        var recordings: [(anchor: Symbol, start: Int, depth: Int)] = []
        var anchors: [Symbol: Range<Int>] = [:]
        /// What is replayed for aliases, innermost last.
        var replays: [Range<Int>] = []
    }
    private let state: UnsafeMutablePointer<State>

    package init(bytes: UnsafeBufferPointer<UInt8>, text: TextPool) {
        self.bytes = bytes
        parser = YAMLParser(bytes: bytes, text: text)
        pool = parser.pool
        state = .allocate(capacity: 1)
        state.initialize(to: State())
        tilde = parser.text.intern("~")
    }

    deinit {
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Reads up to the document's first node. Throws where the file has no document, or its aliases expand too far.
    package func begin() throws(YAMLFailure) {
        if bytes.count >= 2, bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF {
            throw YAMLFailure(.notUTF8, at: .scalar(0), "the file is UTF-16; save it in UTF-8")
        }
        if let alias = Self.firstAliasTooMany(bytes) {
            throw YAMLFailure(
                .limitExceeded, at: .span(alias),
                "the aliases up to here stand for more than \(Self.maximumExpansion) times the nodes of the file")
        }
        _ = try parser.next()
        let first = try parser.next()
        guard first.kind == .documentStart else {
            throw YAMLFailure(
                .yamlSyntax, at: .scalar(0),
                bytes.isEmpty
                    ? "the file is empty; a graph is a YAML mapping that begins with 'navgraph: 1'"
                    : "there is no YAML document here; a graph is a mapping that begins with 'navgraph: 1'")
        }
    }

    package func peek() throws(YAMLFailure) -> YAMLEvent {
        if !state.pointee.isAhead {
            state.pointee.ahead = try advance()
            state.pointee.isAhead = true
        }
        return state.pointee.ahead
    }

    package func next() throws(YAMLFailure) -> YAMLEvent {
        if state.pointee.isAhead {
            state.pointee.isAhead = false
            return state.pointee.ahead
        }
        return try advance()
    }

    /// Whether `event` stands for an empty mapping or list.
    package func isEmpty(_ event: YAMLEvent) -> Bool { event.isEmpty(tilde: tilde) }

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
        let last = try parser.next()
        if last.kind == .documentStart {
            throw YAMLFailure(.yamlSyntax, at: .span(last.span), "a second document; a graph file is one document")
        }
    }

    private func advance() throws(YAMLFailure) -> YAMLEvent {
        if !state.pointee.replays.isEmpty, let event = try replayed() { return event }
        let event = try parser.next()
        if case .alias = event.kind {
            if !state.pointee.recordings.isEmpty { state.pointee.recorded.append(event) }
            return try follow(event)
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
            if case .alias = event.kind { return try follow(event) }
            try count(event)
            return event
        }
        return nil
    }

    /// Looks at the anchor and tag of a node.
    private func begin(_ event: YAMLEvent) throws(YAMLFailure) {
        if !parser.tag.isEmpty { try check(parser.tag, of: event) }
        if !parser.anchor.isEmpty {
            state.pointee.recordings.append((parser.anchor, state.pointee.recorded.count, state.pointee.depth))
        }
    }

    private func record(_ event: YAMLEvent) {
        state.pointee.recorded.append(event)
        let depthAfter = state.pointee.depth + (event.startsCollection ? 1 : event.endsCollection ? -1 : 0)
        while let last = state.pointee.recordings.last, last.depth == depthAfter {
            state.pointee.anchors[last.anchor] = last.start..<state.pointee.recorded.count
            state.pointee.recordings.removeLast()
        }
    }

    private func follow(_ alias: YAMLEvent) throws(YAMLFailure) -> YAMLEvent {
        if state.pointee.recordings.contains(where: { $0.anchor == alias.text }) {
            throw YAMLFailure(.yamlSyntax, at: .span(alias.span), "'*\(text[alias.text])' stands inside its own anchor")
        }
        guard let range = state.pointee.anchors[alias.text] else {
            throw YAMLFailure(
                .yamlSyntax, at: .span(alias.span),
                "no anchor '&\(text[alias.text])' stands above this alias")
        }
        state.pointee.replays.append(range)
        return try advance()
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

    private func check(_ tag: Symbol, of event: YAMLEvent) throws(YAMLFailure) {
        let tag = text[tag]
        if tag == "!" || tag.hasPrefix("tag:yaml.org,2002:") { return }
        throw YAMLFailure(
            .yamlSyntax, at: .span(event.span), "a custom tag (\(tag)); every value of a graph is text, list or mapping"
        )
    }
}

extension EventStream {
    /// The first alias with which the nodes of the document, aliases replaced, become more than `maximumExpansion`
    /// times those that are written. Needs a pass of its own, since the nodes below count too; but only a file with
    /// both `&` and `*` pays for it.
    private static func firstAliasTooMany(_ bytes: UnsafeBufferPointer<UInt8>) -> Span? {
        guard let base = bytes.baseAddress, memchr(base, 0x2A, bytes.count) != nil,
            memchr(base, 0x26, bytes.count) != nil
        else { return nil }
        let parser = YAMLParser(bytes: bytes, text: TextPool())
        var written = 0
        var expanded = 0
        var aliases: [(span: Span, expanded: Int)] = []
        var sizes: [Symbol: Int] = [:]
        var open: [(anchor: Symbol, before: Int)] = []
        // A failure to parse is reported by the pass that reads the file.
        while let event = try? parser.next(), event.kind != .streamEnd, open.count <= maximumDepth {
            switch event.kind {
            case .scalar:
                written += 1
                expanded &+= 1
                if event.hasProperties, !parser.anchor.isEmpty { sizes[parser.anchor] = 1 }
            case .alias:
                written += 1
                expanded = min(expanded + (sizes[event.text] ?? 1), 1 << 40)
                aliases.append((event.span, expanded))
            case .mappingStart, .sequenceStart:
                written += 1
                open.append((event.hasProperties ? parser.anchor : .none, expanded))
                expanded += 1
            case .mappingEnd, .sequenceEnd:
                guard let node = open.popLast() else { break }
                if !node.anchor.isEmpty { sizes[node.anchor] = expanded - node.before }
            default: break
            }
        }
        let limit = maximumExpansion * written
        return expanded > limit ? aliases.first { $0.expanded > limit }?.span : nil
    }
}
