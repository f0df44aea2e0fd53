import NavGraphChanges
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax

/// The Markdown without tables and marks, for a terminal.
func diffText(_ diff: GraphDiff) -> String {
    if diff.isEmpty { return "Navigation of \(printable(diff.name)): no change\n" }
    var text = "Navigation of \(diff.name): \(heading(of: diff))\n"
    if let counts = countLine(of: diff) { text += "\(counts)\n" }
    if diff.isOldBroken { text += "The text of the old graph has errors; nothing can be compared with it.\n" }
    for severity in [Severity.error, .warning] {
        for finding in diff.come where finding.message.severity == severity {
            let place = "\(finding.message.file):\(finding.message.start.line)"
            text += "\(severity.badge) \(finding.message.text) [\(finding.rule.rawValue)] \(place)\n"
            if let run = runText(of: finding) { text += "  run: \(run)\n" }
        }
    }
    for it in diff.consequences {
        let sides = [it.before ?? "", consequenceAfter(it, diff)].filter { !$0.isEmpty }
        let change = sides.isEmpty ? "" : ": \(sides.joined(separator: " → "))"
        text += "\(mark(of: it)) \(words(of: it).replacing("`", with: "'"))\(change)\n"
    }
    for what in diff.notJudged { text += "▲ not judged: \(what)\n" }
    if let changes = diff.changes {
        let empty = NavGraph(text: TextPool())
        for line in changeLines(changes, from: diff.old?.graph ?? empty, to: diff.new?.graph ?? empty) {
            text += "\(line.text.replacing("\n", with: " "))\n"
        }
    }
    for change in diff.code { text += "code: \(codeText(change).replacing("`", with: ""))\n" }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
        .joined(separator: "\n")
}
