import CLibYAML

extension YAMLFailure {
    /// Why libyaml gave up, in its own words where they help.
    init(_ parser: yaml_parser_t) {
        let problem = parser.problem.map { String(cString: $0) } ?? "not YAML"
        switch parser.error {
        case YAML_READER_ERROR:
            // Not `problem_offset`, which lies inside of a sequence that is broken.
            let offset = parser.offset
            if problem.hasPrefix("control characters") {
                self.init(
                    .yamlSyntax, at: .byte(offset),
                    "a control character (U+\(hex(parser.problem_value))) is not allowed in YAML; "
                        + "write it as an escape in double quotes")
            } else {
                self.init(.notUTF8, at: .byte(offset), "the file is not UTF-8: \(problem); save it in UTF-8")
            }
        case YAML_MEMORY_ERROR:
            self.init(.limitExceeded, at: .scalar(0), "not enough memory to read the file")
        default:
            let isNoToken = problem.contains("cannot start any token")
            var message = isNoToken ? noToken(parser.buffer.pointer.pointee) : problem
            if !isNoToken, let context = parser.context {
                message += ", " + String(cString: context)
                // A context that lies on another line says where to look.
                let line = parser.context_mark.line
                if line != parser.problem_mark.line { message += " that begins in line \(line + 1)" }
            }
            self.init(
                .yamlSyntax, at: .scalar(UInt32(truncatingIfNeeded: parser.problem_mark.index)), message)
        }
    }
}

/// Why nothing can begin with an ASCII character, and what to do.
private func noToken(_ character: UInt8) -> String {
    if character == UInt8(ascii: "\t") { return "a tab cannot indent in YAML; indent with spaces" }
    return "no text begins with '\(Character(Unicode.Scalar(character)))' in YAML; put it in quotes"
}

private func hex(_ value: Int32) -> String {
    let digits = String(max(0, value), radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
