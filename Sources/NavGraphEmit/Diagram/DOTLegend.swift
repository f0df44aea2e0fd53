import NavGraphModel
import NavGraphSyntax

extension DOTWriter {
    /// What the lines and shapes of this picture mean; those alone that it has.
    mutating func writeLegend() {
        out.append("  subgraph \"cluster →legend\" {\n    graph [style=rounded, color=\"#D0D7DE\", fillcolor=white, ")
        out.append("fontsize=10, labeljust=l, label=<<b>Legend</b>>, margin=8];\n")
        out.append("    node [shape=plaintext, style=\"\", fontsize=9, margin=\"0.02,0\", height=0.2, width=0];\n")
        out.append("    edge [arrowsize=0.7, minlen=1];\n")
        var lines = 0
        for kind in DiagramEdge.Kind.allCases where hasKind(kind) {
            writeSample(number: lines, kind.style)
            lines += 1
        }
        if hasHandlers() {
            writeSample(
                number: lines,
                EdgeStyle(attributes: "style=dashed", color: "#1F2328", meaning: "dashed, event ▸ outcome: once it ended so", word: ""))
            lines += 1
        }
        out.append("    \"→shapes\" [label=<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"1\">")
        for text in shapes() {
            out.append("<tr><td align=\"left\">")
            out.append(text)
            out.append("</td></tr>")
        }
        out.append("</table>>];\n  }\n")
    }

    private mutating func writeSample(number: Int, _ style: EdgeStyle) {
        out.append("    \"→")
        out.append(number)
        out.append("\" [shape=point, style=invis, width=0.02, height=0.02];\n    \"→")
        out.append(number)
        out.append("\" -> \"→")
        out.append(number)
        out.append(" meaning\" [color=\"")
        out.append(style.color)
        out.append("\", ")
        out.append(style.attributes)
        out.append("];\n    \"→")
        out.append(number)
        out.append(" meaning\" [label=\"")
        out.append(style.meaning)
        out.append("\"];\n")
    }

    private func hasKind(_ kind: DiagramEdge.Kind) -> Bool {
        picture.arrows.contains { contents.edges[$0.edges[0]].kind == kind }
    }

    private func hasHandlers() -> Bool {
        picture.arrows.contains {
            let edge = contents.edges[$0.edges[0]]
            return !edge.handler.isNone && edge.kind != .returns
        }
    }

    /// The shapes of this picture in words.
    private func shapes() -> [StaticString] {
        var hasStart = false, hasModal = false, hasAlert = false, hasTab = false, hasColumn = false
        var hasSingle = false, hasEntry = false, hasExit = false, hasStub = false
        for number in picture.nodes {
            switch contents.numbering.node(number) {
            case .screen(let screen):
                let roles = contents.roles
                let flow = graph.screens[screen].flow
                if let flow, graph.flows[flow].start == screen { hasStart = true }
                switch roles.presented[screen.index] {
                case .alert, .actionSheet: hasAlert = true
                case .some: hasModal = true
                case nil:
                    if roles.region[screen.index] > 0 {
                        if roles.isColumn[screen.index] { hasColumn = true } else { hasTab = true }
                    } else if let flow, graph.flows[flow].container == .single {
                        hasSingle = true
                    }
                }
            case .appEvent, .link, .flowEvents: hasEntry = true
            case .exit: hasExit = true
            case .stub: hasStub = true
            case .container, .launch: break
            }
        }
        var result: [StaticString] = []
        if hasStart { result.append("bold outline: start of its flow") }
        if hasModal { result.append("double outline: modal") }
        if hasAlert { result.append("octagon: alert") }
        if hasTab { result.append("with a tab: tab") }
        if hasColumn { result.append("with two notches: column") }
        if hasSingle { result.append("square corners: not in a stack") }
        if hasEntry { result.append("arrow-shaped: what leads in") }
        if hasExit { result.append("oval: outcome of a flow") }
        if hasStub { result.append("folder: a flow") }
        if highlight != nil { result.append("thick, numbered: the run") }
        return result.isEmpty ? ["rounded: a screen"] : result
    }
}
