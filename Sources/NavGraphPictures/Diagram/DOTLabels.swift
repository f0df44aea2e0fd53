import NavGraphModel
import NavGraphSyntax

/// Labels of nodes: a table of lines in small pictures, plain text in big ones.
extension DOTWriter {
    /// A label: a small word for what the node is, its name in bold, and in small pictures further lines.
    func label(tag: DOTText, _ title: String, _ node: DiagramNode, lines: DOTText = "") -> DOTText {
        if isCompact { return compactLabel(tag: tag, title, node) }
        let name: DOTText = "<tr><td>\(nameText(DOTText(title, as: .html)))</td></tr>"
        return tableLabel("\(tagLine(tag))\(name)\(notes(of: node))\(lines)", node)
    }

    /// A name: bold, and larger than all else.
    func nameText(_ name: DOTText) -> DOTText { "<font point-size=\"13\"><b>\(name)</b></font>" }

    /// A label of plain text, or of a table if the node has rows.
    func compactLabel(tag: DOTText = "", _ title: String, _ node: DiagramNode) -> DOTText {
        let (entries, exits) = (entryRows(of: node), exitRows(of: node))
        if !entries.isEmpty || !exits.isEmpty {
            let name: DOTText = "<tr><td>\(DOTText(title, as: .html))</td></tr>"
            return tableLabel("\(entries)\(tagLine(tag), if: !tag.isEmpty)\(name)\(exits)", node)
        }
        let lines = [tag, DOTText(title, as: .quoted), hiddenArrows(of: node)].filter { !$0.isEmpty }
        return "\"\(lines.joined(by: #"\n"#))\""
    }

    /// A label of lines. They stand apart a little, which lines of one text would not.
    func tableLabel(_ lines: DOTText, _ node: DiagramNode) -> DOTText {
        let hidden = hiddenArrows(of: node)
        let start: DOTText = #"<<table border="0" cellborder="0" cellspacing="0" cellpadding="1">"#
        return "\(start)\(lines)\(smallLine(hidden), if: !hidden.isEmpty)</table>>"
    }

    private func hiddenArrows(of node: DiagramNode) -> DOTText {
        let hidden = picture.isOverview ? 0 : picture.hidden[node] ?? 0
        return hidden > 0 ? "\(counted(hidden, "arrow")) not shown" : ""
    }

    func smallLine(_ text: DOTText, align: DOTText = "center") -> DOTText {
        // The page finds lines that begin at the left by their colour.
        let color: DOTText = align == "left" ? "#424A54" : "#424A53"
        return "<tr><td align=\"\(align)\"><font color=\"\(color)\">\(text)</font></td></tr>"
    }

    /// A line that says what a node is.
    func tagLine(_ text: DOTText) -> DOTText { "<tr><td><font color=\"#57606A\">\(text)</font></td></tr>" }

    /// What events do without leading to another node, a line each.
    func notes(of node: DiagramNode) -> DOTText {
        if picture.isOverview { return "" }
        let notes = contents.notes[node] ?? []
        var lines: DOTText = ""
        for note in notes.prefix(6) {
            if note.alternative.isNone {
                lines += smallLine("\(event(note.event, note.handler, as: .html)): ignored", align: "left")
                continue
            }
            let event: DOTText = "\(event(note.event, note.handler, as: .html))\(when(note.alternative, as: .html))"
            lines += smallLine("\(event): \(doing(note.alternative, as: .html))", align: "left")
        }
        if notes.count > 6 { lines += smallLine("and \(notes.count - 6) more", align: "left") }
        return lines
    }

    /// The full texts of a shortened label, a line each: `first`, then those of `texts` that are not empty. Empty without
    /// texts.
    func tooltip(_ texts: [Symbol], after first: DOTText = "") -> DOTText {
        let lines = texts.map { text($0, as: .quoted, limit: 2000) }.filter { !$0.isEmpty }
        let all = ((first.isEmpty ? [] : [first]) + lines).joined(by: #"\n"#)
        return all.isEmpty ? "" : ", tooltip=\"\(all)\""
    }
}
