import CLibYAML

/// The events of a file, one at a time, as libyaml tells them; their texts are interned.
package final class YAMLParser {
    private var parser = yaml_parser_t()
    private var event = yaml_event_t()
    private let texts: SharedTextPool
    /// What libyaml has not read yet.
    private var rest: ArraySlice<UInt8>

    package init(_ bytes: [UInt8], texts: SharedTextPool) {
        rest = bytes[...]
        self.texts = texts
        yaml_parser_initialize(&parser)
        let context = Unmanaged.passUnretained(self).toOpaque()
        yaml_parser_set_input(
            &parser,
            { context, buffer, size, count in
                guard let context, let buffer, let count else { return 0 }
                let parser = Unmanaged<YAMLParser>.fromOpaque(context).takeUnretainedValue()
                let part = parser.rest.prefix(size)
                part.withContiguousStorageIfAvailable {
                    if let start = $0.baseAddress { buffer.update(from: start, count: $0.count) }
                }
                parser.rest = parser.rest.dropFirst(part.count)
                count.pointee = part.count
                return 1
            }, context)
    }

    deinit { yaml_parser_delete(&parser) }

    /// The next event; after `streamEnd` no event follows. Throws where the bytes are no UTF-8 or no YAML.
    package func next() throws(YAMLFailure) -> YAMLEvent {
        // Asked again after a failure, libyaml has nothing to say.
        guard yaml_parser_parse(&parser, &event) != 0, parser.error == YAML_NO_ERROR else {
            throw YAMLFailure(parser)
        }
        defer { yaml_event_delete(&event) }
        let (start, end) = (event.start_mark.index, event.end_mark.index)
        var result = YAMLEvent(
            kind: .streamEnd,
            span: Span(offset: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: end - start)))
        switch event.type {
        case YAML_STREAM_START_EVENT: result.kind = .streamStart
        case YAML_DOCUMENT_START_EVENT: result.kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: result.kind = .documentEnd
        case YAML_MAPPING_END_EVENT: result.kind = .mappingEnd
        case YAML_SEQUENCE_END_EVENT: result.kind = .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            result.kind = .mappingStart
            result.anchor = symbol(event.data.mapping_start.anchor)
            result.tag = symbol(event.data.mapping_start.tag)
        case YAML_SEQUENCE_START_EVENT:
            result.kind = .sequenceStart
            if event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE { result.style = .inBrackets }
            result.anchor = symbol(event.data.sequence_start.anchor)
            result.tag = symbol(event.data.sequence_start.tag)
        case YAML_ALIAS_EVENT:
            result.kind = .alias
            result.text = symbol(event.data.alias.anchor)
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            result.kind = .scalar
            switch scalar.style {
            case YAML_PLAIN_SCALAR_STYLE: result.style = .plain
            case YAML_DOUBLE_QUOTED_SCALAR_STYLE: result.style = .doubleQuoted
            case YAML_LITERAL_SCALAR_STYLE: result.style = .literal
            case YAML_FOLDED_SCALAR_STYLE: result.style = .folded
            default: result.style = .singleQuoted
            }
            let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            result.text = texts.pool.intern(text)
            result.isASCII = !text.contains { $0 >= 0x80 }
            result.anchor = symbol(scalar.anchor)
            result.tag = symbol(scalar.tag)
        default: break
        }
        return result
    }

    private func symbol(_ name: UnsafeMutablePointer<UInt8>?) -> Symbol {
        name.map { texts.pool.intern(String(cString: $0)) } ?? .none
    }
}
