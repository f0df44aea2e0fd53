import NavGraphModel

/// Writes one picture as DOT.
///
/// Small pictures have what Graphviz does best: labels along the arrows, curves, boxes. Past a size that takes it
/// minutes (its layout takes labels of edges for nodes, and boxes multiply the cost); big pictures show the
/// same with plain labels at straight arrows, and a bounded search for the best order.
struct DOTWriter {
    let contents: DiagramContents
    /// That of `contents`, at hand: what a computed property gives would be copied for each use.
    let graph: NavGraph
    let picture: Picture
    let highlight: Highlight?
    /// The worst findings, where they are to be shown.
    let marks: DiagramMarks?
    /// Whether it has a legend, where it is not for a page.
    var hasLegend = false
    /// Whether elements are plain and have ids, for pages and documents.
    let isForPage: Bool
    let previews: [ScreenID: DiagramPreview]
    /// The flow whose picture it is.
    let title: FlowID?
    /// For each flow, the file of its picture; empty: no pictures of flows.
    let files: [String]
    let isCompact: Bool
    /// The nodes that an arrow to the right joins, two by two: none stands above the other.
    private(set) var apart: Set<[DiagramNode]> = []
    /// Whether elements of another graph are also drawn.
    var guests: Guests?
    /// What became of the lines since the other graph.
    var became = LineMarks()
    /// The names of the nodes in the diagram into which this one is written.
    private let names: [DiagramNode: DOTText]
    /// Sets the ids of a guest apart.
    private let idPrefix: String
    private let out: DOTLines
    let joined: Set<DiagramNode>

    init(
        _ contents: DiagramContents, _ picture: Picture, highlight: Highlight? = nil, title: FlowID? = nil,
        files: [String] = [], marks: DiagramMarks? = nil, previews: [ScreenID: DiagramPreview] = [:],
        isForPage: Bool = false
    ) {
        (out, names, idPrefix) = (DOTLines(), [:], "")
        self.isForPage = isForPage
        self.contents = contents
        graph = contents.graph
        self.picture = picture
        joined = picture.joined
        self.highlight = highlight
        self.marks = marks
        self.previews = previews
        self.title = title
        self.files = files
        isCompact = picture.nodes.count > 160 || picture.arrows.count > 160
        guard !isCompact else { return }
        for arrow in picture.arrows where isForward(contents.edges[arrow.edges[0]]) { apart.insert(ends(of: arrow)) }
    }

    /// Writes into the picture of another graph.
    init(_ contents: DiagramContents, _ picture: Picture, asGuestOf host: DOTWriter, names: [DiagramNode: DOTText]) {
        (out, self.names, idPrefix) = (host.out, names, "o")
        self.contents = contents
        graph = contents.graph
        self.picture = picture
        joined = picture.joined
        (highlight, marks, previews, title, files) = (nil, nil, [:], host.title, [])
        (isForPage, isCompact) = (host.isForPage, host.isCompact)
    }

    func id(of node: DiagramNode) -> String { "n\(idPrefix)\(graph.number(of: node))" }
    func id(ofArrow number: Int) -> String { "a\(idPrefix)\(number)" }
    func id(ofExit index: Int, of node: DiagramNode) -> String { "x\(idPrefix)\(graph.number(of: node))x\(index)" }
    func id(ofEntry index: Int, of node: DiagramNode) -> String { "x\(idPrefix)\(graph.number(of: node))e\(index)" }
    func id(ofStep number: Int) -> String { "s\(number)" }
    func known(_ node: DiagramNode) -> DOTText? { names[node] }

    func write() -> [UInt8] {
        write {
            if hasLegend, !isForPage { legend() }
            let boxes = boxes
            let alone = nodesAlone(boxes.loose)
            let isAlone = Set(alone)
            let boxesAlone = self.boxesAlone(boxes)
            let isBoxAlone = Set(boxesAlone)
            grid(of: alone)
            for flow in boxesAlone { box(flow, boxes, fill: "#F6F8FA") }
            grid(ofBoxes: boxesAlone, boxes)
            for node in boxes.loose where !isAlone.contains(node) { line(line(of: node)) }
            for flow in boxes.outer where !isBoxAlone.contains(flow) { box(flow, boxes, fill: "#F6F8FA") }
            for (number, arrow) in picture.arrows.enumerated() { line(line(of: arrow, number: number)) }
            if let guests {
                for node in guests.loose { line(guests.writer.line(of: node)) }
                for (number, arrow) in guests.arrows { line(guests.writer.line(of: arrow, number: number)) }
            }
            for (number, step) in steps().enumerated() { line(line(of: step, number: number)) }
        }
    }

    /// A picture of which `body` writes the statements.
    func write(_ body: () -> Void) -> [UInt8] {
        block("digraph \"\(DOTText(graph.name, as: .quoted))\" {") {
            defaults()
            body()
        }
        return out.bytes
    }

    private func defaults() {
        let font: DOTText = ##"fontname="Arial,Liberation Sans,Helvetica,sans-serif", fontcolor="#1F2328""##
        let layout: DOTText =
            isCompact
            ? "splines=line, nodesep=0.2, ranksep=0.9, nslimit=0.1, mclimit=0.1"
            : "newrank=true, nodesep=0.25, ranksep=0.5"
        let place: DOTText = #"labelloc=t, labeljust=l, pad=0.3, tooltip=" ""#
        line("graph [rankdir=LR, bgcolor=white, compound=true, \(font), fontsize=10, \(place), \(layout),")
        line("  label=\(isForPage ? "\"\"" : titleLabel)];")
        let look: DOTText = ##"shape=box, style="rounded,filled", fillcolor=white, color="#57606A""##
        line(#"node [\#(look), \#(font), fontsize=10, margin="0.14,0.08", tooltip=" "];"#)
        line(#"edge [\#(font), fontsize=10, arrowsize=0.8, tooltip=" "];"#)
    }

    /// The name of what is shown, and how much that is.
    private var titleLabel: DOTText {
        var parts: [DOTText] = []
        if let title {
            parts = [appName, counted(graph.flows[title].screens.count, "screen")]
        } else {
            parts = [counted(graph.namedScreens.count, "screen")]
            if !graph.flows.isEmpty { parts.append(counted(graph.namedFlows.count, "flow")) }
            if !graph.deepLinks.isEmpty { parts.append(counted(graph.deepLinks.count, "deep link")) }
        }
        let name =
            title.map { DOTText(self.titleText(graph.flows[$0].title, graph.flows[$0].name), as: .html) } ?? appName
        let line: DOTText = ##"<br align="left"/>"##
        let head: DOTText = ##"<font point-size="20"><b>\##(name)</b></font>\##(line)"##
        let rest: DOTText = ##"<font point-size="10" color="#57606A">\##(parts.joined(by: " · "))</font>\##(line)"##
        return ##"<\##(head)\##(rest)<font point-size="6">&#160;</font>>"##
    }

    /// A label must not be empty: a graph whose file could not be read has no name.
    private var appName: DOTText { graph.name.isEmpty ? "graph" : DOTText(shortened(graph.name, to: 48), as: .html) }

    /// The boxes of a picture: flows with what is in them.
    struct Boxes {
        var nodes: [FlowID: [DiagramNode]] = [:]
        /// Flows in the boxes of tab bars and columns.
        var inner: [FlowID: [FlowID]] = [:]
        var outer: [FlowID] = []
        var loose: [DiagramNode] = []
    }

    private var boxes: Boxes {
        var boxes = Boxes()
        var flows: Set<FlowID> = []
        for node in picture.nodes {
            if let flow = graph.flow(of: node), !picture.isOverview {
                boxes.nodes[flow, default: []].append(node)
                flows.insert(flow)
            } else {
                boxes.loose.append(node)
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

    private func box(_ flow: FlowID, _ boxes: Boxes, fill: DOTText) {
        let value = graph.flows[flow]
        let nodes = boxes.nodes[flow] ?? []
        block("subgraph \(cluster(flow)) {") {
            let look: DOTText =
                ##"style="\##(isForPage ? "" : "rounded,")filled", fillcolor="\##(fill)", color="#8C959F", labeljust=l, margin=12"##
            line("graph [\(look), label=\(boxLabel(flow))\(tooltip([value.title, value.about]))\(pageID(box: flow))];")
            let alone = nodesAlone(nodes)
            let isAlone = Set(alone)
            for node in nodes where !isAlone.contains(node) { line(line(of: node)) }
            grid(of: alone, isInBox: true)
            if let guests { for node in guests.boxed[flow] ?? [] { line(guests.writer.line(of: node)) } }
            if !isCompact, let start = value.start, nodes.contains(.screen(start)), nodes.contains(.flowEvents(flow)) {
                // Where no arrow joins them, Graphviz would put them far apart.
                line("\(name(of: .flowEvents(flow))) -> \(name(of: .screen(start))) [style=invis];")
            }
            for inner in boxes.inner[flow] ?? [] { box(inner, boxes, fill: "#ECF0F4") }
        }
    }

    func cluster(_ flow: FlowID) -> DOTText { "\"cluster \(DOTText(graph.name(of: flow), as: .quoted))\"" }

    func boxLabel(_ flow: FlowID) -> DOTText {
        let value = graph.flows[flow]
        var parts: [DOTText] = value.title.isEmpty ? [] : [text(value.qualifiedName, as: .html)]
        parts.append(DOTText(value.container.rawValue, as: .html))
        if let style = contents.roles.presentedFlow[flow.index] { parts.append(style.words) }
        if !value.params.isEmpty { parts.append(params(value.params)) }
        if !value.requires.isEmpty { parts.append("requires \(conditions(value.requires, as: .html))") }
        if let openers = openers(of: flow) { parts.append("← \(openers)") }
        let name = DOTText(titleText(value.title, value.name), as: .html)
        let badge = badge(marks?.flows[flow])
        return ##"<\##(badge)\##(nameText(name))<font color="#57606A">  \##(parts.joined(by: " · "))</font>>"##
    }

    // MARK: Lines

    func line(_ line: DOTText) { out.line(line) }
    func block(_ start: DOTText, _ body: () -> Void) { out.block(start, body) }
}
