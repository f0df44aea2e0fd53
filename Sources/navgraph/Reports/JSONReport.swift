import NavGraphEmit
import NavGraphSyntax

/// One object, as `CLI.md` has it; a line for each finding.
func jsonReport(_ report: Report) -> [UInt8] {
    JSON.object([
        ("version", 1),
        ("graph", .string(report.graphs.joined(separator: ", "))),
        ("findings", .array(report.findings.map { finding in .deferred { json(finding) } })),
        (
            "summary",
            .object([
                ("errors", .int(report.count(of: .error))), ("warnings", .int(report.count(of: .warning))),
                ("notes", .int(report.count(of: .note))),
            ])
        ),
    ]).bytes()
}

private func json(_ finding: LocatedFinding) -> JSON {
    var members: [(key: String, value: JSON)] = [
        ("rule", .string(finding.rule.rawValue)), ("severity", .string(finding.message.severity.rawValue)),
        ("subject", .string(finding.subject)), ("message", .string(finding.message.text)),
        ("file", .string(finding.message.file)),
        ("line", .int(finding.message.start.line)), ("column", .int(finding.message.start.column)),
        ("endLine", .int(finding.message.end.line)), ("endColumn", .int(finding.message.end.column)),
    ]
    if finding.isSuspected { members.append(("suspected", .bool(true))) }
    let run = finding.witness
    if !run.isEmpty { members.append(("witness", .array(run.map { step in .deferred { stepJSON(step) } }))) }
    return .object(members)
}

/// A step of a run, as `CLI.md` has it.
func stepJSON(_ step: WitnessStep) -> JSON {
    var members: [(key: String, value: JSON)] = [("step", .string(step.step))]
    if !step.conditions.isEmpty {
        members.append(("conditions", .object(step.conditions.map { (step.words.text[$0.name], .bool($0.value)) })))
    }
    if let screen = step.screen { members.append(("screen", .string(screen))) }
    if let fault = step.fault { members.append(("fault", .string(fault.rawValue))) }
    return .object(members)
}
