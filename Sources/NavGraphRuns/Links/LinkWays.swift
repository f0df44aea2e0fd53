import NavGraphModel
import NavGraphSyntax

/// The ways of a graph's links, without the rest of the analysis. LANGUAGE 7, "The way".
///
/// Made in O(graph); asked in what the search for one way takes.
package struct LinkWays {
    private let machine: Machine
    private var search: WaySearch?

    package init(_ graph: NavGraph) {
        let program = Program(graph)
        machine = Machine(program)
        search = program.hasTooManyConditions ? nil : WaySearch(machine)
    }

    /// The way of a link by `path`; `nil` where it has none, or is followed by `present`.
    package func way(of id: DeepLinkID) -> LinkWay? {
        guard var search, !machine.graph.deepLinks[id].isByPresent, case .success(let way) = search.way(of: id) else {
            return nil
        }
        return machine.linkWay(of: id, way)
    }
}
