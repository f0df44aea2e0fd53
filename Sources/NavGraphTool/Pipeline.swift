import NavGraphImport
import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSources
import NavGraphSyntax

/// A graph and everything that was found in it: errors of the text, or else what the rules say.
struct CheckedGraph {
    var input: Input
    var graph: NavGraph
    var findings: [Finding]
    /// How many findings were only counted.
    var omitted: [Severity: Int] = [:]
    /// What elements allow, and why.
    var allowed: [(finding: Finding, reason: String)] = []
    /// How long each part took.
    var timings: [(part: String, time: Duration)] = []
    /// What the rules looked at.
    var runs: RunAnalysis?
    /// Of `drift`: which transitions the code confirms, and which calls were not read.
    var code: (transitions: DriftTransitions, unread: [SourceReport.UnreadCall])?
    /// Whether its text is without errors.
    var isUsable: Bool
}

/// Compiles graphs: reads each, checks it, works out every file in memory, and writes them together; none where
/// anything is wrong with any graph.
func compile(_ arguments: [String], files: InputFiles, options: CompileOptions) throws -> ExitStatus {
    let new = try newRules(for: arguments)
    let inputs = try files.inputs(of: arguments)
    let graphs = try inputs.map {
        try check(read($0, files: files), new: new, least: options.diagrams.isEmpty ? .warning : .note, relates: true)
    }

    let report = Report(graphs, files: files)
    Terminal.printError(textReport(report, style: .ofErrors))
    if graphs.contains(where: { $0.findings.contains(where: \.stopsCompiling) }) { return .findings }

    guard let outputs = try emit(graphs, files: files, options: options) else { return .findings }
    switch options.purpose {
    case .list: try writeToStandardOutput(Array(outputs.flatMap(\.files).map { $0.path + "\n" }.joined().utf8))
    case .check: return isWritten(outputs.flatMap(\.files)) ? .success : .findings
    case .write:
        try write(outputs.flatMap(\.files), below: options.directory)
        if let depfile = options.depfile { try write(dependencies(of: outputs), to: depfile) }
    }
    return .success
}

/// Reads a root file with all that it names. `InputProblem` where there is nothing to read.
func read(_ input: Input, files: InputFiles) throws(InputProblem) -> CheckedGraph {
    let start = ContinuousClock.now
    let reading = readGraph(root: input.path, rules: Rule.allCases) { path, _ in files.contents(of: path, for: input) }
    let whole = ContinuousClock.now - start
    if let failure = reading.failure { throw InputProblem(input, failure) }
    return CheckedGraph(
        input: input, graph: reading.graph, findings: reading.findings,
        timings: [("read", whole - reading.resolving), ("resolve", reading.resolving)], isUsable: reading.isUsable)
}

/// Adds what the rules say, unless the text has errors: of these everything else would be hearsay. Findings
/// below `least` are only counted; with `relates` the others know which of them have one cause.
func check(
    _ reading: CheckedGraph, levels: [RuleOverride] = [], new: NewRules = .none, least: Severity, relates: Bool
) -> CheckedGraph {
    guard reading.isUsable else { return reading }
    var checked = reading
    let result = lint(
        checked.graph, levels: Dictionary(levels.map { ($0.rule, $0.level) }) { $1 }, new: new,
        least: least, relates: relates)
    checked.findings += result.findings
    checked.omitted = result.omitted
    checked.allowed = result.allowed
    checked.timings += result.timings
    checked.runs = result.runs
    return checked
}

extension Finding {
    /// What could not be judged stops nothing, unless it is about the way of a link, which has to be written.
    fileprivate var stopsCompiling: Bool { severity == .error && (rule != .undecided || subject.kind == .deepLink) }
}
