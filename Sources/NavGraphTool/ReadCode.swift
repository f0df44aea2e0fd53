import NavGraphImport
import NavGraphReports
import NavGraphSources

/// Reads the Swift files, storyboards and xibs of an app.
///
/// Returns `nil` if something cannot be read; says what.
func readCode(in sources: [String], excluding exclude: Exclusions) throws -> DriftCode? {
    var problems: [String] = []
    let (inputs, interfaces) = try filesOfApp(in: sources, excluding: exclude, problems: &problems)
    for problem in problems { Terminal.printError(printable(problem)) }
    return problems.isEmpty ? DriftCode(inputs, interfaces) : nil
}

/// The Swift files of an app, and its storyboards, xibs and property lists: by default those in the directories of `sources`.
func filesOfApp(
    in sources: [String], interfaces: [String]? = nil, excluding exclude: Exclusions, problems: inout [String]
) throws -> (code: [SourceInput], interfaces: [ImportFile]) {
    let code = try sourceInputs(sources, excluding: exclude, problems: &problems)
    let paths = try importInputs(
        interfaces ?? sources.filter { FileSystem.kind(of: $0) == .directory }, excluding: exclude, besideSources: true)
    return (code, read(paths.filter { $0.kind != .graph }, problems: &problems))
}
