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

    @Option(
        help: ArgumentHelp(
            "Action that the workflow uses (default: the action of this release).",
            valueName: "owner/name@tag"))
    var action: String?

    /// The action of the release that this program is part of.
    private static var ownAction: String? { ProgramInfo.repository.map { "\($0)@v\(navgraphVersion)" } }

    func validate() throws {
        var name = app
        guard name.withUTF8(isName) else {
            throw ValidationError(
                "'\(printable(app))' is not a valid name; use ASCII letters, digits and underscores, and do not start with a digit"
            )
        }
        if let action, !isAction(action) {
            throw ValidationError(
                "'\(printable(action))' is not an action; write it as in 'owner/navgraph@v\(navgraphVersion)'")
        }
        if directory.isEmpty { throw ValidationError("missing directory") }
    }

    func run() throws {
        try exiting {
            let prefix = directory == "." ? "" : withoutTrailingSlash(directory) + "/"
            let workflow = firstWorkflow(action: action ?? Self.ownAction)
            let files = [
                OutputFile(path: "\(prefix)Graphs/\(app).yaml", bytes: Array(firstGraph(of: app).utf8)),
                OutputFile(
                    path: "\(prefix)Graphs/navgraph.schema.json", bytes: jsonSchema(rules: Rule.allCases).bytes()),
                OutputFile(path: "\(prefix).github/workflows/navgraph.yml", bytes: Array(workflow.utf8)),
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
            if workflow.contains("OWNER/"), new.contains(where: { $0.path.hasSuffix("navgraph.yml") }) {
                text +=
                    "In \(prefix).github/workflows/navgraph.yml, replace OWNER with the owner of navgraph's repository.\n"
            }
            try writeToStandardOutput(Array(printableLines(text).utf8))
            return .success
        }
    }
}

/// Whether it is `OWNER/NAME@TAG`, in characters that need no quotes in YAML.
private func isAction(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isPlain = text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-_./@".utf8.contains($0) }
    return isPlain && parts.count == 2 && !parts[1].isEmpty && parts[0].split(separator: "/").count >= 2
}

private func printableLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }.joined(separator: "\n")
}
