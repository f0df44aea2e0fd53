import NavGraphSyntax

/// What compilers print: place, severity, message and rule; the line with carets under the place; the run. What has one
/// cause is said once, and what follows from it directly below. `least`: the least severity that is shown.
func textReport(_ report: Report, least: Severity = .warning, style: TextStyle) -> [UInt8] {
    var output = TextBuffer()
    for entry in textEntries(of: report.findings.filter { $0.message.severity >= least }) {
        append(entry, style: style, to: &output)
    }
    return output.contents
}

private func append(_ entry: TextEntry, style: TextStyle, to text: inout TextBuffer) {
    let finding = entry.finding
    var message = finding.message
    if finding.isSuspected { message.text += "; this is a suspicion: no run shows it" }
    if let cause = entry.cause { message.text += " (follows from \(line(of: cause, from: message)))" }
    append(message, label: finding.rule.rawValue, style: style, to: &text)
    let run = finding.witness
    if !run.isEmpty {
        text.append("  run: ")
        append(run, to: &text)
        text.append("\n")
    }
    guard !entry.others.isEmpty else { return }
    let named = entry.others.prefix(mostNamed).map { other in
        "'\(printable(name(of: other)))' (\(line(of: other, from: message)))"
    }
    let rest = entry.others.count - named.count
    text.append("  also: ")
    text.append(string: named.joined(separator: ", "))
    if rest > 0 { text.append(string: " and \(rest) more") }
    text.append("\n")
}

/// How many of those that have one cause are named.
private let mostNamed = 8

/// `line 12`; of another file `Graphs/more.yaml:12`.
private func line(of finding: LocatedFinding, from message: LocatedMessage) -> String {
    let (file, line) = (finding.message.file, finding.message.start.line)
    return file == message.file ? "line \(line)" : "\(printable(file)):\(line)"
}

/// `noteDetail.archive`, of the subject `transition:noteDetail.archive`.
private func name(of finding: LocatedFinding) -> String {
    finding.subject.firstIndex(of: ":").map { String(finding.subject[finding.subject.index(after: $0)...]) }
        ?? finding.subject
}

/// A message with its line and its carets.
func textLines(of message: LocatedMessage, style: TextStyle) -> [UInt8] {
    var text = TextBuffer()
    append(message, style: style, to: &text)
    return text.contents
}

/// Appends a message with its line and its carets, and behind the message, in brackets, its `label` if there is one.
private func append(_ message: LocatedMessage, label: String = "", style: TextStyle, to text: inout TextBuffer) {
    style.put(.bold, to: &text) {
        $0.append(string: printable(message.file))
        $0.append(":")
        $0.append(message.start.line)
        $0.append(":")
        $0.append(message.start.column)
        $0.append(":")
    }
    text.append(" ")
    style.put(message.severity, to: &text)
    text.append(" ")
    style.put(.bold, to: &text) { $0.append(string: printable(message.text)) }
    if !label.isEmpty {
        text.append(" [")
        text.append(string: label)
        text.append("]")
    }
    text.append("\n")
    guard let excerpt = SourceExcerpt(message) else { return }
    let number = String(message.start.line)
    let gutter = max(5, number.utf8.count)
    text.append(UInt8(ascii: " "), times: gutter - number.utf8.count)
    text.append(string: number)
    text.append(" | ")
    text.append(string: excerpt.text)
    text.append("\n")
    text.append(UInt8(ascii: " "), times: gutter)
    text.append(" | ")
    text.append(UInt8(ascii: " "), times: excerpt.indent)
    style.put(.carets, to: &text) {
        $0.append("^")
        $0.append(UInt8(ascii: "~"), times: max(excerpt.length - 1, 0))
    }
    text.append("\n")
}

/// `2 errors, 1 warning`; `no findings`. What a text that shows no less than `least` leaves out is counted as such:
/// `1 error, 37 notes not shown (--level note)`.
func summary(of report: Report, least: Severity) -> String {
    var (counts, isShort): ([String], Severity?) = ([], nil)
    for severity in Severity.allCases.reversed() {
        let count = report.count(of: severity)
        if count == 0 { continue }
        counts.append("\(count) \(severity.rawValue)\(count == 1 ? "" : "s")")
        if severity < least { isShort = severity }
    }
    let all = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    return isShort.map { "\(all) not shown (--level \($0.rawValue))" } ?? all
}

/// Colours for terminals, or none.
struct TextStyle {
    /// How a text stands out, by its code on terminals.
    enum Emphasis: String { case bold = "1", error = "1;31", warning = "1;35", note = "1;36", carets = "1;32" }

    var isColoured = false

    func put(_ severity: Severity, to text: inout TextBuffer) {
        switch severity {
        case .error: put(.error, to: &text) { $0.append("error:") }
        case .warning: put(.warning, to: &text) { $0.append("warning:") }
        case .note: put(.note, to: &text) { $0.append("note:") }
        }
    }

    /// What `body` appends, standing out so.
    func put(_ emphasis: Emphasis, to text: inout TextBuffer, _ body: (inout TextBuffer) -> Void) {
        if isColoured { text.append(string: "\u{1B}[\(emphasis.rawValue)m") }
        body(&text)
        if isColoured { text.append("\u{1B}[0m") }
    }
}

/// A text of a graph without what would act on a terminal: controls, and marks that turn the direction of writing.
func printable(_ text: String) -> String {
    if text.isPlainASCII || !text.unicodeScalars.contains(where: isUnprintable) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isUnprintable(scalar) ? "\u{FFFD}" : scalar) }
    return String(result)
}

extension String {
    /// Whether all of it is in ASCII and can be printed: no control, no line end. O(length), in bytes.
    var isPlainASCII: Bool { utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F } }
}

func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
}
