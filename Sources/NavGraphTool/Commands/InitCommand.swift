import ArgumentParser
import NavGraphLint
import NavGraphReports
import NavGraphSwift
import NavGraphSyntax

import func NavGraphModel.isName

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Create a first graph, an editor schema and a CI workflow.",
        discussion: """
            Write Graphs/NAME.yaml, Graphs/navgraph.schema.json, .github/workflows/navgraph.yml and .gitattributes. Existing \
            files are not changed.

            EXAMPLE
              navgraph init --app Notes
            """)

    @Argument(help: ArgumentHelp("Directory of the app.", valueName: "dir"))
    var directory = "."

    @Option(help: ArgumentHelp("Name of the app, a valid Swift name such as 'Notes'.", valueName: "name"))
    var app: String

    func validate() throws {
        var name = app
        guard name.withUTF8(isName) else {
            throw ValidationError(
                "'\(printable(app))' is not a valid name; use ASCII letters, digits and underscores, and do not start with a digit"
            )
        }
        if directory.isEmpty { throw ValidationError("missing directory") }
    }

    func run() throws {
        try exiting {
            let prefix = directory == "." ? "" : withoutTrailingSlash(directory) + "/"
            let files = [
                OutputFile(path: "\(prefix)Graphs/\(app).yaml", bytes: Array(firstGraph(of: app).utf8)),
                OutputFile(
                    path: "\(prefix)Graphs/navgraph.schema.json", bytes: jsonSchema(rules: Rule.allCases).bytes()),
                OutputFile(path: "\(prefix).github/workflows/navgraph.yml", bytes: Array(firstWorkflow.utf8)),
                OutputFile(path: "\(prefix).gitattributes", bytes: Array(firstAttributes.utf8)),
            ]
            let new = files.filter { FileSystem.kind(of: $0.path, followingLinks: false) == nil }
            try write(new, below: withoutTrailingSlash(directory))
            var text = ""
            for file in files {
                let isNew = new.contains { $0.path == file.path }
                text += isNew ? "wrote \(file.path)\n" : "kept  \(file.path), which already exists\n"
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
