import NavGraphChanges
import NavGraphModel
import NavGraphRuns
import NavGraphSwift
import NavGraphSyntax

/// One object, as `REVIEW.md` has it, without what is empty.
func diffJSON(_ diffs: [GraphDiff], old: (source: String, revision: String?), new: (source: String, revision: String?))
    -> [UInt8]
{
    func side(_ side: (source: String, revision: String?)) -> JSON {
        .object(present(["source": .string(side.source), "revision": side.revision.map(JSON.string)]))
    }
    func entries(_ make: (GraphDiff) -> [[(key: String, value: JSON)]]) -> JSON? {
        let all = diffs.flatMap { diff in
            make(diff).map { (diffs.count == 1 ? [] : [("graph", .string(diff.name))]) + $0 }
        }
        return list(all, JSON.object)
    }
    func sum(_ count: (GraphDiff) -> Int) -> JSON { .int(diffs.reduce(0) { $0 + count($1) }) }
    let findings = present([
        "come": entries { diff in diff.come.map(members) }, "gone": entries { diff in diff.gone.map(members) },
    ])
    let object = present([
        "version": 1, "graph": .string(diffs.map(\.name).joined(separator: ", ")), "old": side(old), "new": side(new),
        "changes": entries { diff in (diff.changes?.changes ?? []).map { members(of: $0, diff) } },
        "consequences": entries { diff in diff.consequences.map { members(of: $0, diff) } },
        "findings": findings.isEmpty ? nil : .object(findings),
        "code": entries { diff in diff.code.map(members) },
        "notJudged": list(diffs.flatMap(\.notJudged), JSON.string),
        "summary": [
            "errors": sum { $0.count(.error) }, "breaking": sum { $0.count(.breaking) },
            "notable": sum { $0.count(.notable) },
        ],
    ])
    return JSON.object(object).bytes()
}

private func members(of change: GraphChange, _ diff: GraphDiff) -> [(key: String, value: JSON)] {
    let reading = change.kind == .removed ? diff.old : diff.new
    return present([
        "subject": .string(change.element.subject), "change": .string(change.kind.rawValue),
        "from": change.from.map(JSON.string),
        "keys": list(change.keys) { key in
            .object(present(["path": .string(key.path), "before": key.before, "after": key.after]))
        },
        "file": reading.map { .string($0.graph.files[change.element.place.file.index]) },
        "line": reading.flatMap { _ in diff.line(of: change) }.map(JSON.int),
    ])
}

private func members(of it: Consequence, _ diff: GraphDiff) -> [(key: String, value: JSON)] {
    let graph = diff.new?.graph
    return present([
        "kind": .string(it.kind.rawValue), "weight": .string(it.weight.rawValue), "subject": .string(it.subject),
        "condition": it.condition.map(JSON.string), "before": it.before.map(JSON.string),
        "after": it.after.map(JSON.string),
        "witness": it.witness.flatMap { witness in graph.map { .array(witness.steps(in: $0).map(stepJSON)) } },
    ])
}

private func members(of finding: LocatedFinding) -> [(key: String, value: JSON)] {
    [
        ("rule", .string(finding.rule.rawValue)), ("severity", .string(finding.message.severity.rawValue)),
        ("subject", .string(finding.subject)), ("message", .string(finding.message.text)),
        ("file", .string(finding.message.file)), ("line", .int(finding.message.start.line)),
    ]
}

private func members(of change: CodeChange) -> [(key: String, value: JSON)] {
    present([
        "type": .string(change.type), "added": list(change.added, JSON.string),
        "removed": list(change.removed, JSON.string),
    ])
}
