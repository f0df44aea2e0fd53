import NavGraphSyntax

/// What compilers print: place, severity, message and rule; the line with carets under the place; the run.
func textReport(_ report: Report, style: TextStyle) -> [UInt8] {
    var output: [UInt8] = []
    for finding in report.findings {
        let place = "\(finding.file):\(finding.start.line):\(finding.start.column):"
        output += style.bold(printable(place)).utf8
        output += " \(style.severity(finding.severity)) ".utf8
        output += style.bold(printable(finding.message)).utf8
        output += " [\(finding.rule.rawValue)]\n".utf8
        if let excerpt = SourceExcerpt(finding) {
            let number = String(finding.start.line)
            let gutter = String(repeating: " ", count: max(5 - number.utf8.count, 0)) + number
            output += "\(gutter) | \(excerpt.text)\n".utf8
            output += "\(String(repeating: " ", count: gutter.utf8.count)) | ".utf8
            output += "\(String(repeating: " ", count: excerpt.indent))\(style.carets(excerpt.length))\n".utf8
        }
        if !finding.witness.isEmpty { output += "  run: \(printable(spelled(run: finding.witness)))\n".utf8 }
    }
    return output
}

/// `2 errors, 1 warning`; `no findings`.
func summary(of report: Report) -> String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap { severity, word in
        let count = report.count(of: severity)
        return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    return counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
}

/// Colours for terminals, or none.
struct TextStyle {
    var isColoured = false

    func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: wrapped("error:", "1;31")
        case .warning: wrapped("warning:", "1;35")
        case .note: wrapped("note:", "1;36")
        }
    }
    func bold(_ text: String) -> String { wrapped(text, "1") }
    func carets(_ count: Int) -> String {
        wrapped("^" + String(repeating: "~", count: max(count - 1, 0)), "1;32")
    }

    private func wrapped(_ text: String, _ code: String) -> String {
        isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

/// A text of a graph without what would act on a terminal: controls, and marks that turn the direction of writing.
func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isUnprintable(scalar) ? "\u{FFFD}" : scalar) }
    return String(result)
}

func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
}
