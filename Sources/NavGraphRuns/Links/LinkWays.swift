import NavGraphModel
import NavGraphSyntax

/// The routes of a graph's links, without the rest of the analysis. LANGUAGE 7, "The way".
///
/// Made in what the search for all of them takes; asked in O(size of the way).
package struct LinkWays {
    private let machine: Machine

    package init(_ graph: NavGraph) { machine = findWays(Program(graph)).machine }

    /// Returns the route of a link with `by: path`; `nil` if it has none or needs none.
    package func way(of id: DeepLinkID) -> LinkWay? { machine.ways[id].flatMap { machine.linkWay(of: id, $0) } }
}

extension NavGraph {
    /// What must hold at the start of a link's route, in the order of `conditions`.
    package func requirements(of id: DeepLinkID, by way: LinkWay) -> [Literal] {
        StartRequirements.of(deepLinks[id], way, in: self)
    }
}

/// Returns a machine that knows the routes of links, and the reasons why other links have none.
func findWays(_ program: Program) -> (machine: Machine, unroutable: [DeepLinkID: Unroutable]) {
    var machine = Machine(program)
    if program.graph.deepLinks.isEmpty { return (machine, [:]) }
    var unroutable: [DeepLinkID: Unroutable]
    if program.graph.isOpenedByHost {
        // Links by `path` are the app's.
        unroutable = [:]
    } else {
        (machine.ways, unroutable) = WaySearch(machine).ways()
    }
    for id in program.graph.deepLinks.ids where !program.graph.deepLinks[id].isByPath && !machine.canOpen(id) {
        unroutable[id] = .requirement(program.graph.deepLinks[id].opens?.screen)
    }
    return (machine, unroutable)
}

extension Machine {
    /// Whether what a link by `present` or `push`, and what it shows, require can hold together.
    fileprivate func canOpen(_ id: DeepLinkID) -> Bool {
        let link = graph.deepLinks[id]
        guard let opens = link.opens, graph.stop(opening: opens) != nil else { return true }
        // With the first screens that the conditions choose then.
        var pending = [Cube()]
        var tries = 0
        while let conditions = pending.popLast() {
            tries += 1
            // Then it is asked of the runs.
            if tries > Self.mostVariants { return true }
            do {
                let c = try window(opens, opener: .none, conditions)
                var requires = program.guarding(link.requires)
                for screen in c.visible where link.pending != .never {
                    requires.formConjunction(program.requires(screen))
                }
                if !requires.isImpossible, conditions.meets(requires.cube),
                    program.implications.closed(conditions.intersection(requires.cube)) != nil
                {
                    return true
                }
            } catch { pending += program.deciding(error, in: conditions) }
        }
        return false
    }
}
