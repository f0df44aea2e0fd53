import ArgumentParser
import NavGraphLint
import NavGraphReports
import NavGraphSyntax

import func NavGraphModel.directory
import func NavGraphModel.isName
import let NavGraphModel.projectFileName

struct InitCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Create a first graph, an editor schema and a CI workflow.",
        discussion: """
            Write Graphs/NAME.yaml, Graphs/navgraph.schema.json, the project file .navgraph.yaml, \
            .github/workflows/navgraph.yml (at the root of the repository) and .gitattributes. Existing files are not changed. \
            With '--into', the project file also names the directories with Swift files, storyboards and xibs.

            EXAMPLE
              navgraph init --app Notes
              navgraph init --app Notes --into ../Notes
            """)

    @Argument(help: ArgumentHelp("Directory of the app (default: the current one).", valueName: "dir"))
    var named: String?

    @Option(help: ArgumentHelp("Directory of an existing app.", valueName: "dir"), completion: .directory)
    var into: String?

    private var directory: String { into ?? named ?? "." }

    @Option(help: ArgumentHelp("Name of the app, a valid Swift name such as 'Notes'.", valueName: "name"))
    var app: String

    @Option(
        help: ArgumentHelp(
            "Action that the workflow uses (default: the action of this release).",
            valueName: "owner/name@tag"))
    var action: String?

    private static var ownAction: String? { ProgramInfo.repository.map { "\($0)@v\(navgraphVersion)" } }

    func validate() throws {
        try demandName(app)
        if let action, !isAction(action) {
            throw ValidationError(
                "'\(printable(action))' is not an action; write it as in 'owner/navgraph@v\(navgraphVersion)'")
        }
        try refuse(named != nil && into != nil, "name one directory, or use '--into'")
        try refuse(directory.isEmpty, "missing directory")
    }

    func execute() throws -> ExitStatus {
        let prefix = directory == "." ? "" : withoutTrailingSlash(directory) + "/"
        let sources = into == nil ? [] : try sourceDirectories(of: directory)
        let place = WorkflowPlace(of: directory)
        let workflow = OutputFile(
            path: place.path,
            bytes: Array(firstWorkflow(action: action ?? Self.ownAction, in: place.folderOfApp).utf8))
        let files = [
            OutputFile(path: "\(prefix)Graphs/\(app).yaml", bytes: Array(firstGraph(of: app).utf8)),
            OutputFile(
                path: "\(prefix)Graphs/navgraph.schema.json", bytes: jsonSchema(rules: Rule.allCases).bytes()),
            OutputFile(path: prefix + projectFileName, bytes: Array(firstProject(sources: sources).utf8)), workflow,
            OutputFile(path: "\(prefix).gitattributes", bytes: Array(firstAttributes.utf8)),
        ]
        let new = files.filter { FileSystem.kind(of: $0.path, followingLinks: false) == nil }
        try write(new.filter { $0.path != workflow.path }, below: withoutTrailingSlash(directory))
        try write(new.filter { $0.path == workflow.path }, below: place.root)
        var text = ""
        for file in files {
            let isNew = new.contains { $0.path == file.path }
            text += isNew ? "wrote \(file.path)\n" : "kept  \(file.path), which already exists\n"
        }
        text += """

            Next\(directory == "." ? "" : ", in \(withoutTrailingSlash(directory))"):
              navgraph lint
              navgraph render --output \(app).html
              navgraph compile

            """
        if new.contains(where: { $0.path.hasSuffix("\(app).yaml") }) {
            text += """
                The routers import NavGraphUIKit: add the package of navgraph to the app, or write 'support: embedded' in \
                \(prefix)Graphs/\(app).yaml.

                """
        }
        if (action ?? Self.ownAction) == nil, new.contains(where: { $0.path == workflow.path }) {
            text += "In \(workflow.path), replace OWNER with the owner of navgraph's repository.\n"
        }
        if !new.contains(where: { $0.path == workflow.path }) {
            text += missingStep(in: workflow.path, folder: place.folderOfApp)
        }
        text += try missingAttributes(in: "\(prefix).gitattributes")
        try writeToStandardOutput(Array(printableLines(text).utf8))
        return .success
    }
}

/// Wrong usage where a text cannot be the name of an app.
func demandName(_ text: String) throws {
    if isName(text.utf8) { return }
    throw ValidationError(
        "'\(printable(text))' is not a valid name; use ASCII letters, digits and underscores, and do not start with a digit"
    )
}

/// Where the workflow goes: GitHub reads those at the root of a repository alone.
private struct WorkflowPlace {
    /// The root of the repository; outside of one, the directory of the app.
    let root: String
    /// The directory of the app in the repository; empty if it is the root.
    let folderOfApp: String

    init(of app: String) {
        let folder = directory(of: RepositoryPaths().path(of: "\(app)/\(projectFileName)"))
        var above = app
        while FileSystem.kind(of: above) != .directory, parent(of: above) != above { above = parent(of: above) }
        let root = RepositoryPaths.rootPath(from: above)
        let isInside = FileSystem.kind(of: "\(root)/.git") != nil && !folder.isEmpty
        (self.root, folderOfApp) = isInside ? (root, folder) : (withoutTrailingSlash(app), "")
    }

    var path: String { (root == "." ? "" : root + "/") + ".github/workflows/navgraph.yml" }
}

/// What to add to a workflow that was there before, and does not check the app in a directory of the repository.
private func missingStep(in path: String, folder: String) -> String {
    guard !folder.isEmpty, case .bytes(let bytes) = FileSystem.read(path) else { return "" }
    let setting = "working-directory: \(quotedIfNeeded(folder))"
    if String(decoding: bytes, as: UTF8.self).contains(setting) { return "" }
    return "To also check this app, add a step of navgraph with '\(setting)' to \(path).\n"
}

/// What to add to attributes of git that were there before, and do not know how graphs are merged.
private func missingAttributes(in path: String) throws -> String {
    guard case .bytes(let bytes) = FileSystem.read(path) else { return "" }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("merge=navgraph") { return "" }
    return "To merge graphs element by element, add these lines to \(path):\n"
        + firstAttributes.split(separator: "\n").map { "  \($0)\n" }.joined()
}

/// The directories in an app with Swift files, storyboards or xibs, as the project file names them.
private func sourceDirectories(of app: String) throws -> [String] {
    func hasCode(_ path: String) throws -> Bool {
        var problems: [String] = []
        return try !sourceInputs([path], excluding: .none, problems: &problems).isEmpty
            || importInputs([path], besideSources: true).contains { $0.kind == .storyboard || $0.kind == .xib }
    }
    guard FileSystem.kind(of: app) == .directory, try hasCode(app) else { return [] }
    let folders = (FileSystem.entries(of: app) ?? []).filter { name in
        !name.hasPrefix(".") && hasCodeOfApp(name)
            && FileSystem.kind(of: "\(app)/\(name)", followingLinks: false) == .directory
    }
    let sources = try folders.filter { try hasCode("\(app)/\($0)") }
    // Files beside the folders.
    return sources.isEmpty ? ["."] : sources
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
