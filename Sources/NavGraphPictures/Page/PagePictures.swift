import NavGraphModel

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
    let edges = contents.edgesByFlow()
    return [picture(graph.name, .overview(contents, runs: options.runs))]
        + graph.flows.ids.map { flow in
            picture(graph.title(of: flow), .flow(flow, of: contents, edges: edges[flow.index]), of: flow)
        }
}

extension NavGraph {
    /// The number of the element whose panel a node shows: what belongs to a flow or the app has that of it.
    func elementNumber(of node: DiagramNode) -> Int {
        switch node {
        case .container(let flow), .flowEvents(let flow): return number(of: .stub(flow))
        case .exit(let outcome):
            if case .flow(let flow) = outcomes[outcome].owner { return number(of: .stub(flow)) }
            return number(of: node)
        case .appEvent: return number(of: .launch)
        case .launch, .link, .screen, .stub, .groupEvents: return number(of: node)
        }
    }
}

extension DOTWriter {
    func pageID(_ node: DiagramNode) -> DOTText {
        isForPage ? ", id=\"e\(graph.elementNumber(of: node))\"" : ""
    }

    func pageID(_ arrow: Picture.Arrow) -> DOTText {
        isForPage ? ", id=\"a-\(graph.elementNumber(of: arrow.tail))-\(graph.elementNumber(of: arrow.head))\"" : ""
    }
}
