import ArgumentParser
import NavGraphChanges
import NavGraphImport
import NavGraphModel
import NavGraphPictures
import NavGraphRuns
import NavGraphSwift
import NavGraphSyntax

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws one diagram of a graph: the whole, a flow, what is around a screen, or a run.",
        discussion: """
            Of a graph with more than 60 screens the whole is an overview of its flows, unless '--whole' asks for all. \
            'svg', 'png' and 'pdf' are drawn by the program 'dot' of Graphviz; 'mermaid' is drawn by GitHub and others; \
            'json' is the graph itself, canonically. With '--to', exit status 1: no run leads to the screen.

            EXAMPLE
              navgraph render Graphs/notes.yaml --output notes.svg
              navgraph render Graphs/shop.yaml --flow checkout --format dot
              navgraph render Graphs/shop.yaml --focus basket --depth 2 --output basket.png
              navgraph render Graphs/shop.yaml --to payment --output payment.svg
              navgraph render Graphs/shop.yaml --view ownership --highlight findings --output shop.svg
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case dot, svg, png, pdf, mermaid, html, json

        /// The format that a file's name ends with.
        init?(ending: String) {
            switch ending.lowercased() {
            case "mmd": self = .mermaid
            case let other: self.init(rawValue: other)
            }
        }
    }

    enum Highlight: String, CaseIterable, ExpressibleByArgument { case findings }

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

    @Option(help: "What it is about: 'flow', what leads where, or 'ownership', what belongs to what.")
    var view: DiagramView = .flow

    @Flag(help: "All in one picture, however big.")
    var whole = false

    @Option(help: "Mark what has findings, by the worst of them.")
    var highlight: Highlight?

    @Option(
        help: ArgumentHelp(
            "Where places of the text lead from the page: a URL with '{path}' and '{line}'.", valueName: "url"))
    var sourceURL: String?

    @Option(
        help: ArgumentHelp(
            "Where storyboards and xibs are, to draw small pictures of the screens that name none; for 'svg' and 'html'.",
            valueName: "dir"))
    var previews: String?

    @Flag(help: "Draw again whenever an input changes.")
    var watch = false

    @Option(help: ArgumentHelp("The file to write; by default standard output.", valueName: "file"))
    var output: String?

    func validate() throws {
        if flow != nil && focus != nil { throw ValidationError("'--flow' and '--focus' exclude each other.") }
        if depth != nil && focus == nil { throw ValidationError("'--depth' goes with '--focus'.") }
        let isPart = flow != nil || focus != nil || to != nil
        if view == .ownership && (isPart || whole) {
            throw ValidationError("'--view ownership' shows the whole graph; leave out '--flow', '--focus', '--to'.")
        }
        if whole && (flow != nil || focus != nil) {
            throw ValidationError("'--whole' excludes '--flow' and '--focus'.")
        }
        if format == nil, let output, let ending = ending(of: output), Format(ending: ending) == nil {
            throw ValidationError(
                "'.\(printable(ending))' is no format of diagrams; end the name with '.dot', '.svg', '.png', '.pdf', "
                    + "'.mmd', '.html' or '.json', or say '--format'.")
        }
        if chosen == .html && (isPart || view == .ownership) {
            throw ValidationError("The page of '--format html' shows all; leave out what asks for a part.")
        }
        if chosen == .mermaid && (to != nil || view == .ownership || highlight != nil) {
            throw ValidationError("'--format mermaid' has no '--to', '--view ownership' or '--highlight'.")
        }
        if previews != nil, chosen != .svg, chosen != .html {
            throw ValidationError("'--previews' goes with '--format svg' and 'html'.")
        }
        if let sourceURL { try demandSourceURL(sourceURL, isPage: chosen == .html) }
        if let depth, depth < 0 { throw ValidationError("'--depth' is 0 or more.") }
    }

    func run() throws {
        if watch { return try NavGraphTool.watch(arguments.inputs, render) }
        try exiting { try render(InputFiles()) }
    }

    private var chosen: Format { format ?? output.flatMap(ending).flatMap(Format.init(ending:)) ?? .dot }

    private func render(_ files: InputFiles) throws -> ExitStatus {
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
        if output == nil, chosen == .png || chosen == .pdf, Terminal.isTerminal(.output) {
            throw ValidationError("A \(chosen.rawValue) is not for a terminal; name a file with '--output'.")
        }
        guard let bytes = try bytes(of: reading, files) else { return .findings }
        try write(bytes, to: output ?? "-")
        return .success
    }

    /// `nil` where there is nothing to show, and why has been said.
    private func bytes(of reading: CheckedGraph, _ files: InputFiles) throws -> [UInt8]? {
        switch chosen {
        case .json: return canonicalJSON(reading.graph).bytes(lineDepth: 3)
        case .html:
            let drawn = try drawnPreviews(of: reading)
            let checked = check(reading, least: .note, relates: false)
            return try htmlPage(of: checked, files: files, sourceURL: sourceURL, thumbnails: drawn)
        case .mermaid:
            guard let options = try options(for: reading, files) else { return nil }
            do throws(MermaidTooLarge) {
                return try emitMermaid(reading.graph, options: options)
            } catch {
                let smaller = flow == nil ? "'--flow', or a smaller '--depth'" : "'--focus'"
                Terminal.printError(
                    "navgraph: error: \(error.arrows) arrows and \(error.characters) characters are more than Mermaid "
                        + "draws; choose \(smaller)")
                return nil
            }
        case .dot, .svg, .png, .pdf:
            guard var options = try options(for: reading, files) else { return nil }
            let drawings = try drawnPreviews(of: reading)
            for (screen, drawing) in drawings { options.previews[screen] = DiagramPreview(drawing) }
            let source = emitDOT(reading.graph, options: options)
            if chosen == .dot { return source }
            let images = previewImages(options.previews, of: reading, files: files).byPath
            let picture = try drawn(source, as: chosen.rawValue, images: images)
            return withThumbnails(drawings, in: picture)
        }
    }

    private func drawnPreviews(of reading: CheckedGraph) throws -> [ScreenID: Thumbnail] {
        try previews.map { try thumbnails(of: reading.graph, below: $0) } ?? [:]
    }

    /// What the picture shows; `nil` where no run leads to the screen of `--to`, and that has been said.
    private func options(for reading: CheckedGraph, _ files: InputFiles) throws -> DiagramOptions? {
        let graph = reading.graph
        var options = DiagramOptions()
        options.view = view
        options.isWhole = whole
        if let flow { options.flow = try NavGraphTool.flow(named: flow, in: graph) }
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
        let isOverview = options.isOverview(of: graph)
        if highlight == .findings || isOverview {
            let checked = check(reading, least: .note, relates: false)
            options.marks = marks(of: checked)
            options.runs = checked.runs
        }
        options.previews = NavGraphTool.previews(of: reading, files: files)
        return options
    }

    /// What stands behind the last dot of a file's name.
    private func ending(of path: String) -> String? {
        let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
        return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
    }
}

extension DiagramView: ExpressibleByArgument {}

/// Wrong usage where a URL for places cannot be one: it is of the web, and says which file is meant.
func demandSourceURL(_ url: String, isPage: Bool) throws {
    guard isPage else { throw ValidationError("'--source-url' goes with '--format html'.") }
    guard url.hasPrefix("https://") || url.hasPrefix("http://"), url.contains("{path}") else {
        throw ValidationError(
            "'--source-url' is 'http' or 'https' and has '{path}': 'https://example.com/{path}#L{line}'.")
    }
}

/// The worst findings of what a diagram shows.
func marks(of reading: CheckedGraph) -> DiagramMarks {
    DiagramMarks(reading.findings.lazy.map { ($0.subject, $0.severity) }, in: reading.graph)
}
