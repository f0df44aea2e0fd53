import ArgumentParser
import NavGraphReports
import NavGraphRuns
import NavGraphSwift
import NavGraphSyntax

struct ResolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve",
        abstract: "Tells which deep link takes a URL, with which values, and where it leads.",
        usage: """
            navgraph resolve [<input>] <url> [--shortcut <type>] [--notification <category>] [--activity <type>] \
            [--format <format>]
            """,
        discussion: """
            INPUT is a root file, or a directory with one app in it; by default 'Graphs'. With '--shortcut', \
            '--notification' or '--activity' there is no URL. Exit status 1: no link takes it.

            EXAMPLE
              navgraph resolve Graphs/shop.yaml https://shop.example.com/p/42
              navgraph resolve Graphs/notes.yaml --shortcut new-note --format json
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Argument(help: ArgumentHelp("The graph, then the URL; the URL alone for 'Graphs'.", valueName: "input|url"))
    var words: [String] = []

    @Option(help: ArgumentHelp("A home-screen quick action's type, instead of the URL.", valueName: "type"))
    var shortcut: String?

    @Option(help: ArgumentHelp("A notification's category, instead of the URL.", valueName: "category"))
    var notification: String?

    @Option(help: ArgumentHelp("A user activity's type, instead of the URL.", valueName: "type"))
    var activity: String?

    @Option(help: "How the answer is printed.")
    var format: Format = .text

    func validate() throws {
        let options = [shortcut, notification, activity].compactMap { $0 }.count
        if options > 1 {
            throw ValidationError("Only one of '--shortcut', '--notification' and '--activity' can be given.")
        }
        if options == 0, words.isEmpty {
            throw ValidationError("Missing the URL, or '--shortcut', '--notification' or '--activity'.")
        }
        if options == 0, words.count == 1, !words[0].contains(":") {
            throw ValidationError(
                "'\(printable(words[0]))' is no URL, which has a scheme, as 'https://…' has; "
                    + "behind a graph goes the URL: 'navgraph resolve \(printable(words[0])) URL'.")
        }
        if words.count > 2 - options {
            throw ValidationError(
                options == 0
                    ? "Only an INPUT and a URL can be given."
                    : "Beside '--shortcut', '--notification' or '--activity' only an INPUT can be given.")
        }
    }

    func run() throws { try exiting(answer) }

    private var entry: LinkEntry {
        if let shortcut { return .shortcut(shortcut) }
        if let notification { return .notification(notification) }
        if let activity { return .activity(activity) }
        return .url(words[words.count - 1])
    }

    private var input: String {
        if case .url = entry { return words.count == 2 ? words[0] : "Graphs" }
        return words.first ?? "Graphs"
    }

    private func answer() throws -> ExitStatus {
        guard let graph = try readApp(input)?.graph else { return .findings }
        let ways = LinkWays(graph)
        let answer = resolve(entry, in: graph) { ways.way(of: $0) }
        let output =
            format == .json ? resolutionJSON(answer, in: graph) : resolutionText(answer, of: entry, in: graph)
        try write(output, to: "-")
        if case .missed = answer { return .findings }
        return .success
    }
}
