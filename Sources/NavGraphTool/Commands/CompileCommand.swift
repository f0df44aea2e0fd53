import ArgumentParser
import NavGraphModel
import NavGraphReports

struct CompileCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile",
        abstract: "Generate Swift routers and diagrams.",
        discussion: """
            Nothing is written if any graph has errors. Files whose contents would not change are not touched. The outputs \
            of a root file are written to the output directory. If INPUT is a directory, each root file in it gets its own \
            subdirectory.

            EXAMPLE
              navgraph compile Graphs/notes.yaml --output Sources/Routers
              navgraph compile Graphs --output Graphs/Generated --diagram dot --check
            """)

    @OptionGroup var arguments: InputArguments

    @Option(name: .shortAndLong, help: ArgumentHelp("Output directory.", valueName: "dir"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Write all Swift code, and no other files, to FILE instead of a directory.", valueName: "file"))
    var singleFile: String?

    @Option(help: "Framework of the routers; overrides 'swift.framework' in the graph.")
    var framework: SwiftSettings.Framework?

    @Option(help: "Access level of the routers; overrides 'swift.access' in the graph.")
    var access: SwiftSettings.Access?

    @Option(
        help:
            "Dependency injection container that creates the screens; overrides 'swift.container' in the graph.")
    var container: SwiftSettings.DependencyContainer?

    @Option(
        help: ArgumentHelp(
            """
            Module with the support code of the routers, or 'embedded' for the subdirectory 'NavGraph' of the output \
            directory; overrides 'swift.support' in the graph.
            """, valueName: "module"),
        transform: supportModule)
    var support: SwiftSettings.Support?

    @Flag(help: "Also generate mock screens and a factory for tests; they are compiled only if DEBUG is set.")
    var mocks = false

    @Flag(
        inversion: .prefixedNo,
        help: """
            Generate default factory methods that call the screens' initializers; overrides 'swift.factoryDefaults' in \
            the graph.
            """)
    var factoryDefaults: Bool?

    @Option(
        name: .customLong("no-factory-default"),
        help: ArgumentHelp("Generate no default factory method for this screen. Can be repeated.", valueName: "screen"))
    var noFactoryDefault: [String] = []

    @Option(
        help: ArgumentHelp(
            "Comma-separated diagram formats: 'dot', 'svg' (requires Graphviz), 'mermaid'; or 'none' (default).",
            valueName: "formats"),
        transform: diagramFormats)
    var diagram: [DiagramFormat] = []

    @Flag(help: "Write nothing; fail if an output is not up to date.")
    var check = false

    @Option(help: ArgumentHelp("Write a dependency file for Make or Ninja.", valueName: "file"))
    var depfile: String?

    @Flag(help: "Rerun when an input changes.")
    var watch = false

    @Flag(help: "Print the paths of the outputs and write nothing.")
    var printOutputs = false

    func validate() throws {
        try refuse(check && printOutputs, "'--check' and '--print-outputs' cannot be combined")
        try refuse(watch && (check || printOutputs), "'--watch' cannot be combined with '--check' or '--print-outputs'")
        guard output == nil || singleFile == nil else {
            throw ValidationError("'--output' and '--single-file' cannot be combined")
        }
        if let singleFile, !singleFile.hasSuffix(".swift") {
            throw ValidationError("the file of '--single-file' must have the extension '.swift'")
        }
        try refuse(output?.isEmpty ?? false, "'--output' requires a directory")
    }

    func execute() throws -> ExitStatus {
        if watch { try NavGraphTool.watch(compileInputs) }
        return try compileInputs(InputFiles())
    }

    private func compileInputs(_ files: InputFiles) throws -> ExitStatus {
        let project = try arguments.readProject(notedBy: files)
        let directory = output ?? singleFile.map(parent) ?? project.settings.output.map(project.shown)
        guard let directory else {
            throw ValidationError(
                "missing output directory; write 'output: Navigation' in \(projectFileName), or use '--output DIR' or "
                    + "'--single-file FILE'")
        }
        return try compile(
            project.inputs(arguments.named, in: files), project, files: files,
            options: CompileOptions(
                directory: withoutTrailingSlash(directory), singleFile: singleFile,
                hasFolders: hasFolders(project.graphs(arguments.named)), diagrams: diagram,
                swift: SwiftOverrides(framework: framework, access: access, container: container, support: support),
                hasMocks: mocks, hasFactoryDefaults: factoryDefaults, screensWithoutDefault: noFactoryDefault,
                purpose: check ? .check : printOutputs ? .list : .write, depfile: depfile))
    }
}

private func diagramFormats(_ argument: String) throws -> [DiagramFormat] {
    if argument == "none" { return [] }
    var formats: [DiagramFormat] = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
        guard let format = DiagramFormat(rawValue: String(word)) else {
            throw ValidationError("unknown diagram format '\(word)'; use 'dot', 'svg', 'mermaid' or 'none'")
        }
        if !formats.contains(format) { formats.append(format) }
    }
    return formats
}

private func supportModule(_ argument: String) throws -> SwiftSettings.Support {
    var name = argument
    guard name.withUTF8(isName), !isSwiftKeyword(argument) else {
        throw ValidationError("'\(printable(argument))' is not a valid name of a Swift module")
    }
    return SwiftSettings.Support(argument)
}

func withoutTrailingSlash(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
}

extension SwiftSettings.Framework: ExpressibleByArgument {}
extension SwiftSettings.Access: ExpressibleByArgument {}
extension SwiftSettings.DependencyContainer: ExpressibleByArgument {}
