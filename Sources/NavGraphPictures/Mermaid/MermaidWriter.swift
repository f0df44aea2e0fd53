import NavGraphModel

/// Writes a picture as a flowchart: nodes `n1`, `n2` … and boxes `f1`, `f2` … in file order, then arrows.
struct MermaidWriter {
    let contents: DiagramContents
    let picture: Picture
    private var graph: NavGraph { contents.graph }

    func write() -> [UInt8] {
        var chart = MermaidChart<DiagramNode>()
        let boxes = Dictionary(grouping: picture.nodes) { picture.isOverview ? nil : graph.flow(of: $0) }
        chart.add(boxes[nil] ?? [], label: label)
        for flow in boxes.keys.compactMap({ $0 }).sorted() {
            chart.box(graph.title(of: flow), boxes[flow] ?? [], label: label)
        }
        for arrow in picture.arrows {
            chart.arrow(from: arrow.tail, to: arrow.head, shape: shape(of: arrow), lines(of: arrow))
        }
        return Array(chart.text.utf8)
    }

    private func shape(of arrow: Picture.Arrow) -> String {
        mermaidArrow(
            contents.edges[arrow.edges[0]].kind,
            isHandled: arrow.edges.allSatisfy { !contents.edges[$0].handler.isNone })
    }

    private func lines(of arrow: Picture.Arrow) -> [String] {
        var lines: [String] = []
        for index in arrow.edges {
            let line = mermaidText(edgeText(contents.edges[index], in: graph), limit: 80)
            if !line.isEmpty, !lines.contains(line) { lines.append(line) }
            for handler in contents.edges[index].messages {
                let handled = graph.handlers[handler]
                lines.append(
                    mermaidText("▸ \(graph.text[handled.name]): send \(graph.text[handled.message])", limit: 80))
            }
        }
        return lines.prefix(6) + (lines.count > 6 ? ["and \(lines.count - 6) more"] : [])
    }

    private func label(of node: DiagramNode) -> String {
        let title = mermaidText(nodeTitle(node, in: graph))
        let exits = (picture.exits[node] ?? []).map { exit in
            mermaidText("\(contents.events(of: exit.edges)) ↗ \(nodeTitle(exit.head, in: graph))", limit: 120)
        }
        var others: [String] = []
        if case .appEvent(let event) = node {
            others = (picture.appEvents[event] ?? []).dropFirst().map {
                mermaidText(nodeTitle(.appEvent($0), in: graph))
            }
        }
        let more = others.count > 5 ? ["and \(others.count - 5) more"] : []
        return ([title] + others.prefix(5) + more + exits).joined(separator: "<br>")
    }
}

/// Push, tab and column are plain, present is thick, all else is dotted, handlers too.
func mermaidArrow(_ kind: DiagramEdge.Kind, isHandled: Bool) -> String {
    if isHandled { return "-.->" }
    switch kind {
    case .push, .tab, .show: return "-->"
    case .present: return "==>"
    case .launch, .replace, .root, .select, .pop, .finish, .link: return "-.->"
    }
}

/// The event of an edge with its handler and condition, as a text: `openNote [loggedIn]`.
func edgeText(_ edge: DiagramEdge, in graph: NavGraph) -> String {
    switch edge.kind {
    case .launch: return edge.alternative.isNone ? "launch" : "launch" + whenText(edge.alternative, in: graph)
    case .link:
        if case .link(let link) = edge.tail, graph.deepLinks[link].isByPush {
            return graph.deepLinks[link].reuses ? "push, once" : "push"
        }
        return ""
    case .tab: return "tab"
    case .push, .present, .replace, .root, .select, .show, .pop, .finish: break
    }
    var text = edge.event.map { graph.text[graph.transitions[$0].name] } ?? ""
    if !edge.handler.isNone { text += "\(text.isEmpty ? "" : " ")▸ \(graph.text[graph.handlers[edge.handler].name])" }
    if edge.isThen { return text + ", then" }
    return edge.alternative.isNone ? text : text + whenText(edge.alternative, in: graph)
}

/// ` [loggedIn]`; of the last of a list ` [else]`.
func whenText(_ id: AlternativeID, in graph: NavGraph) -> String {
    let alternative = graph.alternatives[id]
    if alternative.when.isEmpty { return alternative.number > 1 ? " [else]" : "" }
    let shown = alternative.when.prefix(4).map { id -> String in
        let literal = graph.literals[id]
        let name = shortened(graph.text[graph.conditions[literal.condition].qualifiedName], to: 32)
        return (literal.isNegated ? "not " : "") + name
    }
    return " [\(shown.joined(separator: ", "))\(alternative.when.count > 4 ? ", …" : "")]"
}

/// What a node is called, for people.
func nodeTitle(_ node: DiagramNode, in graph: NavGraph) -> String {
    switch node {
    case .launch: return "launch"
    case .appEvent(let event): return spaced(graph.text[graph.transitions[event].name])
    case .link(let link): return "link: \(graph.title(of: link))"
    case .screen(let screen): return graph.title(of: screen)
    case .container(let flow):
        return "\(graph.title(of: flow)) (\(graph.flows[flow].container == .tabs ? "tabs" : "columns"))"
    case .flowEvents(let flow): return "any screen of \(graph.title(of: flow))"
    case .exit(let outcome): return "ends: \(graph.text[graph.outcomes[outcome].name])"
    case .stub(let flow): return graph.title(of: flow)
    case .groupEvents(let group):
        let users = graph.userNames(of: group).joined(separator: ", ")
        return users.isEmpty
            ? "nothing uses \(graph.title(of: group))" : "from what uses \(graph.title(of: group)): \(users)"
    }
}
