import ArgumentParser
import NavGraphReports
import NavGraphRuns
import NavGraphSyntax

struct ResolveCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve",
        abstract: "Show which deep link matches a URL and where it leads.",
        usage: """
            navgraph resolve [<input>] <url> [--shortcut <type>] [--notification <category>] [--activity <type>] \
            [--format <format>] [--project <file>]
            """,
        discussion: """
            INPUT is a root file, or a directory that contains one app (default: the graphs of the project). With '--shortcut', \
            '--notification' or '--activity', omit the URL. The exit status is 1 if no link matches.

            EXAMPLE
              navgraph resolve Graphs/shop.yaml https://shop.example.com/p/42
              navgraph resolve Graphs/notes.yaml --shortcut new-note --format json
            """)

    @Argument(help: ArgumentHelp("The graph (default: the graphs of the project) and the URL.", valueName: "input|url"))
    var words: [String] = []

    @OptionGroup var project: ProjectOption

    @Option(help: ArgumentHelp("Type of a quick action, instead of a URL.", valueName: "type"))
    var shortcut: String?

    @Option(help: ArgumentHelp("Category of a notification, instead of a URL.", valueName: "category"))
    var notification: String?

    @Option(help: ArgumentHelp("Type of a user activity, instead of a URL.", valueName: "type"))
    var activity: String?

    @Option(name: .shortAndLong, help: "Output format.")
    var format = TextOrJSON.text

    func validate() throws {
        let options = [shortcut, notification, activity].compactMap { $0 }.count
        try refuse(options > 1, "'--shortcut', '--notification' and '--activity' cannot be combined")
        try refuse(
            options == 0 && words.isEmpty, "missing argument '<url>', or '--shortcut', '--notification' or '--activity'"
        )
        try refuse(
            options == 0 && words.count == 1 && !words[0].contains(":"),
            "'\(printable(words[0]))' is not a URL with a scheme, such as 'https://…'; "
                + "to name a graph, use 'navgraph resolve \(printable(words[0])) URL'")
        try refuse(
            words.count > 2 - options,
            options == 0
                ? "too many arguments; use '[<input>] <url>'"
                : "too many arguments; '--shortcut', '--notification' and '--activity' replace the URL")
    }

    private var entry: LinkEntry {
        if let shortcut { return .shortcut(shortcut) }
        if let notification { return .notification(notification) }
        if let activity { return .activity(activity) }
        return .url(words[words.count - 1])
    }

    private var inputs: [String] {
        if case .url = entry { return Array(words.dropLast()) }
        return words
    }

    func execute() throws -> ExitStatus {
        guard let graph = try readApp(inputs, of: project.read(for: inputs), opensModules: true)?.graph else {
            return .findings
        }
        let ways = LinkWays(graph)
        let answer = resolve(entry, in: graph) { ways.way(of: $0) }
        let output =
            format == .json ? resolutionJSON(answer, in: graph) : resolutionText(answer, of: entry, in: graph)
        try write(output, to: "-")
        if case .missed = answer { return .findings }
        return .success
    }
}
