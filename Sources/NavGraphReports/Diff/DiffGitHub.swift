import NavGraphChanges
import NavGraphSyntax

/// Workflow commands: an annotation for each finding that comes, and each consequence that matters, where its cause stands.
/// GitHub keeps ten of a kind for a step, so no more are written; the rest is counted.
package func diffGitHub(_ diffs: [GraphDiff], least: Severity) -> [UInt8] {
    var all: [(severity: Severity, command: String)] = []
    for diff in diffs {
        func add(
            _ severity: Severity, _ title: String, _ text: String, _ place: (file: String, line: Int)?, _ run: String?
        ) {
            if severity < least { return }
            let name = severity == .note ? "notice" : severity.rawValue
            let properties = (place.map { [("file", $0.file), ("line", String($0.line))] } ?? []) + [("title", title)]
            all.append((severity, gitHubCommand(name, properties, text + (run.map { "\nrun: \($0)" } ?? ""))))
        }
        func own(_ finding: LocatedFinding) -> (file: String, line: Int) {
            (finding.message.file, finding.message.start.line)
        }
        for error in diff.textErrors { add(.error, error.rule.rawValue, error.message.text, own(error), nil) }
        for coming in diff.come {
            let place = coming.cause.flatMap { diff.place(of: $0) } ?? own(coming.finding)
            add(
                coming.finding.message.severity, coming.finding.rule.rawValue, coming.finding.message.text, place,
                runText(of: coming.finding))
        }
        for it in diff.consequences {
            let severity: Severity
            switch it.weight {
            case .breaking: severity = .error
            case .notable: severity = .warning
            case .plain, .good: continue
            }
            let row = diff.row(of: it)
            let place = it.cause.flatMap { diff.place(of: $0) }
            add(severity, it.kind.rawValue, row.sentence.text, place, row.run?.text)
        }
    }
    var text = ""
    var left = 0
    for severity in Severity.allCases.reversed() {
        let commands = all.filter { $0.severity == severity }.map(\.command)
        text += commands.prefix(mostAnnotations).joined()
        left += max(commands.count - mostAnnotations, 0)
    }
    if left > 0 { text += gitHubCommand("notice", [], "and \(left) more, which are not annotated") }
    return Array(text.utf8)
}
private let mostAnnotations = 10
