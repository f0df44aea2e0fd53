import NavGraphSwift
import NavGraphSyntax

/// One object, as `CLI.md` has it; a line for each finding.
func jsonReport(_ report: Report) -> [UInt8] {
    var ids: [LocatedFinding.Key: String] = [:]
    for finding in report.findings {
        if let key = finding.key { ids[key] = "\(finding.rule.rawValue) \(finding.subject)" }
    }
    let object: JSON = [
        "version": 1,
        "graph": .string(report.graphs.joined(separator: ", ")),
        "findings": .array(
            report.findings.map { finding in .deferred { json(finding, follows: finding.cause.flatMap { ids[$0] }) } }),
        "summary": [
            "errors": .int(report.count(of: .error)), "warnings": .int(report.count(of: .warning)),
            "notes": .int(report.count(of: .note)),
        ],
    ]
    return object.bytes()
}

/// `cause`: the finding that it follows from, as baselines name it.
private func json(_ finding: LocatedFinding, follows cause: String?) -> JSON {
    let message = finding.message
    return .object(
        present([
            "rule": .string(finding.rule.rawValue), "severity": .string(message.severity.rawValue),
            "subject": .string(finding.subject), "message": .string(message.text), "file": .string(message.file),
            "line": .int(message.start.line), "column": .int(message.start.column),
            "endLine": .int(message.end.line), "endColumn": .int(message.end.column),
            "suspected": finding.isSuspected ? .bool(true) : nil,
            "follows": cause.map { .array([.string($0)]) },
            "distanceAtLeast": finding.distanceAtLeast.map(JSON.int),
            "witness": list(finding.witness) { step in .deferred { stepJSON(step) } },
        ]))
}

/// A step of a run, as `CLI.md` has it.
func stepJSON(_ step: WitnessStep) -> JSON {
    let conditions = step.conditions.map { (key: step.words.text[$0.name], value: JSON.bool($0.value)) }
    return .object(
        present([
            "step": .string(step.step), "conditions": conditions.isEmpty ? nil : .object(conditions),
            "screen": step.screen.map(JSON.string), "fault": step.fault.map { .string($0.rawValue) },
        ]))
}
