import ArgumentParser
import NavGraphReports

/// The INPUT arguments that every command has.
struct InputArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            """
            A root file, a directory (each root file in it and below), or '-' for standard input (default: the graphs of the \
            project).
            """, valueName: "input"),
        completion: .file())
    var named: [String] = []

    @OptionGroup var project: ProjectOption
}

/// The options of every command that reads graphs.
struct ProjectOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Project file, or 'none' (default: the nearest '.navgraph.yaml').", valueName: "file"),
        completion: .file())
    var project: String?

    @Flag(name: .shortAndLong, help: "Name each root file that is read.")
    var verbose = false

    /// The project of some inputs; without inputs, of the current directory.
    func read(for inputs: [String]) throws -> Project {
        var project = try Project(nearestTo: inputs, option: project)
        project.isVerbose = verbose
        return project
    }
}

extension InputArguments {
    func readProject() throws -> Project { try project.read(for: named) }
}

/// Whether each graph gets its own folder: unless exactly one file is named.
func hasFolders(_ graphs: [String]) -> Bool {
    graphs.count != 1 || FileSystem.kind(of: graphs[0]) == .directory
}
