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
            let it = graph.transitions[event]
            let title = it.isList ? .none : graph.alternatives[it.firstAlternative].title
            beginLabel(tag: "app event", titleText(title, it.name, limit: 32), node)
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
            let name = beginning(of: graph.text[graph.outcomes[outcome].name], 64)
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
                out.append(string: flow.container.rawValue)
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
        writeTooltip([flow.title, flow.about])
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
        writeTooltip([link.title, link.about])
    }
}
