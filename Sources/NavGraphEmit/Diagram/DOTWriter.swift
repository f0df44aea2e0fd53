import NavGraphModel
import NavGraphSyntax

/// Writes one picture as DOT.
///
/// Small pictures have what Graphviz does best: labels along the arrows, curves, boxes. Past a size that takes it
/// minutes (labels of edges are nodes of their own to its layout, and boxes multiply the cost); big pictures show the
/// same with plain labels at straight arrows, and a bounded search for the best order.
struct DOTWriter {
    let contents: DiagramContents
    /// That of `contents`, at hand: what a computed property gives would be copied for each use.
    let graph: NavGraph
    let picture: Picture
    let highlight: Highlight?
    /// The flow whose picture it is.
    let title: FlowID?
    /// For each flow, the file of its picture; empty: there are none.
    let files: [String]
    let isCompact: Bool
    /// The nodes that an arrow to the right joins, two by two: none stands above the other.
    private(set) var apart: Set<[Int]> = []
    var out = TextBuffer()

    init(
        _ contents: DiagramContents, _ picture: Picture, highlight: HighlightedRun? = nil, title: FlowID? = nil,
        files: [String] = []
    ) {
        self.contents = contents
        graph = contents.graph
        self.picture = picture
        self.highlight = highlight.map { Highlight($0, in: contents) }
        self.title = title
        self.files = files
        isCompact = picture.nodes.count > 80 || picture.arrows.count > 120
        guard !isCompact else { return }
        for arrow in picture.arrows where isForward(contents.edges[arrow.edges[0]]) { apart.insert(ends(of: arrow)) }
    }

    mutating func write() -> [UInt8] {
        out.reserve(picture.nodes.count * 250 + picture.arrows.count * 200 + 4000)
        writeHead()
        writeLegend()
        let boxes = writeLooseNodes()
        for flow in boxes.outer { writeBox(flow, boxes, indent: 1) }
        for arrow in picture.arrows { writeArrow(arrow) }
        out.append("}\n")
        return out.contents
    }

    private mutating func writeHead() {
        out.append("digraph \"")
        out.append(graph.name, as: .quoted)
        out.append("\" {\n  graph [rankdir=LR, bgcolor=white, compound=true, fontname=\"Helvetica,Arial,sans-serif\", ")
        out.append("fontcolor=\"#1F2328\", fontsize=11, labelloc=t, labeljust=l, pad=0.3, tooltip=\" \", ")
        out.append(
            isCompact
                ? "splines=line, nodesep=0.2, ranksep=0.9, nslimit=0.1, nslimit1=0.1, mclimit=0.1,\n    "
                : "newrank=true, nodesep=0.35, ranksep=0.7,\n    ")
        writeTitle()
        out.append("];\n  node [shape=box, style=\"rounded,filled\", fillcolor=white, color=\"#57606A\", ")
        out.append(
            "fontname=\"Helvetica,Arial,sans-serif\", fontcolor=\"#1F2328\", fontsize=11, margin=\"0.14,0.08\", ")
        out.append("tooltip=\" \"];\n")
        out.append(
            "  edge [fontname=\"Helvetica,Arial,sans-serif\", fontcolor=\"#1F2328\", fontsize=9, arrowsize=0.8, ")
        out.append("tooltip=\" \"];\n")
    }

    private mutating func writeTitle() {
        out.append("label=<<font point-size=\"20\"><b>")
        if let title {
            out.append(titleText(graph.flows[title].title, graph.flows[title].name), as: .html)
        } else {
            out.append(appName, as: .html)
        }
        out.append("</b></font><br align=\"left\"/><font point-size=\"10\" color=\"#57606A\">")
        if title != nil {
            out.append(appName, as: .html)
            out.append(" · ")
        }
        count(title.map { graph.flows[$0].screens.count } ?? graph.screens.count, "screen", "screens")
        if title == nil {
            if !graph.flows.isEmpty { out.append(" · ") }
            if !graph.flows.isEmpty { count(graph.flows.count, "flow", "flows") }
            if !graph.deepLinks.isEmpty { out.append(" · ") }
            if !graph.deepLinks.isEmpty { count(graph.deepLinks.count, "deep link", "deep links") }
        }
        out.append("</font><br align=\"left\"/><font point-size=\"6\">&#160;</font>>")
    }

    /// A label must not be empty: a graph whose file could not be read has no name.
    private var appName: String { graph.name.isEmpty ? "graph" : shortened(graph.name, to: 48) }

    mutating func count(_ number: Int, _ one: StaticString, _ many: StaticString) {
        out.append(number)
        out.append(" ")
        out.append(number == 1 ? one : many)
    }

    /// A title for people, clean and short: as written, or the name, spaced.
    func titleText(_ title: Symbol, _ name: Symbol, limit: Int = 48) -> String {
        let written = title.isEmpty ? "" : cleaned(graph.text[title])
        return shortened(written.isEmpty ? spaced(beginning(of: graph.text[name], limit * 2)) : written, to: limit)
    }

    /// The boxes of a picture: flows with what is in them.
    struct Boxes {
        var nodes: [FlowID: [DiagramNode]] = [:]
        /// Flows in the boxes of tab bars and columns.
        var inner: [FlowID: [FlowID]] = [:]
        var outer: [FlowID] = []
    }

    /// Writes the nodes that stand in no box, and returns the boxes.
    private mutating func writeLooseNodes() -> Boxes {
        var boxes = Boxes()
        var flows: Set<FlowID> = []
        for number in picture.nodes {
            let node = contents.numbering.node(number)
            if let flow = graph.flow(of: node), !picture.isOverview {
                boxes.nodes[flow, default: []].append(node)
                flows.insert(flow)
            } else {
                writeNode(node, indent: 1)
            }
        }
        for flow in flows.sorted() {
            if let parent = boxAround(flow), title == nil {
                boxes.inner[parent, default: []].append(flow)
                flows.insert(parent)
            }
        }
        boxes.outer = flows.sorted().filter { boxAround($0) == nil || title != nil }
        return boxes
    }

    private func boxAround(_ flow: FlowID) -> FlowID? {
        graph.flows[flow].children.isEmpty ? graph.flowsNamingFlow[flow]?.first : nil
    }

    private mutating func writeBox(_ flow: FlowID, _ boxes: Boxes, indent: Int) {
        self.indent(indent)
        out.append("subgraph \"cluster ")
        out.append(graph.name(of: flow), as: .quoted)
        out.append("\" {\n")
        self.indent(indent + 1)
        out.append("graph [style=\"rounded,filled\", fillcolor=\"")
        out.append(indent == 1 ? "#F6F8FA" : "#ECF0F4")
        out.append("\", color=\"#8C959F\", labeljust=l, margin=12, ")
        out.append("label=")
        writeBoxLabel(flow)
        writeTooltip([graph.flows[flow].title, graph.flows[flow].about])
        out.append("];\n")
        let nodes = boxes.nodes[flow] ?? []
        for node in nodes { writeNode(node, indent: indent + 1) }
        if !isCompact, let start = graph.flows[flow].start, nodes.contains(.screen(start)),
            nodes.contains(.flowEvents(flow))
        {
            // Where no arrow joins them, Graphviz would put them far apart.
            self.indent(indent + 1)
            writeName(of: .flowEvents(flow))
            out.append(" -> ")
            writeName(of: .screen(start))
            out.append(" [style=invis];\n")
        }
        for inner in boxes.inner[flow] ?? [] { writeBox(inner, boxes, indent: indent + 1) }
        self.indent(indent)
        out.append("}\n")
    }

    private mutating func writeBoxLabel(_ flow: FlowID) {
        let value = graph.flows[flow]
        out.append("<<b>")
        out.append(titleText(value.title, value.name), as: .html)
        out.append("</b><font point-size=\"9\" color=\"#57606A\">  ")
        if !value.title.isEmpty {
            out.append(value.qualifiedName, of: graph.text, as: .html)
            out.append(" · ")
        }
        out.append(string: value.container.rawValue)
        if let style = contents.roles.presentedFlow[flow.index] {
            out.append(" · ")
            out.append(style.words)
        }
        if !value.params.isEmpty {
            out.append(" · ")
            writeParams(value.params, as: .html)
        }
        if !value.requires.isEmpty {
            out.append(" · requires ")
            writeConditions(value.requires, as: .html)
        }
        out.append("</font>>")
    }

    mutating func indent(_ depth: Int) { for _ in 0..<depth { out.append("  ") } }
}
