import NavGraphModel
import NavGraphSyntax

extension DOTWriter {
    /// The attributes of a screen's node: its shape by container and role, its label, its tooltip.
    mutating func writeScreen(_ id: ScreenID) {
        let screen = graph.screens[id]
        let roles = contents.roles
        let isStart = screen.flow.map { graph.flows[$0].start == id } ?? false
        let region = Int(roles.region[id.index])
        switch roles.presented[id.index] {
        case .alert, .actionSheet: out.append("shape=octagon, style=filled, margin=\"0,0\", ")
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
        if let step = highlight?.nodes[contents.numbering.number(of: .screen(id))] {
            tags.append(step == 0 ? "launch" : "step \(step)")
        }
        if isStart { tags.append("start") }
        if roles.region[id.index] > 0 {
            tags.append((roles.isColumn[id.index] ? "column " : "tab ") + String(roles.region[id.index]))
        }
        if let style = roles.presented[id.index] { tags.append("\(style.words)") }
        if !screen.goesBack { tags.append("no back") }
        if !tags.isEmpty {
            tagLine()
            out.append(string: tags.joined(separator: " · "))
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
        writeTooltip([screen.title, screen.about]) { writer in
            writer.out.append(screen.qualifiedName, of: writer.graph.text, as: .quoted, limit: 400)
            for (label, text) in [(": ", screen.type), (#"\npreview: "#, screen.preview)] as [(StaticString, Symbol)]
            where !text.isEmpty {
                writer.out.append(label)
                writer.out.append(text, of: writer.graph.text, as: .quoted, limit: 400)
            }
        }
    }
}
