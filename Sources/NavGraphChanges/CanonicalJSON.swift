import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// A graph as `render --format json` writes it: its elements by subject, sorted; defaults explicit, aliases expanded.
/// `flow` and `around` of screens, `around` of flows and the `way` of links are derived: comparisons know nothing of them.
///
/// - Parameter keys: returns more keys of an element, which are not in the graph's files.
package func canonicalJSON(
    _ graph: NavGraph, adding keys: (GraphElement) -> [(key: String, value: JSON)] = { _ in [] }
) -> JSON {
    let elements = canonicalElements(graph, adding: keys)
    return .object([
        ("version", 1), ("graph", .string(graph.name)),
        ("elements", .object(elements.map { ($0.subject, .object($0.keys)) })),
    ])
}

/// Its elements with what is derived, sorted by subject. `ways` returns the route of a link with `by: path`; without it, the
/// routes are searched.
package func canonicalElements(
    _ graph: NavGraph, ways: ((DeepLinkID) -> LinkWay?)? = nil,
    adding keys: (GraphElement) -> [(key: String, value: JSON)] = { _ in [] }
) -> [GraphElement] {
    let derived = DerivedKeys(graph, ways)
    return graphElements(graph).map { element in
        var added = derived.added(element)
        added.keys += keys(element)
        return added
    }.sorted { $0.subject.utf8.lexicographicallyPrecedes($1.subject.utf8) }
}

/// What other elements tell of an element.
private struct DerivedKeys {
    let graph: NavGraph
    private var screens: [String: ScreenID] = [:]
    private var flows: [String: FlowID] = [:]
    private var links: [String: DeepLinkID] = [:]
    private var ways: [DeepLinkID: JSON] = [:]

    init(_ graph: NavGraph, _ knownWays: ((DeepLinkID) -> LinkWay?)?) {
        self.graph = graph
        for id in graph.namedScreens { screens["screen:" + graph.name(of: id)] = id }
        for id in graph.namedFlows { flows["flow:" + graph.name(of: id)] = id }
        for id in graph.deepLinks.ids {
            links["deepLink:" + graph.text[graph.deepLinks[id].qualifiedName]] = id
        }
        var ways: [DeepLinkID: JSON] = [:]
        defer { self.ways = ways }
        // A graph with errors of the text has no ways.
        guard !graph.entry.isNone, !graph.deepLinks.isEmpty, graph.deepLinks.allSatisfy({ $0.opens != nil }) else {
            return
        }
        let known = knownWays ?? LinkWays(graph).way
        for id in graph.deepLinks.ids {
            guard let way = known(id) else { continue }
            let requires = graph.requirements(of: id, by: way).map { literal in
                (literal.isNegated ? "not " : "") + graph.text[graph.conditions[literal.condition].qualifiedName]
            }
            ways[id] = [
                "root": .string(graph.name(of: way.root)), "path": .array(way.steps.map { .string(graph.spelled($0)) }),
                "requires": .array(requires.map(JSON.string)),
            ]
        }
    }

    func added(_ element: GraphElement) -> GraphElement {
        var element = element
        func names(_ all: [FlowID]) -> JSON { .array(all.map { .string(graph.name(of: $0)) }) }
        if let id = screens[element.subject] {
            if let flow = graph.screens[id].flow { element.keys.append(("flow", .string(graph.name(of: flow)))) }
            element.keys.append(("around", names(graph.flows(around: id))))
        } else if let id = flows[element.subject] {
            let naming = Set(graph.flowsNamingFlow[id] ?? []).subtracting([id]).sorted()
            element.keys.append(("around", names([id] + naming)))
        } else if let id = links[element.subject], let way = ways[id] {
            element.keys.append(("way", way))
        }
        return element
    }
}
