import NavGraphSyntax

/// One object, as `CLI.md` has it; a line for each finding.
package func jsonReport(_ report: Report) -> [UInt8] {
    var ids: [LocatedFinding.Key: String] = [:]
    for finding in report.findings {
        if let key = finding.key { ids[key] = "\(finding.rule.rawValue) \(finding.subject)" }
    }
    var summary: [(key: String, value: JSON)] = [
        ("errors", .int(report.count(of: .error))), ("warnings", .int(report.count(of: .warning))),
        ("notes", .int(report.count(of: .note))),
    ]
    if let (count, seen, anchored, unread) = report.transitions {
        summary.append(
            (
                "transitions",
                [
                    "count": .int(count), "seen": .int(seen - anchored), "anchored": .int(anchored),
                    "notSeen": .int(count - seen), "unreadCalls": .int(unread),
                ]
            ))
    }
    let object: JSON = [
        "version": 1,
        "graph": .string(report.graphs.joined(separator: ", ")),
        "findings": .array(
            report.findings.map { finding in .deferred { json(finding, follows: finding.cause.flatMap { ids[$0] }) } }),
        "summary": .object(summary),
    ]
    return object.bytes()
}

/// `cause`: the finding that it follows from, as baselines name it.
private func json(_ finding: LocatedFinding, follows cause: String?) -> JSON {
    let (message, run) = (finding.message, finding.witness)
    return .present([
        "rule": .string(finding.rule.rawValue), "severity": .string(message.severity.rawValue),
        "subject": .string(finding.subject), "message": .string(message.text), "file": .string(message.file),
        "line": .int(message.start.line), "column": .int(message.start.column),
        "endLine": .int(message.end.line), "endColumn": .int(message.end.column),
        "new": finding.isNew ? .bool(true) : nil,
        "suspected": finding.isSuspected ? .bool(true) : nil,
        "follows": cause.map { .array([.string($0)]) },
        "distanceAtLeast": finding.distanceAtLeast.map(JSON.int),
        "unjudged": list(finding.unjudged, JSON.string),
        "witness": run.isEmpty ? nil : witnessJSON(run),
    ])
}

/// A run, as `CLI.md` has it: at launch with the conditions that it asks for, or that differ from what `initially` says.
func witnessJSON(_ run: WitnessRun) -> JSON {
    .array(run.indices.map { index in .deferred { stepJSON(run[index], of: run) } })
}

private func stepJSON(_ step: WitnessStep, of run: WitnessRun) -> JSON {
    let asked = step.conditions.isEmpty ? [] : run.askedConditions
    let conditions = step.conditions.filter { !$0.isInitial || asked.contains($0.name) }
        .map { (key: step.words.text[$0.name], value: JSON.bool($0.value)) }
    return .present([
        "step": .string(step.step),
        "platform": step.platform.isEmpty ? nil : .string(step.words.text[step.platform]),
        "conditions": conditions.isEmpty ? nil : .object(conditions),
        "screen": step.screen.map(JSON.string), "fault": step.fault.map { .string($0.rawValue) },
    ])
}
