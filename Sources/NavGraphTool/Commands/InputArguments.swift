import ArgumentParser
import NavGraphReports

import let NavGraphModel.projectFileName

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

    /// The project file of some inputs; `nil` if there is none.
    func path(for inputs: [String]) throws -> String? {
        project == "none" ? nil : try project ?? Project.path(nearestTo: inputs)
    }

    /// The project of some inputs; without inputs, of the current directory.
    func read(for inputs: [String]) throws -> Project {
        var project = try Project(nearestTo: inputs, option: project)
        project.isVerbose = verbose
        return project
    }
}

extension InputArguments {
    func readProject() throws -> Project { try project.read(for: named) }

    /// The same; `files` notes the project file, whether it has mistakes or not, or where one could come.
    func readProject(notedBy files: InputFiles) throws -> Project {
        files.note(try project.path(for: named) ?? projectFileName)
        return try readProject()
    }
}

/// Whether each graph gets its own folder: unless exactly one file is named.
func hasFolders(_ graphs: [String]) -> Bool {
    graphs.count != 1 || FileSystem.kind(of: graphs[0]) == .directory
}
