import NavGraphModel
import NavGraphSyntax

/// What one diagram is to show. Left as it is: the whole graph.
package struct DiagramOptions: Sendable {
    /// This flow, with what leads in and out.
    package var flow: FlowID?
    /// This screen, and what is at most `depth` screens away from it.
    package var focus: ScreenID?
    package var depth = 1
    /// A node for each flow in the place of its screens.
    package var isOverview = false
    /// A run that stands out; the rest of the picture steps back. Of a big graph only the run's surroundings are shown.
    package var highlight: HighlightedRun?

    package init(flow: FlowID? = nil, focus: ScreenID? = nil, depth: Int = 1, highlight: HighlightedRun? = nil) {
        self.flow = flow
        self.focus = focus
        self.depth = depth
        self.highlight = highlight
    }
}

/// A diagram as a file of its own.
package struct Diagram: Sendable {
    /// The file's name without extension, made from names of the graph alone: `Shop`, `Shop.checkout`.
    package var name: String
    /// DOT.
    package var source: [UInt8]
}

/// The most screens that are drawn in one picture unasked.
private let largestWhole = 60

/// One diagram, as DOT in UTF-8: the same graph and options give the same bytes. All text of the graph is escaped.
/// O(size of the graph).
package func emitDOT(_ graph: NavGraph, options: DiagramOptions = DiagramOptions()) -> [UInt8] {
    let contents = DiagramContents(graph)
    let picture: Picture
    if let flow = options.flow {
        picture = .flow(flow, of: contents, edges: contents.edges.indices)
    } else if let screen = options.focus {
        picture = .around([screen], depth: options.depth, of: contents)
    } else if options.isOverview {
        picture = .overview(contents)
    } else if let run = options.highlight, graph.screens.count > largestWhole {
        picture = .around(run.steps.compactMap(\.screen), depth: 0, of: contents)
    } else {
        picture = .whole(contents)
    }
    var writer = DOTWriter(contents, picture, highlight: options.highlight, title: options.flow)
    return writer.write()
}

/// The diagrams that stand beside the sources of a graph: one picture of a small graph; of a big one an overview of its
/// flows, and one picture for each flow, to which the overview links as SVG.
package func diagrams(for graph: NavGraph) -> [Diagram] {
    let contents = DiagramContents(graph)
    let name = graph.name.isEmpty ? "graph" : fileName(graph.name, number: 0)
    guard graph.screens.count > largestWhole, !graph.flows.isEmpty else {
        var writer = DOTWriter(contents, .whole(contents))
        return [Diagram(name: name, source: writer.write())]
    }
    let files = flowFiles(of: graph, in: name)
    var overview = DOTWriter(contents, .overview(contents), files: files)
    var result = [Diagram(name: name, source: overview.write())]
    let edges = edgesByFlow(contents)
    result += inParallel(graph.flows.count, state: {}) { _, number in
        let flow = graph.flows.ids[number]
        let picture = Picture.flow(flow, of: contents, edges: edges[number])
        var writer = DOTWriter(contents, picture, title: flow, files: files)
        return Diagram(name: files[number], source: writer.write())
    }
    return result
}

/// For each flow the edges that have an end in it, in order.
private func edgesByFlow(_ contents: DiagramContents) -> [[Int]] {
    let graph = contents.graph
    var result: [[Int]] = Array(repeating: [], count: graph.flows.count)
    for (index, edge) in contents.edges.enumerated() {
        let tail = graph.flow(of: edge.tail)
        let head = graph.flow(of: edge.head)
        if let tail { result[tail.index].append(index) }
        if let head, head != tail { result[head.index].append(index) }
    }
    return result
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
/// not be, what is no letter, digit or `_` becomes `-`. A very long one is cut and has its number.
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
