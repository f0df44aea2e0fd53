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
