import NavGraphModel
import NavGraphSyntax

extension DOTWriter {
    mutating func writeNode(_ node: DiagramNode, indent depth: Int) {
        indent(depth)
        writeName(of: node)
        out.append(" [")
        switch node {
        case .launch: out.append("shape=circle, style=filled, fillcolor=\"#1F2328\", width=0.22, label=\"\"")
        case .screen(let screen): writeScreen(screen)
        case .container(let flow): writeContainer(flow)
        case .stub(let flow): writeStub(flow)
        case .link(let link): writeLink(link)
        case .appEvent(let event):
            out.append("shape=cds, style=filled, margin=\"0.2,0.1\", fillcolor=\"#FFF4E5\", color=\"#8A4B00\", label=")
            beginLabel(tag: "app event", titleText(.none, graph.transitions[event].name, limit: 32), node)
            endLabel(node)
        case .flowEvents(let flow):
            out.append(
                "shape=cds, style=\"filled,dashed\", margin=\"0.2,0.1\", fillcolor=\"#FFF4E5\", color=\"#8A4B00\", label="
            )
            let title = titleText(graph.flows[flow].title, graph.flows[flow].name, limit: 32)
            beginLabel(tag: "from any screen of", title, node)
            endLabel(node)
        case .exit(let outcome):
            out.append("shape=oval, style=filled, fillcolor=\"#EAEEF2\", margin=\"0.06,0.03\", label=")
            let name = String(graph.text[graph.outcomes[outcome].name].prefix(64))
            beginLabel(tag: "ends", shortened(name, to: 32), node)
            if !isCompact, !graph.outcomes[outcome].params.isEmpty {
                smallLine()
                writeParams(graph.outcomes[outcome].params, as: .html)
                endLine()
            }
            endLabel(node)
        }
        if let highlight {
            if highlight.nodes[contents.numbering.number(of: node)] != nil {
                out.append(", penwidth=3.2, color=\"#B34700\", fillcolor=\"#FFF1C9\"")
            } else {
                out.append(", fontcolor=\"#57606A\", color=\"#AFB8C1\"")
            }
        }
        out.append("];\n")
    }

    /// What the node is called in the DOT, which is also its title in the SVG.
    mutating func writeName(of node: DiagramNode) {
        out.append("\"")
        switch node {
        case .launch: out.append("launch →")
        case .screen(let screen):
            out.append(graph.screens[screen].qualifiedName, of: graph.text, as: .quoted, limit: .max)
        case .container(let flow), .stub(let flow):
            out.append("flow ")
            out.append(graph.flows[flow].qualifiedName, of: graph.text, as: .quoted, limit: .max)
        case .flowEvents(let flow):
            out.append("any screen of ")
            out.append(graph.flows[flow].qualifiedName, of: graph.text, as: .quoted, limit: .max)
        case .link(let link):
            out.append("link ")
            out.append(graph.deepLinks[link].qualifiedName, of: graph.text, as: .quoted, limit: .max)
        case .appEvent(let event):
            out.append("app event ")
            out.append(graph.transitions[event].name, of: graph.text, as: .quoted, limit: .max)
        case .exit(let outcome):
            out.append("outcome ")
            out.append(graph.qualifiedName(of: graph.outcomes[outcome].owner), of: graph.text, as: .quoted, limit: .max)
            out.append(".")
            out.append(graph.outcomes[outcome].name, of: graph.text, as: .quoted, limit: .max)
        }
        out.append("\"")
    }

    // MARK: Screens

    private mutating func writeScreen(_ id: ScreenID) {
        let screen = graph.screens[id]
        let roles = contents.roles
        let isStart = screen.flow.map { graph.flows[$0].start == id } ?? false
        let region = Int(roles.region[id.index])
        switch roles.presented[id.index] {
        case .alert, .actionSheet: out.append("shape=octagon, style=filled, ")
        case .some: out.append("peripheries=2, ")
        case nil:
            let isSingle = screen.flow.map { graph.flows[$0].container == .single } ?? false
            if region > 0 {
                out.append(roles.isColumn[id.index] ? "shape=component, style=filled, " : "shape=tab, style=filled, ")
            } else if isSingle {
                out.append("style=filled, ")
            }
        }
        if isStart, highlight == nil { out.append("penwidth=2.2, ") }
        out.append("label=")
        if isCompact {
            out.append("\"")
            out.append(titleText(screen.title, screen.name, limit: 32), as: .quoted)
        } else {
            writeScreenLabel(id, isStart: isStart)
        }
        endLabel(.screen(id))
        writeTooltip(of: id)
    }

    private mutating func writeScreenLabel(_ id: ScreenID, isStart: Bool) {
        let screen = graph.screens[id]
        let roles = contents.roles
        out.append(beginTable)
        var tags: [String] = []
        if let step = highlight?.nodes[contents.numbering.number(of: .screen(id))] { tags.append("step \(step)") }
        if isStart { tags.append("start") }
        if roles.region[id.index] > 0 {
            tags.append((roles.isColumn[id.index] ? "column " : "tab ") + String(roles.region[id.index]))
        }
        if let style = roles.presented[id.index] { tags.append("\(style.words)") }
        if !screen.goesBack { tags.append("no back") }
        if !tags.isEmpty {
            tagLine()
            out.append(tags.joined(separator: " · "))
            endLine()
        }
        let written = screen.title.isEmpty ? "" : cleaned(graph.text[screen.title])
        let title = written.isEmpty ? titleText(.none, screen.name, limit: 72) : written
        for (i, line) in wrapped(title, width: 24, lines: 3).enumerated() {
            out.append(i > 0 ? "<br/>" : "<tr><td>")
            out.append("<b>")
            out.append(line, as: .html)
            out.append("</b>")
        }
        out.append("</td></tr>")
        if !screen.title.isEmpty || screen.module.index > 0 {
            smallLine()
            out.append(screen.qualifiedName, of: graph.text, as: .html, limit: 32)
            endLine()
        }
        if !screen.params.isEmpty {
            smallLine()
            writeParams(screen.params, as: .html)
            endLine()
        }
        if !screen.requires.isEmpty {
            smallLine()
            out.append("<i>requires ")
            writeConditions(screen.requires, as: .html)
            out.append("</i>")
            endLine()
        }
        writeEndings(of: screen)
        writeNotes(of: .screen(id))
    }

    /// The outcomes of a screen at which nothing happens but that it closes.
    private mutating func writeEndings(of screen: Screen) {
        let plain = screen.outcomes.filter { !contents.isDrawn[$0.index] }
        guard !plain.isEmpty else { return }
        smallLine()
        out.append("ends: ")
        for (i, outcome) in plain.prefix(4).enumerated() {
            if i > 0 { out.append(", ") }
            out.append(graph.outcomes[outcome].name, of: graph.text, as: .html, limit: 24)
        }
        if plain.count > 4 { out.append(", …") }
        endLine()
    }

    private mutating func writeTooltip(of id: ScreenID) {
        let screen = graph.screens[id]
        var text = graph.name(of: id)
        if !screen.type.isEmpty { text += ": " + graph.text[screen.type] }
        if !screen.preview.isEmpty { text += "\npreview: " + graph.text[screen.preview] }
        guard let tooltip = tooltip(title: screen.title, about: screen.about, first: text) else { return }
        out.append(", tooltip=\"")
        out.append(tooltip, as: .quoted)
        out.append("\"")
    }

    /// What stands in full where a label is short: title and `about`. `nil`: nothing does.
    func tooltip(title: Symbol, about: Symbol, first: String = "") -> String? {
        var lines = first.split(separator: "\n").map { cleaned(String($0)) }
        if !title.isEmpty { lines.append(cleaned(String(graph.text[title].prefix(2000)))) }
        if !about.isEmpty { lines.append(cleaned(String(graph.text[about].prefix(2000)))) }
        return lines.isEmpty ? nil : shortened(lines.joined(separator: "\n"), to: 2000)
    }

    // MARK: Other nodes

    /// A tab bar, or columns, as a table with a port for each.
    private mutating func writeContainer(_ id: FlowID) {
        let flow = graph.flows[id]
        out.append(
            "shape=plain, style=\"\", label=<<table border=\"0\" cellborder=\"1\" cellspacing=\"0\" cellpadding=\"5\" ")
        out.append("color=\"#00664A\" bgcolor=\"white\"><tr><td bgcolor=\"#E3F4EC\"><font point-size=\"8\">")
        out.append(flow.container == .tabs ? "tabs" : "columns")
        out.append("</font><br/><b>")
        out.append(titleText(flow.title, flow.name, limit: 28), as: .html)
        out.append("</b></td></tr>")
        for (i, child) in flow.children.enumerated() {
            out.append("<tr><td port=\"c")
            out.append(i)
            out.append("\">")
            let reference = graph.children[child].reference
            if let flow = reference.flow {
                out.append(titleText(graph.flows[flow].title, graph.flows[flow].name, limit: 28), as: .html)
            } else if let screen = reference.screen {
                out.append(titleText(graph.screens[screen].title, graph.screens[screen].name, limit: 28), as: .html)
            }
            out.append("</td></tr>")
        }
        out.append("</table>>")
    }

    private mutating func writeStub(_ id: FlowID) {
        let flow = graph.flows[id]
        out.append("shape=folder, style=filled, fillcolor=\"#F6F8FA\", ")
        if !files.isEmpty {
            out.append("URL=\"")
            out.append(files[id.index], as: .quoted)
            out.append(".svg\", ")
        }
        out.append("label=")
        beginLabel(tag: "flow", titleText(flow.title, flow.name, limit: 32), .stub(id))
        if picture.isOverview, !isCompact {
            smallLine()
            if flow.children.isEmpty {
                out.append(flow.container.rawValue)
                out.append(" · ")
            }
            switch flow.container {
            case .stack, .single: count(flow.screens.count, "screen", "screens")
            case .tabs: count(flow.children.count, "tab", "tabs")
            case .split: count(flow.children.count, "column", "columns")
            }
            if contents.roles.links[id.index] > 0 {
                out.append(" · ")
                count(contents.roles.links[id.index], "deep link", "deep links")
            }
            endLine()
        }
        endLabel(.stub(id))
        if let tooltip = tooltip(title: flow.title, about: flow.about) {
            out.append(", tooltip=\"")
            out.append(tooltip, as: .quoted)
            out.append("\"")
        }
    }

    private mutating func writeLink(_ id: DeepLinkID) {
        let link = graph.deepLinks[id]
        out.append("shape=cds, style=filled, margin=\"0.2,0.1\", fillcolor=\"#E2F3F5\", color=\"#00636B\", label=")
        beginLabel(tag: "deep link", titleText(link.title, link.name, limit: 32), .link(id))
        if !isCompact {
            var lines = link.urls.map { graph.text[$0.text] }
            lines += link.shortcuts.map { "shortcut " + graph.text[$0.value] }
            lines += link.notifications.map { "notification " + graph.text[$0.value] }
            lines += link.activities.map { "activity " + graph.text[$0.value] }
            if link.isFallback { lines.append("any other URL") }
            for line in lines.prefix(3) {
                smallLine()
                out.append(shortened(cleaned(line), to: 36), as: .html)
                endLine()
            }
            if lines.count > 3 {
                smallLine()
                out.append("and ")
                out.append(lines.count - 3)
                out.append(" more")
                endLine()
            }
            if !link.requires.isEmpty {
                smallLine()
                out.append("<i>requires ")
                writeConditions(link.requires, as: .html)
                out.append("</i>")
                endLine()
            }
        }
        endLabel(.link(id))
        if let tooltip = tooltip(title: link.title, about: link.about) {
            out.append(", tooltip=\"")
            out.append(tooltip, as: .quoted)
            out.append("\"")
        }
    }

    // MARK: Labels

    /// Begins a label: a small word for what the node is, and its name in bold.
    private mutating func beginLabel(tag: StaticString, _ title: String, _ node: DiagramNode) {
        if isCompact {
            out.append("\"")
            out.append(tag)
            out.append(#"\n"#)
            out.append(title, as: .quoted)
        } else {
            out.append(beginTable)
            tagLine()
            out.append(tag)
            out.append("</font></td></tr><tr><td><b>")
            out.append(title, as: .html)
            out.append("</b></td></tr>")
            writeNotes(of: node)
        }
    }

    private mutating func endLabel(_ node: DiagramNode) {
        let hidden = picture.isOverview ? 0 : picture.hidden[contents.numbering.number(of: node)] ?? 0
        if hidden > 0 {
            if isCompact {
                out.append(#"\n"#)
            } else {
                smallLine()
            }
            count(hidden, "arrow not shown", "arrows not shown")
            if !isCompact { endLine() }
        }
        out.append(isCompact ? "\"" : "</table>>")
    }

    /// A line of small type, up to `endLine`.
    mutating func smallLine(align: StaticString = "center") {
        out.append("<tr><td align=\"")
        out.append(align)
        out.append("\"><font point-size=\"9\" color=\"#424A53\">")
    }

    mutating func endLine() { out.append("</font></td></tr>") }

    /// A line that says what a node is.
    private mutating func tagLine() { out.append("<tr><td><font point-size=\"8\" color=\"#57606A\">") }

    /// What events do without leading to another node, a line each.
    private mutating func writeNotes(of node: DiagramNode) {
        if picture.isOverview { return }
        let notes = contents.notes(of: node)
        for note in notes.prefix(6) {
            smallLine(align: "left")
            writeEvent(note.event, note.handler, as: .html)
            writeWhen(note.alternative, as: .html)
            out.append(": ")
            writeDoing(note.alternative, as: .html)
            endLine()
        }
        if notes.count > 6 {
            smallLine()
            out.append("and ")
            out.append(notes.count - 6)
            out.append(" more")
            endLine()
        }
    }
}

/// Rows stand apart a little, which lines of one text would not.
private let beginTable: StaticString = "<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"1\">"
