import NavGraphModel
import NavGraphSyntax

extension DOTWriter {
    func line(of node: DiagramNode) -> DOTText {
        var emphasis: DOTText = ""
        if let highlight {
            emphasis =
                highlight.nodes[node] != nil
                ? ##", penwidth=3.2, color="#B34700", fillcolor="#FFF1C9""##
                : ##", fontcolor="#57606A", color="#AFB8C1""##
        } else if let severity = severity(of: node) {
            emphasis = ##", penwidth=3, color="\##(severity.color)""##
        }
        return "\(name(of: node)) [\(attributes(of: node))\(emphasis)\(pageLook(of: node))];"
    }

    private func attributes(of node: DiagramNode) -> DOTText {
        switch node {
        case .launch: return ##"shape=circle, style=filled, fillcolor="#1F2328", width=0.22, label="""##
        case .screen(let id): return screen(id)
        case .container(let flow): return container(flow)
        case .stub(let flow): return stub(flow)
        case .link(let id): return link(id)
        case .appEvent(let event):
            let transition = graph.transitions[event]
            let hasOwnTitle = !transition.isList && !transition.firstAlternative.isNone
            let title = titleText(
                hasOwnTitle ? graph.alternatives[transition.firstAlternative].title : .none, transition.name, limit: 32)
            let shape: DOTText = #"shape=cds, style=filled, margin="0.2,0.1""#
            let all = picture.appEvents[event] ?? []
            let tag: DOTText = all.isEmpty ? "app event" : counted(all.count, "app event")
            let others = isCompact ? "" : others(of: all)
            return "\(shape), \(Self.eventColors), label=\(label(tag: tag, title, node, lines: others))"
        case .flowEvents(let flow):
            let title = titleText(graph.flows[flow].title, graph.flows[flow].name, limit: 32)
            let shape: DOTText = #"shape=cds, style="filled,dashed", margin="0.2,0.1""#
            return
                "\(shape), \(Self.eventColors), label=\(label(tag: "from any screen of", title, node, lines: exitRows(of: node)))"
        case .groupEvents(let group):
            let title = titleText(.none, graph.groups[group].name, limit: 32)
            let shape: DOTText = #"shape=cds, style="filled,dashed", margin="0.2,0.1""#
            let users = shortened(graph.userNames(of: group).joined(separator: ", "), to: 48)
            let rows = exitRows(of: node)
            let tag: DOTText = users.isEmpty ? "nothing uses" : "from what uses"
            let lines: DOTText = users.isEmpty ? rows : "\(smallLine(DOTText(users, as: .html)))\(rows)"
            return "\(shape), \(Self.eventColors), label=\(label(tag: tag, title, node, lines: lines))"
        case .exit(let id):
            let outcome = graph.outcomes[id]
            let name = shortened(beginning(of: graph.text[outcome.name], 64), to: 32)
            let shape: DOTText = ##"shape=oval, style=filled, fillcolor="#EAEEF2", margin="0.06,0.03""##
            let lines: DOTText = outcome.params.isEmpty ? "" : smallLine(params(outcome.params))
            return "\(shape), label=\(label(tag: "ends", name, node, lines: lines))"
        }
    }

    /// The names of the app's events that a node stands for, the first one aside.
    private func others(of events: [TransitionID]) -> DOTText {
        var lines: DOTText = ""
        for event in events.dropFirst().prefix(5) {
            lines += smallLine(DOTText(titleText(.none, graph.transitions[event].name, limit: 32), as: .html))
        }
        return events.count > 6 ? "\(lines)\(smallLine("and \(events.count - 6) more"))" : lines
    }

    private static let eventColors: DOTText = ##"fillcolor="#FFF4E5", color="#8A4B00""##

    /// What the node is called in the DOT, which is also its title in the SVG.
    func name(of node: DiagramNode) -> DOTText {
        if let name = known(node) { return name }
        func text(_ symbol: Symbol) -> DOTText { self.text(symbol, as: .quoted, limit: .max) }
        switch node {
        case .launch: return "\"launch →\""
        case .screen(let screen): return "\"\(text(graph.screens[screen].qualifiedName))\""
        case .container(let flow), .stub(let flow): return "\"flow \(text(graph.flows[flow].qualifiedName))\""
        case .flowEvents(let flow): return "\"any screen of \(text(graph.flows[flow].qualifiedName))\""
        case .groupEvents(let group): return "\"events \(text(graph.groups[group].qualifiedName))\""
        case .link(let link): return "\"link \(text(graph.deepLinks[link].qualifiedName))\""
        case .appEvent(let event): return "\"app event \(text(graph.transitions[event].name))\""
        case .exit(let id):
            let outcome = graph.outcomes[id]
            return "\"outcome \(text(graph.qualifiedName(of: outcome.owner))).\(text(outcome.name))\""
        }
    }

    /// A tab bar, or columns, as a table with a port for each.
    private func container(_ id: FlowID) -> DOTText {
        let flow = graph.flows[id]
        var items = flow.children.enumerated().map { index, child in
            let shown = graph.children[child].target.map { graph[$0] }
            let name = shown.map { titleText($0.title, $0.name, limit: 28) } ?? ""
            let isFirst = flow.compact?.name == graph.children[child].name
            let edge = became.signs.keys.first { contents.edges[$0].child == child }
            let sign: DOTText = edge.map { DOTText(became.sign(of: [$0]), as: .html) } ?? ""
            let mark: DOTText = "<br/><font color=\"#57606A\">narrow: first</font>"
            return "<tr><td port=\"c\(index)\">\(sign)\(DOTText(name, as: .html))\(mark, if: isFirst)</td></tr>"
                as DOTText
        }
        for button in flow.buttons {
            let name: DOTText = "<tr><td><i>\(text(button.event, as: .html, limit: 28))</i></td></tr>"
            items.insert(name, at: min(button.position, items.count))
        }
        let rows = items.joined(by: "")
        if isForPage { return "label=\(pageContainer(id, rows))" }
        let table: DOTText = #"<table border="0" cellborder="1" cellspacing="0" cellpadding="5""#
        let kind: DOTText = flow.container == .tabs ? "tabs" : "columns"
        let name = DOTText(titleText(flow.title, flow.name, limit: 28), as: .html)
        let head: DOTText = ##"<td bgcolor="#E3F4EC">\##(kind)<br/>\##(nameText(name))</td>"##
        let rest: DOTText = ##"color="#00664A" bgcolor="white"><tr>\##(head)</tr>\##(rows)</table>"##
        return "shape=plain, style=\"\", label=<\(table) \(rest)>"
    }

    private func stub(_ id: FlowID) -> DOTText {
        let flow = graph.flows[id]
        let url: DOTText = files.isEmpty ? "" : "URL=\"\(DOTText(files[id.index], as: .quoted)).svg\", "
        let label = label(
            tag: "\(badge(marks?.flows[id], isPlain: isCompact))flow", titleText(flow.title, flow.name, limit: 32),
            .stub(id),
            lines: picture.isOverview && !isCompact
                ? "\(smallLine(size(of: id)))\(traffic(of: id))\(outside(of: id))" : "")
        let shape: DOTText = ##"shape=folder, style=filled, fillcolor="#F6F8FA""##
        return "\(shape), \(url)label=\(label)\(tooltip([flow.title, flow.about]))"
    }

    /// `opens 11 · from 14`: how many flows it leads to, and from how many it is opened.
    private func traffic(of id: FlowID) -> DOTText {
        let (to, from) = contents.neighbours(of: id)
        let parts: [DOTText] = (to > 0 ? ["opens \(to)"] : []) + (from > 0 ? ["from \(from)"] : [])
        return parts.isEmpty ? "" : smallLine(parts.joined(by: " · "))
    }

    /// `+ 24 screens of no flow`: those that it opens and that the overview leaves out.
    private func outside(of id: FlowID) -> DOTText {
        let count = picture.left[id]?.count ?? 0
        return count == 0 ? "" : smallLine("+ \(counted(count, "screen")) of no flow")
    }

    /// `stack · 3 screens · 1 deep link`.
    private func size(of id: FlowID) -> DOTText {
        let flow = graph.flows[id]
        let kind: DOTText = flow.children.isEmpty ? "\(DOTText(flow.container.rawValue, as: .html)) · " : ""
        let count =
            switch flow.container {
            case .stack, .single: counted(flow.screens.count, "screen")
            case .tabs: counted(flow.children.count, "tab")
            case .split: counted(flow.children.count, "column")
            }
        let links = contents.roles.links[id.index]
        return "\(kind)\(count)\(" · \(counted(links, "deep link"))", if: links > 0)"
    }

    private func link(_ id: DeepLinkID) -> DOTText {
        let link = graph.deepLinks[id]
        let shape: DOTText = ##"shape=cds, style=filled, margin="0.2,0.1", fillcolor="#E2F3F5", color="#00636B""##
        let label = label(
            tag: "deep link", titleText(link.title, link.name, limit: 32), .link(id),
            lines: isCompact ? "" : lines(of: id))
        return "\(shape), label=\(label)\(tooltip([link.title, link.about]))"
    }

    private func lines(of id: DeepLinkID) -> DOTText {
        let link = graph.deepLinks[id]
        // What a URL must have: `?mode=reset`.
        let required = link.queryTexts.map { "\(graph.text[$0.name])=\(graph.text[$0.value])" }
        let query = required.isEmpty ? "" : "?" + required.joined(separator: "&")
        let texts = graph.entries(of: id).map { words($0) + ($0.kind == .template ? query : "") }
        var lines: DOTText = ""
        for text in texts.prefix(3) { lines += smallLine(DOTText(shortened(cleaned(text), to: 36), as: .html)) }
        if texts.count > 3 { lines += smallLine("and \(texts.count - 3) more") }
        if link.intent != nil { lines += smallLine("App Intent") }
        if !link.requires.isEmpty { lines += smallLine("<i>requires \(conditions(link.requires, as: .html))</i>") }
        if link.pending == .never {
            func words(_ literals: [Literal]) -> [DOTText] {
                literals.map { condition($0.condition, isTrue: !$0.isNegated, as: .html) }
            }
            let asked = words(link.requires.map { graph.literals[$0] })
            let required = words(graph.firstScreens(of: link.opens).flatMap { graph.requirements(of: $0) })
            let unasked = required.unique().filter { !asked.contains($0) }
            let shown: DOTText = "\(Array(unasked.prefix(4)).joined(by: ", "))\(", …", if: unasked.count > 4)"
            lines += smallLine("never waits\(", does not ask \(shown)", if: !unasked.isEmpty)")
        }
        return lines
    }

    private func words(_ entry: DeepLink.Entry) -> String {
        switch entry.kind {
        case .template: graph.text[entry.text]
        case .shortcut, .notification, .activity: "\(entry.kind.rawValue) \(graph.text[entry.text])"
        case .fallback: "any other URL"
        }
    }
}
