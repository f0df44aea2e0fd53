import ArgumentParser
import NavGraphReports
import NavGraphSwift

import func NavGraphModel.isName

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Begins: a first graph with a comment at each key, its schema for editors, and a check for CI.",
        discussion: """
            It writes Graphs/NAME.yaml, Graphs/navgraph.schema.json, .github/workflows/navgraph.yml and .gitattributes. \
            What is there already is left as it is, and named.

            EXAMPLE
              navgraph init --app Notes
            """)

    @Argument(help: ArgumentHelp("The directory of the app.", valueName: "dir"))
    var directory = "."

    @Option(help: ArgumentHelp("The name of the app, a name in Swift: 'Notes'.", valueName: "name"))
    var app: String

    func validate() throws {
        var name = app
        guard name.withUTF8(isName) else {
            throw ValidationError(
                "'\(printable(app))' is no name: a name has letters, digits and underscores of ASCII, and begins with no digit."
            )
        }
        if directory.isEmpty { throw ValidationError("DIR names no directory.") }
    }

    func run() throws {
        try exiting {
            let prefix = directory == "." ? "" : withoutTrailingSlash(directory) + "/"
            let files = [
                OutputFile(path: "\(prefix)Graphs/\(app).yaml", bytes: Array(firstGraph(of: app).utf8)),
                OutputFile(path: "\(prefix)Graphs/navgraph.schema.json", bytes: jsonSchema().bytes()),
                OutputFile(path: "\(prefix).github/workflows/navgraph.yml", bytes: Array(firstWorkflow.utf8)),
                OutputFile(path: "\(prefix).gitattributes", bytes: Array(firstAttributes.utf8)),
            ]
            let new = files.filter { FileSystem.kind(of: $0.path, followingLinks: false) == nil }
            try write(new, below: withoutTrailingSlash(directory))
            var text = ""
            for file in files {
                let isNew = new.contains { $0.path == file.path }
                text += isNew ? "wrote \(file.path)\n" : "left  \(file.path), which is there already\n"
            }
            text += """

                Next:
                  navgraph lint \(prefix)Graphs
                  navgraph render \(prefix)Graphs/\(app).yaml --output \(app).html
                  navgraph compile \(prefix)Graphs/\(app).yaml --output \(prefix)Navigation

                """
            try writeToStandardOutput(Array(printableLines(text).utf8))
            return .success
        }
    }
}

private func printableLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }.joined(separator: "\n")
}
