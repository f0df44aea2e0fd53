/// How a description marks the names and texts of a graph.
package enum DescriptionStyle: Sendable {
    case markdown
    /// For a terminal: nothing is marked, and nothing is left out.
    case plain

    /// The most elements that a line lists.
    var mostShown: Int { self == .markdown ? 12 : .max }

    func name(_ name: String) -> String { self == .markdown ? "**\(escaped(name))**" : name }

    func text(_ text: String) -> String { self == .markdown ? escaped(text) : text }

    func code(_ text: String) -> String { self == .markdown ? "`\(coded(text))`" : text }
}

/// Text of a graph as plain text of Markdown: none of its marks or tags is seen as such.
package func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", ".", "!", "|", "~", ">", ":", "=":
            result += "\\"
            result.unicodeScalars.append(scalar)
        case "<": result += "&lt;"
        case "&": result += "&amp;"
        case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": result += " "
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// Text of a graph between backquotes.
private func coded(_ text: String) -> String {
    String(
        String.UnicodeScalarView(
            text.unicodeScalars.map { $0 == "`" ? "'" : $0.value < 0x20 || 0x7F...0x9F ~= $0.value ? " " : $0 }))
}
