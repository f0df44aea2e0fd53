import NavGraphChanges
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax

/// What the comment says, without its marks and limits, for a terminal.
package func diffText(_ diff: GraphDiff) -> String {
    var lines = ["Navigation of \(diff.name): \(diff.heading)"]
    if let draft = diff.new?.graph.draft, !draft.isEmpty, let graph = diff.new?.graph {
        lines.append("▲ draft: \(graph.text[draft])")
    }
    if let counts = diff.countLine { lines.append(counts) }
    if let teams = diff.teamLine { lines.append(teams) }
    for finding in diff.textErrors + (diff.isOldBroken ? diff.come.map(\.finding) : []) {
        let badge = DiffRank(finding.message.severity)?.badge ?? "●"
        let place = "\(finding.message.file):\(finding.message.start.line)"
        lines.append("- \(badge) \(finding.message.text) · \(finding.rule.rawValue) · \(place)")
    }
    for item in diff.isOldBroken ? [] : diff.items() { lines += item.lines }
    for (title, kind) in [("Weaker checks", Consequence.Kind.heldLess), ("Stricter checks", .heldMore)] {
        let rows = diff.demands(kind)
        if rows.isEmpty { continue }
        lines.append(title)
        for demand in rows {
            let row = diff.row(of: demand)
            let place = demand.cause.flatMap { diff.place(of: $0) }.map { " · \($0.text)" } ?? ""
            lines.append("- \(badged(row.rank))\(row.sentence.text)\(place)")
            if let run = row.run { lines.append("    \(run.text)") }
        }
    }
    lines += diff.notJudged.map { "▲ not judged: \($0)" }
    if let changes = diff.changes {
        let empty = NavGraph(text: TextPool())
        lines += changeLines(changes, from: diff.old?.graph ?? empty, to: diff.new?.graph ?? empty).map(\.text)
    }
    lines += diff.code.map { "code: \($0.type) \(codeWords($0))" }
    return lines.map { printable($0.replacing("\n", with: " ")) + "\n" }.joined()
}

private func badged(_ rank: DiffRank) -> String { rank.badge.isEmpty ? "" : rank.badge + " " }

extension DiffItem {
    fileprivate var lines: [String] {
        let alike = alike.isEmpty ? "" : " (and \(alike.count) alike: \(alike.joined(separator: ", ")))"
        let said = headline.isEmpty ? "" : ": \(headline.text)"
        let place = (place.map { " · \($0.text)" } ?? "") + teams.map { " · \($0)" }.joined()
        var lines = ["- \(badged(rank))\(kind.isEmpty ? "" : kind + " ")\(name)\(alike)\(said)\(place)"]
        if let run { lines.append("    \(run.text)") }
        for row in rows {
            lines.append("  - \(badged(row.rank))\(row.sentence.text)\(row.placeText)")
            if let run = row.run { lines.append("      \(run.text)") }
        }
        return lines
    }
}
