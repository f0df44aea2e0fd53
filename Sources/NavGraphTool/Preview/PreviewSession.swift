import NavGraphReports

/// The graphs of a preview. Each has a page, which is written again when one of the files of the graph has changed.
struct PreviewSession {
    private let arguments: InputArguments
    private let options: PageOptions
    private let directory: String
    private let follows: Bool
    private var project = Project.none
    /// The files and directories that say which graphs there are.
    private var search: FileStamps?
    /// Whether the last search found the graphs.
    private var isComplete = false
    private var graphs: [(input: Input, page: LivePageWriter)] = []
    private var files: [String: FileStamps] = [:]

    init(_ arguments: InputArguments, _ options: PageOptions, directory: String, follows: Bool) {
        (self.arguments, self.options, self.directory, self.follows) = (arguments, options, directory, follows)
    }

    var paths: [String] { graphs.map(\.page.path) }

    /// Looks for graphs, and writes the pages of those that have changed.
    mutating func update() throws {
        if search?.isCurrent() != true {
            isComplete = false
            do {
                try searchGraphs()
            } catch {
                files = [:]
                for (input, page) in graphs { try page.show(problem: Self.text(of: error), of: input) }
                throw error
            }
            isComplete = true
        }
        for (input, page) in graphs where isComplete && files[input.path]?.isCurrent() != true {
            let read = InputFiles()
            defer { files[input.path] = read.stamps }
            _ = try page.update(input, read, options: options, project: project)
        }
    }

    private mutating func searchGraphs() throws {
        let read = InputFiles()
        defer { search = read.stamps }
        project = try arguments.readProject(notedBy: read)
        var known = Dictionary(graphs.map { ($0.input.path, $0.page) }) { a, _ in a }
        var names: Set<String> = []
        let before = graphs
        graphs = try project.inputs(arguments.named, in: read).map { input in
            let name = Self.name(input.folder.replacing("/", with: "-"), notIn: &names)
            return (
                input,
                known.removeValue(forKey: input.path)
                    ?? LivePageWriter(path: "\(directory)/\(name).html", follows: follows)
            )
        }
        for (input, page) in before where known[input.path] != nil {
            files[input.path] = nil
            try page.show(problem: "error: '\(input.path)' is no longer one of the graphs\n", of: input)
        }
    }

    /// The text that an open page shows of a mistake; the terminal also has it.
    private static func text(of error: any Error) -> String {
        switch error {
        case let problem as ProjectProblem: problem.plainText
        case let problem as InputProblem: "error: \(problem.message)\n"
        default: "error: \(error)\n"
        }
    }

    private static func name(_ wanted: String, notIn names: inout Set<String>) -> String {
        var (name, number) = (wanted, 2)
        while !names.insert(name).inserted { (name, number) = ("\(wanted)-\(number)", number + 1) }
        return name
    }
}
