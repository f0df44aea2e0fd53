import NavGraphModel

/// A graph as `render --format json` writes it: its elements by subject, sorted; defaults explicit, aliases expanded.
package func canonicalJSON(_ graph: NavGraph) -> JSON {
    let elements = graphElements(graph).sorted { $0.subject.utf8.lexicographicallyPrecedes($1.subject.utf8) }
    return .object([
        ("version", 1), ("graph", .string(graph.name)),
        ("elements", .object(elements.map { ($0.subject, .object($0.keys)) })),
    ])
}
