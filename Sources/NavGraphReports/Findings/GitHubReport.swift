import NavGraphSyntax

/// Workflow commands of GitHub Actions: an annotation for each finding that is no less than `least`, errors first, since
/// GitHub shows ten of a kind.
func gitHubReport(_ report: Report, least: Severity) -> [UInt8] {
    let findings = Severity.allCases.reversed().filter { $0 >= least }.flatMap { severity in
        report.findings.filter { $0.message.severity == severity }
    }.map { finding in
        var finding = finding
        finding.message = finding.message.renamed(report.repositoryPath)
        return finding
    }
    let (shown, rest) = firstOfEachFile(findings, file: \.message.file)
    let lines = shown.map { finding in
        let message = finding.message
        let properties = [
            ("file", message.file), ("line", String(message.start.line)), ("endLine", String(message.end.line)),
            ("col", String(message.start.column)), ("endColumn", String(message.end.column)),
            ("title", finding.rule.rawValue),
        ]
        let run = runText(of: finding).map { "\nrun: \($0)" } ?? ""
        return gitHubCommand(
            message.severity == .note ? "notice" : message.severity.rawValue, properties, text: message.text + run)
    }
    return Array((lines + rest.map { gitHubCommand("notice", [("file", $0.file)], text: text(of: $0)) }).joined().utf8)
}

func gitHubCommand(_ name: String, _ properties: [(name: String, value: String)], text: String) -> String {
    let properties = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    return "::\(name)\(properties.isEmpty ? "" : " " + properties)::\(escaped(text, isProperty: false))\n"
}

/// The escapes of the toolkit of GitHub Actions; other controls, which would act on the terminal of who reads the log, and
/// marks that turn the direction of writing, become U+FFFD.
private func escaped(_ text: String, isProperty: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        switch scalar {
        case "%": result += "%25".unicodeScalars
        case "\r": result += "%0D".unicodeScalars
        case "\n": result += "%0A".unicodeScalars
        case ":" where isProperty: result += "%3A".unicodeScalars
        case "," where isProperty: result += "%2C".unicodeScalars
        default: result.append(isUnprintable(scalar) ? "\u{FFFD}" : scalar)
        }
    }
    return String(result)
}
