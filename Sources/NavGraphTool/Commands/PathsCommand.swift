import ArgumentParser
import NavGraphReports
import NavGraphRuns

struct PathsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "paths",
        abstract: "Show the shortest run to each screen, or runs that cover every transition.",
        discussion: """
            The distance is the number of steps after launch. Runs without deep links take precedence over runs with deep \
            links. The exit status is 1 if no run to the screen of '--to' is known, or, without '--to', if the runs could \
            not be judged completely. Known runs are printed in any case.

            EXAMPLE
              navgraph paths Graphs/notes.yaml
              navgraph paths Graphs/shop.yaml --to payment --format json
              navgraph paths Graphs/notes.yaml --cover
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @OptionGroup var app: AppArgument

    @Option(
        help: ArgumentHelp("Show only the run to this screen.", valueName: "screen"), completion: .names(of: "screen"))
    var to: String?

    @Flag(help: "Show a small set of runs that together fire each transition.")
    var cover = false

    @Option(help: "Output format.")
    var format: Format = .text

    func validate() throws {
        if cover, to != nil { throw ValidationError("'--cover' and '--to' cannot be combined") }
    }

    func run() throws { try exiting(printPaths) }

    private func printPaths() throws -> ExitStatus {
        guard let reading = try app.read(opensModules: true) else { return .findings }
        let graph = reading.graph
        let target = try to.map { try screen(named: $0, in: graph) }
        let screens = target.map { [$0] } ?? graph.namedScreens
        let (runs, isJudged) = try analyseRuns(of: reading, to: screens)
        if cover {
            try write(format == .json ? coverJSON(runs.cover(), runs) : coverText(runs.cover(), runs), to: "-")
            return isJudged ? .success : .findings
        }
        let paths = screens.map { Path(to: $0, runs) }
        try write(format == .json ? pathsJSON(paths, in: graph) : pathsText(paths, isWhole: target != nil), to: "-")
        return (target == nil ? isJudged : paths[0].isReachable == true) ? .success : .findings
    }
}
