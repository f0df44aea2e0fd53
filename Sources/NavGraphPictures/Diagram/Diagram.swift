import NavGraphModel
import NavGraphRuns

package enum DiagramView: String, Sendable, CaseIterable {
    /// Screens and what leads from one to the other.
    case flow
    /// What belongs to what.
    case ownership
}

/// What one diagram is to show. Left as it is: the whole graph.
package struct DiagramOptions {
    /// This flow, with what leads in and out.
    package var flow: FlowID?
    /// This screen, and what is at most `depth` screens away from it.
    package var focus: ScreenID?
    package var depth = 1
    /// A node for each flow instead of its screens.
    package var isOverview = false
    /// All in one picture, however big; otherwise of a big graph the overview.
    package var isWhole = false
    package var view = DiagramView.flow
    /// The worst findings of screens and flows.
    package var marks: DiagramMarks?
    package var previews: [ScreenID: DiagramPreview] = [:]
    /// For pages and documents: elements are plain and have ids, and rows lead to them.
    package var isForPage = false
    /// Whether the signs that occur are explained beside the picture.
    package var hasLegend = false
    /// What can happen, by which the overview chooses its arrows.
    package var runs: RunAnalysis?
    /// A run: alone, as a strip; in the whole picture, or that of a flow or a screen's surroundings, it stands out, and the
    /// rest steps back.
    package var highlight: HighlightedRun?

    package init(flow: FlowID? = nil, focus: ScreenID? = nil, depth: Int = 1, highlight: HighlightedRun? = nil) {
        self.flow = flow
        self.focus = focus
        self.depth = depth
        self.highlight = highlight
    }

    /// Whether the picture is the run alone.
    var isStrip: Bool { highlight != nil && flow == nil && focus == nil && !isWhole }

    /// Whether the picture of a graph is one of its flows.
    package func isOverview(of graph: NavGraph) -> Bool {
        if flow != nil || focus != nil || highlight != nil || isWhole || view == .ownership { return false }
        return isOverview || graph.isLarge
    }
}

package struct Diagram: Sendable {
    /// The file's name without extension, made from names of the graph alone: `Shop`, `Shop.checkout`.
    package var name: String
    /// DOT.
    package var source: [UInt8]
}

extension NavGraph {
    /// Whether it has more screens than are drawn in one picture unasked.
    fileprivate var isLarge: Bool { screens.count > 30 && !flows.isEmpty }
}

/// One diagram, as DOT in UTF-8: the same graph and options give the same bytes. All text of the graph is escaped.
/// O(size of the graph).
package func emitDOT(_ graph: NavGraph, options: DiagramOptions = DiagramOptions()) -> [UInt8] {
    drawing(of: DiagramContents(graph), options).source
}

/// One diagram for a document, with what its elements stand for. O(size of the graph).
package func documentPicture(of graph: NavGraph, options: DiagramOptions = DiagramOptions()) -> PagePicture {
    var options = options
    options.isForPage = true
    return drawing(of: DiagramContents(graph), options)
}

private func drawing(of contents: DiagramContents, _ options: DiagramOptions) -> PagePicture {
    if options.view == .ownership { return ownershipPicture(contents, options) }
    if let run = options.highlight, options.isStrip { return strip(of: run, contents, options) }
    let highlight = options.highlight.map { Highlight($0, in: contents) }
    let picture = picture(of: contents, options, drawn: Set((highlight?.edges ?? [:]).keys))
    var writer = DOTWriter(
        contents, picture, highlight: highlight, title: options.flow, marks: options.marks, previews: options.previews,
        isForPage: options.isForPage)
    writer.hasLegend = options.hasLegend
    return PagePicture(
        name: "", title: title(of: contents.graph, options), source: writer.write(),
        parts: options.isForPage ? writer.pageParts() : [:])
}

private func title(of graph: NavGraph, _ options: DiagramOptions) -> String {
    if let flow = options.flow { return cleaned(graph.title(of: flow)) }
    if let screen = options.focus { return cleaned(graph.title(of: screen)) }
    return options.isOverview(of: graph) ? "Overview" : "Map"
}

func picture(of contents: DiagramContents, _ options: DiagramOptions, drawn: Set<Int> = []) -> Picture {
    if let flow = options.flow { return .flow(flow, of: contents, edges: contents.edges.indices, drawn: drawn) }
    if let screen = options.focus { return .around([screen], depth: options.depth, of: contents, drawn: drawn) }
    if options.isOverview(of: contents.graph) { return .overview(contents, runs: options.runs) }
    return .whole(contents, drawn: drawn)
}

/// The diagrams that stand beside the sources of a graph: one picture of a small graph; of a big one an overview of its
/// flows, and one picture for each flow, to which the overview links as SVG.
package func diagrams(for graph: NavGraph, options: DiagramOptions = DiagramOptions()) -> [Diagram] {
    let contents = DiagramContents(graph)
    let name = graph.name.isEmpty ? "graph" : fileName(graph.name, number: 0)
    guard graph.isLarge else {
        let writer = DOTWriter(contents, .whole(contents), marks: options.marks, previews: options.previews)
        return [Diagram(name: name, source: writer.write())]
    }
    let files = flowFiles(of: graph, in: name)
    let overview = DOTWriter(
        contents, .overview(contents, runs: options.runs), files: files, marks: options.marks)
    var result = [Diagram(name: name, source: overview.write())]
    let edges = contents.edgesByFlow()
    for (number, flow) in graph.flows.ids.enumerated() {
        let picture = Picture.flow(flow, of: contents, edges: edges[number])
        let writer = DOTWriter(
            contents, picture, title: flow, files: files, marks: options.marks, previews: options.previews)
        result.append(Diagram(name: files[number], source: writer.write()))
    }
    return result
}

extension DiagramContents {
    /// For each flow the edges that have an end in it, in order.
    func edgesByFlow() -> [[Int]] {
        var result: [[Int]] = Array(repeating: [], count: graph.flows.count)
        for (index, edge) in edges.enumerated() {
            for flow in Set([edge.tail, edge.head].compactMap { self.flow(of: $0) }) {
                result[flow.index].append(index)
            }
        }
        return result
    }
}

/// For each flow the name of its file, of which no two are equal on disks that know no case.
private func flowFiles(of graph: NavGraph, in name: String) -> [String] {
    var taken = Set<String>()
    return graph.flows.ids.map { flow in
        let plain = fileName(graph.name(of: flow), number: flow.index)
        let isNew = taken.insert(plain.lowercased()).inserted
        return name + "." + (isNew ? plain : plain + "-\(flow.index)")
    }
}

/// A name of the graph as part of a file's name: `orders.list` becomes `orders-list`. Names are identifiers; should one
/// not be, characters except letters, digits and `_` become `-`. A very long one is cut and has its number.
private func fileName(_ name: String, number: Int) -> String {
    let safe = String(
        decoding: name.utf8.map { byte in
            let isSafe =
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
            return isSafe ? byte : UInt8(ascii: "-")
        }, as: UTF8.self)
    return safe.utf8.count <= 96 ? safe : safe.prefix(80) + "-\(number)"
}
