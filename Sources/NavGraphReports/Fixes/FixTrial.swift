import NavGraphEditor
import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// Tries the fixes of a finding: the text as it would be is read, and where the fix needs it, its runs are analyzed.
package struct FixTrial {
    /// With more screens, runs are not analyzed again.
    private static let mostScreens = 500

    /// What an analysis without limits found in a graph of a size that can be analyzed again.
    package struct Known {
        private(set) var errors: Set<String>

        /// `nil` for a graph that is too large, or whose analysis met a limit.
        /// - Parameter errors: the rules and subjects of the errors.
        package init?(_ graph: NavGraph?, _ runs: RunAnalysis?, errors: [(Rule, String)]) {
            guard let graph, graph.screens.count <= FixTrial.mostScreens, runs?.limit == nil else { return nil }
            self.errors = Set(errors.map { FixTrial.key($0.0, $0.1) })
        }
    }

    private let finding: FixableFinding
    private let severity: Severity
    private let path: String
    private let root: String
    private let known: Known?
    private let contents: (_ path: String) -> FileContents

    /// - Parameters:
    ///   - path: the file that the finding is in.
    ///   - contents: the files of the graph.
    package init(
        of finding: FixableFinding, _ severity: Severity, in path: String, root: String, known: Known?,
        contents: @escaping (_ path: String) -> FileContents
    ) {
        (self.finding, self.severity, self.path, self.root) = (finding, severity, path, root)
        (self.known, self.contents) = (known, contents)
    }

    /// The fixes that can be offered, in their order; of each group the first that helps.
    package func sound(_ fixes: [QuickFix]) -> [QuickFix] {
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
            let errors = reading.findings.filter { $0.rule.family == .text }
            return Set(errors.map { Error(rule: $0.rule, place: moved(FilePlace($0.place, in: reading.graph))) })
        }
        let before = errors(reading(FileEdits([:])), edits.moved)
        let after = errors(reading(edits)) { $0 }
        let place = edits.moved(FilePlace(path: path, range: finding.range))
        return !after.contains(Error(rule: finding.rule, place: place))
            && after.subtracting(before).allSatisfy { $0.rule == tolerated }
    }

    /// Whether the finding is gone, and no error is new.
    private func helps(_ edits: FileEdits) -> Bool {
        guard let known else { return false }
        let after = reading(edits)
        guard after.isUsable else { return false }
        let found = lint(after.graph, least: severity, relates: false).findings
        let own = Self.key(finding.rule, finding.subject)
        return found.allSatisfy { other in
            let key = Self.key(other.rule, other.subject.spelled(in: after.graph.text))
            return key != own && (other.severity != .error || known.errors.contains(key))
        }
    }

    private static func key(_ rule: Rule, _ subject: String) -> String { "\(rule.rawValue) \(subject)" }

    private func reading(_ edits: FileEdits) -> GraphReading { edits.reading(root, contents: contents) }
}

extension FileEdits {
    /// Reads a graph as it would be.
    package func reading(_ root: String, contents: (_ path: String) -> FileContents) -> GraphReading {
        readGraph(root: root, rules: Rule.allCases) { path, _ in applied(to: contents(path), of: path) }
    }

    /// A file as it would be, which the edits may create.
    package func applied(to contents: FileContents, of path: String) -> FileContents {
        guard byPath[path] != nil else { return contents }
        switch contents {
        case .bytes(let bytes): return .bytes(applied(to: bytes, of: path))
        case .missing: return .bytes(applied(to: [UInt8](), of: path))
        case .unreadable, .notAFile, .linked, .tooLarge: return contents
        }
    }
}
