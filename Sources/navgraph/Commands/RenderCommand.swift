import ArgumentParser
import NavGraphEmit
import NavGraphModel
import NavGraphSyntax

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws one diagram of a graph: the whole, a flow, or what is around a screen.",
        discussion: """
            'svg', 'png' and 'pdf' are drawn by the program 'dot' of Graphviz.

            EXAMPLE
              navgraph render Graphs/notes.yaml --output notes.svg
              navgraph render Graphs/shop.yaml --flow checkout --format dot
              navgraph render Graphs/shop.yaml --focus cart --depth 2 --output cart.png
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case dot, svg, png, pdf
    }

    @OptionGroup var arguments: InputArguments

    @Option(help: "The format; by default that of the output's name, else 'dot'.")
    var format: Format?

    @Option(help: ArgumentHelp("Only this flow, with what leads in and out.", valueName: "flow"))
    var flow: String?

    @Option(help: ArgumentHelp("Only this screen, and what is near it.", valueName: "screen"))
    var focus: String?

    @Option(help: ArgumentHelp("How many screens away is near.", valueName: "n"))
    var depth: Int?

    @Option(help: ArgumentHelp("The file to write; by default standard output.", valueName: "file"))
    var output: String?

    func validate() throws {
        if flow != nil && focus != nil { throw ValidationError("'--flow' and '--focus' exclude each other.") }
        if depth != nil && focus == nil { throw ValidationError("'--depth' goes with '--focus'.") }
        if let depth, depth < 0 { throw ValidationError("'--depth' is 0 or more.") }
    }

    func run() throws { try exiting(renderInput) }

    private func renderInput() throws -> ExitStatus {
        let files = InputFiles()
        let inputs = try files.inputs(of: arguments.inputs)
        guard inputs.count == 1 else {
            throw ValidationError(
                "A diagram is of one graph; name one of: \(inputs.map(\.path).joined(separator: ", "))")
        }
        let reading = try read(inputs[0], files: files)
        guard reading.isUsable else {
            let report = Report([reading], files: files)
            Terminal.printError(ReportFormat.text.bytes(of: report, inColour: Terminal.hasColours(.error)))
            return .findings
        }
        let source = emitDOT(reading.graph, options: try options(for: reading.graph))
        let format = format ?? output.flatMap(formatOfName) ?? .dot
        if output == nil, format == .png || format == .pdf, Terminal.isTerminal(.output) {
            throw ValidationError("A \(format.rawValue) is not for a terminal; name a file with '--output'.")
        }
        try write(format == .dot ? source : drawn(source, as: format.rawValue), to: output ?? "-")
        return .success
    }

    private func options(for graph: NavGraph) throws -> DiagramOptions {
        var options = DiagramOptions()
        if let flow {
            guard let found = graph.flows.ids.first(where: { graph.name(of: $0) == flow }) else {
                throw unknown("flow", flow, among: graph.flows.ids.lazy.map { graph.name(of: $0) })
            }
            options.flow = found
        }
        if let focus {
            guard let found = graph.screens.ids.first(where: { graph.name(of: $0) == focus }) else {
                throw unknown("screen", focus, among: graph.screens.ids.lazy.map { graph.name(of: $0) })
            }
            options.focus = found
            options.depth = depth ?? 1
        }
        return options
    }

    private func unknown(_ kind: String, _ name: String, among names: some Sequence<String>) -> ValidationError {
        let near = nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? "."
        return ValidationError("The graph has no \(kind) '\(name)'\(near)")
    }

    private func formatOfName(_ path: String) -> Format? {
        path.lastIndex(of: ".").flatMap { Format(rawValue: path[path.index(after: $0)...].lowercased()) }
    }
}
