import NavGraphChanges

/// What the comment says, without its marks and limits, for a terminal.
package func diffText(_ diff: GraphDiff) -> String {
    var lines = ["Navigation of \(diff.name): \(diff.heading)"]
    if let draft = diff.new?.graph.draft, !draft.isEmpty, let graph = diff.new?.graph {
        lines.append("▲ draft: \(graph.text[draft])")
    }
    if let counts = diff.countLine { lines.append(counts) }
    if let teams = diff.teamLine { lines.append(teams) }
    for finding in diff.looseFindings {
        let (message, badge) = (finding.message, finding.message.severity.badge)
        lines.append("- \(badge) \(message.text) · \(finding.rule.rawValue) · \(message.place.text)")
    }
    for item in diff.isOldBroken ? [] : diff.items() { lines += item.lines }
    for (title, kind) in [("Weaker checks", Consequence.Kind.heldLess), ("Stricter checks", .heldMore)] {
        let rows = diff.demandRows(kind)
        if !rows.isEmpty { lines.append(title) }
        for row in rows { lines += row.lines }
    }
    lines += diff.notJudged.map { "▲ not judged: \($0)" } + diff.lines.map(\.text)
    lines += diff.code.map { "code: \($0.type) \(codeWords($0))" }
    return lines.map { printable($0.replacing("\n", with: " ")) + "\n" }.joined()
}

extension DiffRow {
    fileprivate var lines: [String] {
        ["- \(rank.mark)\(sentence.text)\(placeText)"] + (run.map { ["    \($0.text)"] } ?? [])
    }
}

extension DiffItem {
    fileprivate var lines: [String] {
        let alike = alike.isEmpty ? "" : " (and \(alike.count) alike: \(alike.joined(separator: ", ")))"
        let said = headline.isEmpty ? "" : ": \(headline.text)"
        let place = (place.map { " · \($0.text)" } ?? "") + teams.map { " · \($0)" }.joined()
        var lines = ["- \(rank.mark)\(kind.isEmpty ? "" : kind + " ")\(name)\(alike)\(said)\(place)"]
        if let run { lines.append("    \(run.text)") }
        return lines + rows.flatMap { $0.lines.map { "  \($0)" } }
    }
}
