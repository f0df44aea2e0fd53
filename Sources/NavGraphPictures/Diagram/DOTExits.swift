import NavGraphModel

/// Exit rows: what stands in a node for arrows into other flows, and at a flow's box for those that come.
extension DOTWriter {
    /// The exit rows of a screen, each in the colour of its arrows and a link to its head.
    func exitRows(of screen: ScreenID) -> DOTText {
        var rows: DOTText = ""
        for exit in picture.exits[.screen(screen)] ?? [] {
            let lines = wrapped(text(of: exit), width: 40, lines: 6).map { DOTText($0, as: .html) }
            let head: DOTText =
                isForPage
                ? "e\(graph.elementNumber(of: .screen(exit.head)))"
                : text(graph.screens[exit.head].qualifiedName, as: .html, limit: .max)
            let text: DOTText = "\(lines.joined(by: #"<br align="left"/>"#))<br align=\"left\"/>"
            let color = highlight == nil ? contents.edges[exit.edges[0]].kind.style.color : "#57606A"
            let font: DOTText = "<font point-size=\"9\" color=\"\(color)\">\(text)</font>"
            rows += "<tr><td align=\"left\" href=\"#\(head)\" tooltip=\" \">\(font)</td></tr>"
        }
        return rows
    }

    /// `openOrders [else], signIn ↗ Sign in`.
    private func text(of exit: Picture.Exit) -> String {
        let screen = graph.screens[exit.head]
        return "\(contents.events(of: exit)) ↗ \(titleText(screen.title, screen.name))"
    }

    /// A screen in a picture of plain labels: its title and exit rows.
    func compactLines(_ id: ScreenID) -> DOTText {
        let screen = graph.screens[id]
        var lines = [DOTText(titleText(screen.title, screen.name, limit: 32), as: .quoted)]
        for exit in picture.exits[.screen(id)] ?? [] {
            lines += wrapped(text(of: exit), width: 40, lines: 3).map { DOTText($0, as: .quoted) }
        }
        return lines.joined(by: #"\n"#)
    }

    /// `Cart, Home, Profile +2`: the flows from which exit rows lead into this one.
    func openers(of flow: FlowID) -> DOTText? {
        guard let screens = picture.openers[flow] else { return nil }
        let names = screens.compactMap { graph.firstFlow(around: $0) }.filter { $0 != flow }
            .map { titleText(graph.flows[$0].title, graph.flows[$0].name, limit: 28) }.unique()
        let more = names.count - 3
        return "\(DOTText(names.prefix(3).joined(separator: ", "), as: .html))\(" +\(more)", if: more > 0)"
    }
}

extension DiagramContents {
    /// `openOrders [else], signIn`: what an exit row stands for.
    func events(of exit: Picture.Exit) -> String {
        exit.edges.map { edgeText(edges[$0], in: graph) }.unique().joined(separator: ", ")
    }

    /// How many flows a flow leads to, and how many lead to it. O(edges).
    func neighbours(of flow: FlowID) -> (to: Int, from: Int) {
        var (to, from): (Set<FlowID>, Set<FlowID>) = ([], [])
        for edge in edges where edge.kind != .tab {
            let (tail, head) = (graph.flow(of: edge.tail), graph.flow(of: edge.head))
            guard let tail, let head, tail != head else { continue }
            if case .link = edge.tail { continue }
            if tail == flow { to.insert(head) }
            if head == flow { from.insert(tail) }
        }
        return (to.count, from.count)
    }
}
