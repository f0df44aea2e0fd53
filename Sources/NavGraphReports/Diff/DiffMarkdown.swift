import NavGraphChanges
import NavGraphPictures
import NavGraphSyntax

/// How much of each a comment has. DIFF 7.
struct DiffLimits {
    var items = 6
    /// Of items that are plain or good, as long as there are no more in all.
    var calmItems = 4
    var badRows = 5
    var rows = 3
    var weaker = 6
    var stricter = 3
    var notJudged = 5
    var textErrors = 20
    /// Where the page of both graphs is, for links that play runs.
    var page = ""
    var sources = SourceLinks()

    static let one = DiffLimits()
    /// Of several graphs in one comment.
    static let several = DiffLimits(
        items: 3, calmItems: 2, badRows: 2, rows: 2, weaker: 3, stricter: 1, notJudged: 1, textErrors: 6)
}

/// The comment for a pull request; `mark` is what it is found by. At most 60,000 Unicode scalars, since GitHub takes 65,536.
/// `page`: where the page of both graphs is, with `{graph}` for the name of the graph; empty: nowhere. `sources`: where their
/// texts are shown.
package func diffMarkdown(
    _ diffs: [GraphDiff], mark: String, page: String = "", sources: SourceLinks = SourceLinks()
) -> String {
    let start = "<!-- navgraph diff \(markText(mark)) -->\n"
    var (one, several) = (DiffLimits.one, DiffLimits.several)
    (one.page, several.page) = (markdownURL(page), markdownURL(page))
    (one.sources, several.sources) = (sources, sources)
    if diffs.count == 1 { return start + diffMarkdown(diffs[0], one, room: mostScalars - start.unicodeScalars.count) }
    let changed = diffs.filter { !$0.isEmpty }
    if changed.isEmpty { return start + "### Navigation: no change\n" }
    let room = (mostScalars - start.unicodeScalars.count - 2_000) / changed.count
    let hasPages = page.contains("{graph}")
    var text =
        start
        + changed.enumerated().map { number, diff in
            var limits = several
            // A single page is that of the first graph.
            if number > 0, !hasPages { limits.page = "" }
            return diffMarkdown(diff, limits, room: room)
        }.joined(separator: "\n")
    let same = diffs.filter(\.isEmpty).map { markdownText($0.name) }
    if !same.isEmpty { text += "\nNo change: \(same.joined(separator: ", ")).\n" }
    return text
}

private let mostScalars = 60_000

private func markText(_ text: String) -> String {
    markdownFenced(text).replacing("--", with: "- -").replacing(">", with: "&gt;")
}

private func diffMarkdown(_ diff: GraphDiff, _ limits: DiffLimits, room: Int) -> String {
    var limits = limits
    limits.page = limits.page.replacing("{graph}", with: fragmentValue(diff.fileName))
    while true {
        var text = body(of: diff, limits)
        let isTooLong = text.unicodeScalars.count > room - 500
        if isTooLong, limits.items > 0 || limits.weaker > 0 {
            limits.items = max(limits.items - 1, 0)
            limits.weaker = max(limits.weaker - 1, 0)
            limits.textErrors = max(limits.textErrors - 3, 1)
            continue
        }
        let picture = diff.changes == nil || diff.isEmpty ? "" : pictureText(of: diff)
        if text.unicodeScalars.count + picture.unicodeScalars.count < room - 500 { text += picture }
        return text + fold(of: diff, room: room - text.unicodeScalars.count)
    }
}

private func body(of diff: GraphDiff, _ limits: DiffLimits) -> String {
    var text = "### Navigation of \(markdownText(diff.name)): \(diff.heading)\n"
    if diff.isEmpty { return text }
    if let draft = diff.new?.graph.draft, !draft.isEmpty, let graph = diff.new?.graph {
        text += "\n▲ draft: \(markdownText(graph.text[draft]))\n"
    }
    let page = limits.page.isEmpty ? nil : "[page](\(limits.page))"
    let counts = [diff.countLine, page].compactMap(\.self).joined(separator: " · ")
    if !counts.isEmpty { text += "\n\(counts)\n" }
    if let teams = diff.teamLine { text += "\n\(markdownText(teams))\n" }
    text += section(nil, diff.looseFindings.map { looseLine($0, limits) }, most: limits.textErrors)
    let items = diff.isOldBroken ? [] : diff.items()
    let shown = items.enumerated().filter { index, item in
        index < (item.rank >= .plain ? min(limits.calmItems, limits.items) : limits.items)
    }.map(\.element)
    if !items.isEmpty {
        text += "\n" + shown.map { "\($0.markdown(limits))\n" }.joined()
        let more = items.count - shown.count
        if more > 0 {
            text += "- and \(counted(more, "more change")) with consequences\n"
        }
    }
    text += section("Weaker checks", diff.demandRows(.heldLess).map { $0.markdown(limits) }, most: limits.weaker)
    text += section("Stricter checks", diff.demandRows(.heldMore).map { $0.markdown(limits) }, most: limits.stricter)
    let judged = diff.notJudged.map { "▲ not judged: \(markdownText($0))" }
    for line in judged.prefix(limits.notJudged) { text += "\n\(line)\n" }
    if judged.count > limits.notJudged { text += "\n▲ not judged: \(judged.count - limits.notJudged) more\n" }
    return text
}

/// A list with what is left out.
private func section(_ title: String?, _ lines: [String], most: Int) -> String {
    if lines.isEmpty { return "" }
    var text = title.map { "\n**\($0)**\n\n" } ?? "\n"
    text += lines.prefix(most).map { "- \($0)\n" }.joined()
    if lines.count > most { text += "- and \(lines.count - most) more\n" }
    return text
}

private func looseLine(_ finding: LocatedFinding, _ limits: DiffLimits) -> String {
    let message = finding.message
    return "\(message.severity.badge) \(markdownMessage(message.text)) · \(finding.rule.rawValue) · "
        + limits.sources.markdown(message.place)
}

extension DiffRow {
    fileprivate func markdown(_ limits: DiffLimits) -> String {
        rank.mark + sentence.markdown + (rule.map { " · \(markdownText($0))" } ?? "")
            + (place.map { " · \(limits.sources.markdown($0))" } ?? "")
            + (run.map { "<br>\($0.markdown(page: limits.page))" } ?? "")
    }
}

extension DiffItem {
    fileprivate func markdown(_ limits: DiffLimits) -> String {
        var text = "- \(rank.mark)**\(kind.isEmpty ? "" : kind + " ")\(markdownCode(name))**"
        if !alike.isEmpty {
            let more = alike.count > 1 ? ", …" : ""
            text += " (and \(alike.count) alike: \(markdownCode(alike[0]))\(more))"
        }
        if !headline.isEmpty { text += ": \(headline.markdown)" }
        if let place { text += " · \(limits.sources.markdown(place))" }
        for team in teams { text += " · \(markdownText(team))" }
        if let run { text += "<br>\(run.markdown(page: limits.page))" }
        let most = rank <= .breaking ? limits.badRows : limits.rows
        for row in rows.prefix(most) { text += "\n  - \(row.markdown(limits))" }
        if rows.count > most { text += "\n  - and \(rows.count - most) more" }
        return text
    }
}

/// Both graphs in one picture; `nil` where one cannot be read.
package func picture(of diff: GraphDiff, isWhole: Bool = false, isLimited: Bool = false) -> ChangePicture? {
    guard let changes = diff.changes else { return nil }
    let (old, new) = diff.graphs
    return ChangePicture(from: old, to: new, changes, isWhole: isWhole, isLimited: isLimited)
}

private func pictureText(of diff: GraphDiff) -> String {
    guard let picture = picture(of: diff, isLimited: true), !picture.isEmpty else { return "" }
    let left =
        picture.notDrawn > 0
        ? "\n\(counted(picture.notDrawn, "change")) \(picture.notDrawn == 1 ? "is" : "are") not drawn.\n" : ""
    return "\n```mermaid\n\(picture.mermaid())```\n\(left)"
}

/// The folded part: the lines of all changes, and the types in code.
private func fold(of diff: GraphDiff, room: Int) -> String {
    guard let changes = diff.changes, !changes.changes.isEmpty || !diff.code.isEmpty else { return "" }
    let lines = diff.lines
    let types = diff.code.isEmpty ? "" : ", \(counted(diff.code.count, "type")) in code"
    let isOpen = lines.count <= mostOpenLines && diff.hasNoRows
    var text =
        "\n<details\(isOpen ? " open" : "")><summary>\(counted(changes.changes.count, "change"))\(types)</summary>\n"
    let end = codeText(of: diff, room: room / 2)
    var left = room - text.unicodeScalars.count - end.unicodeScalars.count - 100
    if !lines.isEmpty {
        text += "\n```diff\n"
        var shown = 0
        for line in lines {
            let words = markdownFenced(line.text)
            left -= words.unicodeScalars.count + 1
            if left < 0 { break }
            text += words + "\n"
            shown += 1
        }
        if shown < lines.count { text += "and \(lines.count - shown) more\n" }
        text += "```\n"
    }
    if !diff.code.isEmpty { text += "\n\(end)\n" }
    return text + "\n</details>\n"
}
private let mostOpenLines = 5
private let mostTypes = 20
private let mostMembers = 12

/// As many types as there is room for.
private func codeText(of diff: GraphDiff, room: Int) -> String {
    var types: [String] = []
    var left = room
    for change in diff.code.prefix(mostTypes) {
        let words = Phrase(.text(codeWords(change, most: mostMembers))).markdown
        let text = "\(markdownCode(change.type)) \(words)"
        left -= text.unicodeScalars.count + 3
        if left < 0 { break }
        types.append(text)
    }
    if types.count < diff.code.count { types.append("and \(diff.code.count - types.count) more") }
    return types.joined(separator: " · ")
}

/// `− onOpenOrders + onOpenHelp`, `new`, `makeCategory(slug: String) → makeCategory(slug: Int)`. `most`: of each kind of
/// change so many members are named.
func codeWords(_ change: CodeChange, most: Int = .max) -> String {
    if change.isNew { return "new" }
    if change.isGone { return "gone" }
    func listed(_ members: [String]) -> String {
        members.prefix(most).joined(separator: ", ") + (members.count > most ? " and \(members.count - most) more" : "")
    }
    var parts: [String] = []
    if !change.removed.isEmpty { parts.append("− \(listed(change.removed))") }
    if !change.added.isEmpty { parts.append("+ \(listed(change.added))") }
    parts += change.changed.prefix(most).map { "\($0.before) → \($0.after)" }
    if change.changed.count > most { parts.append("and \(change.changed.count - most) more") }
    return parts.joined(separator: " ")
}
