import NavGraphModel

/// Exit rows: what stands in a node for far arrows, and at a flow's box or a hub for those that come.
extension DOTWriter {
    /// The exit rows of a node, each in the colour of its arrows and a link to its head.
    func exitRows(of node: DiagramNode) -> DOTText {
        "\(exitRows(of: node, Array((picture.exits[node] ?? []).indices)))\(guests?.rows[node] ?? "")"
    }

    /// Some of them.
    func exitRows(of node: DiagramNode, _ indices: [Int]) -> DOTText {
        var rows: DOTText = ""
        let exits = picture.exits[node] ?? []
        for index in indices {
            let exit = exits[index]
            let lines = wrapped(text(of: exit), width: 40, lines: 6).map { DOTText($0, as: .html) }
            let name = text(graph.screens[exit.head].qualifiedName, as: .html, limit: .max)
            let head: DOTText = isForPage ? DOTText(id(ofExit: index, of: node), as: .html) : name
            let text: DOTText = "\(lines.joined(by: #"<br align="left"/>"#))<br align=\"left\"/>"
            let color = highlight == nil ? contents.edges[exit.edges[0]].kind.style.color : "#57606A"
            let font: DOTText = "<font color=\"\(color)\">\(text)</font>"
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
        shownNames((picture.openers[flow] ?? []).filter { $0 != flow }.sorted().map { name(of: $0) })
    }

    /// The same of a hub: screens, and flows by their events.
    func openers(of hub: ScreenID) -> DOTText? {
        shownNames(
            (picture.hubOpeners[hub] ?? []).sorted().compactMap { node in
                switch node {
                case .screen(let screen): titleText(graph.screens[screen].title, graph.screens[screen].name, limit: 28)
                case .flowEvents(let flow): name(of: flow)
                case .groupEvents(let group): titleText(.none, graph.groups[group].name, limit: 28)
                default: nil
                }
            })
    }

    private func name(of flow: FlowID) -> String {
        titleText(graph.flows[flow].title, graph.flows[flow].name, limit: 28)
    }

    private func shownNames(_ all: [String]) -> DOTText? {
        let names = all.unique()
        if names.isEmpty { return nil }
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
