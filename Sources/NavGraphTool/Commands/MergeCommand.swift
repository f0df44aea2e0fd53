import ArgumentParser
import NavGraphMerge
import NavGraphReports

struct MergeCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge two versions of a graph, as Git's merge driver.",
        discussion: """
            Merge THEIRS into OURS, both made from BASE, element by element: two branches that each add a screen have no \
            conflict. Text that is not YAML is merged by lines, as Git does.

            The exit status is 0 without conflicts, 1 with conflicts, and above 128 if a file cannot be read or written.

            '--install' sets up the merge driver in this clone. The files that it merges are listed in .gitattributes; 'init' \
            writes one. Generated files are not merged: run 'navgraph compile' after the merge.

            EXAMPLE
              navgraph merge --install
              navgraph merge base.yaml ours.yaml theirs.yaml
            """)

    @Argument(help: ArgumentHelp("Version that both were made from.", valueName: "base"))
    var base: String?

    @Argument(help: ArgumentHelp("Our version; the result is written here.", valueName: "ours"))
    var ours: String?

    @Argument(help: ArgumentHelp("Their version.", valueName: "theirs"))
    var theirs: String?

    @Option(help: ArgumentHelp("Length of conflict markers.", valueName: "n"))
    var markerSize = 7

    @Option(help: ArgumentHelp("Path of the file in the repository, for messages.", valueName: "path"))
    var path: String?

    @Flag(help: "Set up the merge driver in this clone.")
    var install = false

    @Flag(help: "With '--install': for all repositories of the user.")
    var global = false

    func validate() throws {
        if install {
            try refuse(base != nil, "'--install' takes no files")
        } else if theirs == nil {
            throw ValidationError("missing files; use 'navgraph merge BASE OURS THEIRS', or '--install'")
        }
        try refuse(global && !install, "'--global' requires '--install'")
        try refuse(!(1...1000).contains(markerSize), "'--marker-size' must be between 1 and 1000")
    }

    func execute() throws -> ExitStatus { try install ? installDriver() : merge() }

    private func merge() throws -> ExitStatus {
        guard let base, let ours, let theirs else { return .wrongUsage }
        let texts = try [base, ours, theirs].map(FileSystem.bytes(of:))
        let result =
            try merged(base: texts[0], ours: texts[1], theirs: texts[2], markerSize: markerSize)
            ?? mergedLines(base: base, ours: ours, theirs: theirs)
        if result.bytes != texts[1] { try write(result.bytes, to: ours) }
        if result.conflicts == 0 { return .success }
        Terminal.printError("\(printable(path ?? ours)): \(counted(result.conflicts, "conflict"))")
        return .findings
    }

    /// Merges lines, as Git does without a driver.
    private func mergedLines(base: String, ours: String, theirs: String) throws -> MergedText {
        let result = try git([
            "merge-file", "-p", "--marker-size=\(markerSize)", "-L", "ours", "-L", "base", "-L", "theirs", "--", ours,
            base, theirs,
        ])
        guard result.status < 128 else {
            throw InputProblem(message: "'\(ours)' cannot be merged: 'git' says: \(result.complaint)")
        }
        return MergedText(bytes: result.output, conflicts: Int(result.status))
    }

    private func installDriver() throws -> ExitStatus {
        let settings = [
            ("merge.navgraph.name", "merge navigation graphs element by element"),
            ("merge.navgraph.driver", "navgraph merge %O %A %B --marker-size %L --path %P"),
            ("merge.navgraph-output.name", "keep our generated files; run 'navgraph compile' after the merge"),
            ("merge.navgraph-output.driver", "true"),
        ]
        for (key, value) in settings {
            let result = try git(["config"] + (global ? ["--global"] : []) + [key, value])
            guard result.status == 0 else {
                throw OutputProblem("the merge driver was not installed: 'git' says: \(result.complaint)")
            }
        }
        let place = global ? "for all repositories of the user" : "in this clone"
        try writeToStandardOutput(Array("installed the merge driver 'navgraph' \(place)\n".utf8))
        return .success
    }

    private func git(_ arguments: [String]) throws(InputProblem) -> ChildProcess.Result {
        do throws(ChildProcessFailure) {
            return try ChildProcess.run(["git"] + arguments, timeLimit: 60)
        } catch {
            throw InputProblem(message: "'git' cannot be run")
        }
    }
}
