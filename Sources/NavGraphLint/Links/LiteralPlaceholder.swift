import NavGraphModel
import NavGraphSyntax

extension LintRule {
    /// A segment that is a placeholder in other tools, and a literal here. LANGUAGE 10.
    static let literalPlaceholder = LintRule(.literalPlaceholder) { graph, report in
        let types = LinkTypes(graph)
        for id in graph.deepLinks.ids {
            for template in graph.deepLinks[id].urls {
                let found = template.segments.compactMap { segment -> (text: String, name: String)? in
                    guard case .literal(let symbol) = segment else { return nil }
                    let text = graph.text[symbol]
                    return placeholderName(meantBy: text).map { (text, $0) }
                }
                guard let first = found.first else { continue }
                let wanted = found.map(\.name).filter { name in
                    graph.text.find(name).map { isMapped($0, by: graph.deepLinks[id], types) } ?? false
                }
                report(
                    .literalPlaceholder, of: graph.subject(of: id), at: graph.place(template.span, in: id),
                    "\(quoted(first.text)) matches only this text; "
                        + (isName(first.name.utf8)
                            ? "write a placeholder as '{\(first.name)}'"
                            : "write a list with a template for each text, or '*' for any"),
                    quoting: wanted)
            }
        }
    }
}
