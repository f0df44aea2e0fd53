import ArgumentParser
import NavGraphReports

struct PathsCommand: StatusCommand {
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
              navgraph paths Graphs/notes.yaml --cover --format swift-testing --module Notes
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
        case swiftTesting = "swift-testing"
    }

    @OptionGroup var app: AppArgument

    @Option(
        help: ArgumentHelp("Show only the run to this screen.", valueName: "screen"), completion: .names(of: "screen"))
    var to: String?

    @Flag(help: "Show a small set of runs that together fire each transition.")
    var cover = false

    @Option(
        name: .shortAndLong,
        help: """
            Output format; 'swift-testing', with '--cover', generates tests that walk the runs through the app's own screens.
            """)
    var format: Format = .text

    @Option(help: "The app's Swift module, which the generated tests import.")
    var module: String?

    @Option(
        help: ArgumentHelp("Generate tests only for the events of this flow and its screens.", valueName: "flow"),
        completion: .names(of: "flow"))
    var only: String?

    @Option(help: "The maximum number of steps after launch in a generated test.")
    var maxSteps = 25

    func validate() throws {
        try refuse(cover && to != nil, "'--cover' and '--to' cannot be combined")
        if format == .swiftTesting {
            try refuse(!cover, "'--format swift-testing' requires '--cover'")
            try refuse(module == nil, "'--format swift-testing' requires '--module', the app's Swift module")
        } else if module != nil || only != nil {
            throw ValidationError("'--module' and '--only' require '--format swift-testing'")
        }
    }

    func execute() throws -> ExitStatus {
        guard let reading = try app.read(opensModules: true) else { return .findings }
        let graph = reading.graph
        let target = try to.map { try screen(named: $0, in: graph) }
        let screens = target.map { [$0] } ?? graph.namedScreens
        let (runs, isJudged) = analyseRuns(of: reading, to: screens)
        if format == .swiftTesting {
            let isWritten = try printTests(of: runs, reading)
            return isJudged && isWritten ? .success : .findings
        }
        if cover {
            try write(format == .json ? coverJSON(runs.cover(), runs) : coverText(runs.cover(), runs), to: "-")
            return isJudged ? .success : .findings
        }
        let paths = screens.map { Path(to: $0, runs) }
        try write(format == .json ? pathsJSON(paths, in: graph) : pathsText(paths, isWhole: target != nil), to: "-")
        return (target == nil ? isJudged : paths[0].isReachable == true) ? .success : .findings
    }
}
