import ArgumentParser
import NavGraphLint
import NavGraphModel
import NavGraphReports
import NavGraphSyntax

/// The project file of some inputs, `.navgraph.yaml`: the graphs, and the values of options that are not given.
struct Project {
    /// The file, as messages show it; `nil` if there is none.
    let path: String?
    private(set) var settings = ProjectSettings()
    /// The directory of the file, from the current one; empty if that is the current directory.
    private let base: String
    /// Whether each root file is named on standard error: `-v`.
    var isVerbose = false

    static var none: Project { Project(path: nil, base: "") }

    private init(path: String?, base: String) { (self.path, self.base) = (path, base) }

    init(nearestTo inputs: [String], option: String? = nil) throws {
        if let path = try option ?? Self.path(nearestTo: inputs), option != "none" {
            try self.init(path: path)
        } else {
            self = .none
        }
    }

    /// Reads a project file. `ProjectProblem` if it has mistakes.
    init(path: String) throws { try self.init(path: path, bytes: try FileSystem.bytes(of: path)) }

    init(path: String, bytes: [UInt8]) throws {
        self.init(path: path, base: directory(of: path))
        settings = ProjectSettings(bytes, in: Self.folder(of: path), program: navgraphVersion)
        if !settings.findings.isEmpty { throw ProjectProblem(settings.findings, path: path, bytes: bytes) }
    }

    /// The directory of a project file from the root of its repository; `nil` outside of one.
    static func folder(of path: String) -> String? {
        let folder = parent(of: path)
        guard let real = FileSystem.realPath(folder), let root = RepositoryPaths.root(above: real) else { return nil }
        return String(real.dropFirst(root == "/" ? 1 : root.count + 1))
    }

    static func path(nearestTo inputs: [String]) throws -> String? {
        guard let first = inputs.first else { return try path(nearestTo: ".") }
        let nearest = try path(nearestTo: first)
        for input in inputs.dropFirst() {
            guard let nearest, let other = try path(nearestTo: input), other != nearest else { continue }
            throw ValidationError(
                "'\(printable(first))' belongs to '\(printable(nearest))', and '\(printable(input))' to "
                    + "'\(printable(other))'; choose one with '--project', or use '--project none'")
        }
        return nearest
    }

    /// The nearest file in the directory of an input or above it. The search ends at the root of the repository; without a
    /// repository at the current directory, and outside of that at once.
    static func path(nearestTo input: String) throws -> String? {
        let current = try FileSystem.workingDirectory()
        var directory = input == "-" ? current : input.hasPrefix("/") ? input : "\(current)/\(input)"
        // An input that does not exist, or exists in a Git revision only.
        while FileSystem.kind(of: directory) != .directory, directory != "/" { directory = parent(of: directory) }
        return nearest(to: FileSystem.realPath(directory) ?? directory, within: [current]).map {
            relativePath(of: $0, from: current)
        }
    }

    /// The nearest file in a directory or above it; the paths are absolute. Outside of a repository, the search ends at one of
    /// some folders.
    static func nearest(to directory: String, within folders: [String]) -> String? {
        func isAbove(_ folder: String) -> Bool {
            directory == folder || directory.hasPrefix(folder == "/" ? "/" : folder + "/")
        }
        let root = RepositoryPaths.root(above: directory) ?? folders.first(where: isAbove) ?? directory
        for folder in sequence(first: directory, next: { $0 == root ? nil : parent(of: $0) }) {
            let file = "\(folder == "/" ? "" : folder)/\(projectFileName)"
            if FileSystem.kind(of: file) != nil { return file }
        }
        return nil
    }

    /// A path of the project file, from the current directory.
    func shown(_ value: ProjectSettings.Value) -> String {
        let path = join(base, value.text)
        return path.isEmpty ? "." : path
    }

    func shown(_ values: [ProjectSettings.Value]) -> [String] { values.map(shown) }

    // MARK: - What it says

    func graphs(_ named: [String]) -> [String] {
        if !named.isEmpty { return named }
        return settings.graphs.isEmpty ? [join(base, "Graphs")] : shown(settings.graphs)
    }

    /// The root files of the graphs that a command reads.
    func inputs(_ named: [String], in files: InputFiles) throws(InputProblem) -> [Input] {
        let graphs = graphs(named)
        if let path { files.note(path) }
        if named.isEmpty, let missing = graphs.first(where: { FileSystem.kind(of: $0) == nil }) {
            files.note(missing)
            throw missingGraph(missing)
        }
        let inputs = try files.inputs(of: graphs, excluding: exclusions)
        if isVerbose { name(inputs) }
        return inputs
    }

    func name(_ inputs: [Input]) {
        for input in inputs { Terminal.printError("graph: " + printable(input.path)) }
    }

    func missingGraph(_ graph: String) -> InputProblem {
        InputProblem(
            message: settings.graphs.isEmpty
                ? "there is no '\(graph)', and no \(projectFileName) names graphs; create a graph with "
                    + "'navgraph init --app NAME', or name a file"
                : "'\(graph)' not found, which '\(path ?? projectFileName)' names in 'graphs'")
    }

    /// The files and directories that searches skip.
    var exclusions: Exclusions { Exclusions(settings.exclude.map(\.text), from: base.isEmpty ? "." : base) }

    /// The directories of source code, those of the options first; empty if there are none.
    func sources(_ named: [String]) -> [String] { named.isEmpty ? shown(settings.sources) : named }

    /// The files of source code to skip.
    func exclusions(_ globs: [String]) -> Exclusions { globs.isEmpty ? exclusions : Exclusions(globs) }

    var newRules: NewRules { NewRules(project: settings.version?.number, program: navgraphVersion) }

    /// The URL for links to the text, with the current commit of the project.
    func sourceURL() throws(InputProblem) -> String? {
        guard let url = settings.sourceURL?.text else { return nil }
        guard url.contains("{commit}") else { return url }
        return url.replacing("{commit}", with: try GitTree.currentCommit(in: base.isEmpty ? "." : base))
    }
}

/// A path from one directory to a file; both are absolute and have no links. Absolute if they only have the root in common.
private func relativePath(of file: String, from directory: String) -> String {
    let (target, base) = (file.split(separator: "/"), directory.split(separator: "/"))
    let common = zip(target, base).prefix { $0 == $1 }.count
    if common == 0, !base.isEmpty { return file }
    return (Array(repeating: "..", count: base.count - common) + target.dropFirst(common)).joined(separator: "/")
}

struct ProjectProblem: Error {
    /// The problems, as `lint` prints them.
    let text: String
    /// The same without colors.
    let plainText: String

    fileprivate init(_ findings: [Finding], path: String, bytes: [UInt8]) {
        let source = SourceFile(bytes: bytes)
        func text(_ style: TextStyle) -> String {
            findings.map { finding in
                let message = LocatedMessage(.error, finding.message, at: finding.place.span, in: source, of: path)
                return textLines(of: message, label: " [\(finding.rule.rawValue)]", style: style)
            }.joined()
        }
        (self.text, plainText) = (text(.ofErrors), text(TextStyle()))
    }
}
