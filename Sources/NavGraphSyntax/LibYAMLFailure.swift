import CLibYAML

extension YAMLFailure {
    /// Why libyaml gave up, in its own words.
    init(_ parser: UnsafePointer<yaml_parser_t>) {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "not YAML"
        switch parser.pointee.error {
        case YAML_READER_ERROR:
            // Not `problem_offset`, which lies inside of a sequence that is broken.
            let offset = parser.pointee.offset
            if problem.hasPrefix("control characters") {
                self.init(
                    .yamlSyntax, at: .byte(offset),
                    "a control character (U+\(hex(parser.pointee.problem_value))) is not allowed in YAML; "
                        + "write it as an escape in double quotes")
            } else {
                self.init(.notUTF8, at: .byte(offset), "the file is not UTF-8: \(problem); save it in UTF-8")
            }
        case YAML_MEMORY_ERROR:
            self.init(.limitExceeded, at: .scalar(0), "not enough memory to read the file")
        default:
            var message = problem
            if let context = parser.pointee.context { message += ", " + String(cString: context) }
            // A context that lies on another line says where to look.
            let line = parser.pointee.context_mark.line
            if parser.pointee.context != nil, line != parser.pointee.problem_mark.line {
                message += " that begins in line \(line + 1)"
            }
            self.init(
                .yamlSyntax, at: .scalar(UInt32(truncatingIfNeeded: parser.pointee.problem_mark.index)), message)
        }
    }
}

private func hex(_ value: Int32) -> String {
    let digits = String(max(0, value), radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
