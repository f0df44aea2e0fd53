import CLibYAML

extension YAMLFailure {
    /// The reason for which libyaml failed, with its message if it helps.
    init(_ parser: yaml_parser_t) {
        let problem = parser.problem.map { String(cString: $0) } ?? "not YAML"
        switch parser.error {
        case YAML_READER_ERROR:
            // Not `problem_offset`, which lies inside of a sequence that is broken.
            let offset = parser.offset
            if problem.hasPrefix("control characters") {
                self.init(
                    .yamlSyntax, at: .byte(offset),
                    "a control character (U+\(hex(parser.problem_value))) is not allowed; "
                        + "write it as an escape in double quotes")
            } else {
                self.init(.notUTF8, at: .byte(offset), "the file is not UTF-8: \(problem); save it in UTF-8")
            }
        case YAML_MEMORY_ERROR:
            self.init(.limitExceeded, at: .scalar(0), "not enough memory to read the file")
        default:
            self.init(
                .yamlSyntax, at: .scalar(UInt32(truncatingIfNeeded: parser.problem_mark.index)),
                explained(problem, parser))
            self.problem = problem
            context = parser.context == nil ? nil : UInt32(truncatingIfNeeded: openBracketOrContext(parser).index)
        }
    }
}

/// A problem that libyaml found, with where to look for it.
private func explained(_ problem: String, _ parser: yaml_parser_t) -> String {
    if problem.contains("cannot start any token") { return noToken(parser.buffer.pointer.pointee) }
    guard let context = parser.context.map({ String(cString: $0) }) else { return problem }
    guard let open = openBracket(context, parser) else {
        return problem + ", " + context + line(of: parser.context_mark, parser)
    }
    // The end of the file, where a bracket should close.
    if let token = parser.tokens.head, token.pointee.type == YAML_STREAM_END_TOKEN {
        return "the '\(open.bracket)' in line \(open.mark.line + 1), column \(open.mark.column + 1) is not closed"
    }
    let end = open.bracket == "{" ? "}" : "]"
    let what = problem == "did not find expected node content" ? "did not find expected value or '\(end)'" : problem
    return what + ", in the '\(open.bracket) \(end)'" + line(of: open.mark, parser)
}

/// Where what libyaml was reading begins.
private func openBracketOrContext(_ parser: yaml_parser_t) -> yaml_mark_t {
    openBracket(String(cString: parser.context), parser)?.mark ?? parser.context_mark
}

/// A context that lies on another line says where to look.
private func line(of mark: yaml_mark_t, _ parser: yaml_parser_t) -> String {
    mark.line == parser.problem_mark.line ? "" : " that starts in line \(mark.line + 1)"
}

/// The innermost `{` or `[` that is open, where libyaml gave up inside of one. It calls what stands there a flow, which in a graph
/// is something else.
private func openBracket(_ context: String, _ parser: yaml_parser_t) -> (bracket: String, mark: yaml_mark_t)? {
    switch context {
    case "while parsing a flow mapping": return ("{", parser.context_mark)
    case "while parsing a flow sequence": return ("[", parser.context_mark)
    case "while parsing a flow node":
        // Its context is the node that is missing: the bracket is on the stacks.
        guard let mark = parser.marks.top, mark > parser.marks.start, let state = parser.states.top,
            state > parser.states.start
        else { return nil }
        let isList = [
            YAML_PARSE_FLOW_SEQUENCE_ENTRY_STATE, YAML_PARSE_FLOW_SEQUENCE_ENTRY_MAPPING_VALUE_STATE,
            YAML_PARSE_FLOW_SEQUENCE_ENTRY_MAPPING_END_STATE,
        ].contains(state[-1])
        return (isList ? "[" : "{", mark[-1])
    default: return nil
    }
}

/// Why nothing can begin with an ASCII character, and what to do.
private func noToken(_ character: UInt8) -> String {
    return "text cannot start with '\(Character(Unicode.Scalar(character)))'; put it in quotes"
}

private func hex(_ value: Int32) -> String {
    let digits = String(max(0, value), radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
