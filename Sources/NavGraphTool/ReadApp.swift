import ArgumentParser
import NavGraphLint
import NavGraphModel
import NavGraphReports
import NavGraphRuns
import NavGraphSyntax

struct AppArgument: ParsableArguments {
    @ArgumentParser.Argument(
        help: ArgumentHelp(
            "A root file, or a directory that contains one app (default: the graphs of the project).",
            valueName: "input"),
        completion: .file())
    var input: String?

    @OptionGroup var project: ProjectOption

    /// - Parameter opensModules: whether a module is read as if an app opened its public screens and flows.
    func read(opensModules: Bool = false) throws -> CheckedGraph? {
        let inputs = input.map { [$0] } ?? []
        return try readApp(inputs, of: project.read(for: inputs), opensModules: opensModules)
    }
}

/// The one app that inputs mean: a root file, or the only app among those that are found. `nil` where its text has
/// errors, which are printed then.
///
/// `opensModules`: whether a module is read as if an app opened its public screens and flows.
func readApp(_ named: [String], of project: Project, opensModules: Bool = false) throws -> CheckedGraph? {
    let files = InputFiles()
    let readings = try project.inputs(named, in: files).map { try read($0, files: files) }
    let apps = readings.count == 1 ? readings : readings.filter { $0.graph.isApp }
    guard apps.count == 1 else {
        throw ValidationError(
            "this command requires one app; name one of: \(readings.map(\.input.path).joined(separator: ", "))")
    }
    if apps[0].isUsable {
        var app = apps[0]
        if opensModules { app.graph = app.graph.openedByHost() }
        try demandLaunch(of: app)
        return app
    }
    printFindings(of: apps[0], files: files)
    return nil
}

/// What the links of a module need is the matter of the apps that import it.
private func demandLaunch(of reading: CheckedGraph) throws {
    guard reading.graph.entry.isNone else { return }
    throw ValidationError("'\(printable(reading.input.path))' is a module without 'entry'; name an app that imports it")
}

/// The runs of a graph, analyzed unless they are known. What could not be judged, of some screens or at all, is printed.
func analyseRuns(of reading: CheckedGraph, to screens: [ScreenID]) -> (runs: RunAnalysis, isJudged: Bool) {
    let runs = reading.runs ?? RunAnalysis(reading.graph.openedByHost())
    var rules: [Rule: RunLimit] = [:]
    if screens.contains(where: { !runs.isReachable($0) && runs.mayBeReachable($0) }) {
        rules[.unreachableScreen] = runs.limit
    }
    guard let open = undecided(runs, rules) else { return (runs, true) }
    var failed = reading
    failed.findings = [open]
    printFindings(of: failed, files: InputFiles())
    return (runs, false)
}

func printFindings(of reading: CheckedGraph, files: InputFiles) {
    Terminal.printError(textReport(Report([reading], files: files), style: .ofErrors))
}

func screen(named name: String, in graph: NavGraph) throws -> ScreenID {
    try element("screen", named: name, in: graph, among: graph.namedScreens.map { ($0, graph.name(of: $0)) })
}

func flow(named name: String, in graph: NavGraph) throws -> FlowID {
    try element("flow", named: name, in: graph, among: graph.namedFlows.map { ($0, graph.name(of: $0)) })
}

private func element<ID>(
    _ kind: String, named name: String, in graph: NavGraph, among all: [(id: ID, name: String)]
) throws -> ID {
    let called = graph.qualifiedName(fromChain: name) ?? name
    if let found = all.first(where: { $0.name == called }) { return found.id }
    let near = nearest(to: name, among: all.map(\.name)).map { "; did you mean '\($0)'?" } ?? ""
    throw ValidationError("unknown \(kind) '\(printable(name))'\(near)")
}
