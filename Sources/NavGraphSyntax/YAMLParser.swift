import CLibYAML

/// The events of a file, one at a time, as libyaml tells them; their texts are interned.
package final class YAMLParser {
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
    private let texts: SharedTextPool
    /// What libyaml has not read yet.
    fileprivate var rest: ArraySlice<UInt8>

    package init(_ bytes: [UInt8], texts: SharedTextPool) {
        rest = bytes[...]
        self.texts = texts
        yaml_parser_initialize(parser)
        yaml_parser_set_input(parser, readBytes, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        event.deallocate()
    }

    /// The next event; after `streamEnd` there is none to ask for. Throws where the bytes are no UTF-8 or no YAML.
    package func next() throws(YAMLFailure) -> YAMLEvent {
        // Asked again after a failure, libyaml has nothing to say.
        guard yaml_parser_parse(parser, event) != 0, parser.pointee.error == YAML_NO_ERROR else {
            throw YAMLFailure(parser.pointee)
        }
        defer { yaml_event_delete(event) }
        let (start, end) = (event.pointee.start_mark.index, event.pointee.end_mark.index)
        var result = YAMLEvent(
            kind: .streamEnd,
            span: Span(offset: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: end - start)))
        switch event.pointee.type {
        case YAML_STREAM_START_EVENT: result.kind = .streamStart
        case YAML_DOCUMENT_START_EVENT: result.kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: result.kind = .documentEnd
        case YAML_MAPPING_END_EVENT: result.kind = .mappingEnd
        case YAML_SEQUENCE_END_EVENT: result.kind = .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            result.kind = .mappingStart
            result.anchor = symbol(event.pointee.data.mapping_start.anchor)
            result.tag = symbol(event.pointee.data.mapping_start.tag)
        case YAML_SEQUENCE_START_EVENT:
            result.kind = .sequenceStart
            result.anchor = symbol(event.pointee.data.sequence_start.anchor)
            result.tag = symbol(event.pointee.data.sequence_start.tag)
        case YAML_ALIAS_EVENT:
            result.kind = .alias
            result.text = symbol(event.pointee.data.alias.anchor)
        case YAML_SCALAR_EVENT:
            let scalar = event.pointee.data.scalar
            result.kind = .scalar
            switch scalar.style {
            case YAML_PLAIN_SCALAR_STYLE: result.style = .plain
            case YAML_DOUBLE_QUOTED_SCALAR_STYLE: result.style = .doubleQuoted
            default: result.style = .other
            }
            result.text = texts.pool.intern(UnsafeBufferPointer(start: scalar.value, count: scalar.length))
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

/// Gives libyaml the next bytes of the file, at most `size`.
private func readBytes(
    _ context: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<UInt8>?, _ size: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
    let parser = Unmanaged<YAMLParser>.fromOpaque(context!).takeUnretainedValue()
    let part = parser.rest.prefix(size)
    UnsafeMutableRawBufferPointer(start: buffer, count: size).copyBytes(from: part)
    parser.rest = parser.rest[part.endIndex...]
    count!.pointee = part.count
    return 1
}
