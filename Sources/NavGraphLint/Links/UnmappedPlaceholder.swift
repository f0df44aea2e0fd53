import NavGraphModel
import NavGraphSyntax

extension LintRule {
    /// Of a link by `path` without a way nothing but that is reported.
    static let unmappedPlaceholder = LintRule(.unmappedPlaceholder) { graph, runs, report in
        let found = unmappedPlaceholders(graph) { id in
            graph.deepLinks[id].isByPresent ? [] : runs.linkWay(of: id)?.events
        }
        for finding in found {
            report(finding.rule, of: finding.subject, at: finding.place, finding.message, quoting: finding.quoted)
        }
    }
}

/// `unmapped-placeholder`: a placeholder that feeds no param of `opens` or of the message of `send`, no `with`, no resolver
/// of the link, no payload on its way. LANGUAGE 10. One finding for each template, which names all its placeholders.
///
/// `events` gives the alternatives that the events of a link's way take; none for a link by `present`; `nil` where
/// there is no way: of such a link nothing else is reported.
package func unmappedPlaceholders(_ graph: NavGraph, events: (DeepLinkID) -> [AlternativeID]?) -> [Finding] {
    let types = LinkTypes(graph)
    var findings: [Finding] = []
    for id in graph.deepLinks.ids {
        let link = graph.deepLinks[id]
        // The way is looked for only where something asks for it.
        lazy var onTheWay = events(id).map { carried(by: $0, link, graph) }
        for template in link.urls {
            var unmapped: [Symbol] = []
            for case .placeholder(let name) in template.segments where !isMapped(name, by: link, types) {
                guard let onTheWay else { break }
                if !onTheWay.contains(name) { unmapped.append(name) }
            }
            guard !unmapped.isEmpty else { continue }
            let near = unmapped.lazy.compactMap { name in
                nearest(to: graph.text[name], among: taken(by: link, types).map { graph.text[$0] })
            }.first
            let names = unmapped.map { "'{\(graph.text[$0])}'" }.joined(separator: " and ")
            var finding = Finding(
                .unmappedPlaceholder, on: graph.subject(of: id), at: graph.place(template.span, in: id),
                "\(names) \(unmapped.count == 1 ? "is" : "are") not used "
                    + "by the target, a message, 'with', a resolver or the route"
                    + (near.map { "; did you mean '{\($0)}'?" } ?? "; write '*' if the value does not matter"))
            finding.quoted = unmapped.map { graph.text[$0] }
            findings.append(finding)
        }
    }
    return findings
}

/// Whether something of a link takes a name, its way apart.
func isMapped(_ name: Symbol, by link: DeepLink, _ types: LinkTypes) -> Bool {
    let isArgument = link.with.contains {
        types.graph.arguments[$0].kind == .name && types.graph.arguments[$0].base == name
    }
    return isArgument || types.fed(name, link) != nil || types.fedByResolver(name, link) != nil
}

/// The names that a link could give something: the params of what it opens that it does not give yet, what `with` names,
/// and what its resolvers take.
private func taken(by link: DeepLink, _ types: LinkTypes) -> [Symbol] {
    let graph = types.graph
    let arguments = link.with.map { graph.arguments[$0] }
    return graph.params(of: link.opens).map { graph.params[$0].name }.filter { name in
        !arguments.contains { $0.param == name }
    } + arguments.filter { $0.kind == .name }.map(\.base)
        + types.resolvers(of: link).flatMap { graph.resolvers[$0].payload.map { graph.params[$0].name } }
}

/// The names that the events of a way carry and that `with` leaves to the link's own values.
private func carried(by events: [AlternativeID], _ link: DeepLink, _ graph: NavGraph) -> Set<Symbol> {
    var names: Set<Symbol> = []
    for event in events { names.formUnion(graph.carried(by: event).map(\.name)) }
    for argument in link.with { names.remove(graph.arguments[argument].param) }
    return names
}
