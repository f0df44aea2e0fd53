import NavGraphSyntax

/// Workflow commands of GitHub Actions: an annotation for each finding, errors first, since GitHub shows ten of a kind.
func gitHubReport(_ report: Report) -> [UInt8] {
    var lines = ""
    for severity in Severity.allCases.reversed() {
        for finding in report.findings where finding.message.severity == severity {
            let message = finding.message
            let properties = [
                ("file", message.file), ("line", String(message.start.line)), ("endLine", String(message.end.line)),
                ("col", String(message.start.column)), ("endColumn", String(message.end.column)),
                ("title", finding.rule.rawValue),
            ].map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
            var text = message.text
            if let run = runText(of: finding) { text += "\nrun: \(run)" }
            let command = severity == .note ? "notice" : severity.rawValue
            lines += "::\(command) \(properties)::\(escaped(text, isProperty: false))\n"
        }
    }
    return Array(lines.utf8)
}

/// The escapes of the toolkit of GitHub Actions.
private func escaped(_ text: String, isProperty: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        switch scalar {
        case "%": result += "%25".unicodeScalars
        case "\r": result += "%0D".unicodeScalars
        case "\n": result += "%0A".unicodeScalars
        case ":" where isProperty: result += "%3A".unicodeScalars
        case "," where isProperty: result += "%2C".unicodeScalars
        default: result.append(scalar)
        }
    }
    return String(result)
}
