import NavGraphChanges
import NavGraphSyntax

/// `2 checks`, `1 check`.
package func counted(_ count: Int, _ one: String) -> String { "\(count) \(one)\(count == 1 ? "" : "s")" }

/// What a comment says first.
extension GraphDiff {
    /// `✗ 3 errors, ▲ 2 notable consequences`.
    var heading: String {
        if !textErrors.isEmpty { return "✗ the text has \(counted(textErrors.count, "error"))" }
        if isEmpty { return "no change" }
        let side = consequences.first { $0.kind == .graphGone || $0.kind == .graphNew }
        if let side, come.allSatisfy({ $0.finding.message.severity == .note }) {
            return side.kind == .graphGone ? "✗ the graph is gone" : "new graph"
        }
        var parts: [(text: String, isConsequence: Bool)] = []
        func add(_ count: Int, badge: String, _ text: String, isConsequence: Bool) {
            if count > 0 { parts.append(("\(badge) \(text)", isConsequence)) }
        }
        let (errors, warnings) = (count(.error), count(.warning))
        let (breaking, notable) = (count(.breaking), count(.notable))
        add(errors, badge: "✗", counted(errors, "error"), isConsequence: false)
        add(warnings, badge: "▲", counted(warnings, "warning"), isConsequence: false)
        add(breaking, badge: "✗", "\(breaking) breaking", isConsequence: true)
        add(notable, badge: "▲", "\(notable) notable", isConsequence: true)
        if let last = parts.lastIndex(where: \.isConsequence) {
            parts[last].text += (notable > 0 ? notable : breaking) == 1 ? " consequence" : " consequences"
        }
        if isOldBroken { parts.append((Self.notCompared, false)) }
        if side != nil { parts.append(("new graph", false)) }
        let text = parts.map(\.text).joined(separator: ", ")
        if !text.isEmpty { return text }
        let calm = notJudged.isEmpty ? "nothing notable" : "▲ \(notJudged.count) not judged"
        return "\(counted(changes?.changes.count ?? 0, "change")), \(calm)"
    }
    private static let notCompared = "not compared: the old text has errors"

    /// `1 flow added · 2 screens moved · 1 error goes`.
    var countLine: String? {
        var parts: [String] = []
        for kind in [GraphChange.Kind.added, .removed, .moved, .renamed, .changed] {
            let all = (changes?.changes ?? []).filter { $0.kind == kind }.map(\.element.kind)
            let counts = GraphElement.Kind.allCases.compactMap { element -> String? in
                let count = all.count { $0 == element }
                if count == 0 { return nil }
                return element == .file || element == .entry ? "\(element)" : counted(count, element.word)
            }
            if !counts.isEmpty { parts.append("\(counts.joined(separator: ", ")) \(kind.rawValue)") }
        }
        let notes = count(.note)
        if notes > 0 { parts.append("\(counted(notes, "note")) \(notes == 1 ? "comes" : "come")") }
        for severity in [Severity.error, .warning, .note] {
            let count = gone.count { $0.message.severity == severity }
            if count > 0 { parts.append("\(counted(count, severity.rawValue)) \(count == 1 ? "goes" : "go")") }
        }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    package var fileName: String { name.replacing(" ", with: "-").replacing("/", with: "-") }

    func teams(of item: DiffItem) -> [String] {
        (item.teams + item.rows.flatMap { $0.subjects.flatMap { teams[$0] ?? [] } }).unique()
    }

    /// `For Payments ✗ 1 ▲ 2 · Search`; `nil` without teams.
    var teamLine: String? {
        if teams.isEmpty { return nil }
        var counts: [String: (bad: Int, warned: Int)] = [:]
        func count(_ rank: DiffRank, _ names: Set<String>) {
            for name in names {
                let isBad = rank <= .breaking
                counts[name, default: (0, 0)].bad += isBad ? 1 : 0
                counts[name, default: (0, 0)].warned += !isBad && rank <= .notable ? 1 : 0
            }
        }
        func owners(_ subjects: [String]) -> Set<String> { Set(subjects.flatMap { teams[$0] ?? [] }) }
        for item in isOldBroken ? [] : items() {
            count(.plain, Set(item.teams))
            for row in item.rows + [item.headlineRow].compactMap(\.self) {
                count(row.rank, owners(row.subjects).union(item.teams))
            }
        }
        for row in demands(.heldLess) + demands(.heldMore) { count(DiffRank(row.weight), owners(row.subjects)) }
        let lines = counts.sorted { a, b in
            let (x, y) = (a.value, b.value)
            if (x.bad > 0) != (y.bad > 0) { return x.bad > 0 }
            if (x.warned > 0) != (y.warned > 0) { return x.warned > 0 }
            return a.key.utf8.lexicographicallyPrecedes(b.key.utf8)
        }.map { name, count in
            name + (count.bad > 0 ? " ✗ \(count.bad)" : "") + (count.warned > 0 ? " ▲ \(count.warned)" : "")
        }
        return lines.isEmpty ? nil : "For " + lines.joined(separator: " · ")
    }

    func demandRows(_ kind: Consequence.Kind) -> [DiffRow] {
        demands(kind).map { demand in
            var row = row(of: demand)
            row.place = demand.cause.flatMap { place(of: $0) }
            return row
        }
    }

    /// The weaker demands, worst first, or the stricter ones, in the order of the norm.
    func demands(_ kind: Consequence.Kind) -> [Consequence] {
        consequences.enumerated().filter { $0.element.kind == kind }.sorted { a, b in
            (a.element.weight, a.element.order, a.offset) < (b.element.weight, b.element.order, b.offset)
        }.map(\.element)
    }
}
