import NavGraphImport
import NavGraphReports
import NavGraphSources

/// Reads the Swift files, storyboards and xibs of an app.
///
/// Returns `nil` if something cannot be read; says what.
func readCode(in sources: [String], excluding exclude: Exclusions) throws -> DriftCode? {
    var problems: [String] = []
    let inputs = try sourceInputs(sources, excluding: exclude, problems: &problems)
    let directories = sources.filter { FileSystem.kind(of: $0) == .directory }
    let interfaces = NavGraphTool.read(
        try importInputs(directories, excluding: exclude, besideSources: true).filter { $0.kind != .graph },
        problems: &problems)
    for problem in problems { Terminal.printError(printable(problem)) }
    return problems.isEmpty ? DriftCode(inputs, interfaces) : nil
}
