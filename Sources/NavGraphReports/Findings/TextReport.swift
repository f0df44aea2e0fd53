import NavGraphSyntax

/// What compilers print: place, severity, message and rule; the line with carets under the place; the run. What has one
/// cause is said once, and what follows from it directly below. `least`: the least severity that is shown.
package func textReport(_ report: Report, least: Severity = .warning, style: TextStyle) -> [UInt8] {
    let (entries, rest) = firstOfEachFile(
        textEntries(of: report.findings.filter { $0.message.severity >= least }), file: \.finding.message.file)
    let lines =
        entries.map { textLines(of: $0, style: style) } + rest.map { "\(printable($0.file)): \(text(of: $0))\n" }
    return Array(lines.joined().utf8)
}

private func textLines(of entry: TextEntry, style: TextStyle) -> String {
    let finding = entry.finding
    var message = finding.message
    if finding.isSuspected { message.text += "; possible problem: no concrete run was found" }
    if let cause = entry.cause { message.text += " (follows from \(line(of: cause, from: message)))" }
    let news = finding.isNew ? ", new in \(finding.since)" : ""
    var text = textLines(of: message, label: " [\(finding.rule.rawValue)\(news)]", style: style)
    if let run = runText(of: finding) { text += "  run: \(run)\n" }
    if entry.others.isEmpty { return text }
    let named = entry.others.prefix(mostNamed).map { other in
        "'\(printable(name(of: other)))' (\(line(of: other, from: message)))"
    }
    let rest = entry.others.count - named.count
    return text + "  also: \(named.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")\n"
}

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

/// A message with `label` behind it, its line and its carets.
package func textLines(of message: LocatedMessage, label: String = "", style: TextStyle) -> String {
    let place = "\(printable(message.file)):\(message.start.line):\(message.start.column):"
    let severity = style.shown("\(message.severity.rawValue):", as: .init(message.severity))
    let first =
        "\(style.shown(place, as: .bold)) \(severity) \(style.shown(printable(message.text), as: .bold))\(label)\n"
    guard let excerpt = SourceExcerpt(message) else { return first }
    let number = String(message.start.line)
    let gutter = max(5, number.count)
    let carets = style.shown("^" + String(repeating: "~", count: excerpt.length - 1), as: .carets)
    return first + """
        \(padding(number, to: gutter))\(number) | \(excerpt.text)
        \(padding("", to: gutter)) | \(padding("", to: excerpt.indent))\(carets)

        """
}

/// `2 errors, 1 warning`; `no findings`; of several graphs `no findings in 3 graphs`. What a text that shows no less than `least`
/// leaves out is counted as such: `1 error, 37 notes not shown (--level note)`.
package func summary(of report: Report, least: Severity) -> String {
    var (counts, isShort): ([String], Severity?) = ([], nil)
    for severity in Severity.allCases.reversed() {
        let count = report.count(of: severity)
        if count == 0 { continue }
        counts.append(counted(count, severity.rawValue))
        if severity < least { isShort = severity }
    }
    let drafts = report.readings.filter { !$0.graph.draft.isEmpty }.map {
        "a draft: " + printable($0.graph.text[$0.graph.draft])
    }
    let isDraft = !drafts.isEmpty && report.readings.allSatisfy { $0.code == nil }
    let found = counts.isEmpty ? isDraft ? "" : "no findings" : counts.joined(separator: ", ")
    let all = found.isEmpty || report.readings.count < 2 ? found : "\(found) in \(report.readings.count) graphs"
    let first = isShort.map { "\(all) not shown (--level \($0.rawValue))" } ?? all
    let lines = [first] + (isDraft ? drafts : []) + [transitionSummary(of: report)]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
}

/// Of `drift`: how many transitions of screens the code confirms.
private func transitionSummary(of report: Report) -> String {
    guard let (count, seen, anchored, unread) = report.transitions else { return "" }

    return counted(count, "transition") + " of screens: \(seen - anchored) seen in code, \(anchored) by anchors, "
        + "\(count - seen) not seen; " + counted(unread, "call") + " not read"
}

/// Colours for terminals, or none.
package struct TextStyle {
    /// How a text stands out, by its code on terminals.
    package enum Emphasis: String { case bold = "1", error = "1;31", warning = "1;35", note = "1;36", carets = "1;32" }

    package var isColoured: Bool

    package init(isColoured: Bool = false) { self.isColoured = isColoured }

    package func shown(_ text: String, as emphasis: Emphasis) -> String {
        isColoured ? "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m" : text
    }
}

extension TextStyle.Emphasis {
    init(_ severity: Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note: self = .note
        }
    }
}

/// Whether a text is of printable ASCII alone: each byte is a character, and takes one cell.
func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.allSatisfy { 0x20...0x7E ~= $0 } }
}

/// A text of a graph without what would act on a terminal: controls, and marks that turn the direction of writing.
package func printable(_ text: String) -> String {
    if isPlain(text) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isUnprintable($0) ? "\u{FFFD}" : $0 }))
}
