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
    /// The search was given up before it had come to its end.
    case undecided
    /// Flows on the way begin with too many combinations of screens.
    case starts
    case none

    /// Whether there may be a way.
    package var isOpen: Bool { self == .undecided || self == .starts }
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
    /// The sets of all searches.
    private let shared: WayValues

    init(_ machine: Machine) {
        self.machine = machine
        shared = WayValues(Valuations(machine.program))
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
        var asksScreens: Bool
        /// A way that is written down is gone alone.
        var explicit: DeepLinkID?
    }

    /// The way of each link by `path`, or why it has no way.
    func ways() -> (found: [DeepLinkID: Way], unroutable: [DeepLinkID: Unroutable]) {
        var groups: [GroupKey: [DeepLinkID]] = [:]
        var keys: [GroupKey] = []
        for id in graph.deepLinks.ids where graph.deepLinks[id].isByPath {
            let requires = machine.program.guarding(graph.deepLinks[id])
            let values = types.supply(of: id).map { GroupKey.Value(name: $0.name, type: $0.type) }
            let key = GroupKey(
                values: values.sorted { ($0.name, $0.type?.raw ?? .max) < ($1.name, $1.type?.raw ?? .max) },
                requires: requires.own.cube, isImpossible: requires.own.isImpossible, asksScreens: requires.asksScreens,
                explicit: graph.deepLinks[id].path == nil ? nil : id)
            if groups[key] == nil { keys.append(key) }
            groups[key, default: []].append(id)
        }
        var found: [DeepLinkID: Way] = [:]
        var unroutable: [DeepLinkID: Unroutable] = [:]
        for key in keys {
            let links = groups[key, default: []]
            // Many groups share what may be looked at in whole.
            if steps.goBelow { search(&found, for: links, in: .everything, limit: max(1000, 200_000 / keys.count)) }
            var cut = search(&found, for: links, in: .tops, limit: Self.limit)
            if let other = search(&found, for: links, in: .regions, limit: 50_000) {
                cut = cut ?? other
            } else {
                cut = nil
            }
            let open = links.filter { found[$0] == nil }
            for link in open { unroutable[link] = cut }
            let rest = cut == nil ? open : []
            let unsupplied = search(rest, ignoresSupply: true).found
            let unguarded = search(
                rest.filter { unsupplied[$0] == nil && key.explicit == nil }, ignoresSupply: true,
                ignoresRequirements: true
            ).found
            for link in rest {
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
        for (id, way) in found {
            let requires = machine.program.guarding(graph.deepLinks[id])
            let windows = machine.wayVariants(of: way.root, opener: .none)
            guard let all = shared.values.following(way.steps, from: windows, requires: requires, in: machine) else {
                (found[id], unroutable[id]) = (nil, .starts)
                continue
            }
            let arriving = all.filter { graph.arrives(graph.deepLinks[id], at: $0.end.current) }
            let gone = arriving.first { shared.values.diagrams.meets($0.before, shared.values.allowed) }
            guard let gone else { continue }
            if !machine.program.startChoices.isEmpty, !shared.values.diagrams.isExhausted {
                let before = arriving.reduce(BDD.none) { shared.values.diagrams.or($0, $1.before) }
                found[id]?.choices = shared.values.irredundantCover(of: before)
            }
            var before = shared.values.diagrams.and(gone.before, shared.values.allowed)
            before = shared.values.diagrams.and(before, shared.values.exclusive)
            var start = Cube()
            for literal in shared.values.diagrams.example(of: before) { start[literal.condition] = literal.value }
            found[id]?.start = machine.program.implications.closed(start) ?? start
        }
        return (found, unroutable)
    }
    /// As many configurations are looked at for links that are looked for together, and as many steps between them.
    private static let limit = 250_000

    /// Adds the ways of links that have none yet. Returns why it gave up; `nil`: it did not.
    @discardableResult
    private func search(
        _ found: inout [DeepLinkID: Way], for links: [DeepLinkID], in sight: WayKeys.Sight, limit: Int
    ) -> Unroutable? {
        let (ways, cut) = search(links.filter { found[$0] == nil }, sight, limit: limit)
        found.merge(ways) { own, _ in own }
        return cut
    }

    private func search(
        _ links: [DeepLinkID], _ sight: WayKeys.Sight = .tops, limit: Int = Self.limit, ignoresSupply: Bool = false,
        ignoresRequirements: Bool = false
    ) -> (found: [DeepLinkID: Way], cut: Unroutable?) {
        guard let first = links.first else { return ([:], nil) }
        let link = graph.deepLinks[first]
        let supplied = ignoresSupply ? nil : steps.supplied(types.supply(of: first))
        let moves = WayMoves(
            steps: steps, supplied: supplied,
            requires: ignoresRequirements ? nil : machine.program.guarding(link))
        if let path = link.path {
            // A path is gone as it is written, with everything that it leaves behind.
            var explorer = WayExplorer(moves, sight: .everything, limit: limit, shared)
            explorer.findWay(of: first, along: path)
            return (explorer.found, explorer.cut)
        }
        var explorer = WayExplorer(moves, sight: sight, limit: limit, shared)
        explorer.findWays(to: links)
        return (explorer.found, explorer.cut)
    }

    private func missing(_ way: Way, _ link: DeepLinkID) -> Unroutable? {
        let values = types.supply(of: link)
        for label in way.steps where label.kind == .event {
            let alternative = AlternativeID(raw: label.operand)
            if let name = steps.missing(alternative, values), let event = graph.alternatives[alternative].transition {
                return .missing(name: name, event: event)
            }
        }
        return nil
    }
}
