import CLibYAML

/// Fills batches with libyaml's events; the only code that knows libyaml.
///
/// The bytes must outlive the scanner.
final class YAMLScanner {
    private struct State {
        var parser = yaml_parser_t()
        var event = yaml_event_t()
        var depth = 0
        var nothing: UInt8 = 0
    }
    /// Behind a pointer, since libyaml keeps addresses in it.
    private let state: UnsafeMutablePointer<State>

    init(bytes: UnsafeBufferPointer<UInt8>) {
        state = .allocate(capacity: 1)
        state.initialize(to: State())
        yaml_parser_initialize(&state.pointee.parser)
        // An empty buffer may have no address, which libyaml insists on.
        yaml_parser_set_input_string(
            &state.pointee.parser, bytes.baseAddress ?? UnsafePointer(state.pointer(to: \.nothing)!), bytes.count)
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
            guard yaml_parser_parse(state.pointer(to: \.parser)!, event) != 0 else {
                batch.failure = failure()
                batch.isLast = true
                return
            }
            append(event, to: &batch)
        }
    }

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
            open(result, &batch)
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.pointee.data.sequence_start
            result.kind = .sequenceStart
            properties(&result, anchor: sequence.anchor, tag: sequence.tag, of: &batch)
            open(result, &batch)
        // The ends of collections own nothing that would have to be freed.
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
