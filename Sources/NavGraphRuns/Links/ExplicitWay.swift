import NavGraphModel

/// Ways that links write down with `path`. LANGUAGE 7.
extension WayMoves {
    /// The way that a link writes down, if it can be gone.
    func explicit(_ path: [DeepLink.Step], of link: DeepLinkID) -> Way? {
        let opens = graph.deepLinks[link].opens!
        var reached: [(configuration: Configuration, root: Int, steps: [StepLabel])] = []
        for (number, root) in steps.roots.enumerated() {
            do {
                for c in variants(machine.window(root, opener: .none, Cube()), nil) { reached.append((c, number, [])) }
            }
        }
        if path.isEmpty {
            return reached.first {
                (opens.screen == nil ? steps.roots[$0.root] == opens : $0.configuration.current == opens.screen)
                    && receives(link, $0.configuration)
            }
            .map { Way(root: steps.roots[$0.root], steps: []) }
        }
        for (number, step) in path.enumerated() {
            var next: [(configuration: Configuration, root: Int, steps: [StepLabel])] = []
            for node in reached {
                for label in labels(step, node.configuration) where isSupplied(label) {
                    for after in variants(node.configuration, label) where next.count < 200_000 {
                        next.append((after, node.root, node.steps + [label]))
                        guard number == path.count - 1 else { continue }
                        let arrives =
                            opens.screen != nil ? after.current == opens.screen : targets(of: label).contains(opens)
                        if arrives, receives(link, after) {
                            return Way(root: steps.roots[node.root], steps: node.steps + [label])
                        }
                    }
                }
            }
            reached = next
        }
        return nil
    }

    /// Whether what is current receives what a link sends.
    private func receives(_ link: DeepLinkID, _ c: Configuration) -> Bool {
        let link = graph.deepLinks[link]
        return link.send.isEmpty || c.current == graph.firstScreen(of: link.opens)
    }

    private func labels(_ step: DeepLink.Step, _ c: Configuration) -> [StepLabel] {
        switch step {
        case .event(let event, _, _):
            guard machine.program.events[machine.program.events(of: c.current)].contains(event) else { return [] }
            return steps.alternatives(of: event).map { StepLabel(.event, $0.raw) }
        case .tab(let wanted, _):
            return tabs(of: c).filter { graph.children[ChildID(raw: $0.operand)].target == wanted }
        case .unresolved: return []
        }
    }

    private func isSupplied(_ label: StepLabel) -> Bool {
        guard label.kind == .event, let supplied else { return true }
        return steps.isSupplied(AlternativeID(raw: label.operand), supplied)
    }
}
