import NavGraphChanges
import NavGraphSyntax

/// How bad something is, worst first.
enum DiffRank: Int, Comparable {
    case error, breaking, warning, notable, plain, good

    static func < (a: DiffRank, b: DiffRank) -> Bool { a.rawValue < b.rawValue }
    init(_ weight: Consequence.Weight) {
        switch weight {
        case .breaking: self = .breaking
        case .notable: self = .notable
        case .plain: self = .plain
        case .good: self = .good
        }
    }
    init?(_ severity: Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note: return nil
        }
    }

    var badge: String {
        switch self {
        case .error, .breaking: "✗"
        case .warning, .notable: "▲"
        case .good: "✓"
        case .plain: ""
        }
    }
    var mark: String { badge.isEmpty ? "" : badge + " " }
    var hasRun: Bool { self < .plain }
}

/// The description of a change in a line.
struct DiffRow {
    var rank: DiffRank
    var sentence: Phrase
    /// Of a finding.
    var rule: String?
    var place: DiffPlace?
    /// The elements of which it is told.
    var subjects: [String] = []
    var run: ShownRun?
    fileprivate var kind: Int
    fileprivate var path: [String]?
    /// Whether it tells what the change itself is.
    fileprivate var isHeadline = false
}

extension DiffRow {
    /// The text after the sentence: ` · rule · FILE:LINE`.
    var placeText: String { [rule, place?.text].compactMap(\.self).map { " · \($0)" }.joined() }
}

/// A change with its consequences. DIFF 7.
struct DiffItem {
    /// Its subject; empty for what has several causes.
    var subject: String
    /// The kind, where it is said, and the name.
    var kind: String
    var name: String
    var headline: Phrase
    /// That of the headline, where it is the only row.
    var run: ShownRun?
    var place: DiffPlace?
    var rows: [DiffRow]
    var rank: DiffRank
    var headlineRow: DiffRow?
    var teams: [String] = []
    /// Other changes of the same event, of which the same is said.
    var alike: [String] = []
}

extension GraphDiff {
    /// Whether no consequence and no finding is told.
    var hasNoRows: Bool { items().isEmpty && demands(.heldLess).isEmpty && demands(.heldMore).isEmpty }

    /// The changes with consequences, in the order of the comment.
    func items() -> [DiffItem] {
        var rows: [String: [DiffRow]] = [:]
        for (cause, row, _) in findingRows() { rows[cause, default: []].append(row) }
        for it in consequences where it.kind != .heldLess && it.kind != .heldMore {
            rows[it.cause ?? "", default: []].append(row(of: it))
        }
        // The handlers of the outcome also have to change.
        for change in changes?.changes ?? [] where change.losesOutcome && rows[change.element.subject] == nil {
            rows[change.element.subject] = []
        }
        let bySubject = Dictionary(grouping: lines, by: \.subject)
        var items = rows.map { item($0.key, rows: $0.value, lines: bySubject[$0.key] ?? []) }
        items.sort { a, b in
            if a.rank != b.rank { return a.rank < b.rank }
            let (x, y) = (a.place?.file ?? "", b.place?.file ?? "")
            if x != y { return x.isEmpty ? false : y.isEmpty || x.utf8.lexicographicallyPrecedes(y.utf8) }
            if a.place?.line != b.place?.line { return a.place?.line ?? .max < b.place?.line ?? .max }
            return a.subject.utf8.lexicographicallyPrecedes(b.subject.utf8)
        }
        return Self.joined(items)
    }

    private func item(_ subject: String, rows all: [DiffRow], lines: [ChangeLine]) -> DiffItem {
        var rows = all.enumerated().sorted { a, b in
            (a.element.rank, a.element.kind, a.offset) < (b.element.rank, b.element.kind, b.offset)
        }.map(\.element)
        let rank = rows.map(\.rank).min() ?? .plain
        let change = changes?.changes.first { $0.element.subject == subject }
        var headline = Phrase()
        var run: ShownRun?
        var headlineRow: DiffRow?
        let choices = rows.indices.filter { rows[$0].isHeadline }.sorted { a, b in
            if rows[a].rank != rows[b].rank { return rows[a].rank < rows[b].rank }
            return (rows[a].path ?? []).lexicographicallyPrecedes(rows[b].path ?? [])
        }
        if let first = choices.first {
            let row = rows.remove(at: first)
            (headline, headlineRow) = (row.sentence, row)
            if rows.isEmpty, row.rank.hasRun { run = row.run }
        } else if change?.kind == .removed {
            headline = "removed"
        } else if change?.kind == .added {
            headline = "new"
        } else if let line = lines.first {
            let isHosts = line.kind == .file && line.news.hasPrefix("links hosts ")
            headline = isHosts ? Phrase(.url(line.news)) : "\(text: line.news)"
            if lines.count > 1 { headline += ", and \(count: lines.count - 1) more" }
        }
        let element = change?.element
        let kind = element.flatMap { [.transition, .entry, .file].contains($0.kind) ? nil : $0.kind.word }
        return DiffItem(
            subject: subject, kind: kind ?? "", name: element?.fullName ?? (subject == "file" ? subject : "together"),
            headline: headline, run: run, place: place(of: subject), rows: rows, rank: rank, headlineRow: headlineRow,
            teams: teams[subject] ?? [])
    }

    /// Changes of one event with one headline and the same rows are one item.
    private static func joined(_ items: [DiffItem]) -> [DiffItem] {
        func key(_ item: DiffItem) -> String? {
            guard item.subject.hasPrefix("transition:"), let dot = item.name.lastIndex(of: ".") else { return nil }
            let rows = item.rows.map { "\($0.rank) \($0.sentence.text)\($0.placeText)" }
            return ([String(item.name[dot...]), item.headline.text] + rows).joined(separator: "\n")
        }
        var places: [String: Int] = [:]
        var result: [DiffItem] = []
        for item in items {
            if let key = key(item) {
                if let known = places[key] {
                    result[known].alike.append(item.name)
                    continue
                }
                places[key] = result.count
            }
            result.append(item)
        }
        return result
    }

    // MARK: Rows

    /// Errors and warnings that come, by cause; of one rule and cause those that say the same except for their name are one.
    func findingRows() -> [(cause: String, row: DiffRow, comings: [Coming])] {
        var groups: [(key: String, comings: [Coming], names: [String])] = []
        for coming in come {
            guard DiffRank(coming.finding.message.severity) != nil else { continue }
            let finding = coming.finding
            let name = String(finding.subject.drop { $0 != ":" }.dropFirst())
            let shape = finding.message.text.replacing("'\(name)'", with: "''")
            let key = "\(coming.cause ?? "") \(finding.rule) \(shape)"
            if let index = groups.firstIndex(where: { $0.key == key }), !name.isEmpty {
                groups[index].comings.append(coming)
                groups[index].names.append(name)
            } else {
                groups.append((key, [coming], [name]))
            }
        }
        return groups.map { group in
            let first = group.comings[0]
            let message = first.finding.message
            var sentence = Phrase(message: message.text)
            if group.names.count > 1 {
                let names = group.names.dropFirst().map { Phrase(.code($0)) }
                sentence += "; the same holds for " + names.dropFirst().reduce(names[0]) { "\($0), \($1)" }
            }
            let witness = first.finding.witness
            var run = witness.isEmpty ? nil : ShownRun(witness, named: named(in: message.text))
            run?.parting = first.parting?.index
            let row = DiffRow(
                rank: DiffRank(message.severity) ?? .plain, sentence: sentence, rule: first.finding.rule.rawValue,
                place: message.place, subjects: group.comings.map(\.finding.subject), run: run, kind: -1)
            return (first.cause ?? "", row, group.comings)
        }
    }

    private func named(in message: String) -> Set<String> {
        guard let graph = new?.graph else { return [] }
        return Set(
            graph.conditions.map { graph.text[$0.qualifiedName] }.filter {
                message.contains("'\($0)'") || message.contains("'not \($0)'")
            })
    }

    func row(of it: Consequence) -> DiffRow {
        let rank = DiffRank(it.weight)
        var run: ShownRun?
        // A run of a module begins at a host, which only the graph of its runs has.
        if rank.hasRun, let found = it.run, let graph = (found.isNew ? new : old)?.runs?.graph {
            let named = it.whiles.joined().map { $0.hasPrefix("not ") ? String($0.dropFirst(4)) : $0 }
            run = ShownRun(found, named: Set(named), in: graph)
        }
        return DiffRow(
            rank: rank, sentence: it.sentence, subjects: it.subjects, run: run, kind: it.kind.commentRank,
            path: it.kind == .otherwise ? it.path : nil,
            isHeadline: [.otherwise, .graphGone, .graphNew].contains(it.kind))
    }
}

extension GraphChange {
    /// Whether a screen or flow of both no longer ends with an outcome.
    fileprivate var losesOutcome: Bool {
        guard old != nil, kind != .removed, let key = keys.first(where: { $0.path == "outcomes" }),
            case .object(let was)? = key.before
        else { return false }
        guard case .object(let now)? = key.after else { return true }
        return was.contains { member in !now.contains { $0.key == member.key } }
    }
}

extension Consequence.Kind {
    /// Its place among rows of one weight: what changes how far screens are comes after what changes what they show.
    fileprivate var commentRank: Int {
        switch self {
        case .linkOnly, .farther, .reachable, .nearer: 100 + rank
        default: rank
        }
    }
}
