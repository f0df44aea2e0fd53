import NavGraphChanges
import NavGraphLint
import NavGraphModel
import NavGraphPictures
import NavGraphRuns
import NavGraphSwift
import NavGraphSyntax

/// The comment for a pull request: what comes, what follows, a picture, and the changes behind a fold. At most 60,000
/// characters, since GitHub takes 65,536.
func diffMarkdown(_ diff: GraphDiff) -> String {
    let mark = printable(diff.name).replacing("--", with: "- -").replacing(">", with: "&gt;")
    let start = "<!-- navgraph diff \(mark) -->\n### Navigation of \(markdownText(diff.name)): "
    if diff.isEmpty { return start + "no change\n" }
    var text = start + heading(of: diff) + "\n"
    if let counts = countLine(of: diff) { text += "\n\(counts)\n" }
    if diff.isOldBroken { text += "\nThe text of the old graph has errors; nothing can be compared with it.\n" }
    let findings = findingLines(of: diff)
    if !findings.isEmpty { text += "\n" + findings.map { "- \($0)\n" }.joined() }
    text += consequenceTable(of: diff)
    for what in diff.notJudged { text += "\n▲ not judged: \(what)\n" }
    let picture = picture(of: diff)
    if let picture, !picture.isEmpty {
        let chart = picture.mermaid()
        if text.count + chart.count < mostCharacters - 4_000 { text += "\n```mermaid\n\(chart)```\n" }
    }
    return text + fold(of: diff, room: mostCharacters - text.count)
}

/// Both graphs in one picture; `nil` where one cannot be read.
func picture(of diff: GraphDiff, isWhole: Bool = false) -> ChangePicture? {
    guard let changes = diff.changes else { return nil }
    let empty = NavGraph(text: TextPool())
    return ChangePicture(from: diff.old?.graph ?? empty, to: diff.new?.graph ?? empty, changes, isWhole: isWhole)
}

private let mostCharacters = 60_000
private let mostRows = 20

private func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }

/// The worst there is: `✗ 3 errors come`.
func heading(of diff: GraphDiff) -> String {
    let errors = diff.count(.error)
    if errors > 0 { return "✗ \(counted(errors, "error comes", "errors come"))" }
    let breaking = diff.count(.breaking)
    if breaking > 0 { return "✗ \(counted(breaking, "breaking consequence", "breaking consequences"))" }
    let warnings = diff.count(.warning)
    if warnings > 0 { return "▲ \(counted(warnings, "warning comes", "warnings come"))" }
    let notable = diff.count(.notable)
    if notable > 0 { return "▲ \(counted(notable, "notable consequence", "notable consequences"))" }
    return counted(diff.changes?.changes.count ?? 0, "change", "changes")
}

/// `1 flow added · 2 screens moved · 1 error goes`.
func countLine(of diff: GraphDiff) -> String? {
    var parts: [String] = []
    for kind in [GraphChange.Kind.added, .removed, .moved, .renamed, .changed] {
        let all = (diff.changes?.changes ?? []).filter { $0.kind == kind }.map(\.element.kind)
        let counts = GraphElement.Kind.allCases.compactMap { element -> String? in
            let count = all.count { $0 == element }
            if count == 0 { return nil }
            if element == .file { return "file" }
            return counted(count, element.word, element.word + "s")
        }
        if !counts.isEmpty { parts.append("\(counts.joined(separator: ", ")) \(kind.rawValue)") }
    }
    let notes = diff.count(.note)
    if notes > 0 { parts.append(counted(notes, "note comes", "notes come")) }
    for severity in [Severity.error, .warning, .note] {
        let count = diff.gone.count { $0.message.severity == severity }
        if count > 0 { parts.append(counted(count, "\(severity.rawValue) goes", "\(severity.rawValue)s go")) }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
}

/// Errors, then warnings, that come. A message like the one above but for names is the same; a run leaves out what it
/// shares with the one above, and its last step is bold.
private func findingLines(of diff: GraphDiff) -> [String] {
    let shown = [Severity.error, .warning].flatMap { severity in
        diff.come.filter { $0.message.severity == severity }
    }
    var lines: [String] = []
    var above: [RunStep] = []
    var message: String?
    for finding in shown.prefix(mostRows) {
        let name = finding.subject.firstIndex(of: ":").map {
            String(finding.subject[finding.subject.index(after: $0)...])
        }
        let shape = "\(finding.rule) \(finding.message.text.replacing("'\(name ?? "")'", with: "''"))"
        let mark = "\(finding.message.severity.badge)"
        let place = "\(markdownText(finding.message.file)):\(finding.message.start.line)"
        let isSame = shape == message && name != nil
        let words =
            isSame
            ? "\(markdownCode(name!)), the same" : "\(markdownMessage(finding.message.text)) · \(finding.rule.rawValue)"
        message = shape
        let steps = runSteps(finding.witness)
        var run = ""
        if !steps.isEmpty { run = "<br>" + markdownRun(steps, above: above) }
        above = steps
        lines.append("\(mark) \(words) · \(place)\(run)")
    }
    if shown.count > mostRows { lines.append("and \(shown.count - mostRows) more") }
    return lines
}

private func markdownRun(_ steps: [RunStep], above: [RunStep]) -> String {
    var common = zip(steps, above).prefix { $0.text == $1.text }.count
    common = min(common, steps.count - 1)
    var parts: [String] = []
    if common > 0 { parts.append("… → \(markdownText(steps[common - 1].screen))") }
    for (index, step) in steps.enumerated().dropFirst(common) {
        parts.append(index == steps.count - 1 ? "**\(markdownText(step.text))**" : markdownText(step.text))
    }
    return parts.joined(separator: " · ")
}

/// Consequences as a table, breaking first.
private func consequenceTable(of diff: GraphDiff) -> String {
    if diff.consequences.isEmpty { return "" }
    var text = "\n| consequence | before | after |\n| --- | --- | --- |\n"
    for it in diff.consequences.prefix(mostRows) {
        let after = markdownText(consequenceAfter(it, diff))
        text += "| \(mark(of: it)) \(words(of: it)) | \(markdownText(it.before ?? "")) | \(after) |\n"
    }
    let more = diff.consequences.count - mostRows
    if more > 0 { text += "| and \(more) more | | |\n" }
    return text
}

func mark(of it: Consequence) -> String {
    switch it.weight {
    case .breaking: "✗"
    case .notable: "▲"
    case .good: "✓"
    }
}

func words(of it: Consequence) -> String {
    let name = markdownCode(it.name)
    switch it.kind {
    case .unreachable: return "\(name) is unreachable"
    case .exposed: return "\(name) can be visible while \(markdownCode(it.condition ?? "")) does not hold"
    case .sheltered: return "\(name) is visible only while \(markdownCode(it.condition ?? "")) holds"
    case .linkLost: return "link \(name) is lost"
    case .linkStolen: return "link \(name) is taken by another"
    case .linkChanged: return "link \(name) leads elsewhere"
    case .linkOnly: return "\(name) is reached by links alone"
    case .farther: return "\(name) is farther"
    case .neverFires: return "\(name) never fires"
    case .reachable: return "\(name) is reachable"
    case .nearer: return "\(name) is nearer"
    }
}

/// What there is now; of what is farther with the run, from where it differs from the old one.
func consequenceAfter(_ it: Consequence, _ diff: GraphDiff) -> String {
    let after = it.after ?? ""
    guard it.kind == .farther, let old = it.oldWitness, let new = it.witness,
        let before = diff.old?.graph, let now = diff.new?.graph
    else { return after }
    let (was, steps) = (runSteps(old.steps(in: before)), runSteps(new.steps(in: now)))
    let common = min(zip(steps, was).prefix { $0.text == $1.text }.count, steps.count - 1)
    let rest = steps.enumerated().dropFirst(common).map { $0 == steps.count - 1 ? $1.action : $1.text }
    return "\(after): \(common > 0 ? "… " : "")\(rest.joined(separator: " · "))"
}

/// What is behind the fold: a line each change, and the types in code.
private func fold(of diff: GraphDiff, room: Int) -> String {
    guard let changes = diff.changes, !changes.changes.isEmpty || !diff.code.isEmpty else { return "" }
    let empty = NavGraph(text: TextPool())
    let lines = changeLines(changes, from: diff.old?.graph ?? empty, to: diff.new?.graph ?? empty)
    let types = diff.code.isEmpty ? "" : ", \(counted(diff.code.count, "type", "types")) in code"
    var text = "\n<details><summary>\(counted(changes.changes.count, "change", "changes"))\(types)</summary>\n"
    if !lines.isEmpty {
        text += "\n```diff\n"
        var shown = 0
        for line in lines {
            let words = markdownFenced(line.text)
            if text.count + words.count > room - 2_000 { break }
            text += words + "\n"
            shown += 1
        }
        if shown < lines.count { text += "and \(lines.count - shown) more\n" }
        text += "```\n"
    }
    if !diff.code.isEmpty {
        let all =
            diff.code.prefix(mostRows).map(codeText)
            + (diff.code.count > mostRows ? ["and \(diff.code.count - mostRows) more"] : [])
        text += "\n\(all.joined(separator: " · "))\n"
    }
    return text + "\n</details>\n"
}

/// `` `AccountScreen` − onOpenOrders ``.
func codeText(_ change: CodeChange) -> String {
    let name = markdownCode(change.type)
    if change.isNew { return "\(name) new" }
    if change.isGone { return "\(name) gone" }
    let removed = change.removed.isEmpty ? "" : " − \(change.removed.joined(separator: ", "))"
    let added = change.added.isEmpty ? "" : " + \(change.added.joined(separator: ", "))"
    return name + removed + added
}
