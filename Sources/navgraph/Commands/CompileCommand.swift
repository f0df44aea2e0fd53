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
              navgraph compile Graphs --output Graphs/Generated --check
            """)

    @OptionGroup var arguments: InputArguments

    @Option(help: ArgumentHelp("The directory for the outputs.", valueName: "dir"))
    var output: String

    @Option(
        help: """
            The framework that the routers are for; over the graph's own 'swift.framework'. So far only 'uikit' is \
            emitted.
            """)
    var framework: SwiftSettings.Framework?

    @Option(help: "The access level of the routers; over the graph's own 'swift.access'.")
    var access: SwiftSettings.Access?

    @Flag(help: "Write fake screens and a factory for them too, for tests; compiled where DEBUG is set.")
    var mocks = false

    @Flag(
        inversion: .prefixedNo,
        help: "Let the factory make screens by UIKit's initializers, with the screens' params after that.")
    var factoryDefaults = true

    @Option(
        help: ArgumentHelp(
            "Diagrams: 'dot', 'svg' (drawn by Graphviz), both with a comma between, or 'none'.", valueName: "formats"),
        transform: diagramFormats)
    var diagram: [DiagramFormat] = [.dot]

    @Flag(help: "Write nothing; fail where an output is not what would be written.")
    var check = false

    @Option(help: ArgumentHelp("Write the files that the outputs depend on, for Make and Ninja.", valueName: "file"))
    var depfile: String?

    @Flag(help: "Write nothing but the paths of the outputs, to standard output.")
    var printOutputs = false

    func validate() throws {
        if check && printOutputs { throw ValidationError("'--check' and '--print-outputs' exclude each other.") }
        if output.isEmpty { throw ValidationError("'--output' names no directory.") }
    }

    func run() throws {
        let files = InputFiles()
        try exiting {
            try compile(
                arguments.inputs, files: files,
                options: CompileOptions(
                    directory: withoutTrailingSlash(output), hasFolders: arguments.hasFolders, diagrams: diagram,
                    framework: framework, access: access, hasMocks: mocks, hasFactoryDefaults: factoryDefaults,
                    purpose: check ? .check : printOutputs ? .list : .write, depfile: depfile))
        }
    }
}

private func diagramFormats(_ argument: String) throws -> [DiagramFormat] {
    if argument == "none" { return [] }
    var formats: [DiagramFormat] = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
        guard let format = DiagramFormat(rawValue: String(word)) else {
            throw ValidationError("'\(word)' is no format of diagrams; there are 'dot', 'svg' and 'none'.")
        }
        if !formats.contains(format) { formats.append(format) }
    }
    return formats
}

private func withoutTrailingSlash(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
}

extension SwiftSettings.Framework: ExpressibleByArgument {}
extension SwiftSettings.Access: ExpressibleByArgument {}
