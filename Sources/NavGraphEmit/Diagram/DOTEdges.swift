import NavGraphModel
import NavGraphSyntax

extension DOTWriter {
    mutating func writeArrow(_ arrow: Picture.Arrow) {
        let first = contents.edges[arrow.edges[0]]
        let tail = contents.numbering.node(arrow.tail)
        let head = contents.numbering.node(arrow.head)
        let style = first.kind.style
        out.append("  ")
        writeName(of: tail)
        if case .container(let flow) = tail, let child = first.child { writePort(child, of: flow) }
        out.append(" -> ")
        writeName(of: head)
        out.append(" [")
        let steps = highlight?.edges ?? [:]
        let step = arrow.edges.compactMap { steps[$0] }.min()
        out.append("color=\"")
        out.append(highlight == nil || step != nil ? style.color : "#AFB8C1")
        out.append("\", ")
        out.append(style.attributes)
        if !first.handler.isNone, first.kind != .returns, first.kind != .pop { out.append(", style=dashed") }
        if step != nil { out.append(", penwidth=4") }
        if !isForward(first) { out.append(mayBeUpright(arrow) ? ", weight=0" : ", constraint=false") }
        if highlight != nil, step == nil { out.append(", fontcolor=\"#57606A\"") }
        if let flow = boxEntered(first, tail: tail, head: head) {
            out.append(", lhead=\"cluster ")
            out.append(graph.name(of: flow), as: .quoted)
            out.append("\"")
        }
        isCompact ? writePlainLabel(arrow) : writeLabel(arrow)
        writeTooltip(arrow)
        out.append("];\n")
    }

    private mutating func writePort(_ child: ChildID, of flow: FlowID) {
        guard let first = graph.flows[flow].children.first else { return }
        out.append(":c")
        out.append(child.index - first.index)
        out.append(":e")
    }

    /// Whether an arrow leads deeper into the app, so that its head stands to the right of its tail.
    func isForward(_ edge: DiagramEdge) -> Bool {
        switch edge.kind {
        case .select, .pop, .returns: false
        default: true
        }
    }

    /// Whether an arrow could join nodes that stand one above the other if it had no say in where they stand. Where there
    /// are boxes, Graphviz 2.43 fails to draw some of those: to find room for their labels ('trouble in init_rank'), or
    /// their ways ('triangulation failed').
    private func mayBeUpright(_ arrow: Picture.Arrow) -> Bool { !isCompact && !apart.contains(ends(of: arrow)) }

    /// The nodes that an arrow joins, whatever its direction.
    func ends(of arrow: Picture.Arrow) -> [Int] { [min(arrow.tail, arrow.head), max(arrow.tail, arrow.head)] }

    /// The flow at whose box an arrow ends, since it opens the flow as a whole. Graphviz wants it to come from outside.
    private func boxEntered(_ edge: DiagramEdge, tail: DiagramNode, head: DiagramNode) -> FlowID? {
        guard !isCompact, !picture.isOverview, title == nil, edge.kind != .tab, let flow = edge.opened else {
            return nil
        }
        guard graph.flow(of: head) == flow else { return nil }
        guard let from = graph.flow(of: tail) else { return flow }
        return from == flow || graph.flowsNamingFlow[from]?.first == flow ? nil : flow
    }

    /// Event, condition and outcome, and what else happens, for each event that the arrow stands for.
    private mutating func writeLabel(_ arrow: Picture.Arrow) {
        let beginning = out.count
        out.append(", label=<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"3\"><tr><td>")
        let start = out.count
        var written: [Range<Int>] = []
        let shown = picture.isOverview ? 2 : 4
        for index in arrow.edges.prefix(shown) {
            let lineStart = out.count
            if out.count > start { out.append("<br/>") }
            let textStart = out.count
            writeLines(index)
            let text = textStart..<out.count
            let isNew = !text.isEmpty && !written.contains { out[$0] == out[text] }
            if isNew { written.append(text) } else { out.truncate(to: lineStart) }
        }
        if arrow.edges.count > shown, out.count > start {
            out.append("<br/>and ")
            out.append(arrow.edges.count - shown)
            out.append(" more")
        }
        if out.count == start {
            out.truncate(to: beginning)
        } else {
            out.append("</td></tr></table>>")
        }
    }

    private mutating func writeLines(_ index: Int) {
        let edge = contents.edges[index]
        let start = out.count
        if let step = highlight?.edges[index], step > 0 {
            out.append("<b>")
            out.append(step)
            out.append(".</b> ")
        }
        writeEvent(edge, as: .html)
        if !edge.alternative.isNone, !edge.isThen { writeWhen(edge.alternative, as: .html) }
        if picture.isOverview { return }
        let lineStart = out.count
        if lineStart > start { out.append("<br/>") }
        out.append("<font color=\"#424A53\">")
        if !writeManner(edge, as: .html) { return out.truncate(to: lineStart) }
        out.append("</font>")
    }

    /// What an arrow is called: its event, or its title.
    private mutating func writeEvent(_ edge: DiagramEdge, as escape: TextBuffer.Escape) {
        if edge.kind == .link, case .link(let link) = edge.tail {
            if graph.deepLinks[link].isByPresent { out.append(graph.deepLinks[link].style.words) }
            return
        }
        if edge.kind == .launch || edge.kind == .tab {
            if edge.kind == .launch { out.append("launch") }
            return
        }
        if case .appEvent = edge.tail, edge.handler.isNone { return }
        let title = edge.alternative.isNone || !edge.handler.isNone ? .none : graph.alternatives[edge.alternative].title
        if escape == .html { out.append("<b>") }
        if title.isEmpty {
            writeEvent(edge.event, edge.handler, as: escape)
        } else {
            out.append(titleText(title, edge.event.map { graph.transitions[$0].name } ?? .none, limit: 28), as: escape)
        }
        if escape == .html { out.append("</b>") }
        if edge.isThen { out.append(", then") }
    }

    /// `createNote`, or `createNote ▸ created` for a handler.
    mutating func writeEvent(_ event: TransitionID?, _ handler: HandlerID, as escape: TextBuffer.Escape) {
        if let event { out.append(graph.transitions[event].name, of: graph.text, as: escape, limit: 28) }
        guard !handler.isNone else { return }
        out.append(event == nil ? "▸ " : " ▸ ")
        out.append(graph.handlers[handler].name, of: graph.text, as: escape, limit: 28)
    }

    /// How the arrow is gone, where that is not plain: `full screen, sets loggedIn`. Returns whether there is something.
    private mutating func writeManner(_ edge: DiagramEdge, as escape: TextBuffer.Escape) -> Bool {
        let start = out.count
        if edge.alternative.isNone {
            if !edge.handler.isNone, !graph.handlers[edge.handler].message.isEmpty {
                out.append("send ")
                out.append(graph.handlers[edge.handler].message, of: graph.text, as: escape, limit: 28)
            }
            return out.count > start
        }
        let alternative = graph.alternatives[edge.alternative]
        if alternative.action == .present {
            out.append(alternative.style.words)
            if alternative.inStack { out.append(" in a stack") }
            if alternative.isLocked { out.append(", locked") }
        } else if edge.kind != .push || !edge.handler.isNone || edge.isThen {
            out.append(edge.kind.style.word)
        }
        if !alternative.segue.isEmpty {
            if out.count > start { out.append(", ") }
            out.append("by segue ")
            out.append(alternative.segue, of: graph.text, as: escape, limit: 28)
        }
        let before = out.count
        if before > start { out.append(", ") }
        if !writeDoing(edge.alternative, as: escape) { out.truncate(to: before) }
        return out.count > start
    }

    /// For big pictures: the events alone, at the tail of the arrow.
    private mutating func writePlainLabel(_ arrow: Picture.Arrow) {
        let beginning = out.count
        out.append(", taillabel=\"")
        let start = out.count
        let edge = contents.edges[arrow.edges[0]]
        writeEvent(edge, as: .quoted)
        if !edge.alternative.isNone { writeWhen(edge.alternative, as: .quoted) }
        if arrow.edges.count > 1, out.count > start {
            out.append(" +")
            out.append(arrow.edges.count - 1)
        }
        if out.count == start {
            out.truncate(to: beginning)
        } else {
            out.append("\"")
        }
    }

    private mutating func writeTooltip(_ arrow: Picture.Arrow) {
        var texts: [Symbol] = []
        for index in arrow.edges.prefix(4) {
            let id = contents.edges[index].alternative
            if id.isNone || graph.alternatives[id].isBare { continue }
            texts.append(graph.alternatives[id].title)
            texts.append(graph.alternatives[id].about)
        }
        if !texts.isEmpty { writeTooltip(texts) }
    }
}
