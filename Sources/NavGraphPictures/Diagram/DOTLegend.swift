extension DOTWriter {
    /// What the lines and shapes of this picture mean; those alone that it has.
    ///
    /// The lines lead from the rows of a table without text to those of one with their meanings, so that they lie
    /// straight below each other.
    func legend() {
        let drawn = picture.arrows.map { contents.edges[$0.edges[0]] }
        let kinds = Set(drawn.map(\.kind))
        var styles = DiagramEdge.Kind.allCases.filter { $0 != .launch && kinds.contains($0) }.map(\.style)
        if drawn.contains(where: { !$0.handler.isNone }) {
            styles.append(EdgeStyle("style=dashed", color: "#1F2328", "dashed, event ▸ outcome: once it has ended so"))
        }
        if picture.arrows.contains(where: hasMessages) {
            styles.append(EdgeStyle("dir=both, arrowtail=odiamond", color: "#1F2328", "outcome: tells the opener"))
        }
        let shapes = shapes()
        let graphic = styles.map { _ in "" as DOTText } + shapes.map(\.name)
        let meanings = styles.map(\.meaning) + shapes.map(\.meaning)
        block("subgraph \"cluster →legend\" {") {
            let look: DOTText = ##"style="rounded,filled", color="#D0D7DE", fillcolor=white, fontsize=9, labeljust=l"##
            line("graph [\(look), label=<<b>Legend</b>>, margin=6];")
            line(#"node [shape=plaintext, style="", fontsize=9, margin=0];"#)
            line("edge [arrowsize=0.7];")
            line("\"→lines\" [label=<\(table(graphic))>];")
            line("\"→meanings\" [label=<\(table(meanings))>];")
            for (index, style) in styles.enumerated() {
                let ends: DOTText = "\"→lines\":r\(index):e -> \"→meanings\":r\(index):w"
                line("\(ends) [color=\"\(style.color)\", \(style.attributes)];")
            }
            if styles.isEmpty { line("\"→lines\" -> \"→meanings\" [style=invis];") }
        }
    }

    private func table(_ rows: [DOTText]) -> DOTText {
        let rows = rows.enumerated().map {
            "<tr><td port=\"r\($0)\" align=\"left\" height=\"17\">\($1)</td></tr>" as DOTText
        }
        return #"<table border="0" cellborder="0" cellspacing="0" cellpadding="3">\#(rows.joined(by: ""))</table>"#
    }

    /// The shapes of this picture in words.
    private func shapes() -> [(name: DOTText, meaning: DOTText)] {
        var hasStart = false, hasModal = false, hasAlert = false, hasTab = false, hasColumn = false
        var hasSystem = false, hasSingle = false, hasEntry = false, hasExit = false, hasStub = false
        for node in picture.nodes {
            switch node {
            case .screen(let screen):
                let roles = contents.roles
                let flow = graph.screens[screen].flow
                if let flow, graph.startScreens(of: flow).contains(screen) { hasStart = true }
                if graph.screens[screen].source == .system {
                    hasSystem = true
                    continue
                }
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
            case .appEvent, .link, .flowEvents, .groupEvents: hasEntry = true
            case .exit: hasExit = true
            case .stub: hasStub = true
            case .container, .launch: break
            }
        }
        var result: [(DOTText, DOTText)] = []
        if hasStart { result.append(("bold outline", "start of its flow")) }
        if hasModal { result.append(("double outline", "modal")) }
        if hasSystem { result.append(("short dashes", "of the system")) }
        if hasAlert { result.append(("octagon", "alert")) }
        if hasTab { result.append(("with a tab", "tab")) }
        if hasColumn { result.append(("with two notches", "column")) }
        if hasSingle { result.append(("square corners", "not in a stack")) }
        if hasEntry { result.append(("arrow-shaped", "what leads in")) }
        if hasExit { result.append(("oval", "outcome of a flow")) }
        if hasStub { result.append(("folder", "a flow")) }
        if !picture.exits.isEmpty { result.append(("↗", "leads to another flow")) }
        if let marks, !marks.isEmpty { result.append(("✗ ▲ ●", "error, warning, note")) }
        if highlight != nil { result.append(("thick, numbered", "the run")) }
        return result.isEmpty ? [("rounded", "screen")] : result
    }
}

/// What the signs of pages and documents mean, by the class of what has them; `nil` for what explains itself.
package func meaning(ofEdge kind: String) -> String? {
    DiagramEdge.Kind.allCases.first { "\($0)" == kind }.map { String(decoding: $0.style.meaning.bytes, as: UTF8.self) }
}
