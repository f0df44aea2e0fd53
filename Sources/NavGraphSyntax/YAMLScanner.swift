import CLibYAML

/// Fills batches with libyaml's events of a file or of a piece of it.
final class YAMLScanner {
    fileprivate struct State {
        let source: any ByteSource
        var parser = yaml_parser_t()
        var event = yaml_event_t()
        var depth = 0
        /// What libyaml gets to read: of a piece its prefix, then the file from there on.
        var prefix = UnsafeRawBufferPointer(start: nil, count: 0)
        var position: Int
        /// Where the next piece begins, in bytes of the file; `.max` where there is none.
        var nextPiece = Int.max
        /// The scalars between the beginning of this piece and `position`, as long as that is before the next one.
        var scalars = 0
        /// Where the next piece begins, in scalars of this one; `.max` as long as nothing of it was read, and where none
        /// is to be looked for.
        var cut = Int.max
        /// What libyaml gets next of what is behind the cut: it needs no more than a glance.
        var glance = 256
        /// Whether the two outermost collections are block mappings of the indentations that `FileCuts` asks for.
        var isOutline = (false, false)
    }
    /// Behind a pointer, since libyaml keeps addresses in it.
    private let state: UnsafeMutablePointer<State>

    private let indent: Int

    init(_ source: any ByteSource, cuts: FileCuts = FileCuts(), piece: Int = 0) {
        state = .allocate(capacity: 1)
        state.initialize(to: State(source: source, position: piece == 0 ? 0 : cuts.lines[piece - 1]))
        indent = cuts.indent
        if piece + 1 < cuts.pieces {
            state.pointee.nextPiece = cuts.lines[piece]
            state.pointee.scalars = indent
            // libyaml does not count a byte order mark.
            if piece == 0, source.starts(with: [0xEF, 0xBB, 0xBF]) { state.pointee.scalars -= 1 }
        }
        yaml_parser_initialize(&state.pointee.parser)
        yaml_parser_set_input(&state.pointee.parser, readSource, state)
        if piece > 0 {
            state.pointee.prefix = FileCuts.prefix.rawBuffer
            state.pointee.scalars += FileCuts.prefix.utf8CodeUnitCount
            passPrefix()
        }
    }

    deinit {
        yaml_parser_delete(&state.pointee.parser)
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Fills a batch with the next events. The last one ends with the stream, with a failure where the bytes are no
    /// UTF-8 or no YAML, or with the event that opens one collection too many: libyaml's time grows with the square of
    /// the depth.
    func fill(_ batch: inout EventBatch) {
        batch.clear(depth: state.pointee.depth)
        while !batch.isFull, !batch.isLast {
            let event = state.pointer(to: \.event)!
            guard yaml_parser_parse(state.pointer(to: \.parser)!, event) != 0,
                // Asked again after a failure, libyaml has nothing to say.
                state.pointee.parser.error == YAML_NO_ERROR
            else {
                batch.failure = YAMLFailure(state.pointer(to: \.parser)!)
                batch.isLast = true
                return
            }
            if event.pointee.start_mark.index >= state.pointee.cut, isNextPiece(event) {
                batch.nextPiece = UInt32(truncatingIfNeeded: event.pointee.start_mark.index)
                yaml_event_delete(event)
                return
            }
            append(event, to: &batch)
        }
    }

    /// Why a file cannot be read to its end.
    static func failure(in source: any ByteSource) -> YAMLFailure? {
        let scanner = YAMLScanner(source)
        var batch = EventBatch()
        defer { batch.deallocate() }
        repeat { scanner.fill(&batch) } while !batch.isLast
        return batch.failure
    }

    // MARK: - Pieces

    /// Whether an event at or behind the cut is the first of the next piece. If not, and it is none of those without a
    /// text that end at the cut, the cut is in the wrong place.
    private func isNextPiece(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        let start = event.pointee.start_mark.index
        if start == state.pointee.cut {
            if event.pointee.end_mark.index == start { return false }
            if event.pointee.type == YAML_SCALAR_EVENT, state.pointee.depth == 2,
                state.pointee.isOutline == (true, true)
            {
                return true
            }
        }
        goOn()
        return false
    }

    /// There is no next piece: this one goes on to the end of the file.
    private func goOn() {
        state.pointee.cut = .max
        state.pointee.nextPiece = .max
    }

    /// Passes over what the prefix gives. Should libyaml fail so early, then `fill` tells it.
    private func passPrefix() {
        var batch = EventBatch()
        defer { batch.deallocate() }
        for _ in 0..<FileCuts.prefixEvents {
            let event = state.pointer(to: \.event)!
            guard yaml_parser_parse(state.pointer(to: \.parser)!, event) != 0 else { return }
            append(event, to: &batch)
        }
    }

    /// Notes the two outermost collections.
    @inline(__always)
    private func noteOutline(_ event: UnsafeMutablePointer<yaml_event_t>, hasProperties: Bool) {
        let depth = state.pointee.depth
        if depth > 1 { return }
        let isBlock =
            event.pointee.type == YAML_MAPPING_START_EVENT
            && event.pointee.data.mapping_start.style == YAML_BLOCK_MAPPING_STYLE && !hasProperties
        let column = event.pointee.start_mark.column
        if depth == 0 {
            state.pointee.isOutline.0 = isBlock && column == 0
        } else {
            state.pointee.isOutline.1 = isBlock && column == indent
        }
    }

    // MARK: - Events

    @inline(__always)
    private func append(_ event: UnsafeMutablePointer<yaml_event_t>, to batch: inout EventBatch) {
        let start = event.pointee.start_mark.index
        let end = event.pointee.end_mark.index
        var result = YAMLEvent(
            kind: .streamEnd,
            span: Span(
                offset: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: end &- start)))
        switch event.pointee.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.pointee.data.scalar
            result.kind = .scalar
            switch scalar.style {
            case YAML_PLAIN_SCALAR_STYLE: result.style = .plain
            case YAML_DOUBLE_QUOTED_SCALAR_STYLE: result.style = .doubleQuoted
            default: result.style = .other
            }
            properties(&result, anchor: scalar.anchor, tag: scalar.tag, of: &batch)
            batch.append(result, text: scalar.value, length: scalar.length)
        case YAML_MAPPING_START_EVENT:
            let mapping = event.pointee.data.mapping_start
            result.kind = .mappingStart
            properties(&result, anchor: mapping.anchor, tag: mapping.tag, of: &batch)
            noteOutline(event, hasProperties: result.hasProperties)
            open(result, &batch)
            if !result.hasProperties { return }
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.pointee.data.sequence_start
            result.kind = .sequenceStart
            properties(&result, anchor: sequence.anchor, tag: sequence.tag, of: &batch)
            noteOutline(event, hasProperties: result.hasProperties)
            open(result, &batch)
            if !result.hasProperties { return }
        // Like the beginnings without properties, the ends of collections own nothing that would have to be freed.
        case YAML_MAPPING_END_EVENT:
            result.kind = .mappingEnd
            state.pointee.depth -= 1
            return batch.append(result)
        case YAML_SEQUENCE_END_EVENT:
            result.kind = .sequenceEnd
            state.pointee.depth -= 1
            return batch.append(result)
        case YAML_ALIAS_EVENT:
            result.kind = .alias
            batch.needsCare = true
            let name = event.pointee.data.alias.anchor!
            batch.append(result, text: name, length: String(cString: name).utf8.count)
        case YAML_STREAM_START_EVENT:
            result.kind = .streamStart
            batch.append(result)
        case YAML_DOCUMENT_START_EVENT:
            // A piece knows nothing of tags that the document defines.
            let tags = event.pointee.data.document_start.tag_directives
            if tags.start != tags.end { goOn() }
            result.kind = .documentStart
            batch.append(result)
        case YAML_DOCUMENT_END_EVENT:
            result.kind = .documentEnd
            batch.append(result)
        default:
            batch.isLast = true
            batch.append(result)
        }
        yaml_event_delete(event)
    }

    private func open(_ event: YAMLEvent, _ batch: inout EventBatch) {
        state.pointee.depth += 1
        if state.pointee.depth > EventStream.maximumDepth {
            batch.needsCare = true
            batch.isLast = true
        }
        batch.append(event)
    }

    @inline(__always)
    private func properties(
        _ event: inout YAMLEvent, anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?,
        of batch: inout EventBatch
    ) {
        guard anchor != nil || tag != nil else { return }
        event.hasProperties = true
        batch.needsCare = true
        batch.properties.append((anchor.map { String(cString: $0) } ?? "", tag.map { String(cString: $0) } ?? ""))
    }
}

/// Gives libyaml what comes next, up to the cut, or a little of what is behind it.
private func readSource(
    _ context: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<UInt8>?, _ size: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
    let state = context!.assumingMemoryBound(to: YAMLScanner.State.self)
    let room = UnsafeMutableRawBufferPointer(start: buffer, count: size)
    if !state.pointee.prefix.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: state.pointee.prefix.prefix(size))
        room.copyMemory(from: part)
        state.pointee.prefix = UnsafeRawBufferPointer(rebasing: state.pointee.prefix.dropFirst(part.count))
        count!.pointee = part.count
        return 1
    }
    let left = state.pointee.nextPiece - state.pointee.position
    let wanted = left > 0 ? min(size, left) : min(size, state.pointee.glance)
    let read = state.pointee.source.read(
        from: state.pointee.position, into: UnsafeMutableRawBufferPointer(rebasing: room[..<wanted]))
    state.pointee.position += read
    if left <= 0 {
        state.pointee.glance *= 2
    } else if state.pointee.nextPiece != .max {
        state.pointee.scalars += scalarCount(UnsafeRawBufferPointer(rebasing: room[..<read]))
        if read == left { state.pointee.cut = state.pointee.scalars }
    }
    count!.pointee = read
    return 1
}

/// The scalars of a stretch of UTF-8: the bytes that continue none, of which most stretches have none.
private func scalarCount(_ bytes: UnsafeRawBufferPointer) -> Int {
    var continuing = 0
    var offset = 0
    while offset + 64 <= bytes.count {
        let start = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + 64])
        var high = SIMD16<UInt8>()
        for part in stride(from: 0, to: 64, by: 16) {
            high |= start.loadUnaligned(fromByteOffset: part, as: SIMD16<UInt8>.self)
        }
        if high.max() >= 0x80 {
            for byte in start where byte & 0xC0 == 0x80 { continuing &+= 1 }
        }
        offset &+= 64
    }
    for byte in bytes[offset...] where byte & 0xC0 == 0x80 { continuing += 1 }
    return bytes.count - continuing
}

extension StaticString {
    fileprivate var rawBuffer: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
