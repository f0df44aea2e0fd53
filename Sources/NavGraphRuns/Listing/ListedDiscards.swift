import NavGraphModel
import NavGraphSyntax

extension Listing {
    /// The nearest steps that take away what the user could not leave. O(steps), of configurations with such a thing.
    func discards() -> [Discard] {
        var best: [Discard.Step: (from: Int, label: StepLabel, after: Configuration)] = [:]
        for index in configurations.indices where keepsSomething(configurations[index]) {
            for range in [out[index] ?? 0..<0, linksOut[index]] {
                for edge in edges[range] {
                    guard let step = interruption(edge.label) else { continue }
                    if let known = best[step], reach(of: known.from) <= reach(of: index) { continue }
                    if let after = try? machine.discarding(edge.label, from: configurations[index]) {
                        best[step] = (index, edge.label, after)
                    }
                }
            }
        }
        return graph.interruptions.compactMap { step in
            best[step].map { Discard(step: step, witness: witness(to: $0.from, then: $0.label, making: $0.after)) }
        }
    }

    /// The nearest of some steps that take away what the user could not leave, with as many steps before as the nearest of
    /// all, as far as a short search without links sees them: no run takes fewer steps. O(`limit` · steps).
    static func nearDiscards(by steps: [Discard.Step], _ machine: Machine, limit: Int) -> [Discard.Step: Discard] {
        var near = Listing(beginning: machine, limit: limit, work: 0)
        let openers = KeptOpeners(machine.graph)
        var found: [Discard.Step: Discard] = [:]
        var expanded = 0
        func look(at level: Range<Int>) {
            for index in level where !near.parts.contains(index) && near.keepsSomething(near.configurations[index]) {
                for step in steps where found[step] == nil { found[step] = near.discard(by: step, in: index) }
            }
        }
        func expand(_ level: [Int]) -> Bool {
            for index in level {
                if !near.isWhole || expanded == limit || near.isTooHigh(near.configurations[index])
                    || Interruption.step()
                {
                    return false
                }
                near.expandPlain(index)
                expanded += 1
                if !near.cut.isEmpty { return false }
            }
            return near.isWhole
        }
        var level = 0..<near.configurations.count
        look(at: level)
        while found.isEmpty, !level.isEmpty {
            let all = level.filter { !near.parts.contains($0) }
            let next = near.configurations.count
            // What opens something that is kept first: behind the others nothing is.
            guard expand(all.filter { openers.mayOpen(in: near.configurations[$0], machine) }) else { break }
            look(at: next..<near.configurations.count)
            if !found.isEmpty { break }
            guard expand(all.filter { near.out[$0] == nil }) else { break }
            level = next..<near.configurations.count
        }
        return found
    }

    private mutating func discard(by step: Discard.Step, in index: Int) -> Discard? {
        var found: Discard?
        for label in graph.labels(of: step) where found == nil {
            forEachPart(of: index) { listing, part throws(Machine.Undecided) in
                guard found == nil, let after = try listing.machine.discarding(label, from: part) else { return }
                let place = listing.place(of: part, in: index)
                found = Discard(step: step, witness: listing.witness(to: place, then: label, making: after))
            }
        }
        return found
    }

    private func keepsSomething(_ c: Configuration) -> Bool {
        c.layers.contains { layer in
            !layer.lockedWhile.isEmpty
                || layer.regions.contains { $0.frames.contains { !graph.screens[$0.screen].backWhile.isEmpty } }
        }
    }

    private func interruption(_ label: StepLabel) -> Discard.Step? {
        switch label.kind {
        case .link: return .link(DeepLinkID(raw: label.operand))
        case .event:
            let event = graph.alternatives[AlternativeID(raw: label.operand)].transition
            return event.flatMap { graph.transitions[$0].owner == .app ? .event($0) : nil }
        default: return nil
        }
    }

    private func witness(to index: Int, then label: StepLabel, making after: Configuration) -> Witness {
        var run = witness(to: index)
        run.steps.append(Witness.Step(label: label, screen: after.current))
        run.endsAtHome = after.isAtHome
        return run
    }
}

/// What can open something that conditions keep the user from leaving; more than does.
private struct KeptOpeners {
    private var events: Set<TransitionID> = []
    /// The alternatives with handlers that do.
    private var handling: Set<AlternativeID> = []
    /// Whether a handler of `entry` does.
    private var isEntry = false

    /// Linear in the graph.
    init(_ graph: NavGraph) {
        func keeps(_ target: Target?) -> Bool {
            switch target {
            case .screen(let screen): !graph.screens[screen].backWhile.isEmpty
            case .flow(let flow):
                graph.startScreens(of: flow).contains { keeps(.screen($0)) }
                    || graph.flows[flow].children.contains { keeps(graph.children[$0].target) }
            case nil: false
            }
        }
        func opens(_ part: AlternativeID) -> Bool {
            let action = graph.alternatives[part].action
            return action == .rootEntry || action.presentation.map { !$0.lockedWhile.isEmpty } == true
                || keeps(action.opened)
        }
        for id in graph.alternatives.ids where opens(id) {
            graph.alternatives[id].transition.map { _ = events.insert($0) }
            var outer = id
            while graph.alternatives[outer].role == .then || graph.alternatives[outer].role == .handler {
                let isHandler = graph.alternatives[outer].role == .handler
                outer = graph.alternatives[outer].parent
                if isHandler { handling.insert(outer) }
            }
            isEntry = isEntry || graph.alternatives[outer].role == .entry
        }
    }

    /// Whether a step may open such a thing.
    func mayOpen(in c: Configuration, _ machine: Machine) -> Bool {
        isEntry || machine.events(in: c).contains(where: events.contains)
            || c.layers.contains { layer in
                handling.contains(layer.opener)
                    || layer.regions.contains { $0.frames.contains { handling.contains($0.opener) } }
            }
    }
}
