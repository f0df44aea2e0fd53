import CLibYAML

/// One event of a YAML stream, with its text interned. Sixteen bytes, so that it travels in registers.
package struct YAMLEvent: Sendable {
    package enum Kind: Sendable {
        case streamStart, streamEnd, documentStart, documentEnd
        case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
    }
    /// How a scalar is written, as far as it matters.
    package enum Style: Sendable { case plain, doubleQuoted, other }

    package var kind: Kind
    package var style: Style = .plain
    /// Whether the node has an anchor or a tag; the parser tells which until its next event.
    package var hasProperties = false
    /// The text of a scalar, the name of an alias.
    package var text: Symbol = .none
    package var span: Span

    /// An empty plain scalar or `~`, which stands for an empty mapping or list.
    package func isEmpty(tilde: Symbol) -> Bool {
        if case .scalar = kind, case .plain = style { return text.isEmpty || text == tilde }
        return false
    }
    @inlinable package var startsCollection: Bool {
        switch kind {
        case .mappingStart, .sequenceStart: true
        default: false
        }
    }
    @inlinable package var endsCollection: Bool {
        switch kind {
        case .mappingEnd, .sequenceEnd: true
        default: false
        }
    }
}

/// Why a file cannot be read to its end.
package struct YAMLFailure: Error, Sendable {
    package enum Position: Sendable {
        case scalar(UInt32)
        case byte(Int)
        case span(Span)
    }
    package var rule: Rule
    package var position: Position
    package var message: String

    package init(_ rule: Rule, at position: Position, _ message: String) {
        self.rule = rule
        self.position = position
        self.message = message
    }
}

/// libyaml's events, one at a time; the only code that knows libyaml.
///
/// The bytes must outlive the parser. Texts are interned into `text`, which is the caller's to take over in the end.
package final class YAMLParser {
    private struct State {
        var pool: TextPool
        var parser = yaml_parser_t()
        var event = yaml_event_t()
        var anchor = Symbol.none
        var tag = Symbol.none
        var nothing: UInt8 = 0
    }
    /// Behind a pointer, so that an event needs no check for exclusive access.
    private let state: UnsafeMutablePointer<State>
    /// Where the texts are interned.
    package let pool: UnsafeMutablePointer<TextPool>

    package init(bytes: UnsafeBufferPointer<UInt8>, text: TextPool) {
        state = .allocate(capacity: 1)
        state.initialize(to: State(pool: text))
        pool = state.pointer(to: \.pool)!
        yaml_parser_initialize(&state.pointee.parser)
        // An empty buffer may have no address, which libyaml insists on.
        yaml_parser_set_input_string(
            &state.pointee.parser, bytes.baseAddress ?? UnsafePointer(state.pointer(to: \.nothing)!), bytes.count)
    }

    package var text: TextPool {
        _read { yield pool.pointee }
        _modify { yield &pool.pointee }
    }

    /// The anchor of the last event.
    package var anchor: Symbol { state.pointee.anchor }
    /// The tag of the last event, resolved; empty where there is none.
    package var tag: Symbol { state.pointee.tag }

    deinit {
        yaml_parser_delete(&state.pointee.parser)
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// The next event; after `streamEnd` there is none to ask for. Throws where the bytes are no UTF-8 or no YAML.
    package func next() throws(YAMLFailure) -> YAMLEvent {
        let event = state.pointer(to: \.event)!
        guard yaml_parser_parse(state.pointer(to: \.parser)!, event) != 0 else { throw failure() }
        defer { yaml_event_delete(event) }
        let start = event.pointee.start_mark.index
        var result = YAMLEvent(
            kind: .streamEnd,
            span: Span(
                offset: UInt32(truncatingIfNeeded: start),
                length: UInt32(truncatingIfNeeded: event.pointee.end_mark.index &- start)))
        switch event.pointee.type {
        case YAML_SCALAR_EVENT:
            result.kind = .scalar
            let scalar = event.pointee.data.scalar
            let style = scalar.style
            result.style =
                style == YAML_PLAIN_SCALAR_STYLE
                ? .plain : style == YAML_DOUBLE_QUOTED_SCALAR_STYLE ? .doubleQuoted : .other
            result.text = pool.pointee.intern(
                UnsafeBufferPointer(start: scalar.value, count: scalar.length))
            properties(&result, anchor: scalar.anchor, tag: scalar.tag)
        case YAML_MAPPING_START_EVENT:
            result.kind = .mappingStart
            let mapping = event.pointee.data.mapping_start
            properties(&result, anchor: mapping.anchor, tag: mapping.tag)
        case YAML_MAPPING_END_EVENT: result.kind = .mappingEnd
        case YAML_SEQUENCE_START_EVENT:
            result.kind = .sequenceStart
            let sequence = event.pointee.data.sequence_start
            properties(&result, anchor: sequence.anchor, tag: sequence.tag)
        case YAML_SEQUENCE_END_EVENT: result.kind = .sequenceEnd
        case YAML_ALIAS_EVENT:
            result.kind = .alias
            result.text = intern(event.pointee.data.alias.anchor)
        case YAML_STREAM_START_EVENT: result.kind = .streamStart
        case YAML_DOCUMENT_START_EVENT: result.kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: result.kind = .documentEnd
        default: result.kind = .streamEnd
        }
        return result
    }

    @inline(__always)
    private func properties(
        _ result: inout YAMLEvent, anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?
    ) {
        guard anchor != nil || tag != nil else { return }
        result.hasProperties = true
        state.pointee.anchor = intern(anchor)
        state.pointee.tag = intern(tag)
    }

    private func intern(_ cString: UnsafeMutablePointer<UInt8>?) -> Symbol {
        guard let cString else { return .none }
        var length = 0
        while cString[length] != 0 { length += 1 }
        return pool.pointee.intern(UnsafeBufferPointer(start: cString, count: length))
    }

    private func failure() -> YAMLFailure {
        let parser = state.pointer(to: \.parser)!
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "not YAML"
        switch parser.pointee.error {
        case YAML_READER_ERROR:
            // Not `problem_offset`, which lies inside of a sequence that is broken.
            let offset = parser.pointee.offset
            if problem.hasPrefix("control characters") {
                return YAMLFailure(
                    .yamlSyntax, at: .byte(offset),
                    "a control character (U+\(hex(parser.pointee.problem_value))) is not allowed in YAML; "
                        + "write it as an escape in double quotes")
            }
            return YAMLFailure(
                .notUTF8, at: .byte(offset), "the file is not UTF-8: \(problem); save it in UTF-8")
        case YAML_MEMORY_ERROR:
            return YAMLFailure(.limitExceeded, at: .scalar(0), "not enough memory to read the file")
        default:
            var message = problem
            if let context = parser.pointee.context { message += ", " + String(cString: context) }
            // A context that lies on another line says where to look.
            let line = parser.pointee.context_mark.line
            if parser.pointee.context != nil, line != parser.pointee.problem_mark.line {
                message += " that begins in line \(line + 1)"
            }
            return YAMLFailure(
                .yamlSyntax, at: .scalar(UInt32(truncatingIfNeeded: parser.pointee.problem_mark.index)), message)
        }
    }

    private func hex(_ value: Int32) -> String {
        let digits = String(max(0, value), radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
