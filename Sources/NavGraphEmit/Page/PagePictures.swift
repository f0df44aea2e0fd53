import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// A picture of the page.
package struct PagePicture: Sendable {
    package var title: String
    /// DOT whose elements have ids: `e` and the number of the element, of arrows `a-TAIL-HEAD`.
    package var source: [UInt8]
}

/// The pictures of a page: one of a small graph; of a big one the overview, then one for each flow.
package func pagePictures(of graph: NavGraph, options: DiagramOptions) -> [PagePicture] {
    let contents = DiagramContents(graph)
    func picture(_ title: String, _ picture: Picture, of flow: FlowID? = nil) -> PagePicture {
        let writer = DOTWriter(
            contents, picture, title: flow, marks: options.marks, previews: options.previews, isForPage: true)
        return PagePicture(title: title, source: writer.write())
    }
    guard options.isOverview(of: graph) else { return [picture(graph.name, .whole(contents))] }
    var edges: [[Int]] = Array(repeating: [], count: graph.flows.count)
    for (index, edge) in contents.edges.enumerated() {
        let ends = [graph.flow(of: edge.tail), graph.flow(of: edge.head)]
        if let tail = ends[0] { edges[tail.index].append(index) }
        if let head = ends[1], head != ends[0] { edges[head.index].append(index) }
    }
    return [picture(graph.name, .overview(contents, runs: options.runs))]
        + graph.flows.ids.map { flow in
            picture(graph.title(of: flow), .flow(flow, of: contents, edges: edges[flow.index]), of: flow)
        }
}

extension DiagramContents {
    /// The number of the element whose panel a node shows: what belongs to a flow has that of the flow.
    func elementNumber(of node: DiagramNode) -> Int {
        switch node {
        case .container(let flow), .flowEvents(let flow): return numbering.number(of: .stub(flow))
        case .exit(let outcome):
            if case .flow(let flow) = graph.outcomes[outcome].owner { return numbering.number(of: .stub(flow)) }
            return numbering.number(of: node)
        case .launch, .appEvent, .link, .screen, .stub: return numbering.number(of: node)
        }
    }
}

extension DOTWriter {
    func pageID(_ node: DiagramNode) -> DOTText {
        isForPage ? ", id=\"e\(contents.elementNumber(of: node))\"" : ""
    }

    func pageID(_ arrow: Picture.Arrow) -> DOTText {
        guard isForPage else { return "" }
        let ends = [arrow.tail, arrow.head].map { contents.elementNumber(of: contents.numbering.node($0)) }
        return ", id=\"a-\(ends[0])-\(ends[1])\""
    }
}
