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
/// Breadth first over configurations, roots and steps in the order of the file, so that the first way found is the one
/// that the language means. Configurations that agree in what the steps of ways can ask for (`Key`) are searched once.
/// A first search takes it that nothing is gained by leaving something behind in a region and coming back to it; where it
/// finds no way, a second one, of bounded size, does not. Exact where no `then` on a way pops below what it opened.
struct WaySearch {
    let machine: Machine
    var graph: NavGraph { machine.graph }
    let roots: [Reference]
    private let types: LinkTypes
    private let finishes: [Bool]
    /// The events of each screen, in the order of the file.
    private var ordered: [ScreenID: [TransitionID]] = [:]

    init(_ machine: Machine) {
        self.machine = machine
        let graph = machine.graph
        types = LinkTypes(graph)
        var roots = [graph.alternatives[graph.entry].target]
        let targets = graph.alternatives.ids.filter { graph.alternatives[$0].action == .root }
        let inOrder = targets.sorted {
            Place(graph.file(of: $0), graph.alternatives[$0].valueSpan)
                < Place(graph.file(of: $1), graph.alternatives[$1].valueSpan)
        }
        for target in inOrder.map({ graph.alternatives[$0].target })
        where !roots.contains(target) && graph.params(of: target).allSatisfy({ graph.params[$0].isOptional }) {
            roots.append(target)
        }
        self.roots = roots
        finishes = graph.alternatives.map { $0.action == .finish }
    }

    struct Node {
        var configuration: Configuration
        var root: Int
        var parent: Int
        var label: StepLabel
    }
    /// What the steps of a way can ask for.
    struct Key: Hashable {
        struct Layer: Hashable {
            var made: Reference
            var active: Int
            var tops: [ScreenID]
        }
        var screen: ScreenID
        var isStack: Bool
        var depth: Int
        var layers: [Layer]
    }

    mutating func way(of link: DeepLinkID) -> Result<Way, Unroutability> {
        if let way = search(link) ?? search(link, comesBack: true) { return .success(way) }
        if graph.deepLinks[link].path != nil, let way = search(link, ignoresSupply: true) {
            if let missing = missing(way, link) { return .failure(Unroutability(reason: missing)) }
        }
        if graph.deepLinks[link].path != nil { return .failure(Unroutability(reason: .path)) }
        if let way = search(link, ignoresSupply: true), let missing = missing(way, link) {
            return .failure(Unroutability(reason: missing))
        }
        if search(link, ignoresSupply: true, ignoresRequirements: true) != nil {
            return .failure(Unroutability(reason: .requirement(graph.deepLinks[link].opens.screen)))
        }
        return .failure(Unroutability(reason: .none))
    }

    struct Unroutability: Error { var reason: Unroutable }

    private func missing(_ way: Way, _ link: DeepLinkID) -> Unroutable? {
        let values = types.supply(of: link)
        for label in way.steps where label.kind == .event {
            let alternative = AlternativeID(raw: label.operand)
            if let name = unsupplied(alternative, values) {
                return .missing(name: name, event: graph.alternatives[alternative].transition!)
            }
        }
        return nil
    }

    private func unsupplied(_ alternative: AlternativeID, _ values: [(name: Symbol, type: Symbol?)]) -> Symbol? {
        for wanted in graph.carried(by: alternative) {
            if let given = values.first(where: { $0.name == wanted.name }) {
                if given.type == nil || given.type == wanted.type { continue }
            }
            let isOptional = graph.text.withUTF8(of: wanted.type) { $0.last == UInt8(ascii: "?") }
            if !isOptional { return wanted.name }
        }
        return nil
    }

    private mutating func search(
        _ id: DeepLinkID, ignoresSupply: Bool = false, ignoresRequirements: Bool = false, comesBack: Bool = false
    ) -> Way? {
        let link = graph.deepLinks[id]
        let values = types.supply(of: id)
        let requires = ignoresRequirements ? Guard() : machine.program.guarding(link.requires)
        var nodes: [Node] = []
        var seen: [Key: [Cube]] = [:]
        var levels = 0

        func isNew(_ c: Configuration) -> Bool {
            var key = Key(screen: c.current, isStack: c.region.isStack, depth: 0, layers: [])
            // Of layers that were made from the same flow only the nearest can be chosen from.
            for layer in c.layers.reversed() where layer.regions.count > 1 {
                if key.layers.contains(where: { $0.made == layer.made }) { continue }
                let showsAll = comesBack || layer.container == .split
                key.layers.append(
                    .init(
                        made: layer.made, active: layer.active,
                        tops: showsAll ? layer.regions.map { $0.frames[$0.frames.count - 1].screen } : []))
            }
            // Whether tabs can be chosen, and what lies below where a `then` may ask for it.
            key.depth = c.top.regions.count > 1 ? 1 : 0
            let known = seen[key] ?? []
            if known.contains(where: { $0.contains(c.conditions) }) { return false }
            seen[key] = known + [c.conditions]
            return true
        }
        func way(_ index: Int) -> Way {
            var steps: [StepLabel] = []
            var next = index
            while nodes[next].parent >= 0 {
                steps.append(nodes[next].label)
                next = nodes[next].parent
            }
            return Way(root: roots[nodes[index].root], steps: steps.reversed())
        }
        /// The configurations that a step makes, for each part of the conditions that it asks about.
        func variants(_ c: Configuration, _ label: StepLabel?) -> [Configuration] {
            var results: [Configuration] = []
            var pending = [c.conditions]
            while let cube = pending.popLast() {
                var next = c
                next.conditions = cube
                do {
                    if let label, !(try machine.step(label, &next)) { continue }
                    if ignoresRequirements {
                        results.append(next)
                    } else if try machine.mayBeSeen(requires, next) {
                        results.append(next)
                    }
                } catch let undecided as Machine.Undecided {
                    pending.append(Cube(known: cube.known | undecided.bit, value: cube.value | undecided.bit))
                    pending.append(Cube(known: cube.known | undecided.bit, value: cube.value))
                } catch { continue }
            }
            return results
        }

        for (number, root) in roots.enumerated() {
            for cube in machine.program.allowed(in: Cube()) {
                for c in variants(machine.window(root, opener: .none, cube), nil) {
                    if link.path != nil || isNew(c) {
                        nodes.append(Node(configuration: c, root: number, parent: -1, label: .none))
                    }
                }
            }
        }
        if link.path == nil || link.path!.isEmpty {
            for (index, node) in nodes.enumerated()
            where link.opens.screen == nil
                ? roots[node.root] == link.opens : node.configuration.current == link.opens.screen
            {
                return way(index)
            }
        }
        var level = 0..<nodes.count
        while !level.isEmpty, (comesBack ? levels < 64 : true), nodes.count < (comesBack ? 5_000 : 200_000) {
            if let path = link.path, levels >= path.count { return nil }
            for index in level {
                let c = nodes[index].configuration
                for label in labels(c, explicit: link.path.map { $0[levels] }) {
                    if label.kind == .event, !ignoresSupply,
                        unsupplied(AlternativeID(raw: label.operand), values) != nil
                    {
                        continue
                    }
                    for next in variants(c, label) {
                        let arrives = arrives(link.opens, next, label)
                        let isLastStep = link.path.map { levels == $0.count - 1 } ?? true
                        guard arrives && isLastStep || link.path != nil || isNew(next) else { continue }
                        nodes.append(Node(configuration: next, root: nodes[index].root, parent: index, label: label))
                        if arrives, isLastStep { return way(nodes.count - 1) }
                    }
                }
            }
            level = level.upperBound..<nodes.count
            levels += 1
        }
        return nil
    }

    private func arrives(_ opens: Reference, _ c: Configuration, _ label: StepLabel) -> Bool {
        if let screen = opens.screen { return c.current == screen }
        if label.kind == .tab { return graph.children[ChildID(raw: label.operand)].reference == opens }
        var next = AlternativeID(raw: label.operand)
        while !next.isNone {
            let a = graph.alternatives[next]
            if a.target == opens, a.action.opens || a.action == .select { return true }
            next = a.then
        }
        return false
    }

    private mutating func labels(_ c: Configuration, explicit: DeepLink.Step?) -> [StepLabel] {
        var labels: [StepLabel] = []
        for event in events(of: c.current) {
            if case .event(let wanted, _, _) = explicit, wanted != event { continue }
            if case .tab = explicit { continue }
            for id in graph.alternatives(of: event) {
                let a = graph.alternatives[id]
                switch a.action {
                case .push, .present, .select, .show: break
                default: if explicit == nil || a.action == .finish { continue }
                }
                var then = a.then
                while !then.isNone, graph.alternatives[then].action != .finish { then = graph.alternatives[then].then }
                if then.isNone { labels.append(StepLabel(.event, id.raw)) }
            }
        }
        if c.top.container == .tabs || c.top.container == .split, let flow = c.top.made.flow {
            for child in graph.flows[flow].children {
                if case .event = explicit { continue }
                if case .tab(let wanted, _) = explicit, wanted != graph.children[child].reference { continue }
                labels.append(StepLabel(.tab, child.raw))
            }
        }
        return labels
    }

    private mutating func events(of screen: ScreenID) -> [TransitionID] {
        if let known = ordered[screen] { return known }
        let events = machine.program.events[machine.program.events(of: screen)].sorted {
            graph.place(of: $0) < graph.place(of: $1)
        }
        ordered[screen] = events
        return events
    }
}
