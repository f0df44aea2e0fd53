import NavGraphSyntax

/// What compilers print: place, severity, message and rule; the line with carets under the place; the run.
func textReport(_ report: Report, style: TextStyle) -> [UInt8] {
    let findings = report.findings
    var output = Array(
        inParallel(findings.count, state: {}) { _, number in
            let finding = findings[number]
            let lines = textLines(of: finding.message, label: " [\(finding.rule.rawValue)]", style: style)
            // To find a run is most of the work.
            let run = finding.witness
            return run.isEmpty ? lines : "\(lines)  run: \(printable(spelled(run: run)))\n"
        }.joined().utf8)
    for (rule, count) in report.omitted {
        output += "\(style.severity(.note)) \(count) more; '--format json' lists all [\(rule.rawValue)]\n".utf8
    }
    return output
}

/// How many notes of a rule are printed, as compilers give up after so many: nobody reads thousands in a terminal.
let mostNotesInText = 100

/// A message with its line and its carets.
func textLines(of message: LocatedMessage, label: String = "", style: TextStyle) -> String {
    let place = "\(message.file):\(message.start.line):\(message.start.column):"
    var text = style.bold(printable(place)) + " \(style.severity(message.severity)) "
    text += style.bold(printable(message.text)) + label + "\n"
    if let excerpt = SourceExcerpt(message) {
        let number = String(message.start.line)
        let gutter = String(repeating: " ", count: max(5 - number.utf8.count, 0)) + number
        text += "\(gutter) | \(excerpt.text)\n"
        text += "\(String(repeating: " ", count: gutter.utf8.count)) | "
        text += "\(String(repeating: " ", count: excerpt.indent))\(style.carets(excerpt.length))\n"
    }
    return text
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
