import NavGraphModel
import NavGraphReports
import NavGraphSyntax

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

extension Finding {
    /// What could not be judged stops nothing, unless it is about the way of a link, which has to be written.
    fileprivate var stopsCompiling: Bool { severity == .error && (rule != .undecided || subject.kind == .deepLink) }
}
