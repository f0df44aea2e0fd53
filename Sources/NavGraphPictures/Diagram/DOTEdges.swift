import NavGraphModel

extension DOTWriter {
    func line(of arrow: Picture.Arrow, number: Int) -> DOTText {
        let first = contents.edges[arrow.edges[0]]
        let (tail, head) = (arrow.tail, arrow.head)
        var port: DOTText = ""
        if case .container(let flow) = tail, let child = first.child { port = self.port(child, of: flow) }
        let into: DOTText = boxEntered(first, tail: tail, head: head).map { ", lhead=\(cluster($0))" } ?? ""
        let label = isCompact ? plainLabel(arrow) : label(arrow)
        return
            "\(name(of: tail))\(port) -> \(name(of: head)) [\(look(arrow, first))\(into)\(label)\(tooltip(arrow))\(pageID(arrow: number))];"
    }

    /// Color and line, and how much the arrow says about where its nodes stand.
    private func look(_ arrow: Picture.Arrow, _ first: DiagramEdge) -> DOTText {
        let style = first.kind.style
        let isTaken = arrow.edges.contains { highlight?.edges[$0] != nil }
        let isPale = highlight != nil && !isTaken
        var look: DOTText = "color=\"\(isPale ? "#AFB8C1" : style.color)\", \(style.attributes)"
        let isHandled = arrow.edges.allSatisfy { !contents.edges[$0].handler.isNone }
        if isHandled, first.kind != .pop { look += ", style=dashed" }
        if hasMessages(arrow) { look += ", dir=both, arrowtail=odiamond" }
        if isTaken { look += ", penwidth=4" }
        if !isForward(first) { look += mayBeUpright(arrow) ? ", weight=0" : ", constraint=false" }
        if isPale { look += ##", fontcolor="#57606A""## }
        return look
    }

    private func port(_ child: ChildID, of flow: FlowID) -> DOTText {
        graph.flows[flow].children.first.map { ":c\(child.index - $0.index):e" } ?? ""
    }

    /// Whether an arrow leads deeper into the app, so that its head stands to the right of its tail.
    func isForward(_ edge: DiagramEdge) -> Bool { edge.kind != .select && edge.kind != .pop }

    /// Whether an arrow could join nodes that stand one above the other if it had no say in where they stand. Where there
    /// are boxes, Graphviz 2.43 fails to draw some of those: to find room for their labels ('trouble in init_rank'), or
    /// their ways ('triangulation failed').
    private func mayBeUpright(_ arrow: Picture.Arrow) -> Bool { !isCompact && !apart.contains(ends(of: arrow)) }

    /// The nodes that an arrow joins, whatever its direction.
    func ends(of arrow: Picture.Arrow) -> [DiagramNode] { [arrow.tail, arrow.head].sorted() }

    /// The flow at whose box an arrow ends, since it opens the flow as a whole. Graphviz wants it to come from outside.
    private func boxEntered(_ edge: DiagramEdge, tail: DiagramNode, head: DiagramNode) -> FlowID? {
        // The app begins at a screen, not at a flow as a whole.
        let isPart = edge.kind == .tab || edge.kind == .launch
        guard !isCompact, !picture.isOverview, title == nil, !isPart, let flow = edge.opened else { return nil }
        guard graph.flow(of: head) == flow else { return nil }
        guard let from = graph.flow(of: tail) else { return flow }
        return from == flow || graph.flowsNamingFlow[from]?.first == flow ? nil : flow
    }

    /// Event, condition and outcome, and what else happens, for each event that the arrow stands for.
    private func label(_ arrow: Picture.Arrow) -> DOTText {
        let shown = picture.isOverview ? 2 : 4
        var lines: [DOTText] = []
        for index in arrow.edges.prefix(shown) {
            let text = markedText(of: index)
            if !text.isEmpty, !lines.contains(text) { lines.append(text) }
            for handler in picture.isOverview ? [] : contents.edges[index].messages { lines.append(message(handler)) }
        }
        if arrow.edges.count > shown { lines.append("and \(arrow.edges.count - shown) more") }
        lines += guests?.lines[arrow.edges[0]] ?? []
        if lines.isEmpty { return "" }
        // In the page the ground says where the middle is.
        let ground: DOTText = isForPage ? " bgcolor=\"#FEFEFE\"" : ""
        let table: DOTText = "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"3\"\(ground)>"
        return ", label=<\(table)<tr><td>\(lines.joined(by: "<br/>"))</td></tr></table>>"
    }

    /// The label at an arrow for one of its events, with what became of it.
    func markedText(of index: Int) -> DOTText {
        let text = text(of: index)
        return text.isEmpty ? text : "\(DOTText(became.sign(of: [index]), as: .html))\(text)"
    }

    /// The label at an arrow for one of its events.
    func text(of index: Int) -> DOTText {
        let edge = contents.edges[index]
        var text: DOTText = ""
        if let step = highlight?.edges[index], step > 0 { text += "<b>\(step).</b> " }
        text += event(edge, as: .html)
        if !edge.alternative.isNone, !edge.isThen {
            text += became.conditions[index] ?? when(edge.alternative, as: .html)
        }
        if picture.isOverview { return text }
        let manner = manner(edge, as: .html)
        if manner.isEmpty { return text }
        return "\(text)\("<br/>", if: !text.isEmpty)<font color=\"#424A53\">\(manner)</font>"
    }

    /// What an arrow is called: its event, or its title.
    func event(_ edge: DiagramEdge, as escape: DOTText.Escape) -> DOTText {
        if edge.kind == .link, case .link(let link) = edge.tail {
            switch graph.deepLinks[link].by {
            case .path: return ""
            case .present: return graph.deepLinks[link].presentation.style.words
            case .push: return graph.deepLinks[link].reuses ? "push, once" : "push"
            }
        }
        if edge.kind == .launch || edge.kind == .tab { return edge.kind == .launch ? "launch" : "" }
        if case .appEvent = edge.tail, edge.handler.isNone { return "" }
        let title = edge.alternative.isNone || !edge.handler.isNone ? .none : graph.alternatives[edge.alternative].title
        let name = edge.event.map { graph.transitions[$0].name } ?? .none
        let event =
            title.isEmpty
            ? event(edge.event, edge.handler, as: escape) : DOTText(self.titleText(title, name, limit: 28), as: escape)
        let then: DOTText = edge.isThen ? ", then" : ""
        // The `then` of `entry` has no event.
        if event.isEmpty { return "launch\(then)" }
        return escape == .html ? "<b>\(event)</b>\(then)" : "\(event)\(then)"
    }

    /// `createNote`, or `createNote ▸ created` for a handler.
    func event(_ event: TransitionID?, _ handler: HandlerID, as escape: DOTText.Escape) -> DOTText {
        let name = event.map { text(graph.transitions[$0].name, as: escape, limit: 28) } ?? ""
        if handler.isNone { return name }
        return "\(name)\(" ", if: event != nil)▸ \(text(graph.handlers[handler].name, as: escape, limit: 28))"
    }

    /// `▸ created: send addNote`, at the arrow that opens what ends so.
    private func message(_ id: HandlerID) -> DOTText {
        let handler = graph.handlers[id]
        let number: DOTText = highlight?.messages[id].map { "<b>\($0).</b> " } ?? ""
        let name = text(handler.name, as: .html, limit: 28)
        return "\(number)▸ \(name): send \(text(handler.message, as: .html, limit: 28))"
    }

    func hasMessages(_ arrow: Picture.Arrow) -> Bool {
        !picture.isOverview && arrow.edges.contains { !contents.edges[$0].messages.isEmpty }
    }

    /// How the arrow is gone, where that is not plain: `full screen, sets loggedIn`.
    private func manner(_ edge: DiagramEdge, as escape: DOTText.Escape) -> DOTText {
        if edge.alternative.isNone { return "" }
        let alternative = graph.alternatives[edge.alternative]
        var parts: [DOTText] = []
        if let how = alternative.action.presentation {
            let locked: DOTText =
                how.isLocked
                ? ", locked"
                : how.lockedWhile.isEmpty ? "" : ", locked while \(conditions(how.lockedWhile, as: escape))"
            parts.append("\(how.style.words)\(" in a stack", if: how.inStack)\(locked)")
        } else if edge.kind != .push || !edge.handler.isNone || edge.isThen {
            parts.append(edge.kind.style.word)
        }
        if !alternative.segue.isEmpty { parts.append("by segue \(text(alternative.segue, as: escape, limit: 28))") }
        parts.append(doing(edge.alternative, as: escape))
        return parts.filter { !$0.isEmpty }.joined(by: ", ")
    }

    /// For big pictures: the events alone, at the tail of the arrow.
    private func plainLabel(_ arrow: Picture.Arrow) -> DOTText {
        let edge = contents.edges[arrow.edges[0]]
        var text = event(edge, as: .quoted)
        if !edge.alternative.isNone { text += when(edge.alternative, as: .quoted) }
        if text.isEmpty { return "" }
        return
            ", taillabel=\"\(DOTText(became.sign(of: arrow.edges), as: .quoted))\(text)\(" +\(arrow.edges.count - 1)", if: arrow.edges.count > 1)\""
    }

    private func tooltip(_ arrow: Picture.Arrow) -> DOTText {
        tooltip(
            arrow.edges.prefix(4).map { contents.edges[$0].alternative }.filter { !$0.isNone }.flatMap {
                [graph.alternatives[$0].title, graph.alternatives[$0].about]
            })
    }
}
