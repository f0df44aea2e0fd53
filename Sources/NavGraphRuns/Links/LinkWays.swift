import NavGraphModel
import NavGraphSyntax

/// The ways of a graph's links, without the rest of the analysis. LANGUAGE 7, "The way".
///
/// Made in what the search for all of them takes; asked in O(size of the way).
package struct LinkWays {
    private let machine: Machine
    private var ways: [DeepLinkID: Way] = [:]

    package init(_ graph: NavGraph) {
        let program = Program(graph)
        machine = Machine(program)
        guard !program.hasTooManyConditions, !graph.deepLinks.isEmpty else { return }
        var search = WaySearch(machine)
        for case (let link, .success(let way)) in search.ways() { ways[link] = way }
    }

    /// The way of a link by `path`; `nil` where it has none, or is followed by `present`.
    package func way(of id: DeepLinkID) -> LinkWay? { ways[id].flatMap { machine.linkWay(of: id, $0) } }
}
