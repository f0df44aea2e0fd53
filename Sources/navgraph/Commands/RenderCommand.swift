import ArgumentParser
import NavGraphEmit
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws one diagram of a graph: the whole, a flow, what is around a screen, or a run.",
        discussion: """
            'svg', 'png' and 'pdf' are drawn by the program 'dot' of Graphviz. With '--to', exit status 1: no run leads to \
            the screen.

            EXAMPLE
              navgraph render Graphs/notes.yaml --output notes.svg
              navgraph render Graphs/shop.yaml --flow checkout --format dot
              navgraph render Graphs/shop.yaml --focus basket --depth 2 --output basket.png
              navgraph render Graphs/shop.yaml --to payment --output payment.svg
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

    @Option(help: ArgumentHelp("Highlight the shortest run to this screen.", valueName: "screen"))
    var to: String?

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
            printFindings(of: reading, files: files)
            return .findings
        }
        guard let options = try options(for: reading) else { return .findings }
        let source = emitDOT(reading.graph, options: options)
        let format = format ?? output.flatMap(formatOfName) ?? .dot
        if output == nil, format == .png || format == .pdf, Terminal.isTerminal(.output) {
            throw ValidationError("A \(format.rawValue) is not for a terminal; name a file with '--output'.")
        }
        try write(format == .dot ? source : drawn(source, as: format.rawValue), to: output ?? "-")
        return .success
    }

    /// What the picture shows; `nil` where no run leads to the screen of `--to`, and that has been said.
    private func options(for reading: CheckedGraph) throws -> DiagramOptions? {
        let graph = reading.graph
        var options = DiagramOptions()
        if let flow {
            guard let found = graph.flows.ids.first(where: { graph.name(of: $0) == flow }) else {
                throw unknown("flow", flow, among: graph.flows.ids.lazy.map { graph.name(of: $0) })
            }
            options.flow = found
        }
        if let focus {
            options.focus = try screen(named: focus, in: graph)
            options.depth = depth ?? 1
        }
        if let to {
            let target = try screen(named: to, in: graph)
            guard let runs = try analyseRuns(of: reading) else { return nil }
            guard let run = runs.witness(to: target) else {
                Terminal.printError("navgraph: error: no run leads to '\(printable(to))'")
                return nil
            }
            options.highlight = HighlightedRun(run, in: graph)
        }
        return options
    }

    private func formatOfName(_ path: String) -> Format? {
        path.lastIndex(of: ".").flatMap { Format(rawValue: path[path.index(after: $0)...].lowercased()) }
    }
}
