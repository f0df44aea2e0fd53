import ArgumentParser
import NavGraphReports

struct PreviewCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show the page of each graph in the browser, and keep it up to date.",
        discussion: """
            Write the page of 'render --format html' for each graph, open it, and write it again whenever a file of the graph \
            changes. The open page follows within two seconds and keeps its place. While the text of a graph has errors, a bar \
            below the page shows them. There is no server: the page reads a file next to it. The command runs until it is \
            interrupted; it then removes the pages, unless '--output' names their directory.

            EXAMPLE
              navgraph preview
              navgraph preview Graphs/shop.yaml --follow
            """)

    @OptionGroup var arguments: InputArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Directory of the pages (default: a temporary directory).", valueName: "dir"),
        completion: .directory)
    var output: String?

    @Flag(help: "Print the addresses of the pages, and do not open them.")
    var noOpen = false

    @Flag(help: "Show the element that changed last.")
    var follow = false

    @OptionGroup var page: PageOptions

    func validate() throws { try page.demandValidURL() }

    func execute() throws -> ExitStatus {
        let directory = try output.map(withoutTrailingSlash) ?? TemporaryDirectory.make()
        defer { if output == nil { TemporaryDirectory.remove(directory) } }
        Interruptions.await()
        var session = PreviewSession(arguments, page, directory: directory, follows: follow)
        var opened: Set<String> = []
        while !Interruptions.arrived {
            do {
                try session.update()
            } catch  where !opened.isEmpty {
                // A later mistake is waited out.
                do { try exiting { throw error } } catch let error as ValidationError {
                    Terminal.complain(printable(error.message))
                } catch {}
            }
            let new = session.paths.filter { opened.insert($0).inserted }
            try open(new)
            Interruptions.pause()
        }
        return .success
    }

    private func open(_ pages: [String]) throws {
        let current = try FileSystem.workingDirectory()
        for page in pages {
            let url = FileURI.uri(page.hasPrefix("/") ? page : "\(current)/\(page)")
            try writeToStandardOutput(Array("\(url)\n".utf8))
            guard !noOpen, pages.count <= 8, Terminal.isTerminal(.output) else { continue }
            for program in ["open", "xdg-open"] {
                if let result = try? ChildProcess.run([program, url], timeLimit: 10), result.status == 0 { break }
            }
        }
    }
}
