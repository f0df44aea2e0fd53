import NavGraphModel
import NavGraphSyntax

package struct PagePicture: Sendable {
    /// `map`, the name of a flow, `-` for the screens of no flow, or `all` for the whole beside an overview.
    package var name: String
    package var title: String
    /// DOT whose elements have the ids of `parts`.
    package var source: [UInt8]
    /// What the elements of the picture stand for, by their ids.
    package var parts: [String: PagePart]
}

/// What an element of a picture stands for. Subjects are spelled as `CLI.md` has them.
package struct PagePart: Sendable {
    /// The class that says what it is: `screen`, `alert`, `push`.
    package var kind: String
    /// What a click on it chooses.
    package var element = ""
    package var tail = ""
    package var head = ""
    /// What it draws: `launch`, `tab:CHILD`, `event:OWNER.NAME#2>OUTCOME`.
    package var draws: [String] = []
    package var severity: Severity?
    /// What became of it, where two graphs are shown.
    package var status = ChangePicture.Status.same
    package var screen: ScreenID?
    /// Whether it is of the run that stands out; `nil`: no run does.
    package var isLit: Bool?
}

extension NavGraph {
    var isShownWhole: Bool { screens.count <= 60 }
}

/// The pictures of a page: one of a small graph, or the overview; one for each flow; one of the screens of no flow; and the whole of
/// a graph that is neither small nor large.
package func pagePictures(of graph: NavGraph, options: DiagramOptions) -> [PagePicture] {
    let contents = DiagramContents(graph)
    func page(_ name: String, title: String, _ picture: Picture, of flow: FlowID? = nil) -> PagePicture {
        let writer = DOTWriter(
            contents, picture, title: flow, marks: options.marks, previews: options.previews, isForPage: true)
        return PagePicture(name: name, title: title, source: writer.write(), parts: writer.pageParts())
    }
    let isOverview = options.isOverview(of: graph)
    var pages = [
        page(
            "map", title: isOverview ? "Overview" : "Map",
            isOverview ? .overview(contents, runs: options.runs) : .whole(contents))
    ]
    let edges = contents.edgesByFlow()
    for flow in graph.namedFlows {
        let picture = Picture.flow(flow, of: contents, edges: edges[flow.index])
        pages.append(page(graph.name(of: flow), title: cleaned(graph.title(of: flow)), picture, of: flow))
    }
    if isOverview, graph.namedScreens.contains(where: { graph.firstFlow(around: $0) == nil }) {
        pages.append(page("-", title: "In no flow", .outsideFlows(of: contents)))
    }
    if isOverview, graph.isShownWhole { pages.append(page("all", title: "Whole", .whole(contents))) }
    return pages
}

extension DOTWriter {
    /// What makes a node of the page: a plain box with an id.
    func pageLook(of node: DiagramNode) -> DOTText {
        guard isForPage else { return "" }
        let shape: DOTText =
            node == .launch
            ? "" : #", shape=box, style=filled, peripheries=1, penwidth=1, margin="0.12,0.06", tooltip="""#
        return "\(shape), id=\"\(DOTText(id(of: node), as: .quoted))\""
    }

    func pageID(box flow: FlowID) -> DOTText { isForPage ? ", id=\"b\(flow.index)\"" : "" }
    func pageID(arrow number: Int) -> DOTText {
        isForPage ? ", id=\"\(DOTText(id(ofArrow: number), as: .quoted))\"" : ""
    }

    /// A tab bar, or columns, as lines with ports.
    func pageContainer(_ id: FlowID, _ rows: DOTText) -> DOTText {
        let flow = graph.flows[id]
        let kind: DOTText = flow.container == .tabs ? "tabs" : "columns"
        let name = DOTText(titleText(flow.title, flow.name, limit: 28), as: .html)
        return tableLabel("\(tagLine(kind))<tr><td>\(nameText(name))</td></tr>\(rows)", .container(id))
    }

    func pageParts() -> [String: PagePart] {
        var parts: [String: PagePart] = [:]
        for node in picture.nodes {
            var part = pagePart(of: node)
            // What several events of the app open says more than the first of them.
            if case .appEvent(let event) = node, picture.appEvents[event] != nil,
                let arrow = picture.arrows.first(where: { $0.tail == node })
            {
                part.element = graph.pageSubject(of: arrow.head)
            }
            if case .flowEvents = node { part.severity = nil }
            parts[id(of: node)] = part
            for (index, exit) in (picture.exits[node] ?? []).enumerated() {
                let head = graph.pageSubject(of: exit.head)
                parts[id(ofExit: index, of: node)] = PagePart(
                    kind: "\(contents.edges[exit.edges[0]].kind)", element: head, tail: graph.pageSubject(of: node),
                    head: head, draws: contents.draws(exit.edges), isLit: isLit(exit.edges))
            }
            for (index, entry) in (picture.entries[node] ?? []).prefix(DOTWriter.mostEntries).enumerated() {
                let tail = graph.pageSubject(of: entry.tails[0])
                parts[id(ofEntry: index, of: node)] = PagePart(
                    kind: "\(contents.edges[entry.edges[0]].kind) entry", element: tail, tail: tail,
                    head: graph.pageSubject(of: node), draws: contents.draws(entry.edges), isLit: isLit(entry.edges))
            }
        }
        for flow in graph.flows.ids { parts["b\(flow.index)"] = pagePart(ofBox: flow) }
        for (index, arrow) in picture.arrows.enumerated() {
            let first = contents.edges[arrow.edges[0]]
            let isHandled = arrow.edges.allSatisfy { !contents.edges[$0].handler.isNone }
            parts[id(ofArrow: index)] = PagePart(
                kind: "\(first.kind)\(isHandled ? " handled" : "")", tail: graph.pageSubject(of: arrow.tail),
                head: graph.pageSubject(of: arrow.head), draws: contents.draws(arrow.edges), isLit: isLit(arrow.edges))
        }
        for (number, step) in steps().enumerated() {
            parts[id(ofStep: number)] = PagePart(
                kind: "pop", tail: graph.pageSubject(of: step.tail), head: graph.pageSubject(of: step.head), isLit: true
            )
        }
        return parts
    }

    func pagePart(of node: DiagramNode) -> PagePart {
        let severity = severity(of: node).flatMap { $0 == .note ? nil : $0 }
        var part = PagePart(kind: pageKind(of: node), element: graph.pageSubject(of: node), severity: severity)
        if case .screen(let screen) = node { part.screen = screen }
        part.isLit = highlight.map { $0.nodes[node] != nil }
        return part
    }

    func pagePart(ofBox flow: FlowID) -> PagePart {
        let severity = marks?.flows[flow].flatMap { $0 == .note ? nil : $0 }
        return PagePart(kind: "", element: "flow:" + graph.name(of: flow), severity: severity)
    }

    private func isLit(_ edges: [Int]) -> Bool? { highlight.map { run in edges.contains { run.edges[$0] != nil } } }

    private func pageKind(of node: DiagramNode) -> String {
        switch node {
        case .launch: return "launch"
        case .appEvent, .flowEvents, .groupEvents: return "event"
        case .link: return "link"
        case .container: return "tabs"
        case .stub: return "flow"
        case .exit: return "end"
        case .screen(let screen):
            if screen == graph.host { return "host" }
            switch contents.roles.presented[screen.index] {
            case .alert, .actionSheet: return "alert"
            case .some: return "present"
            case nil: return contents.roles.region[screen.index] > 0 ? "tab" : "screen"
            }
        }
    }
}

extension NavGraph {
    func pageSubject(of node: DiagramNode) -> String {
        switch node {
        case .launch: return "file"
        case .screen(let screen): return screen == host ? "file" : "screen:" + name(of: screen)
        case .container(let flow), .flowEvents(let flow), .stub(let flow): return "flow:" + name(of: flow)
        case .link(let link): return "deepLink:" + text[deepLinks[link].qualifiedName]
        case .groupEvents(let group): return "group:" + name(of: group)
        case .appEvent(let event): return "transition:app." + text[transitions[event].name]
        case .exit(let outcome):
            if case .flow(let flow) = outcomes[outcome].owner { return "flow:" + name(of: flow) }
            return "screen:" + text[qualifiedName(of: outcomes[outcome].owner)]
        }
    }
}

extension DiagramContents {
    func draws(_ indices: [Int]) -> [String] { indices.map { draws(edges[$0]) }.unique() }

    private func draws(_ edge: DiagramEdge) -> String {
        if case .link(let link) = edge.tail { return "link:" + graph.text[graph.deepLinks[link].qualifiedName] }
        if let child = edge.child { return "tab:" + graph.name(of: graph.children[child].target) }
        return path(of: edge.alternative)
    }

    /// `event:basket.checkout#1>paid>viewOrder`: an event, its alternative in a list, and the outcomes of the handlers.
    private func path(of alternative: AlternativeID) -> String {
        let first = graph.first(of: alternative)
        let alternative = graph.alternatives[first]
        if alternative.role == .handler {
            let isList = graph.alternatives(of: alternative.handler).contains { $0 != first }
            let number = isList ? "#\(alternative.number)" : ""
            return "\(path(of: alternative.parent))>\(graph.text[graph.handlers[alternative.handler].name])\(number)"
        }
        guard let event = alternative.transition else {
            return graph.launches.contains { $0 != first } ? "launch#\(alternative.number)" : "launch"
        }
        let isList = graph.alternatives(of: event).contains { $0 != first }
        let owner = graph.text[graph.qualifiedName(of: graph.transitions[event].owner)]
        return "event:\(owner).\(graph.text[graph.transitions[event].name])\(isList ? "#\(alternative.number)" : "")"
    }
}
