import NavGraphEditor
import NavGraphLint
import NavGraphModel
import NavGraphReports
import NavGraphRuns
import NavGraphSyntax

/// Tries the fixes of a finding: the text as it would be is read, and where the fix needs it, its runs are analyzed.
struct FixTrial {
    /// With more screens, runs are not analyzed again.
    private static let mostScreens = 500

    private let finding: EditorFinding
    private let root: String
    private let files: EditorFiles
    private let known: RootAnalysis?

    init(of finding: EditorFinding, in root: String, files: EditorFiles, known: RootAnalysis?) {
        (self.finding, self.root, self.files, self.known) = (finding, root, files, known)
    }

    /// The fixes that can be offered, in their order; of each group the first that helps.
    func sound(_ fixes: [QuickFix]) -> [QuickFix] {
        var helped: Set<String> = []
        return fixes.filter { fix in
            switch fix.check {
            case .none: return true
            case .text(let tolerated): return isSound(fix.edits, tolerating: tolerated)
            case .runs(let group):
                guard !helped.contains(group), helps(fix.edits) else { return false }
                helped.insert(group)
                return true
            }
        }
    }

    private struct Error: Hashable {
        var rule: Rule
        var place: FilePlace
    }

    private func isSound(_ edits: FileEdits, tolerating tolerated: Rule?) -> Bool {
        func errors(_ reading: GraphReading, _ moved: (FilePlace) -> FilePlace) -> Set<Error> {
            let errors = reading.findings.filter { $0.rule.family == .text }.map { found in
                let span = found.place.span
                let path = reading.graph.files[found.place.file.index]
                return Error(
                    rule: found.rule, place: moved(FilePlace(path: path, range: Int(span.offset)..<Int(span.end))))
            }
            return Set(errors)
        }
        let before = errors(reading(FileEdits([:])), edits.moved)
        let after = errors(reading(edits)) { $0 }
        let place = edits.moved(FilePlace(path: finding.path, range: finding.range))
        return !after.contains(Error(rule: finding.rule, place: place))
            && after.subtracting(before).allSatisfy { $0.rule == tolerated }
    }

    /// Whether the finding is gone, and no error is new.
    private func helps(_ edits: FileEdits) -> Bool {
        guard let known, let graph = known.graph, graph.screens.count <= Self.mostScreens, known.runs?.limit == nil
        else {
            return false
        }
        let after = reading(edits)
        guard after.isUsable else { return false }
        func key(_ rule: Rule, _ subject: String) -> String { "\(rule.rawValue) \(subject)" }
        let errors = Set(known.findings.filter { $0.severity == .error }.map { key($0.rule, $0.subject) })
        let found = lint(after.graph, least: finding.severity, relates: false).findings
        let own = key(finding.rule, finding.subject)
        return found.allSatisfy { other in
            let other = (key(other.rule, other.subject.spelled(in: after.graph.text)), other.severity)
            return other.0 != own && (other.1 != .error || errors.contains(other.0))
        }
    }

    private func reading(_ edits: FileEdits) -> GraphReading {
        readGraph(root: root, rules: Rule.allCases) { path, _ in
            guard edits.byPath[path] != nil, case .bytes(let bytes) = files.contents(path, root: root) else {
                return files.contents(path, root: root)
            }
            return .bytes(edits.applied(to: bytes, of: path))
        }
    }
}
