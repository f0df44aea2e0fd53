import NavGraphSyntax
import NavGraphXML

/// Checkstyle's XML: a file for each file that has findings.
func checkstyleReport(_ report: Report) -> [UInt8] {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    var file: String?
    for finding in report.findings {
        let message = finding.message
        if file != message.file {
            if file != nil { text += "  </file>\n" }
            text += "  <file name=\"\(xml(message.file))\">\n"
            file = message.file
        }
        let place = "line=\"\(message.start.line)\" column=\"\(message.start.column)\""
        let severity = message.severity == .note ? "info" : message.severity.rawValue
        text += "    <error \(place) severity=\"\(severity)\" message=\"\(xml(message.text))\""
        text += " source=\"navgraph.\(finding.rule.rawValue)\"/>\n"
    }
    if file != nil { text += "  </file>\n" }
    return Array((text + "</checkstyle>\n").utf8)
}

/// JUnit's XML: a suite for each graph, a case for each rule. Findings from `failing` on are failures; others are output.
func junitReport(_ report: Report, failing: Severity) -> [UInt8] {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"navgraph\">\n"
    for (number, graph) in report.graphs.enumerated() {
        // What is about no graph stands with the first.
        let findings = report.findings.filter { ($0.key?.graph ?? 0) == number }
        let byRule = Dictionary(grouping: findings, by: \.rule)
        let failed = byRule.values.count { $0.contains { $0.fails(from: failing) } }
        text +=
            "  <testsuite name=\"\(xml(graph))\" tests=\"\(Rule.allCases.count)\" failures=\"\(failed)\" errors=\"0\">\n"
        for rule in Rule.allCases {
            let test = "    <testcase classname=\"\(xml(graph))\" name=\"\(rule.rawValue)\""
            guard let found = byRule[rule] else {
                text += test + "/>\n"
                continue
            }
            let failures = found.filter { $0.fails(from: failing) }
            text += test + ">\n"
            if let first = failures.first {
                text +=
                    "      <failure type=\"\(first.message.severity.rawValue)\" message=\"\(xml(first.message.text))\">"
                text += xml(failures.map(line).joined(separator: "\n")) + "</failure>\n"
            }
            let others = found.filter { !$0.fails(from: failing) }
            if !others.isEmpty {
                text += "      <system-out>\(xml(others.map(line).joined(separator: "\n")))</system-out>\n"
            }
            text += "    </testcase>\n"
        }
        text += "  </testsuite>\n"
    }
    return Array((text + "</testsuites>\n").utf8)
}

private func line(of finding: LocatedFinding) -> String {
    let message = finding.message
    let place = "\(message.file):\(message.start.line):\(message.start.column)"
    let run = runText(of: finding).map { "\n  run: \($0)" } ?? ""
    return "\(place): \(message.severity.rawValue): \(message.text)\(run)"
}
