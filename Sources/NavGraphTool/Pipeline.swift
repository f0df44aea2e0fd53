import NavGraphModel
import NavGraphReports
import NavGraphSyntax

/// Compiles graphs: reads each, checks it, works out every file in memory, and writes them together; none where
/// anything is wrong with any graph.
func compile(
    _ inputs: [Input], _ project: Project, files: InputFiles, options: CompileOptions
) throws -> ExitStatus {
    let readings = try inputs.map { try read($0, files: files) }
    let graphs = withoutParts(readings).map {
        check($0, new: project.newRules, least: options.diagrams.isEmpty ? .warning : .note, relates: true)
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

/// Graphs without the modules in sub-directories that are part of another graph: it imports them, and they have no Swift module.
private func withoutParts(_ graphs: [CheckedGraph]) -> [CheckedGraph] {
    func place(_ path: String) -> String { FileSystem.realPath(path) ?? path }
    let imported = graphs.map { Set($0.graph.files.dropFirst().map(place)) }
    return graphs.enumerated().filter { number, checked in
        guard checked.input.folder.contains("/"), !checked.graph.isApp, checked.graph.swift.module.isEmpty else {
            return true
        }
        let own = place(checked.input.path)
        return !imported.enumerated().contains { $0 != number && $1.contains(own) }
    }.map(\.element)
}

extension Finding {
    /// What could not be judged stops nothing, unless it is about the way of a link, which has to be written.
    fileprivate var stopsCompiling: Bool { severity == .error && (rule != .undecided || subject.kind == .deepLink) }
}
