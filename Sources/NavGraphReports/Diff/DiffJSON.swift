import NavGraphChanges
import NavGraphLint
import NavGraphSyntax

/// One object, as `DIFF.md` 8 has it, without what is empty.
package func diffJSON(
    _ diffs: [GraphDiff], old: (source: String, revision: String?), new: (source: String, revision: String?)
)
    -> [UInt8]
{
    func side(_ side: (source: String, revision: String?), _ graph: KeyPath<GraphDiff, CheckedGraph?>) -> JSON {
        let drafts = diffs.compactMap { $0[keyPath: graph]?.graph }.filter { !$0.draft.isEmpty }
        return .present([
            "source": .string(side.source), "revision": side.revision.map(JSON.string),
            "draft": drafts.first.map { .string($0.text[$0.draft]) },
        ])
    }
    func entries(_ make: (GraphDiff) -> [[(key: String, value: JSON)]]) -> JSON? {
        let all = diffs.flatMap { diff in
            make(diff).map { (diffs.count == 1 ? [] : [("graph", .string(diff.name))]) + $0 }
        }
        return list(all, JSON.object)
    }
    func sum(_ count: (GraphDiff) -> Int) -> JSON { .int(diffs.reduce(0) { $0 + count($1) }) }
    func sets(_ sets: [[String]]) -> JSON { .array(sets.map { .array($0.map(JSON.string)) }) }
    let findings = present([
        "come": entries { diff in
            diff.come.map { members(of: $0.finding) + ($0.cause.map { [("cause", JSON.string($0))] } ?? []) }
        },
        "gone": entries { diff in diff.gone.map(members) },
    ])
    let asked = diffs.flatMap(\.asked)
    let object = JSON.present([
        "version": 2, "graph": .string(diffs.map(\.name).joined(separator: ", ")), "old": side(old, \.old),
        "new": side(new, \.new),
        "textErrors": entries { diff in diff.textErrors.map(members) },
        "compared": .bool(!diffs.contains { $0.isOldBroken || !$0.textErrors.isEmpty }),
        "changes": entries { diff in
            (diff.changes?.changes ?? []).sorted {
                $0.element.subject.utf8.lexicographicallyPrecedes($1.element.subject.utf8)
            }
            .map { members(of: $0, diff) }
        },
        "consequences": entries { diff in diff.consequences.map { members(of: $0, diff) } },
        "findings": findings.isEmpty ? nil : .object(findings),
        "code": entries { diff in diff.code.map(members) },
        "asked": asked.isEmpty ? nil : sets(asked),
        "notJudged": list(diffs.flatMap(\.notJudged), JSON.string),
        "summary": [
            "errors": sum { $0.count(.error) + $0.textErrors.count }, "warnings": sum { $0.count(.warning) },
            "breaking": sum { $0.count(.breaking) }, "notable": sum { $0.count(.notable) },
        ],
    ])
    return object.bytes()
}

private func members(of change: GraphChange, _ diff: GraphDiff) -> [(key: String, value: JSON)] {
    let place = diff.place(of: change.element.subject)
    return present([
        "subject": .string(change.element.subject), "change": .string(change.kind.rawValue),
        "from": change.from.map(JSON.string), "inert": change.isInert ? .bool(true) : nil,
        "keys": list(change.keys) { key in
            .present(["path": .string(key.path), "before": key.before, "after": key.after])
        },
        "file": place.map { .string($0.file) }, "line": place.map { .int($0.line) },
    ])
}

private func members(of it: Consequence, _ diff: GraphDiff) -> [(key: String, value: JSON)] {
    present([
        "kind": .string(it.kind.rawValue), "weight": .string(it.weight.rawValue),
        "subjects": .array(it.subjects.map(JSON.string)),
        "while": list(it.whiles) { .array($0.map(JSON.string)) }, "before": it.before.map(JSON.string),
        "after": it.after.map(JSON.string), "cause": it.cause.map(JSON.string), "path": list(it.path, JSON.string),
        "lengths": list(it.lengths) { .array([json(of: $0.old), json(of: $0.new)]) },
        "samples": list(it.samples, JSON.string), "holds": it.holds.map(JSON.bool),
        "run": it.run.flatMap { run in json(of: run, diff) },
    ])
}

/// A number of steps, or its bounds; `null` for none.
private func json(of steps: ClosedRange<Int>?) -> JSON {
    guard let steps else { return .null }
    return steps.count == 1 ? .int(steps.lowerBound) : .array([.int(steps.lowerBound), .int(steps.upperBound)])
}

private func json(of run: Consequence.Run, _ diff: GraphDiff) -> JSON? {
    guard let runs = run.isNew ? diff.new?.runs : diff.old?.runs else { return nil }
    return .present([
        "of": run.isNew ? "new" : "old",
        "steps": witnessJSON(steps(run.witness, of: runs)),
        "parts": run.parting.map { .int($0.index) },
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
        "type": .string(change.type), "added": list(change.added + change.changed.map(\.after), JSON.string),
        "removed": list(change.removed + change.changed.map(\.before), JSON.string),
    ])
}
