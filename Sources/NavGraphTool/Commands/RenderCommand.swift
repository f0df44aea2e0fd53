import ArgumentParser
import NavGraphChanges
import NavGraphModel
import NavGraphPictures
import NavGraphReports

struct RenderCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw a graph, a flow, the neighborhood of a screen, or a run.",
        discussion: """
            A graph with more than 30 screens is drawn as an overview of its flows, unless '--whole' is given. 'svg', 'png' \
            and 'pdf' require the program 'dot' of Graphviz. GitHub and other services draw 'mermaid'. 'html' is an \
            interactive page. 'json' is the canonical form of the graph. With '--to', the exit status is 1 if no run leads to \
            the screen.

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

    @Option(name: .shortAndLong, help: "Output format (default: from the extension of '--output', otherwise dot).")
    var format: Format?

    @Option(
        help: ArgumentHelp("Draw this flow with its incoming and outgoing transitions.", valueName: "flow"),
        completion: .names(of: "flow"))
    var flow: String?

    @Option(
        help: ArgumentHelp("Draw this screen and its neighborhood.", valueName: "screen"),
        completion: .names(of: "screen"))
    var focus: String?

    @Option(help: ArgumentHelp("Maximum distance from the screen of '--focus' (default: 1).", valueName: "n"))
    var depth: Int?

    @Option(
        help: ArgumentHelp("Draw the shortest run to this screen.", valueName: "screen"),
        completion: .names(of: "screen"))
    var to: String?

    @Option(help: "Show transitions ('flow') or which flow declares which screen ('ownership').")
    var view: DiagramView = .flow

    @Flag(help: "Draw all screens, even in a large graph.")
    var whole = false

    @Option(help: "Mark elements with findings by their highest severity.")
    var highlight: Highlight?

    @Flag(help: "Explain the signs that occur beside the diagram (dot, svg, png, pdf).")
    var legend = false

    @OptionGroup var page: PageOptions

    @Option(
        name: .customLong("page"),
        help: ArgumentHelp("URL where the page will be, for the links that it copies (html).", valueName: "url"))
    var pageURL: String?

    @Flag(help: "Rerun when an input changes; a page that is open in a browser follows.")
    var watch = false

    @Option(name: .shortAndLong, help: ArgumentHelp("Output file (default: standard output).", valueName: "file"))
    var output: String?

    func validate() throws {
        try refuse(flow != nil && focus != nil, "'--flow' and '--focus' cannot be combined")
        try refuse(depth != nil && focus == nil, "'--depth' requires '--focus'")
        let isPart = flow != nil || focus != nil || to != nil
        try refuse(
            view == .ownership && (isPart || whole),
            "'--view ownership' cannot be combined with '--flow', '--focus', '--to' or '--whole'")
        try refuse(whole && (flow != nil || focus != nil), "'--whole' cannot be combined with '--flow' or '--focus'")
        if format == nil, let output, let ending = ending(of: output), Format(ending: ending) == nil {
            throw ValidationError(
                "unknown diagram format '.\(printable(ending))'; use the extension '.dot', '.svg', '.png', '.pdf', "
                    + "'.mmd', '.html' or '.json', or add '--format'")
        }
        try refuse(
            chosen == .html && (isPart || view == .ownership),
            "'--format html' renders the whole graph; remove '--flow', '--focus', '--to' and '--view'")
        try refuse(
            chosen == .mermaid && (to != nil || view == .ownership || highlight != nil),
            "'--format mermaid' cannot be combined with '--to', '--view ownership' or '--highlight'")
        try page.demandPictures(areShown: chosen == .svg || chosen == .html)
        try page.demandValidURL(isPage: chosen == .html)
        try PageOptions.demandValidPage(pageURL, isUsed: chosen == .html, formats: "'--format html'")
        for (option, isGiven) in [("--owners", page.owners != nil), ("--sources", !page.sources.isEmpty)]
        where isGiven && chosen != .json && chosen != .html {
            throw ValidationError("'\(option)' requires '--format json' or 'html'")
        }
        try refuse(
            legend && ![.dot, .svg, .png, .pdf].contains(chosen),
            "'--legend' requires '--format dot', 'svg', 'png' or 'pdf'")
        if let depth, depth < 0 { throw ValidationError("'--depth' must be 0 or more") }
    }

    func execute() throws -> ExitStatus {
        guard watch else { return try render(InputFiles(), live: nil) }
        let live = chosen == .html ? output.map { LivePageWriter(path: $0, follows: false) } : nil
        try NavGraphTool.watch { try render($0, live: live) }
    }

    private var chosen: Format { format ?? output.flatMap(ending).flatMap(Format.init(ending:)) ?? .dot }

    private func render(_ files: InputFiles, live: LivePageWriter?) throws -> ExitStatus {
        let project = try arguments.readProject(notedBy: files)
        let inputs = try project.inputs(arguments.named, in: files)
        guard inputs.count == 1 else {
            throw ValidationError(
                "'render' draws one graph; name one of: \(inputs.map(\.path).joined(separator: ", "))")
        }
        if let live {
            let isDrawn = try live.update(inputs[0], files, options: page, project: project)
            return isDrawn ? .success : .findings
        }
        let reading = try read(inputs[0], files: files)
        guard reading.isUsable else {
            printFindings(of: reading, files: files)
            return .findings
        }
        try refuse(
            output == nil && (chosen == .png || chosen == .pdf) && Terminal.isTerminal(.output),
            "'\(chosen.rawValue)' cannot be printed to a terminal; name a file with '--output'")
        guard let bytes = try bytes(of: reading, files, project) else { return .findings }
        try write(bytes, to: output ?? "-")
        return .success
    }

    /// `nil` where there is nothing to show, and why has been said.
    private func bytes(of reading: CheckedGraph, _ files: InputFiles, _ project: Project) throws -> [UInt8]? {
        let pictures = page.pictures(of: project)
        switch chosen {
        case .json:
            let facts = try page.facts(of: project).of(reading.graph)
            return canonicalJSON(reading.graph, adding: facts.keys).bytes(lineDepth: 3)
        case .html:
            let checked = check(reading, least: .note, relates: true)
            var source = try pageSource(of: checked, files: files, pictures: pictures)
            (source.facts, source.pageURL) = (try page.facts(of: project), pageURL)
            let sourceURL = try page.textURL(of: project)
            // Links lead into the repository, from wherever the page is written.
            if sourceURL != nil { source.path = RepositoryPaths().path }
            return try htmlPage(of: checked, from: source, sourceURL: sourceURL) { try drawn($0, as: "svg") }
        case .mermaid:
            guard let options = try options(for: reading) else { return nil }
            do throws(MermaidTooLarge) {
                return try emitMermaid(reading.graph, options: options)
            } catch {
                let smaller = flow == nil ? "'--flow', or a smaller '--depth'" : "'--focus'"
                Terminal.complain(
                    "the chart is too large for Mermaid (\(error.arrows) arrows, \(error.characters) "
                        + "characters); use \(smaller)")
                return nil
            }
        case .svg:
            guard var options = try options(for: reading) else { return nil }
            let shown = ScreenPictures(of: reading, try pageSource(of: reading, files: files, pictures: pictures))
            options.previews = shown.places
            let graph = drawnGraph(of: reading)
            let picture = documentPicture(of: graph, options: options)
            var document = DocumentSVG(
                picture, of: graph, facts: documentFacts(of: graph, flow: options.flow), showing: shown)
            document.hasLegend = legend
            return document.bytes(drawn: try drawn([picture.source], as: "svg")[0])
        case .dot, .png, .pdf:
            guard var options = try options(for: reading) else { return nil }
            options.previews = previews(of: reading, files: files)
            options.hasLegend = legend
            let source = emitDOT(drawnGraph(of: reading), options: options)
            return chosen == .dot ? source : try drawn([source], as: chosen.rawValue)[0]
        }
    }

    /// Runs of a module start at its host.
    private func drawnGraph(of reading: CheckedGraph) -> NavGraph {
        to == nil || whole ? reading.graph : reading.graph.openedByHost()
    }

    /// What the picture shows; `nil` where no run leads to the screen of `--to`, and that has been said.
    private func options(for reading: CheckedGraph) throws -> DiagramOptions? {
        let graph = reading.graph
        var options = DiagramOptions()
        options.view = view
        options.isWhole = whole
        if let flow { options.flow = try NavGraphTool.flow(named: flow, in: graph) }
        if let focus {
            options.focus = try screen(named: focus, in: graph)
            options.depth = depth ?? 1
        }
        let isMarked = highlight == .findings || to == nil && options.isOverview(of: graph)
        let checked = isMarked ? check(reading, least: .note, relates: false) : reading
        if let to {
            let target = try screen(named: to, in: graph)
            let (runs, isJudged) = analyseRuns(of: checked, to: [target])
            guard let run = runs.witness(to: target) else {
                if !isJudged, runs.mayBeReachable(target) { return nil }
                Terminal.complain("'\(printable(to))' is unreachable from launch")
                return nil
            }
            options.highlight = HighlightedRun(run, in: runs.graph)
        }
        if isMarked {
            options.marks = marks(of: checked)
            options.runs = checked.runs
        }
        return options
    }

    /// The extension of a file's name.
    private func ending(of path: String) -> String? {
        let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
        return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
    }
}

extension DiagramView: ExpressibleByArgument {}

/// The worst findings of what a diagram shows.
func marks(of reading: CheckedGraph) -> DiagramMarks {
    DiagramMarks(reading.findings.lazy.map { ($0.subject, $0.severity) }, in: reading.graph)
}
