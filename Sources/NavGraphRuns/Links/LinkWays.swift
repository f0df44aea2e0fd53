import NavGraphModel
import NavGraphSyntax

/// The ways of a graph's links, without the rest of the analysis. LANGUAGE 7, "The way".
///
/// Made in what the search for all of them takes; asked in O(size of the way).
package struct LinkWays {
    private let machine: Machine

    package init(_ graph: NavGraph) { machine = findWays(Program(graph)).machine }

    /// The way of a link by `path`; `nil` where it has none, or is followed by `present`.
    package func way(of id: DeepLinkID) -> LinkWay? { machine.ways[id].flatMap { machine.linkWay(of: id, $0) } }
}

/// A machine that knows the ways of links, and why others have none.
func findWays(_ program: Program) -> (machine: Machine, unroutable: [DeepLinkID: Unroutable]) {
    var machine = Machine(program)
    var unroutable: [DeepLinkID: Unroutable] = [:]
    if program.graph.deepLinks.isEmpty || program.hasTooManyConditions { return (machine, unroutable) }
    var search = WaySearch(machine)
    for (id, way) in search.ways() {
        switch way {
        case .success(let way): machine.ways[id] = way
        case .failure(let failure): unroutable[id] = failure.reason
        }
    }
    return (machine, unroutable)
}
