import NavGraphEmit
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// One object, as `REVIEW.md` has it, without what is empty.
func diffJSON(_ diffs: [GraphDiff], old: (source: String, revision: String?), new: (source: String, revision: String?))
    -> [UInt8]
{
    func side(_ side: (source: String, revision: String?)) -> JSON {
        .object([("source", .string(side.source))] + (side.revision.map { [("revision", .string($0))] } ?? []))
    }
    let isSingle = diffs.count == 1
    func entries(_ make: (GraphDiff) -> [[(key: String, value: JSON)]]) -> JSON {
        .array(
            diffs.flatMap { diff in
                make(diff).map { .object((isSingle ? [] : [("graph", .string(diff.name))]) + $0) }
            })
    }
    var object: [(key: String, value: JSON)] = [
        ("version", 1), ("graph", .string(diffs.map(\.name).joined(separator: ", "))), ("old", side(old)),
        ("new", side(new)),
    ]
    var findings: [(key: String, value: JSON)] = []
    let lists: [(String, JSON)] = [
        ("changes", entries { diff in (diff.changes?.changes ?? []).map { members(of: $0, diff) } }),
        ("consequences", entries { diff in diff.consequences.map { members(of: $0, diff) } }),
    ]
    for (key, value) in lists where !isEmpty(value) { object.append((key, value)) }
    for (key, list) in [("come", entries { $0.come.map(members) }), ("gone", entries { $0.gone.map(members) })]
    where !isEmpty(list) { findings.append((key, list)) }
    if !findings.isEmpty { object.append(("findings", .object(findings))) }
    let code = entries { diff in diff.code.map(members) }
    if !isEmpty(code) { object.append(("code", code)) }
    let notJudged = diffs.flatMap(\.notJudged)
    if !notJudged.isEmpty { object.append(("notJudged", .array(notJudged.map(JSON.string)))) }
    func sum(_ count: (GraphDiff) -> Int) -> JSON { .int(diffs.reduce(0) { $0 + count($1) }) }
    object.append(
        (
            "summary",
            .object([
                ("errors", sum { $0.count(.error) }), ("breaking", sum { $0.count(.breaking) }),
                ("notable", sum { $0.count(.notable) }),
            ])
        ))
    return JSON.object(object).bytes()
}

private func isEmpty(_ value: JSON) -> Bool {
    if case .array(let values) = value { values.isEmpty } else { false }
}

private func members(of change: GraphChange, _ diff: GraphDiff) -> [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = [
        ("subject", .string(change.element.subject)), ("change", .string(change.kind.rawValue)),
    ]
    if let from = change.from { members.append(("from", .string(from))) }
    if !change.keys.isEmpty {
        members.append(
            (
                "keys",
                .array(
                    change.keys.map { key in
                        .object(
                            [("path", .string(key.path))] + (key.before.map { [("before", $0)] } ?? [])
                                + (key.after.map { [("after", $0)] } ?? []))
                    })
            ))
    }
    let reading = change.kind == .removed ? diff.old : diff.new
    if let reading {
        members.append(("file", .string(reading.graph.files[change.element.place.file.index])))
        if let line = diff.line(of: change) { members.append(("line", .int(line))) }
    }
    return members
}

private func members(of it: Consequence, _ diff: GraphDiff) -> [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = [
        ("kind", .string(it.kind.rawValue)), ("weight", .string(it.weight.rawValue)), ("subject", .string(it.subject)),
    ]
    for (key, text) in [("condition", it.condition), ("before", it.before), ("after", it.after)] {
        if let text { members.append((key, .string(text))) }
    }
    if let witness = it.witness, let graph = diff.new?.graph {
        members.append(("witness", .array(witness.steps(in: graph).map(stepJSON))))
    }
    return members
}

private func members(of finding: LocatedFinding) -> [(key: String, value: JSON)] {
    [
        ("rule", .string(finding.rule.rawValue)), ("severity", .string(finding.message.severity.rawValue)),
        ("subject", .string(finding.subject)), ("message", .string(finding.message.text)),
        ("file", .string(finding.message.file)), ("line", .int(finding.message.start.line)),
    ]
}

private func members(of change: CodeChange) -> [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = [("type", .string(change.type))]
    if !change.added.isEmpty { members.append(("added", .array(change.added.map(JSON.string)))) }
    if !change.removed.isEmpty { members.append(("removed", .array(change.removed.map(JSON.string)))) }
    return members
}
