import NavGraphChanges
import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What a change to one graph means: its changes, their consequences, the findings that come and go, and what has to be
/// changed in code.
package struct GraphDiff {
    /// A finding that comes, with the change that it is because of.
    package struct Coming {
        package var finding: LocatedFinding
        package var cause: String?
        var witness: Witness?
        var parting: Parting?
    }

    /// The name of the app or module, of the new graph where there is one.
    package var name: String
    package var old: CheckedGraph?
    package var new: CheckedGraph?
    /// The errors of the new graph's text: then there is nothing else.
    package var textErrors: [LocatedFinding] = []
    /// The old graph's text has errors, so that nothing can be compared.
    package var isOldBroken = false
    package var changes: GraphChanges?
    /// By weight, kind, cause, first subject.
    package var consequences: [Consequence] = []
    package var notJudged: [String] = []
    package var asked: [[String]] = []
    package var come: [Coming] = []
    package var gone: [LocatedFinding] = []
    var code: [CodeChange] = []
    /// Where what changed stands, by subject.
    private var places: [String: DiffPlace] = [:]
    /// By subject, the owners of screens and flows, and of their transitions.
    private(set) var teams: [String: [String]] = [:]

    package func count(_ severity: Severity) -> Int { come.count { $0.finding.message.severity == severity } }
    package func count(_ weight: Consequence.Weight) -> Int { consequences.count { $0.weight == weight } }

    package var isEmpty: Bool {
        (changes?.changes.isEmpty ?? true) && consequences.isEmpty && come.isEmpty && gone.isEmpty && !isOldBroken
            && textErrors.isEmpty
    }

    /// Where a changed element begins: in the new graph, of what is removed in the old one.
    package func place(of subject: String) -> DiffPlace? { places[subject] }

    /// Both graphs; one that is absent is empty.
    var graphs: (old: NavGraph, new: NavGraph) {
        let empty = NavGraph(text: TextPool())
        return (old?.graph ?? empty, new?.graph ?? empty)
    }

    var lines: [ChangeLine] { changes.map { changeLines($0, from: graphs.old, to: graphs.new) } ?? [] }

    var looseFindings: [LocatedFinding] { textErrors + (isOldBroken ? come.map(\.finding) : []) }

    var elements: Set<String> { Set((new?.graph).map { graphElements($0) }?.map(\.subject) ?? []) }

    package func withTeams(_ facts: ElementFacts) -> GraphDiff {
        var diff = self
        for side in [old, new].compactMap(\.self) where side.isUsable {
            diff.teams.merge(facts.of(side.graph).teams) { $1 }
        }
        return diff
    }

    package func withPaths(_ path: (String) -> String) -> GraphDiff {
        var diff = self
        diff.places = places.mapValues { DiffPlace(file: path($0.file), line: $0.line, isOld: $0.isOld) }
        diff.textErrors = textErrors.map { $0.renamed(path) }
        diff.gone = gone.map { $0.renamed(path) }
        for index in diff.come.indices { diff.come[index].finding = come[index].finding.renamed(path) }
        return diff
    }

    /// Findings in a baseline are not reported.
    package struct Known {
        package var entries: Set<Baseline.Entry>
        /// What the old baseline has; `nil`: nothing to compare with.
        package var old: Set<Baseline.Entry>?

        package init(entries: Set<Baseline.Entry> = [], old: Set<Baseline.Entry>? = nil) {
            (self.entries, self.old) = (entries, old)
        }
    }

    /// One side may be absent: all of the other is added or removed then.
    package init(
        old: CheckedGraph?, _ oldFiles: any GraphFiles, new: CheckedGraph?, _ newFiles: any GraphFiles, known: Known
    ) {
        (self.old, self.new) = (old, new)
        name = (new ?? old)?.graph.name ?? ""
        func findings(_ graph: CheckedGraph?, _ files: any GraphFiles) -> [LocatedFinding] {
            guard let graph else { return [] }
            return Report([graph], files: files).findings.filter {
                !known.entries.contains(Baseline.Entry($0.rule, $0.subject))
            }
        }
        let now = findings(new, newFiles)
        if let new, !new.isUsable {
            textErrors = now.filter { $0.message.severity == .error }
            return
        }
        if let old, !old.isUsable {
            isOldBroken = true
            come = now.map { Coming(finding: $0) }
            return
        }
        guard let old, let new else {
            haveOneSide(new ?? old, isNew: new != nil, files: new == nil ? oldFiles : newFiles, finding: now)
            return
        }
        let changes = GraphChanges(from: old.graph, to: new.graph)
        self.changes = changes
        places = Self.places(of: changes, from: (old, oldFiles), to: (new, newFiles))
        let before = findings(old, oldFiles)
        func key(_ finding: LocatedFinding, _ subject: String) -> String { "\(finding.rule.rawValue) \(subject)" }
        let renamed = SubjectWords(old.graph, changes.renaming)
        let oldKeys = before.map { key($0, renamed($0.subject)) }
        let newKeys = now.map { key($0, $0.subject) }
        let (was, isNow) = (Set(oldKeys), Set(newKeys))
        let judged = before.filter { !$0.unjudged.isEmpty }
        // It comes again where less is judged than before.
        func isJudgedLess(_ finding: LocatedFinding) -> Bool {
            !judged.contains { $0.subject == finding.subject && Set($0.unjudged).isSuperset(of: finding.unjudged) }
        }
        come = zip(now, newKeys).filter { finding, key in
            !was.contains(key) || !finding.unjudged.isEmpty && isJudgedLess(finding)
        }.map { Coming(finding: $0.0) }
        gone = zip(before, oldKeys).filter { !isNow.contains($1) }.map(\.0)
        code = codeChanges(from: old, to: new)
        // Nothing that runs show, links take, or checks say differs where nothing else does.
        guard !changes.changes.isEmpty else { return }
        judge(from: old, to: new, changes, known: known)
    }

    /// One consequence tells it all; the findings of a new graph come with it.
    private mutating func haveOneSide(
        _ checked: CheckedGraph?, isNew: Bool, files: any GraphFiles, finding now: [LocatedFinding]
    ) {
        guard let checked else { return }
        let graph = checked.graph
        var row = Consequence(isNew ? .graphNew : .graphGone, isNew ? .plain : .breaking, of: ["file"])
        row.cause = "file"
        let counts = [
            (graph.namedScreens.count, "screen"), (graph.deepLinks.count, "link"), (graph.checks.count, "check"),
        ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: ", ")
        row.sentence = isNew ? "the graph is new" : "the graph is gone"
        if !counts.isEmpty { row.sentence += ": \(text: counts)" }
        consequences = [row]
        if isNew { come = now.map { Coming(finding: $0, cause: "file") } }
        places["file"] = locate([Place(FileID(raw: 0), graph.fileSpan)], of: checked, files: files).first
        places["file"]?.isOld = !isNew
    }

    private mutating func judge(
        from old: CheckedGraph, to new: CheckedGraph, _ changes: GraphChanges, known: Known
    ) {
        // Runs of a module start at a host, which its graph does not have.
        let (before, after) = (old.runs?.graph ?? old.graph, new.runs?.graph ?? new.graph)
        var analysis = ChangeAnalysis(
            from: ComparedGraph(graph: before, runs: old.runs), to: ComparedGraph(graph: after, runs: new.runs), changes
        )
        for index in come.indices {
            let finding = come[index].finding
            let witness = Witness(finding.witness, in: after)
            come[index].witness = witness
            come[index].parting = witness.flatMap { analysis.parting(of: $0, isNew: true) }
            let subject = FindingSubject(rule: finding.rule, subject: finding.subject, witness: witness)
            come[index].cause = analysis.cause(of: subject)
            if let cause = come[index].cause { analysis.isShown(by: cause) }
        }
        self.changes = analysis.changes
        let said = Set(
            come.filter { $0.finding.message.severity > .note }.map {
                "\($0.finding.rule.rawValue) \($0.finding.subject)"
            })
        var rows = analysis.consequences.rows.flatMap { row in Self.unsaid(row, by: said, analysis) }
        countHidden(in: &rows, from: old, to: new)
        rows += Self.baselineRow(known)
        consequences = rows.enumerated().sorted { a, b in
            let (x, y) = (a.element, b.element)
            if x.weight != y.weight { return x.weight < y.weight }
            if x.kind != y.kind { return x.kind.rank < y.kind.rank }
            for (first, second) in [(x.cause ?? "", y.cause ?? ""), (x.subjects.first ?? "", y.subjects.first ?? "")]
            where first != second { return first.utf8.lexicographicallyPrecedes(second.utf8) }
            return a.offset < b.offset
        }.map(\.element)
        let saying = Set(come.flatMap { [$0.finding.subject] + [$0.cause].compactMap(\.self) })
        notJudged = analysis.consequences.notJudged + analysis.untold(besides: saying)
        asked = analysis.consequences.asked
    }

    /// Without the subjects of which a finding says the same.
    private static func unsaid(
        _ row: Consequence, by said: Set<String>, _ analysis: ChangeAnalysis
    ) -> [Consequence] {
        let rule: Rule
        switch row.kind {
        case .unreachable where row.whiles.isEmpty: rule = .unreachableScreen
        case .exposed: rule = .guardViolation
        case .linkOnly: rule = .linkOnly
        case .otherwise where row.after == "nothing" && row.path.isEmpty: rule = .unreachableTransition
        case .heldLess where row.subjects[0].hasPrefix("check:"): rule = .checkFailed
        default: return [row]
        }
        let left = row.subjects.indices.filter { !said.contains("\(rule.rawValue) \(row.subjects[$0])") }
        if left.isEmpty { return [] }
        return [left.count == row.subjects.count ? row : analysis.row(row, of: left)]
    }

    /// What lower levels hide: what the old levels would report, and the new ones report lower or not.
    private func countHidden(in rows: inout [Consequence], from old: CheckedGraph, to new: CheckedGraph) {
        let lower = Rule.allCases.filter { new.graph.level(of: $0) < old.graph.level(of: $0) }
        if lower.isEmpty { return }
        let levels = Dictionary(
            uniqueKeysWithValues: lower.map { rule in
                (rule, old.graph.ruleLevels[rule] ?? .severity(rule.defaultSeverity))
            })
        let strict = new.runs.map { lint(new.graph, runs: $0, levels: levels, least: .note).findings } ?? []
        let now = Dictionary(new.findings.map { ("\($0.rule) \($0.subject)", $0.severity) }) { a, _ in a }
        for index in rows.indices where rows[index].kind == .heldLess {
            guard let rule = lower.first(where: { rows[index].subjects == ["rule:\($0.rawValue)"] }) else { continue }
            let hidden = strict.count { finding in
                finding.rule == rule && now["\(finding.rule) \(finding.subject)"].map { $0 < finding.severity } ?? true
            }
            if hidden > 0 {
                rows[index].sentence += ", hides \(count: hidden) \(text: hidden == 1 ? "finding" : "findings")"
            }
        }
    }

    private static func baselineRow(_ known: Known) -> [Consequence] {
        guard let old = known.old else { return [] }
        let come = known.entries.subtracting(old)
        if come.isEmpty { return [] }
        let errors = come.count { $0.rule?.defaultSeverity == .error }
        var row = Consequence(.heldLess, .notable, of: ["baseline"])
        (row.before, row.after) = (String(old.count), String(known.entries.count))
        let what: Phrase =
            "\(count: come.count) more \(text: come.count == 1 ? "finding" : "findings") in the baseline"
        let is1: Phrase = errors == 0 ? "" : ", \(count: errors) of them \(text: errors == 1 ? "an error" : "errors")"
        row.sentence = what + is1
        return [row]
    }

    private static func places(
        of changes: GraphChanges, from old: (graph: CheckedGraph, files: any GraphFiles),
        to new: (graph: CheckedGraph, files: any GraphFiles)
    ) -> [String: DiffPlace] {
        var found: [String: DiffPlace] = [:]
        for (side, isOld) in [(old, true), (new, false)] {
            let all = changes.changes.filter { ($0.kind == .removed) == isOld }
            let places = locate(
                all.map { place(of: $0, in: side.graph.graph) }, of: side.graph, files: side.files)
            for (change, var place) in zip(all, places) {
                place.isOld = isOld
                found[change.element.subject] = place
            }
        }
        return found
    }

    /// Of the file the first key of it that changed.
    private static func place(of change: GraphChange, in graph: NavGraph) -> Place {
        guard change.element.kind == .file else { return change.element.place }
        let spans = change.keys.compactMap { key in graph.keySpans.first { $0.key.spelling == key.path }?.value }
        return spans.min { $0.offset < $1.offset }.map { Place(FileID(raw: 0), $0) } ?? change.element.place
    }
}

extension Consequence.Kind {
    var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}
