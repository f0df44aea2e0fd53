import CLibYAML
import Foundation

/// What libyaml itself says of some bytes: the witness for our reading of its events.
struct LibYAML {
    struct Event: Hashable, CustomStringConvertible {
        /// As the YAML test suite writes it: `+MAP &a <tag>`, `=VAL :text`; `*` for the three styles that need not be
        /// told apart.
        var text: String
        /// From 1; 0 at the end of the file, where libyaml counts a line that is not there.
        var line: Int
        var column: Int
        var description: String { "\(line):\(column) \(text)" }
    }
    struct Failure: Hashable {
        var line: Int
        var column: Int
        var isReaderError: Bool
    }

    var events: [Event] = []
    var failure: Failure?

    init(_ bytes: [UInt8]) {
        var parser = yaml_parser_t()
        yaml_parser_initialize(&parser)
        defer { yaml_parser_delete(&parser) }
        let input = bytes + [0]
        let count = String(decoding: bytes, as: UTF8.self).unicodeScalars.count
        input.withUnsafeBufferPointer { input in
            yaml_parser_set_input_string(&parser, input.baseAddress, bytes.count)
            var event = yaml_event_t()
            while true {
                guard yaml_parser_parse(&parser, &event) != 0 else {
                    failure = Failure(
                        line: Int(parser.problem_mark.line) + 1, column: Int(parser.problem_mark.column) + 1,
                        isReaderError: parser.error == YAML_READER_ERROR)
                    return
                }
                defer { yaml_event_delete(&event) }
                let mark = event.start_mark
                let isAtEnd = mark.index == count
                events.append(
                    Event(
                        text: Self.text(of: event), line: isAtEnd ? 0 : Int(mark.line) + 1,
                        column: isAtEnd ? 0 : Int(mark.column) + 1))
                if event.type == YAML_STREAM_END_EVENT { return }
            }
        }
    }

    private static func text(of event: yaml_event_t) -> String {
        func string(_ bytes: UnsafeMutablePointer<UInt8>?) -> String? { bytes.map { String(cString: $0) } }
        switch event.type {
        case YAML_STREAM_START_EVENT: return "+STR"
        case YAML_STREAM_END_EVENT: return "-STR"
        case YAML_DOCUMENT_START_EVENT: return "+DOC"
        case YAML_DOCUMENT_END_EVENT: return "-DOC"
        case YAML_MAPPING_START_EVENT:
            let data = event.data.mapping_start
            return node("+MAP", anchor: string(data.anchor), tag: string(data.tag))
        case YAML_MAPPING_END_EVENT: return "-MAP"
        case YAML_SEQUENCE_START_EVENT:
            let data = event.data.sequence_start
            return node("+SEQ", anchor: string(data.anchor), tag: string(data.tag))
        case YAML_SEQUENCE_END_EVENT: return "-SEQ"
        case YAML_ALIAS_EVENT: return "=ALI *" + string(event.data.alias.anchor)!
        default:
            let data = event.data.scalar
            let style =
                data.style == YAML_PLAIN_SCALAR_STYLE ? ":" : data.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE ? "\"" : "*"
            let text = String(
                decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
            return node("=VAL", anchor: string(data.anchor), tag: string(data.tag)) + " " + style + escaped(text)
        }
    }
}

/// A node of an event listing.
func node(_ kind: String, anchor: String?, tag: String?) -> String {
    kind + (anchor.map { " &" + $0 } ?? "") + (tag.map { " <" + $0 + ">" } ?? "")
}

/// A scalar as event listings write it.
func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case "\r": result += "\\r"
        case "\u{8}": result += "\\b"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
