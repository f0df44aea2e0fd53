/// How a description marks the names and texts of a graph.
package enum DescriptionStyle: Sendable {
    case markdown
    /// For a terminal: nothing is marked, and nothing is left out.
    case plain

    /// The most elements that a line lists.
    var mostShown: Int { self == .markdown ? 12 : .max }

    /// Text of the graph, none of whose Markdown is seen as such.
    func text(_ text: String) -> String { self == .markdown ? escaped(text) : text }

    /// A name, type, signature or run.
    package func code(_ text: String) -> String { self == .markdown ? codeSpan(text) : text }
}

/// Text of a graph as plain text of Markdown: none of its marks, tags or addresses is seen as such.
private func escaped(_ text: String) -> String {
    let scalars = Array(printable(text).unicodeScalars)
    var result = ""
    var isAtStart = true
    for (index, scalar) in scalars.enumerated() {
        let isFollowedBySlashes = scalars[index...].dropFirst().starts(with: "//".unicodeScalars)
        switch scalar {
        case "<": result += "&lt;"
        case "&": result += "&amp;"
        case "\\", "`", "*", "_", "[", "]", "~", "|": result += "\\" + String(scalar)
        case ":" where isFollowedBySlashes, "@": result += "\\" + String(scalar)
        case "." where scalars[..<index].suffix(3).map({ $0.properties.lowercaseMapping }) == ["w", "w", "w"]:
            result += "\\."
        case "#" where isAtStart, "+" where isAtStart, "-" where isAtStart, "=" where isAtStart, ">" where isAtStart:
            result += "\\" + String(scalar)
        case "." where isAtStart, ")" where isAtStart: result += "\\" + String(scalar)
        default: result.unicodeScalars.append(scalar)
        }
        // A number and a point begin a list.
        isAtStart = isAtStart && (scalar == " " || "0"..."9" ~= scalar)
    }
    return result
}

/// Text in a code span, whose fence is longer than any in the text.
private func codeSpan(_ text: String) -> String {
    let text = printable(text)
    let runs = text.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let pad = text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") && text.hasSuffix(" ") ? " " : ""
    return fence + pad + text + pad + fence
}

/// Without line ends and control characters.
private func printable(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
        switch scalar {
        case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": Unicode.Scalar(" ")
        default: scalar
        }
    }
    return String(String.UnicodeScalarView(scalars))
}
