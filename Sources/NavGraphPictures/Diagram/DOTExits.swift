import NavGraphModel

/// Rows of a node: exit rows stand for arrows to other flows and to hubs, entry rows for arrows from outside of the diagram.
extension DOTWriter {
    static let mostEntries = 4

    /// `← Account, Own Profile +2 · openFollowers`: the entry rows of a screen, each a link to its first tail.
    func entryRows(of node: DiagramNode) -> DOTText {
        let entries = picture.entries[node] ?? []
        let more = entries.count - Self.mostEntries
        let rest: DOTText = more > 0 ? smallLine("← \(more) more", align: "left") : ""
        return "\(entryRows(of: node, entries.indices.prefix(Self.mostEntries)))\(rest)\(guests?.entries[node] ?? "")"
    }

    /// Some of them.
    func entryRows(of node: DiagramNode, _ indices: some Sequence<Int>) -> DOTText {
        let entries = picture.entries[node] ?? []
        return indices.map { index in
            let entry = entries[index]
            let target = isForPage ? id(ofEntry: index, of: node) : linkTarget(of: entry.tails[0])
            return row(
                became.sign(ofRow: entry.edges) + text(of: entry), lines: 3, color: entry.edges[0], target: target)
        }.joined(by: "")
    }

    /// The exit rows of a node, each in the colour of its arrows and a link to its head.
    func exitRows(of node: DiagramNode) -> DOTText {
        "\(exitRows(of: node, Array((picture.exits[node] ?? []).indices)))\(guests?.rows[node] ?? "")"
    }

    /// Some of them.
    func exitRows(of node: DiagramNode, _ indices: [Int]) -> DOTText {
        let exits = picture.exits[node] ?? []
        return indices.map { index in
            let exit = exits[index]
            let target = isForPage ? id(ofExit: index, of: node) : linkTarget(of: exit.head)
            return row(became.sign(ofRow: exit.edges) + text(of: exit), lines: 6, color: exit.edges[0], target: target)
        }.joined(by: "")
    }

    /// The anchor to which a row links; empty: none.
    private func linkTarget(of node: DiagramNode) -> String {
        switch node {
        case .screen(let screen): graph.text[graph.screens[screen].qualifiedName]
        case .flowEvents(let flow), .container(let flow), .stub(let flow): graph.text[graph.flows[flow].qualifiedName]
        case .groupEvents(let group): graph.text[graph.groups[group].qualifiedName]
        case .launch, .appEvent, .link, .exit: ""
        }
    }

    /// A row in the colour of an arrow.
    private func row(_ text: String, lines: Int, color edge: Int, target: String) -> DOTText {
        let lines = wrapped(text, width: 40, lines: lines).map { DOTText($0, as: .html) }
        let text: DOTText = "\(lines.joined(by: #"<br align="left"/>"#))<br align=\"left\"/>"
        let color = highlight == nil ? contents.edges[edge].kind.style.color : "#57606A"
        let font: DOTText = "<font color=\"\(color)\">\(text)</font>"
        let link: DOTText = target.isEmpty ? "" : " href=\"#\(DOTText(target, as: .html))\" tooltip=\" \""
        return "<tr><td align=\"left\"\(link)>\(font)</td></tr>"
    }

    private func text(of entry: Picture.Entry) -> String {
        let names = entry.tails.compactMap(name(ofTail:)).unique()
        let more = names.count > 3 ? " +\(names.count - 3)" : ""
        let events = contents.events(of: entry.edges)
        return "← \(names.prefix(3).joined(separator: ", "))\(more)\(events.isEmpty ? "" : " · ")\(events)"
    }

    private func name(ofTail tail: DiagramNode) -> String? {
        switch tail {
        case .screen(let screen):
            screen == graph.host
                ? "the app" : titleText(graph.screens[screen].title, graph.screens[screen].name, limit: 28)
        case .flowEvents(let flow), .container(let flow): name(of: flow)
        case .groupEvents(let group): titleText(.none, graph.groups[group].name, limit: 28)
        case .exit(let outcome): titleText(.none, graph.outcomes[outcome].name, limit: 28)
        case .appEvent: "any screen"
        case .launch, .link, .stub: nil
        }
    }

    /// `openOrders [else], signIn ↗ Sign in`.
    private func text(of exit: Picture.Exit) -> String {
        "\(contents.events(of: exit.edges)) ↗ \(shortened(cleaned(nodeTitle(exit.head, in: graph)), to: 48))"
    }

    /// `Cart, Home, Profile +2`: the flows from which exit rows lead into this one.
    func openers(of flow: FlowID) -> DOTText? {
        shownNames((picture.openers[flow] ?? []).filter { $0 != flow }.sorted().map { name(of: $0) })
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
    /// `openOrders [else], signIn`: what an exit row, or an entry row, stands for.
    func events(of rows: [Int]) -> String {
        rows.map { edgeText(edges[$0], in: graph) }.unique().joined(separator: ", ")
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
