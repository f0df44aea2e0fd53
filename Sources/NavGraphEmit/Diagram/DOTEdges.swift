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
        if first.kind == .tab, case .container = tail { writePort(of: first) }
        out.append(" -> ")
        writeName(of: head)
        out.append(" [")
        let step = arrow.edges.lazy.compactMap { highlight?.edges[$0] }.min()
        out.append("color=\"")
        out.append(highlight == nil || step != nil ? style.color : "#AFB8C1")
        out.append("\", ")
        out.append(style.attributes)
        if !first.handler.isNone, first.kind != .returns, first.kind != .pop { out.append(", style=dashed") }
        if step != nil { out.append(", penwidth=4") }
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

    private mutating func writePort(of edge: DiagramEdge) {
        guard case .container(let flow) = edge.tail else { return }
        let index = graph.flows[flow].children.firstIndex { graph.anchor(of: graph.children[$0].reference) == edge.head }
        guard let index else { return }
        out.append(":c")
        out.append(index)
        out.append(":e")
    }

    /// The flow at whose box an arrow ends, since it opens the flow as a whole. Graphviz wants it to come from outside.
    private func boxEntered(_ edge: DiagramEdge, tail: DiagramNode, head: DiagramNode) -> FlowID? {
        guard !isCompact, !picture.isOverview, edge.kind != .tab, let flow = edge.opened else { return nil }
        guard graph.flow(of: head) == flow else { return nil }
        guard let from = graph.flow(of: tail) else { return flow }
        return from == flow || graph.flowsNamingFlow[from]?.first == flow ? nil : flow
    }

    /// Event, condition and outcome, and what else happens, for each event that the arrow stands for.
    private mutating func writeLabel(_ arrow: Picture.Arrow) {
        let beginning = out.count
        out.append(", label=<")
        let start = out.count
        let shown = picture.isOverview ? 2 : 4
        for index in arrow.edges.prefix(shown) {
            let lineStart = out.count
            if out.count > start { out.append("<br/>") }
            let textStart = out.count
            writeLines(index)
            if out.count == textStart { out.truncate(to: lineStart) }
        }
        if arrow.edges.count > shown, out.count > start {
            out.append("<br/>and ")
            out.append(arrow.edges.count - shown)
            out.append(" more")
        }
        if out.count == start {
            out.truncate(to: beginning)
        } else {
            out.append(">")
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

    /// `openNote`; `createNote ▸ created` for a handler; `then` where it is the second half of an event.
    private mutating func writeEvent(_ edge: DiagramEdge, as escape: TextBuffer.Escape) {
        let isHTML = escape == .html
        if edge.kind == .link, case .link(let link) = edge.tail {
            if graph.deepLinks[link].isByPresent { out.append(graph.deepLinks[link].style.words) }
            return
        }
        if edge.isThen {
            out.append("then")
            return
        }
        if isHTML, edge.event != nil { out.append("<b>") }
        if let event = edge.event {
            let title = edge.alternative.isNone || !edge.handler.isNone ? .none : graph.alternatives[edge.alternative].title
            if title.isEmpty {
                out.append(graph.transitions[event].name, of: graph.text, as: escape, limit: 28)
            } else {
                let clean = titleText(title, graph.transitions[event].name, limit: 28)
                out.append(clean, as: escape)
            }
        }
        if isHTML, edge.event != nil { out.append("</b>") }
        guard !edge.handler.isNone else { return }
        if edge.event != nil { out.append(" ") }
        out.append("▸ ")
        if isHTML { out.append("<b>") }
        out.append(graph.handlers[edge.handler].name, of: graph.text, as: escape, limit: 28)
        if isHTML { out.append("</b>") }
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
        let beginning = out.count
        out.append(", tooltip=\"")
        let start = out.count
        for index in arrow.edges.prefix(4) where !contents.edges[index].alternative.isNone {
            let alternative = graph.alternatives[contents.edges[index].alternative]
            guard let text = tooltip(title: alternative.title, about: alternative.about) else { continue }
            if out.count > start { out.append(#"\n"#) }
            out.append(text, as: .quoted)
        }
        if out.count == start {
            out.truncate(to: beginning)
        } else {
            out.append("\"")
        }
    }
}
