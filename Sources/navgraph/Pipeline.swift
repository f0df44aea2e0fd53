import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// A graph and everything that was found in it: errors of the text, or else what the rules say.
struct CheckedGraph {
    var input: Input
    var graph: NavGraph
    var findings: [Finding]
    /// How many notes of a rule are not among them.
    var omitted: [Rule: Int] = [:]
    /// What the rules looked at.
    var runs: RunAnalysis?
    /// Whether its text is without errors.
    var isUsable: Bool
}

/// Compiles graphs: reads each, checks it, works out every file in memory, and writes them together; none where
/// anything is wrong with any graph.
func compile(_ arguments: [String], files: InputFiles, options: CompileOptions) throws -> ExitStatus {
    let inputs = try files.inputs(of: arguments)
    let graphs = try inputs.map { try check(read($0, files: files), notesOfRule: 0) }

    let report = Report(graphs, files: files, atLeast: .warning)
    Terminal.printError(ReportFormat.text.bytes(of: report, inColour: Terminal.hasColours(.error)))
    if report.hasErrors { return .findings }

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
    let reading = readGraph(root: input.path) { path, _ in files.contents(of: path, for: input) }
    if let failure = reading.failure { throw InputProblem(input, failure) }
    return CheckedGraph(
        input: input, graph: reading.graph, findings: reading.findings, isUsable: reading.isUsable)
}

/// Adds what the rules say, unless the text has errors: of these everything else would be hearsay. `notesOfRule`: how many
/// notes of a rule are wanted, the first ones.
func check(_ reading: CheckedGraph, levels: [RuleOverride] = [], notesOfRule: Int) -> CheckedGraph {
    guard reading.isUsable else { return reading }
    var checked = reading
    let result = lint(
        checked.graph, levels: Dictionary(levels.map { ($0.rule, $0.level) }) { $1 }, notesOfRule: notesOfRule)
    checked.findings += result.findings
    checked.omitted = result.omitted
    checked.runs = result.runs
    return checked
}
