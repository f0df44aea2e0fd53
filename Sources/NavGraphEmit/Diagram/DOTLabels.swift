import NavGraphModel
import NavGraphSyntax

/// Labels of nodes: a table of lines in small pictures, plain text in big ones.
extension DOTWriter {
    /// Begins a label: a small word for what the node is, and its name in bold.
    mutating func beginLabel(tag: StaticString, _ title: String, _ node: DiagramNode) {
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

    mutating func endLabel(_ node: DiagramNode) {
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
    mutating func tagLine() { out.append("<tr><td><font point-size=\"8\" color=\"#57606A\">") }

    /// What events do without leading to another node, a line each.
    mutating func writeNotes(of node: DiagramNode) {
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

    /// What stands in full where a label is short, a line each: what `first` writes, then those of `texts` that are not
    /// empty. Nothing where there is nothing to say.
    mutating func writeTooltip(_ texts: [Symbol], after first: (inout DOTWriter) -> Void = { _ in }) {
        let beginning = out.count
        out.append(", tooltip=\"")
        let start = out.count
        first(&self)
        for text in texts where !text.isEmpty {
            let end = out.count
            if end > start { out.append(#"\n"#) }
            let lineStart = out.count
            out.append(text, of: graph.text, as: .quoted, limit: 2000)
            if out.count == lineStart { out.truncate(to: end) }
        }
        if out.count == start { out.truncate(to: beginning) } else { out.append("\"") }
    }
}

/// Rows stand apart a little, which lines of one text would not.
let beginTable: StaticString = "<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"1\">"
