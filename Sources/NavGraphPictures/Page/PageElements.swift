import NavGraphChanges
import NavGraphModel
import NavGraphSyntax

/// What the page tells of a screen, flow or link, or of the app or module itself.
package struct PageElement: Sendable {
    package enum Kind: String, Sendable { case app, module, screen, flow, link }

    /// An arrow: what is written at it, how it is gone, and the element at its other end.
    package struct Arrow: Sendable, Hashable {
        package var text: String
        package var kind: String
        package var element: Int
    }

    package var id: Int
    package var kind: Kind
    package var title: String
    package var name: String
    /// As findings spell it; of the app or module itself, `app`.
    package var subject: String
    package var place: Place
    package var about: String
    /// The element of its flow.
    package var flow: Int?
    package var screen: ScreenID?
    /// Params, conditions and so on, each with its lines.
    package var facts: [(title: String, lines: [String])] = []
    package var leadsTo: [Arrow] = []
    package var openedFrom: [Arrow] = []
    /// Name, entries and way of the links that open it.
    package var links: [(name: String, entries: String, way: String)] = []
    /// What must hold while it is shown.
    package var requires: [String] = []
    /// The elements of its screens; of a flow alone.
    package var screens: [Int]?
    /// More that a search finds it by.
    package var words: [String] = []
}

/// The app, and every screen, flow and link of a graph, with what leads where. O(size of the graph).
package func pageElements(of graph: NavGraph) -> [PageElement] {
    let contents = DiagramContents(graph)
    let words = ElementWords(graph: graph, renaming: Renaming())
    func number(_ node: DiagramNode) -> Int { graph.elementNumber(of: node) }
    func lines(_ params: IDRange<ParamID>) -> [String] {
        params.map { id in
            let it = graph.params[id]
            let value = it.defaultValue.isEmpty ? "" : " = \(graph.text[it.defaultValue])"
            return "\(graph.text[it.name]): \(graph.text[it.type])\(value)"
        }
    }
    func signature(_ it: Signature) -> String {
        it.params.isEmpty ? graph.text[it.name] : "\(graph.text[it.name])(\(lines(it.params).joined(separator: ", ")))"
    }
    func literals(_ all: IDRange<LiteralID>) -> [String] { all.map { words.literal(graph.literals[$0]) } }
    var elements: [Int: PageElement] = [:]
    var app = PageElement(
        id: number(.launch), kind: graph.isApp ? .app : .module, title: cleaned(graph.name),
        name: graph.name, subject: "app", place: Place(FileID(0), graph.fileSpan), about: "")
    app.facts = [
        ("Conditions", graph.conditions.map { graph.text[$0.qualifiedName] }),
        ("Schemes", graph.schemes.map { graph.text[$0.value] }), ("Hosts", graph.hosts.map { graph.text[$0.value] }),
    ]
    elements[app.id] = app
    for id in graph.screens.ids {
        let it = graph.screens[id]
        var element = PageElement(
            id: number(.screen(id)), kind: .screen, title: cleaned(graph.title(of: id)), name: graph.name(of: id),
            subject: "screen:\(graph.name(of: id))", place: graph.place(of: id), about: graph.text[it.about])
        element.flow = graph.firstFlow(around: id).map { number(.stub($0)) }
        element.screen = id
        element.facts = [
            ("Params", lines(it.params)), ("Requires", literals(it.requires)),
            ("Receives", it.messages.map { signature(graph.messages[$0]) }),
            ("Outcomes", it.outcomes.map { signature(graph.outcomes[$0]) }),
        ]
        element.requires = graph.requirements(of: id).map { words.literal($0) }
        elements[element.id] = element
    }
    for id in graph.flows.ids {
        let it = graph.flows[id]
        var element = PageElement(
            id: number(.stub(id)), kind: .flow, title: cleaned(graph.title(of: id)), name: graph.name(of: id),
            subject: "flow:\(graph.name(of: id))", place: graph.place(of: id), about: graph.text[it.about])
        element.facts = [
            ("Container", [it.container.rawValue]), ("Params", lines(it.params)), ("Requires", literals(it.requires)),
            ("Outcomes", it.outcomes.map { signature(graph.outcomes[$0]) }),
        ]
        element.screens = graph.screens.ids.filter { graph.firstFlow(around: $0) == id }.map { number(.screen($0)) }
        elements[element.id] = element
    }
    for id in graph.deepLinks.ids {
        let it = graph.deepLinks[id]
        let name = graph.text[it.qualifiedName]
        var element = PageElement(
            id: number(.link(id)), kind: .link, title: cleaned(graph.title(of: id)), name: name,
            subject: "deepLink:\(name)", place: Place(it.file, it.span), about: graph.text[it.about])
        element.words = graph.entries(of: it)
        element.facts = [("Opened by", element.words), ("Requires", literals(it.requires))]
        elements[element.id] = element
        guard let head = graph.anchor(of: it.opens) else { continue }
        elements[number(head)]?.links.append(
            (name, element.words.joined(separator: ", "), it.isByPresent ? "present" : "by path"))
        elements[number(head)]?.words += element.words
    }
    for edge in contents.edges {
        let (tail, head) = (number(edge.tail), number(edge.head))
        if edge.kind == .tab && tail == head { continue }
        let text = edgeText(edge, in: graph)
        elements[tail]?.leadsTo.append(PageElement.Arrow(text: text, kind: "\(edge.kind)", element: head))
        elements[head]?.openedFrom.append(PageElement.Arrow(text: text, kind: "\(edge.kind)", element: tail))
        if let event = edge.event { elements[tail]?.words.append(graph.text[graph.transitions[event].name]) }
    }
    return elements.values.sorted { $0.id < $1.id }.map { element in
        var element = element
        element.leadsTo = element.leadsTo.unique().filter { elements[$0.element] != nil }
        element.openedFrom = element.openedFrom.unique().filter { elements[$0.element] != nil }
        element.facts.removeAll { $0.lines.isEmpty }
        return element
    }
}
