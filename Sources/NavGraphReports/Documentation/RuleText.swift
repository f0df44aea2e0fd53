import NavGraphLint
import NavGraphSyntax

package func explanation(of doc: RuleDoc) throws -> String {
    var text = "\(doc.rule.rawValue): \(doc.rule.defaultSeverity.rawValue), rule of the \(doc.rule.familyName)\n"
    text += "\nWHAT IT CHECKS\n" + wrapped(doc.summary, indent: 2)
    text += "\n" + wrapped(doc.meaning, indent: 2)
    text += "\nWHY IT MATTERS\n" + wrapped(doc.why, indent: 2)
    text += "\nEXAMPLE\n" + listing(of: doc.failing)
    text += "\n  $ \(command(for: doc.failing, of: doc.rule))\n" + indented(try output(of: doc.failing, for: doc.rule))
    text += "\nFIX\n" + listing(of: doc.fixed)
    let fixes = quickFixes(for: doc)
    if !fixes.isEmpty {
        text += "\nQUICK FIXES IN EDITORS\n" + fixes.map { "  \($0.title)\n" }.joined()
        if isMadeByLint(fixes, for: doc.rule) { text += "  'navgraph lint --fix' makes the first.\n" }
    }
    text += "\nSUPPRESS\n" + wrapped(doc.suppressing, indent: 2)
    if let address = doc.rule.address { text += "\nREAD MORE\n  \(address)\n" }
    return text
}

package func ruleList() -> String {
    let width = Rule.allCases.reduce(0) { max($0, $1.rawValue.count) }
    return Rule.allCases.map { rule in
        let (id, level) = (rule.rawValue, rule.defaultSeverity.rawValue)
        return "\(id)\(padding(id, to: width))  \(level)\(padding(level, to: 7))  \(unmarked(rule.doc.summary))\n"
    }.joined()
}

private func listing(of example: RuleExample) -> String {
    example.files.map { file in
        (example.files.count > 1 ? "  # \(file.path)\n" : "") + indented(file.text + "\n")
    }.joined(separator: "\n")
}

private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
}

/// Without the marks of code of Markdown.
private func unmarked(_ text: String) -> String { text.replacing("`", with: "'") }

/// Lines of at most 90 characters.
private func wrapped(_ text: String, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for word in unmarked(text).split(whereSeparator: \.isWhitespace) {
        if line.count > indent, line.count + 1 + word.count > 90 {
            lines.append(line)
            line = margin
        }
        line += (line.count > indent ? " " : "") + word
    }
    return (lines + [line]).map { $0 + "\n" }.joined()
}
