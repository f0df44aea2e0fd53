import NavGraphChanges
import NavGraphLint
import NavGraphModel
import NavGraphPictures
import NavGraphSwift
import NavGraphSyntax

/// What a change to one graph means: its changes, their consequences, the findings that come and go, and what has to be
/// changed in code.
struct GraphDiff {
    /// The name of the app or module, of the new graph where there is one.
    var name: String
    var old: CheckedGraph?
    var new: CheckedGraph?
    /// The old graph's text has errors, so that nothing can be compared.
    var isOldBroken = false
    var changes: GraphChanges?
    var consequences: [Consequence] = []
    var notJudged: [String] = []
    var come: [LocatedFinding] = []
    var gone: [LocatedFinding] = []
    var code: [CodeChange] = []
    /// The lines of what changed, by subject.
    private var lines: [String: Int] = [:]

    /// Errors and warnings that come.
    func count(_ severity: Severity) -> Int { come.count { $0.message.severity == severity } }
    func count(_ weight: Consequence.Weight) -> Int { consequences.count { $0.weight == weight } }

    var isEmpty: Bool {
        (changes?.changes.isEmpty ?? true) && consequences.isEmpty && come.isEmpty && gone.isEmpty && !isOldBroken
    }

    /// One side may be absent: all of the other is added or removed then.
    init(
        old: CheckedGraph?, _ oldFiles: InputFiles, new: CheckedGraph?, _ newFiles: InputFiles, known: KnownFindings?
    ) throws {
        (self.old, self.new) = (old, new)
        let empty = NavGraph(text: TextPool())
        name = (new ?? old)?.graph.name ?? ""
        func findings(_ graph: CheckedGraph?, _ files: InputFiles) -> [LocatedFinding] {
            guard let graph else { return [] }
            let found = Report([graph], files: files).findings
            return found.filter { finding in
                !(known?.entries.contains(Baseline.Entry(finding.rule, finding.subject)) ?? false)
            }
        }
        let now = findings(new, newFiles)
        if let old, !old.isUsable {
            isOldBroken = true
            come = now
            return
        }
        let changes = GraphChanges(from: old?.graph ?? empty, to: new?.graph ?? empty)
        self.changes = changes
        lines = Self.lines(of: changes, old, oldFiles, new, newFiles)
        let before = findings(old, oldFiles)
        func key(_ finding: LocatedFinding, _ subject: String) -> String { "\(finding.rule.rawValue) \(subject)" }
        let renamed = old.map { SubjectWords($0.graph, changes.renaming) }
        let oldKeys = before.map { key($0, renamed?($0.subject) ?? $0.subject) }
        let newKeys = now.map { key($0, $0.subject) }
        let (was, isNow) = (Set(oldKeys), Set(newKeys))
        come = zip(now, newKeys).filter { !was.contains($1) }.map(\.0)
        gone = zip(before, oldKeys).filter { !isNow.contains($1) }.map(\.0)
        code = codeChanges(from: old, to: new)
        guard let old, let new else { return }
        let result = NavGraphChanges.consequences(
            from: ComparedGraph(graph: old.graph, runs: old.runs), to: ComparedGraph(graph: new.graph, runs: new.runs),
            changes.renaming)
        let said = Set(come.filter { $0.message.severity > .note }.map { key($0, $0.subject) })
        consequences = result.all.filter { it in
            !(it.kind.saidBy.map { said.contains("\($0.rawValue) \(it.subject)") } ?? false)
        }
        notJudged = result.notJudged
    }
}

extension Consequence.Kind {
    /// The rule whose findings say the same.
    fileprivate var saidBy: Rule? {
        switch self {
        case .unreachable: .unreachableScreen
        case .exposed: .guardViolation
        case .linkOnly: .linkOnly
        case .neverFires: .unreachableTransition
        case .linkLost, .linkStolen, .linkChanged, .farther, .reachable, .nearer, .sheltered: nil
        }
    }
}

/// The subjects of an old graph by the names of the new one.
private struct SubjectWords {
    private var subjects: [String: String] = [:]

    init(_ graph: NavGraph, _ renaming: Renaming) {
        for (old, new) in zip(graphElements(graph), graphElements(graph, renaming: renaming))
        where old.subject != new.subject {
            subjects[old.subject] = new.subject
        }
    }

    func callAsFunction(_ subject: String) -> String {
        if subjects.isEmpty { return subject }
        if let same = subjects[subject] { return same }
        // An alternative, an outcome, a message or a param of something renamed.
        guard let colon = subject.firstIndex(of: ":") else { return subject }
        let kind = subject[..<colon]
        let rest = subject[subject.index(after: colon)...]
        if let number = rest.lastIndex(of: "#") {
            return self("\(kind):\(rest[..<number])") + rest[number...]
        }
        guard let dot = rest.lastIndex(of: ".") else { return subject }
        for owner in ["screen", "flow"] {
            if let new = subjects["\(owner):\(rest[..<dot])"] {
                return "\(kind):\(new.dropFirst(owner.count + 1))\(rest[dot...])"
            }
        }
        return subject
    }
}

/// What an emitted protocol asks for more or less.
struct CodeChange {
    var type: String
    /// `nil`: the type is new, or gone.
    var added: [String] = []
    var removed: [String] = []
    var isNew = false
    var isGone = false
}

/// The protocols of screens and factories whose requirements change.
private func codeChanges(from old: CheckedGraph?, to new: CheckedGraph?) -> [CodeChange] {
    let (before, after) = (old.map(requirements) ?? [:], new.map(requirements) ?? [:])
    return Set(before.keys).union(after.keys).sorted().compactMap { type in
        var change = CodeChange(type: type)
        change.isNew = before[type] == nil
        change.isGone = after[type] == nil
        let (was, now) = (before[type] ?? [:], after[type] ?? [:])
        change.added = now.keys.filter { was[$0] != now[$0] }.sorted()
        change.removed = was.keys.filter { was[$0] != now[$0] }.sorted()
        return change.added.isEmpty && change.removed.isEmpty && !change.isNew && !change.isGone ? nil : change
    }
}

/// By protocol, the members that it asks for, each with its line.
private func requirements(of checked: CheckedGraph) -> [String: [String: String]] {
    guard checked.isUsable else { return [:] }
    let options = CompileOptions(directory: "", hasFolders: false)
    var result: [String: [String: String]] = [:]
    for file in emitRouters(checked, checked.graph.swift, options: options).files {
        var type: String?
        for line in String(decoding: file.contents, as: UTF8.self).split(separator: "\n") {
            let words = line.split { " (:{,<".contains($0) }
            if let place = words.firstIndex(of: "protocol"), !line.hasPrefix(" "), place + 1 < words.count {
                let name = String(words[place + 1])
                type = name
                result[name] = [:]
                if line.hasSuffix("}") { type = nil }
            } else if line.hasPrefix("}") {
                type = nil
            } else if let type, let place = words.firstIndex(where: { $0 == "var" || $0 == "func" }),
                place + 1 < words.count
            {
                result[type]?[String(words[place + 1])] = String(line)
            }
        }
    }
    return result.filter { !$0.value.isEmpty }
}

extension GraphDiff {
    /// The line of the new graph, of what is removed of the old one, in which a changed element begins.
    func line(of change: GraphChange) -> Int? { lines[change.element.subject] }

    /// Those of all changes; each file is read once.
    fileprivate static func lines(
        of changes: GraphChanges, _ old: CheckedGraph?, _ oldFiles: InputFiles, _ new: CheckedGraph?,
        _ newFiles: InputFiles
    ) -> [String: Int] {
        var lines: [String: Int] = [:]
        for (reading, files, isOld) in [(old, oldFiles, true), (new, newFiles, false)] {
            guard let reading else { continue }
            let all = changes.changes.filter { ($0.kind == .removed) == isOld }
            let places = locate(
                all.map { (place: $0.element.place, severity: Severity.note, text: "") }, in: reading.graph,
                of: reading.input, files: files)
            for (change, place) in zip(all, places) { lines[change.element.subject] = place.start.line }
        }
        return lines
    }
}
