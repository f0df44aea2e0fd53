import NavGraphModel
import NavGraphSyntax

extension DOTWriter {
    /// What the lines and shapes of this picture mean; those alone that it has.
    ///
    /// The lines lead from the rows of a table without text to those of one with their meanings, so that they lie
    /// straight below each other.
    mutating func writeLegend() {
        var styles = DiagramEdge.Kind.allCases.filter { $0 != .launch && hasKind($0) }.map(\.style)
        if hasHandlers() {
            let meaning: StaticString = "dashed, event ▸ outcome: once it has ended so"
            styles.append(EdgeStyle(attributes: "style=dashed", color: "#1F2328", meaning: meaning, word: ""))
        }
        let shapes = shapes()
        out.append("  subgraph \"cluster →legend\" {\n    graph [style=\"rounded,filled\", color=\"#D0D7DE\", ")
        out.append("fillcolor=white, fontsize=9, labeljust=l, label=<<b>Legend</b>>, margin=6];\n")
        out.append("    node [shape=plaintext, style=\"\", fontsize=9, margin=0];\n    edge [arrowsize=0.7];\n")
        for hasMeanings in [false, true] {
            out.append("    \"")
            out.append(hasMeanings ? "→meanings" : "→lines")
            out.append("\" [label=<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"3\">")
            for (i, style) in styles.enumerated() { writeRow(i, hasMeanings ? style.meaning : "") }
            for (i, shape) in shapes.enumerated() {
                writeRow(styles.count + i, hasMeanings ? shape.meaning : shape.name)
            }
            out.append("</table>>];\n")
        }
        for (i, style) in styles.enumerated() {
            out.append("    \"→lines\":r")
            out.append(i)
            out.append(":e -> \"→meanings\":r")
            out.append(i)
            out.append(":w [color=\"")
            out.append(style.color)
            out.append("\", ")
            out.append(style.attributes)
            out.append("];\n")
        }
        if styles.isEmpty { out.append("    \"→lines\" -> \"→meanings\" [style=invis];\n") }
        out.append("  }\n")
    }

    private mutating func writeRow(_ number: Int, _ text: StaticString) {
        out.append("<tr><td port=\"r")
        out.append(number)
        out.append("\" align=\"left\" height=\"17\">")
        out.append(text)
        out.append("</td></tr>")
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
    private func shapes() -> [(name: StaticString, meaning: StaticString)] {
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
        var result: [(StaticString, StaticString)] = []
        if hasStart { result.append(("bold outline", "start of its flow")) }
        if hasModal { result.append(("double outline", "modal")) }
        if hasAlert { result.append(("octagon", "alert")) }
        if hasTab { result.append(("with a tab", "tab")) }
        if hasColumn { result.append(("with two notches", "column")) }
        if hasSingle { result.append(("square corners", "not in a stack")) }
        if hasEntry { result.append(("arrow-shaped", "what leads in")) }
        if hasExit { result.append(("oval", "outcome of a flow")) }
        if hasStub { result.append(("folder", "a flow")) }
        if highlight != nil { result.append(("thick, numbered", "the run")) }
        return result.isEmpty ? [("rounded", "screen")] : result
    }
}
