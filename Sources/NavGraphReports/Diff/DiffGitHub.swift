import NavGraphSyntax

/// Workflow commands: an annotation for each finding that comes, and each consequence that matters, where its cause stands.
/// GitHub keeps ten of a kind for a step, so no more are written; the rest is counted.
///
/// - Parameter path: returns the path of a file from the root of its repository.
package func diffGitHub(_ diffs: [GraphDiff], least: Severity, path: (String) -> String = { $0 }) -> [UInt8] {
    var all: [(severity: Severity, command: String)] = []
    for diff in diffs {
        func add(_ severity: Severity, title: String, text: String, at place: DiffPlace?, run: String?) {
            if severity < least { return }
            let name = severity == .note ? "notice" : severity.rawValue
            let properties =
                (place.map { [("file", path($0.file)), ("line", String($0.line))] } ?? []) + [("title", title)]
            all.append((severity, gitHubCommand(name, properties, text: text + (run.map { "\nrun: \($0)" } ?? ""))))
        }
        for error in diff.textErrors {
            add(.error, title: error.rule.rawValue, text: error.message.text, at: error.message.place, run: nil)
        }
        for (cause, row, comings) in diff.findingRows() {
            guard let finding = comings.first?.finding else { continue }
            add(
                finding.message.severity, title: finding.rule.rawValue, text: row.sentence.text,
                at: diff.place(of: cause) ?? finding.message.place, run: runText(of: finding))
        }
        for coming in diff.come where coming.finding.message.severity == .note {
            let (rule, message) = (coming.finding.rule, coming.finding.message)
            add(
                .note, title: rule.rawValue, text: message.text,
                at: coming.cause.flatMap { diff.place(of: $0) } ?? message.place, run: runText(of: coming.finding))
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
            add(severity, title: it.kind.rawValue, text: row.sentence.text, at: place, run: row.run?.text)
        }
    }
    var text = ""
    var left = 0
    for severity in Severity.allCases.reversed() {
        let commands = all.filter { $0.severity == severity }.map(\.command)
        text += commands.prefix(mostAnnotations).joined()
        left += max(commands.count - mostAnnotations, 0)
    }
    if left > 0 { text += gitHubCommand("notice", [], text: "and \(left) more, which are not annotated") }
    return Array(text.utf8)
}
private let mostAnnotations = 10
