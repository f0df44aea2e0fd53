import ArgumentParser
import NavGraphImport
import NavGraphModel
import NavGraphReports
import NavGraphSources
import NavGraphSyntax

struct ImportCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Draft a graph from an existing app.",
        discussion: """
            Read storyboards, xibs and Android navigation graphs, and with '--sources' Swift code. Directories are searched \
            for '*.storyboard', '*.xib', 'res/navigation*/*.xml' and 'Info.plist'; all files belong to one app. If the language \
            cannot express something, the nearest equivalent is written and reported.

            Existing files with other contents are not overwritten without '--force'.

            EXAMPLE
              navgraph import App/ --output Graphs/app.yaml
              navgraph import App/ --output Graphs/ --report import.json
              navgraph import app/src --entry main_graph --check --output Graphs/app.yaml
              navgraph import --sources App --output Graphs/app.yaml
            """)

    enum Platform: String, CaseIterable, ExpressibleByArgument {
        case ios, android
    }

    @ArgumentParser.Argument(help: ArgumentHelp("Files or directories to import.", valueName: "input"))
    var inputs: [String] = []

    @Option(
        name: .customLong("sources"),
        help: ArgumentHelp("Also read Swift code from this directory or file. Can be repeated.", valueName: "dir"))
    var sources: [String] = []

    @Option(
        help: ArgumentHelp(
            "With '--sources', skip paths in the directories; '*' matches in a path component, '**' any number of "
                + "components. Can be repeated.", valueName: "glob"))
    var exclude: [String] = []

    @Flag(help: "Also write screens that the code does not open.")
    var all = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Output file, or a directory for a root file and a fragment for each storyboard or graph file (default: "
                + "standard output).", valueName: "path"))
    var output: String?

    @Option(help: ArgumentHelp("Name of the app (default: from the first input).", valueName: "name"))
    var app: String?

    @Option(
        help: ArgumentHelp(
            "Initial storyboard or graph file, without extension; with '--sources' also a Swift type.",
            valueName: "name"))
    var entry: String?

    @Option(help: "Platform to import if there are files of both.")
    var platform: Platform?

    @Flag(help: "Let the segues that have an identifier perform their transitions ('segue').")
    var segues = false

    @Flag(help: "Omit 'allow' for screens that only code opens or closes.")
    var noAllow = false

    @Option(help: ArgumentHelp("Write a report as JSON; '-' is standard output.", valueName: "file"))
    var report: String?

    @Option(
        help: ArgumentHelp("Show findings of at least this severity: 'error', 'warning' or 'note'.", valueName: "level")
    )
    var level: Severity = .warning

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @Flag(help: "Write nothing; fail if the output is not up to date.")
    var check = false

    @Flag(help: "Overwrite outputs with other contents.")
    var force = false

    func validate() throws {
        try refuse(
            sources.isEmpty && !inputs.isEmpty && (!exclude.isEmpty || all),
            "'--exclude' and '--all' require '--sources'")
        try refuse(check && output == nil, "'--check' requires '--output'")
        try refuse(
            report == "-" && output == nil,
            "'--report -' requires '--output', because the graph is also written to standard output")
        if let app { try demandName(app) }
    }

    @OptionGroup var project: ProjectOption

    func execute() throws -> ExitStatus {
        if !inputs.isEmpty, sources.isEmpty { return try importAll() }
        let project = try project.read(for: inputs + sources)
        return try importFromSources(project.sources(sources), excluding: project.exclusions(exclude))
    }

    private func importFromSources(_ sources: [String], excluding exclude: Exclusions) throws -> ExitStatus {
        guard !sources.isEmpty else {
            throw ValidationError(
                "missing argument '<input> ...'; or write 'sources: [App]' in \(projectFileName), or use '--sources DIR'"
            )
        }
        var problems: [String] = []
        let (inputs, files) = try filesOfApp(
            in: sources, interfaces: self.inputs.isEmpty ? nil : self.inputs, excluding: exclude, problems: &problems)
        guard problems.isEmpty else { return tell(problems) }
        guard inputs.contains(where: { $0.path.hasSuffix(".swift") }) else {
            Terminal.complain("no Swift files found in \(printable(sources.joined(separator: ", ")))")
            return .findings
        }
        var unreadable: [UnreadableImport] = []
        let first = self.inputs.first ?? sources[0]
        let (imported, read, found) = importSources(
            inputs, files, app: try app ?? defaultApp(of: first),
            options: ImportOptions(entry: entry, keepsSegues: segues), writesAll: all, inputPath: first,
            unreadable: &unreadable)
        if let entry, !read.declared.contains(entry), !files.contains(where: { $0.path.names(entry: entry) }) {
            throw ValidationError("entry '\(printable(entry))' not found; name a Swift type or a storyboard")
        }
        // One that was found by search is only skipped.
        problems += unreadable.filter { self.inputs.contains($0.path) }.map(\.text)
        guard problems.isEmpty else { return tell(problems) }
        return try finish(imported, found, from: read)
    }

    private func tell(_ problems: [String]) -> ExitStatus {
        for problem in problems { Terminal.printError(printable(problem)) }
        return .unreadableInput
    }

    private func importAll() throws -> ExitStatus {
        if inputs.allSatisfy({ $0.hasSuffix(".swift") && FileSystem.kind(of: $0) != .directory }) {
            try complainOfNothing()
            return .findings
        }
        let files = try chosenFiles()
        var problems: [String] = []
        var unreadable: [UnreadableImport] = []
        let contents = read(files, problems: &problems)
        let (imported, found) = importGraph(
            contents, app: try app ?? defaultApp(of: inputs[0]),
            options: ImportOptions(entry: entry, keepsSegues: segues), unreadable: &unreadable)
        problems += unreadable.map(\.text)
        guard problems.isEmpty else { return tell(problems) }
        return try finish(imported, found)
    }

    /// Writes the graph, and says what was found. `sources`: the Swift code that it is from.
    private func finish(
        _ imported: Imported?, _ found: ImportReport, from sources: SourceReport? = nil
    ) throws -> ExitStatus {
        var (imported, found) = (imported, found)
        var wrong: [String] = []
        if var draft = imported {
            wrong = adapt(&draft, allowing: !noAllow)
            (imported, found) = (draft, draft.report)
        }
        Terminal.printError(textReport(found, least: level, inColour: Terminal.hasColours(.error)))
        guard let imported else {
            if let sources {
                Terminal.printError(sources.coverage)
                Terminal.complain("the code opens no screens")
            } else {
                try complainOfNothing()
            }
            try report.map { try write(jsonReport(found, of: nil, sources: sources), to: $0) }
            return .findings
        }
        let outputs =
            sources != nil && isDirectory
            ? [ImportedFile(path: imported.draft.app + ".yaml", bytes: imported.bytes)] : outputs(of: imported)
        if outputs.count > 1 { wrong += errors(readingBack: outputs) }
        guard wrong.isEmpty else {
            Terminal.complain("the imported graph has errors; nothing is written")
            for line in wrong { Terminal.printError(printable(line)) }
            return .findings
        }
        let status = try put(outputs)
        try report.map { try write(jsonReport(found, of: imported, sources: sources), to: $0) }
        if let sources { Terminal.printError(sources.coverage) }
        return strict && found.findings.contains(where: \.isWarning) ? .findings : status
    }

    // MARK: - Inputs

    /// Where there is Swift code, tells how it is read.
    private func complainOfNothing() throws {
        Terminal.complain("no screens to import")
        guard let code = try inputs.first(where: hasSwift) else { return }
        Terminal.printError("navgraph: hint: to read Swift code, run: navgraph import --sources \(printable(code))")
    }

    private func hasSwift(_ input: String) throws -> Bool {
        guard FileSystem.kind(of: input) == .directory else { return input.hasSuffix(".swift") }
        var problems: [String] = []
        return try sourceInputs([input], excluding: .none, problems: &problems).contains { $0.path.hasSuffix(".swift") }
    }

    private func chosenFiles() throws -> [InputPath] {
        let all = try importInputs(inputs)
        let isAndroid = all.contains { $0.kind == .graph }
        let isApple = all.contains { $0.kind == .storyboard || $0.kind == .xib }
        try refuse(
            isAndroid && isApple && platform == nil,
            "the inputs contain files of iOS and Android; choose one with '--platform'")
        let files = all.filter { file in
            switch platform {
            case .ios?: file.kind != .graph
            case .android?: file.kind == .graph
            case nil: true
            }
        }
        if let entry, !files.contains(where: { $0.names(entry: entry) }) {
            throw ValidationError("entry '\(printable(entry))' not found; name a storyboard or a graph file")
        }
        return files
    }

    private func defaultApp(of first: String) throws(InputProblem) -> String {
        let isHere = first.split(separator: "/").allSatisfy { $0 == "." } && !first.hasPrefix("/")
        return appName(of: isHere ? try FileSystem.workingDirectory() : first)
    }

    // MARK: - Outputs

    private var isDirectory: Bool {
        output.map { $0.hasSuffix("/") || FileSystem.kind(of: $0) == .directory } ?? false
    }

    private func outputs(of imported: Imported) -> [ImportedFile] {
        isDirectory ? imported.files : [ImportedFile(path: output ?? "-", bytes: imported.bytes)]
    }

    private func put(_ files: [ImportedFile]) throws -> ExitStatus {
        guard let output, output != "-" else {
            try writeToStandardOutput(files[0].bytes)
            return .success
        }
        let directory = output.hasSuffix("/") ? output : output + "/"
        let outputs = files.map { OutputFile(path: isDirectory ? directory + $0.path : $0.path, bytes: $0.bytes) }
        if check { return isWritten(outputs) ? .success : .findings }
        if !force {
            for file in outputs
            where FileSystem.kind(of: file.path) == .file && !FileSystem.holds(file.path, file.bytes) {
                throw OutputProblem(file.path, "the file has other contents; use '--force' to overwrite it")
            }
        }
        if isDirectory {
            try write(outputs, below: String(output))
        } else {
            try write(outputs[0].bytes, to: outputs[0].path)
        }
        return .success
    }
}
