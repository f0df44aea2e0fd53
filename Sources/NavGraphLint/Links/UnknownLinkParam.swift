import NavGraphModel
import NavGraphSyntax

extension LintRule {
    /// `unknown-link-param`: `with` names no param of what the link opens or sends. LANGUAGE 10.
    static let unknownLinkParam = LintRule(Rule("unknown-link-param", .error, of: .links)) { graph, report in
        for id in graph.deepLinks.ids {
            let link = graph.deepLinks[id]
            guard !link.with.isEmpty else { continue }
            let known = graph.wantedParams(of: link).map { graph.params[$0].name }
            for argument in link.with.map({ graph.arguments[$0] }) where !known.contains(argument.param) {
                var message =
                    "unknown param \(quoted(graph.text[argument.param])) of \(described(link.opens, in: graph))"
                if !link.send.isEmpty { message += " or \(quoted(graph.text[link.send]))" }
                if let near = nearest(to: graph.text[argument.param], among: known.map { graph.text[$0] }) {
                    message += "; did you mean '\(near)'?"
                } else if known.isEmpty {
                    message += ", which has none"
                } else {
                    message += "; use " + known.map { "'\(graph.text[$0])'" }.joined(separator: ", ")
                }
                report(
                    .unknownLinkParam, of: graph.subject(of: id), at: graph.place(argument.paramSpan, in: id), message)
            }
        }
    }
}

private func described(_ target: Target?, in graph: NavGraph) -> String {
    target.map { "the \($0.kind) '\(graph.name(of: $0))'" } ?? "the target of the link"
}
