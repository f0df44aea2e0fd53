import ArgumentParser
import NavGraphRuns

struct PathsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "paths",
        abstract: "Tells the shortest run to every screen, or to one; or runs that fire every transition.",
        discussion: """
            INPUT is a root file, or a directory with one app in it; by default 'Graphs'. A distance counts the steps after \
            launch; runs without deep links go before those that need one. Exit status 1: the screen of '--to' cannot be \
            reached.

            EXAMPLE
              navgraph paths Graphs/notes.yaml
              navgraph paths Graphs/shop.yaml --to payment --format json
              navgraph paths Graphs/notes.yaml --cover
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Argument(help: ArgumentHelp("A root file, or a directory with one app in it.", valueName: "input"))
    var input = "Graphs"

    @Option(help: ArgumentHelp("Only this screen.", valueName: "screen"))
    var to: String?

    @Flag(help: "A small set of runs that together fire every transition.")
    var cover = false

    @Option(help: "How the runs are printed.")
    var format: Format = .text

    func validate() throws {
        if cover, to != nil { throw ValidationError("'--cover' goes everywhere, and '--to' to one screen.") }
    }

    func run() throws { try exiting(printPaths) }

    private func printPaths() throws -> ExitStatus {
        guard let reading = try readApp(input) else { return .findings }
        let graph = reading.graph
        let target = try to.map { try screen(named: $0, in: graph) }
        guard let runs = try analyseRuns(of: reading) else { return .findings }
        if cover {
            try write(format == .json ? coverJSON(runs.cover(), runs) : coverText(runs.cover(), runs), to: "-")
            return .success
        }
        let screens = target.map { [$0] } ?? graph.namedScreens
        let paths = screens.map { Path(to: $0, runs) }
        try write(format == .json ? pathsJSON(paths, in: graph) : pathsText(paths, isWhole: target != nil), to: "-")
        return target == nil || paths[0].isReachable ? .success : .findings
    }
}
