import NavGraphModel
import NavGraphSyntax

/// Why a link has no way.
package enum Unroutable: Sendable, Hashable {
    /// A way there would be, if someone supplied this value to this event.
    case missing(name: Symbol, event: TransitionID)
    /// A way there would be, if a screen on it, or the link, did not require what then does not hold.
    case requirement(ScreenID?)
    /// The explicit way cannot be gone, or does not end where it should.
    case path
    case none
}

/// The search for the ways of links. LANGUAGE 7.
///
/// Links that supply the same values and require the same search together, so that the cost is that of the graph for
/// each such set and not for each link.
struct WaySearch {
    let machine: Machine
    var graph: NavGraph { machine.graph }
    private let types: LinkTypes
    private let steps: WaySteps

    init(_ machine: Machine) {
        self.machine = machine
        types = LinkTypes(machine.graph)
        steps = WaySteps(machine)
    }

    /// What the links of one search have in common.
    private struct GroupKey: Hashable {
        struct Value: Hashable {
            var name: Symbol
            var type: Symbol?
        }
        var values: [Value]
        var requires: Cube
        var isImpossible: Bool
        /// A way that is written down is gone alone.
        var explicit: DeepLinkID?
    }

    /// The way of each link by `path`, or why there is none.
    func ways() -> (found: [DeepLinkID: Way], unroutable: [DeepLinkID: Unroutable]) {
        var groups: [GroupKey: [DeepLinkID]] = [:]
        var keys: [GroupKey] = []
        for id in graph.deepLinks.ids where !graph.deepLinks[id].isByPresent {
            let requires = machine.program.guarding(graph.deepLinks[id].requires)
            let values = types.supply(of: id).map { GroupKey.Value(name: $0.name, type: $0.type) }
            let key = GroupKey(
                values: values.sorted { ($0.name, $0.type?.raw ?? .max) < ($1.name, $1.type?.raw ?? .max) },
                requires: requires.cube, isImpossible: requires.isImpossible,
                explicit: graph.deepLinks[id].path == nil ? nil : id)
            if groups[key] == nil { keys.append(key) }
            groups[key, default: []].append(id)
        }
        var found: [DeepLinkID: Way] = [:]
        var unroutable: [DeepLinkID: Unroutable] = [:]
        for key in keys {
            let links = groups[key]!
            // Many groups share what may be looked at in whole.
            if steps.goBelow { search(&found, links, .everything, limit: max(100, 20_000 / keys.count)) }
            search(&found, links, .tops, limit: 4_000_000)
            search(&found, links, .regions, limit: 5_000)
            let unsupplied = search(links.filter { found[$0] == nil }, ignoresSupply: true)
            let rest = links.filter { found[$0] == nil && unsupplied[$0] == nil && key.explicit == nil }
            let unguarded = search(rest, ignoresSupply: true, ignoresRequirements: true)
            for link in links where found[link] == nil {
                unroutable[link] =
                    if let way = unsupplied[link], let missing = missing(way, link) {
                        missing
                    } else if key.explicit != nil {
                        .path
                    } else if unguarded[link] != nil || unsupplied[link] != nil {
                        .requirement(graph.deepLinks[link].opens?.screen)
                    } else {
                        Unroutable.none
                    }
            }
        }
        return (found, unroutable)
    }

    private func search(
        _ found: inout [DeepLinkID: Way], _ links: [DeepLinkID], _ sight: WayExplorer.Sight, limit: Int
    ) {
        let rest = links.filter { found[$0] == nil }
        found.merge(search(rest, sight, limit: limit)) { own, _ in own }
    }

    private func search(
        _ links: [DeepLinkID], _ sight: WayExplorer.Sight = .tops, limit: Int = 4_000_000, ignoresSupply: Bool = false,
        ignoresRequirements: Bool = false
    ) -> [DeepLinkID: Way] {
        guard let first = links.first else { return [:] }
        let link = graph.deepLinks[first]
        let supplied = ignoresSupply ? nil : steps.supplied(types.supply(of: first))
        let moves = WayMoves(
            steps: steps, supplied: supplied,
            requires: ignoresRequirements ? nil : machine.program.guarding(link.requires))
        if let path = link.path { return moves.explicit(path, of: first).map { [first: $0] } ?? [:] }
        var explorer = WayExplorer(moves, sight: sight, limit: limit)
        return explorer.ways(to: links)
    }

    private func missing(_ way: Way, _ link: DeepLinkID) -> Unroutable? {
        let values = types.supply(of: link)
        for label in way.steps where label.kind == .event {
            let alternative = AlternativeID(raw: label.operand)
            if let name = steps.missing(alternative, values) {
                return .missing(name: name, event: graph.alternatives[alternative].transition!)
            }
        }
        return nil
    }
}
