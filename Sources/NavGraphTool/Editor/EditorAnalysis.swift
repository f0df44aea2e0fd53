import NavGraphEditor
import NavGraphLint
import NavGraphModel
import NavGraphReports
import NavGraphRuns
import NavGraphSyntax

struct EditorFinding {
    var rule: Rule
    var severity: Severity
    var message: String
    var path: String
    var range: Range<Int>
    var subject: String
    var quoted: [String]
    /// The edits that its text alone tells.
    var fix: [Replacement]
    /// Of a duplicate, the first.
    var first: FilePlace?
    /// The steps of its run, each with its place.
    var run: [(path: String, range: Range<Int>, text: String)]
    var runLine: String?
    var steps: [FindingStep] = []

    func isSame(as other: EditorFinding) -> Bool {
        path == other.path && range == other.range && rule == other.rule && message == other.message
    }
}

/// What was found in a root file with all that it names.
struct RootAnalysis {
    /// What a file was when it was read.
    enum Source: Equatable {
        case open([UInt8])
        case disk([Int])
    }
    var sources: [String: Source]
    var findings: [EditorFinding]
    var isUsable: Bool
    var level = Severity.warning
    /// Of a text without errors, for what is told of runs.
    var graph: NavGraph?
    var runs: RunAnalysis?
}

extension EditorFiles {
    func source(_ path: String) -> RootAnalysis.Source {
        open[path].map { .open($0.bytes) } ?? .disk(FileSystem.stamp(path))
    }

    /// Reads a root file, and checks it. `nil` where that was given up, since a message is there.
    /// - Parameter level: the least severity that is shown; by default, that of the project.
    func analyse(_ root: String, level: Severity?) -> RootAnalysis? {
        var sources: [String: RootAnalysis.Source] = [:]
        if isProjectFile(root) { return analyseProject(root) }
        let reading = readGraph(root: root, rules: Rule.allCases) { path, _ in
            sources[path] = source(path)
            return contents(path, root: root)
        }
        sources[root] = source(root)
        if reading.failure != nil { return RootAnalysis(sources: sources, findings: [], isUsable: false) }
        guard reading.isUsable else {
            let found = located(reading.findings, reading.graph)
            return RootAnalysis(sources: sources, findings: found, isUsable: false)
        }
        Interruption.ask = { MessageChannel.isInputWaiting(0) }
        defer { Interruption.ask = nil }
        let (path, project) = project(of: root)
        if let path { sources[path] = source(path) }
        var known: KnownFindings?
        if let path = project.settings.baseline.map(project.shown) {
            sources[path] = source(path)
            known = try? KnownFindings(path: path)
        }
        let least = level ?? project.settings.level ?? .warning
        let result = lint(reading.graph, new: project.newRules, least: least, relates: false)
        if Interruption.isWanted { return nil }
        let found = located(result.findings, reading.graph).filter { finding in
            known?.entries.contains(Baseline.Entry(finding.rule, finding.subject)) != true
        }
        if Interruption.isWanted { return nil }
        return RootAnalysis(
            sources: sources, findings: found, isUsable: true, level: least, graph: reading.graph, runs: result.runs)
    }

    private func analyseProject(_ path: String) -> RootAnalysis {
        var found: [EditorFinding] = []
        if case .bytes(let bytes) = contents(path, root: path) {
            let settings = ProjectSettings(bytes, in: Project.folder(of: path), program: navgraphVersion)
            found = settings.findings.map { finding in
                EditorFinding(
                    rule: finding.rule, severity: finding.severity, message: finding.message, path: path,
                    range: finding.place.span.range, subject: "file", quoted: finding.quoted, fix: finding.fix, run: [],
                    runLine: nil)
            }
        }
        return RootAnalysis(sources: [path: source(path)], findings: found, isUsable: found.isEmpty)
    }

    private func located(_ findings: [Finding], _ graph: NavGraph) -> [EditorFinding] {
        let index = RunPlaces(graph)

        return findings.map { finding in
            let witness = finding.witness
            let steps = index.places(of: witness).map { place, text in
                (graph.files[place.file.index], place.span.range, text)
            }
            // As 'lint' names the files when it runs in the workspace folder.
            let message = folders.reduce(finding.message) { $0.replacing("'\($1)/", with: "'") }
            return EditorFinding(
                rule: finding.rule, severity: finding.severity, message: message,
                path: graph.files[finding.place.file.index], range: finding.place.span.range,
                subject: finding.subject.spelled(in: graph.text), quoted: finding.quoted, fix: finding.fix,
                first: finding.first.map { FilePlace($0, in: graph) }, run: steps,
                runLine: witness.isEmpty ? nil : runText(witness),
                steps: witness.map { FindingStep(step: $0.step, screen: $0.screen) })
        }
    }
}

/// Where the steps of runs stand in the text.
struct RunPlaces {
    private let graph: NavGraph
    private let index: StepIndex
    private var outcomes: [String: Place] = [:]
    private var tabs: [String: Place] = [:]

    init(_ graph: NavGraph) {
        self.graph = graph
        index = StepIndex(graph)
        for outcome in graph.outcomes {
            let file = outcome.owner.target.map { graph[$0].file } ?? FileID(raw: 0)
            let name = graph.text[graph.qualifiedName(of: outcome.owner)] + "." + graph.text[outcome.name]
            outcomes[name] = Place(file, outcome.span)
        }
        for flow in graph.flows {
            for child in flow.children.map({ graph.children[$0] }) {
                guard let target = child.target else { continue }
                let name = graph.name(of: target)
                tabs[name] = tabs[name] ?? Place(flow.file, child.span)
            }
        }
    }

    /// Of each step the place, and `N. STEP → SCREEN` or `N. STEP ✗ FAULT`.
    func places(of run: WitnessRun) -> [(Place, String)] {
        var last = Place(FileID(raw: 0), graph.entrySpan)
        return run.enumerated().map { number, step in
            switch step.kind {
            case .outcome: last = outcomes[String(step.step.dropFirst(8))] ?? index.place(of: step) ?? last
            case .tab: last = tabs[String(step.step.dropFirst(4))] ?? index.place(of: step) ?? last
            default: last = index.place(of: step) ?? last
            }
            return (last, "\(number). \(step.shown)")
        }
    }
}
