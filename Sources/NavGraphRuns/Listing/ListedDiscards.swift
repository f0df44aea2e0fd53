import NavGraphModel
import NavGraphSyntax

extension Listing {
    /// The nearest steps that take away what the user could not leave. O(steps), of configurations with such a thing.
    func discards() -> [Discard] {
        var best: [Discard.Step: (from: Int, label: StepLabel)] = [:]
        for index in configurations.indices where keepsSomething(configurations[index]) {
            for range in [out[index] ?? 0..<0, linksOut[index]] {
                for edge in edges[range] {
                    guard let step = interruption(edge.label) else { continue }
                    if let known = best[step], reach(of: known.from) <= reach(of: index) { continue }
                    if (try? machine.discards(edge.label, from: configurations[index])) == true {
                        best[step] = (index, edge.label)
                    }
                }
            }
        }
        return graph.interruptions.compactMap { step in
            best[step].map { Discard(step: step, witness: witness(to: $0.from, then: $0.label)) }
        }
    }

    /// The nearest of some steps that take away what the user could not leave, with as many steps before as the nearest of
    /// all, as far as a short search without links sees them: no run takes fewer steps. O(`limit` · steps).
    static func nearDiscards(by steps: [Discard.Step], _ machine: Machine, limit: Int) -> [Discard.Step: Discard] {
        var near = Listing(beginning: machine, limit: limit, work: 0)
        var found: [Discard.Step: Discard] = [:]
        var most = Int32.max
        var (next, expanded) = (0, 0)
        while near.isWhole, next < near.configurations.count, near.plain[next].steps <= most {
            defer { next += 1 }
            if near.parts.contains(next) { continue }
            if near.keepsSomething(near.configurations[next]) {
                for step in steps where found[step] == nil { found[step] = near.discard(by: step, in: next) }
                if !found.isEmpty { most = near.plain[next].steps }
            }
            if !found.isEmpty { continue }
            if expanded == limit || near.isTooHigh(near.configurations[next]) || Interruption.step() { break }
            near.expandPlain(next)
            expanded += 1
            if !near.cut.isEmpty { break }
        }
        return found
    }

    private mutating func discard(by step: Discard.Step, in index: Int) -> Discard? {
        var found: Discard?
        for label in graph.labels(of: step) where found == nil {
            forEachPart(of: index) { listing, part throws(Machine.Undecided) in
                guard found == nil, try listing.machine.discards(label, from: part) else { return }
                let place = listing.place(of: part, in: index)
                found = Discard(step: step, witness: listing.witness(to: place, then: label))
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

    private func witness(to index: Int, then label: StepLabel) -> Witness {
        var run = witness(to: index)
        var after = configurations[index]
        _ = try? machine.step(label, &after)
        run.steps.append(Witness.Step(label: label, screen: after.current))
        run.endsAtHome = after.isAtHome
        return run
    }
}
