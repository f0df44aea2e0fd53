import NavGraphModel
import NavGraphSyntax

extension Rule {
    package static let literalPlaceholder = Rule("literal-placeholder", .warning, of: .links)
}

extension LintRule {
    /// A segment that is a placeholder in other tools, and a literal here. LANGUAGE 10.
    static let literalPlaceholder = LintRule(.literalPlaceholder) { graph, report in
        for id in graph.deepLinks.ids {
            for template in graph.deepLinks[id].urls {
                for case .literal(let symbol) in template.segments {
                    guard let hint = foreignPlaceholder(graph.text[symbol]) else { continue }
                    report(
                        .literalPlaceholder, graph.subject(of: id), at: graph.place(template.span, in: id),
                        "\(quoted(graph.text[symbol])) matches only this text; \(hint)")
                    break
                }
            }
        }
    }
}

/// What to write for a segment that begins with `:`, or stands in angle brackets, brackets or parentheses; `nil` for others.
private func foreignPlaceholder(_ segment: String) -> String? {
    let inner: Substring
    if segment.hasPrefix(":"), segment.utf8.count > 1 {
        inner = segment.dropFirst()
    } else if segment.utf8.count > 2, ["<>", "[]", "()"].contains("\(segment.first!)\(segment.last!)") {
        inner = segment.dropFirst().dropLast()
    } else {
        return nil
    }
    // `<int:id>` and `:id?` of other tools.
    let name = inner.split(separator: ":").last.map { $0.hasSuffix("?") ? $0.dropLast() : $0 } ?? inner
    return isName(name.utf8)
        ? "write a placeholder as '{\(name)}'" : "write a list with a template for each text, or '*' for any"
}
