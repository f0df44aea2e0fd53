import ArgumentParser
import NavGraphModel

struct CompileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile",
        abstract: "Checks graphs, and writes their routers and diagrams.",
        discussion: """
            Where anything is wrong with any of the graphs, nothing is written. Files are replaced as a whole, and those \
            whose contents would not change are not touched. The files of a root file go to the output directory itself, \
            those of a directory's root files to a folder for each.

            EXAMPLE
              navgraph compile Graphs/notes.yaml --output Sources/Routers
              navgraph compile Graphs --output Graphs/Generated --diagram dot --check
            """)

    @OptionGroup var arguments: InputArguments

    @Option(help: ArgumentHelp("The directory for the outputs.", valueName: "dir"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Write all Swift, and nothing else, to one file; instead of '--output'.",
            valueName: "file"))
    var singleFile: String?

    @Option(
        help: """
            The framework that the routers are for; over the graph's own 'swift.framework'.
            """)
    var framework: SwiftSettings.Framework?

    @Option(help: "The access level of the routers; over the graph's own 'swift.access'.")
    var access: SwiftSettings.Access?

    @Option(
        help:
            "The container that makes the screens, 'ditranquillity' or 'none'; over the graph's own 'swift.container'.")
    var container: SwiftSettings.DependencyContainer?

    @Option(
        help: ArgumentHelp(
            """
            The module with the support code that the routers call, or 'embedded': in the folder 'NavGraph' of the \
            output directory; over the graph's own 'swift.support'.
            """, valueName: "module"),
        transform: supportModule)
    var support: SwiftSettings.Support?

    @Flag(help: "Write fake screens and a factory for them too, for tests; compiled where DEBUG is set.")
    var mocks = false

    @Flag(
        inversion: .prefixedNo,
        help: """
            Let the factory make screens by UIKit's initializers, with the screens' params after that; over the graph's \
            own 'swift.factoryDefaults'.
            """)
    var factoryDefaults: Bool?

    @Option(
        name: .customLong("no-factory-default"),
        help: ArgumentHelp("A screen that the factory does not make by itself; may be repeated.", valueName: "screen"))
    var noFactoryDefault: [String] = []

    @Option(
        help: ArgumentHelp(
            "Diagrams: 'dot', 'svg' (drawn by Graphviz), 'mermaid', several with commas between, or 'none' (default).",
            valueName: "formats"),
        transform: diagramFormats)
    var diagram: [DiagramFormat] = []

    @Flag(help: "Write nothing; fail where an output is not what would be written.")
    var check = false

    @Option(help: ArgumentHelp("Write the files that the outputs depend on, for Make and Ninja.", valueName: "file"))
    var depfile: String?

    @Flag(help: "Compile again whenever an input changes.")
    var watch = false

    @Flag(help: "Write nothing but the paths of the outputs, to standard output.")
    var printOutputs = false

    func validate() throws {
        if check && printOutputs { throw ValidationError("'--check' and '--print-outputs' exclude each other.") }
        if watch && (check || printOutputs) {
            throw ValidationError("'--watch' excludes '--check' and '--print-outputs'.")
        }
        guard (output == nil) != (singleFile == nil) else {
            throw ValidationError("Where outputs go is said by '--output' or by '--single-file', one of them.")
        }
        if let singleFile, !singleFile.hasSuffix(".swift") {
            throw ValidationError("The file of '--single-file' has a name that ends in '.swift'.")
        }
        if output?.isEmpty ?? false { throw ValidationError("'--output' names no directory.") }
    }

    func run() throws {
        if watch { return try NavGraphTool.watch(arguments.inputs, compileInputs) }
        try exiting { try compileInputs(InputFiles()) }
    }

    private func compileInputs(_ files: InputFiles) throws -> ExitStatus {
        try compile(
            arguments.inputs, files: files,
            options: CompileOptions(
                directory: withoutTrailingSlash(output ?? parent(of: singleFile ?? "")), singleFile: singleFile,
                hasFolders: arguments.hasFolders, diagrams: diagram,
                swift: SwiftOverrides(framework: framework, access: access, container: container, support: support),
                hasMocks: mocks,
                hasFactoryDefaults: factoryDefaults, screensWithoutDefault: noFactoryDefault,
                purpose: check ? .check : printOutputs ? .list : .write, depfile: depfile))
    }
}

private func diagramFormats(_ argument: String) throws -> [DiagramFormat] {
    if argument == "none" { return [] }
    var formats: [DiagramFormat] = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
        guard let format = DiagramFormat(rawValue: String(word)) else {
            throw ValidationError("'\(word)' is no format of diagrams; there are 'dot', 'svg', 'mermaid' and 'none'.")
        }
        if !formats.contains(format) { formats.append(format) }
    }
    return formats
}

private func supportModule(_ argument: String) throws -> SwiftSettings.Support {
    var name = argument
    guard name.withUTF8(isName), !isSwiftKeyword(argument) else {
        throw ValidationError("'\(printable(argument))' can be no Swift module's name.")
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
