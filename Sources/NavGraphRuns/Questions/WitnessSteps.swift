import NavGraphModel
import NavGraphSyntax

extension Witness {
    /// A run that a finding has, of a graph; `nil` if the graph has no such run. O(steps · graph).
    package init?(_ run: WitnessRun, in graph: NavGraph) {
        guard !run.isEmpty else { return nil }
        var conditions: [(id: ConditionID, value: Bool)] = []
        for value in run[0].conditions {
            guard let id = graph.conditions.ids.first(where: { graph.conditions[$0].qualifiedName == value.name })
            else { return nil }
            conditions.append((id, value.value))
        }
        let platform = graph.text[run[0].platform]
        for id in graph.conditions.ids {
            guard let platforms = graph.conditions[id].platforms else { continue }
            let value = graph.conditions[id].initially ?? platforms.contains { $0.rawValue == platform }
            conditions.append((id, value))
        }
        for id in graph.platformConditions {
            conditions.append((id, graph.text[graph.conditions[id].name] == platform))
        }
        var steps: [Step] = []
        for step in run {
            guard let label = graph.label(of: step) else { return nil }
            let screen = graph.screens.ids.first {
                !step.current.isEmpty && graph.screens[$0].qualifiedName == step.current
            }
            steps.append(Step(label: label, screen: screen))
        }
        self.init(
            conditions: conditions, steps: steps, fault: run[run.count - 1].fault, faultPlace: nil, endsAtHome: false)
    }
}

extension NavGraph {
    fileprivate func label(of step: WitnessStep) -> StepLabel? {
        switch step.kind {
        case .launch: return StepLabel(.launch)
        case .event, .host:
            let event = transitions.ids.first {
                transitions[$0].name == step.name && qualifiedName(of: transitions[$0].owner) == step.owner
            }
            guard let event else { return nil }
            let all = Array(alternatives(of: event))
            let index = max(Int(step.number), 1) - 1
            return index < all.count ? StepLabel(.event, all[index].raw) : nil
        case .outcome:
            return outcomes.ids.first {
                outcomes[$0].name == step.name && qualifiedName(of: outcomes[$0].owner) == step.owner
            }.map { StepLabel(.outcome, $0.raw) }
        case .back: return StepLabel(.back)
        case .swipe: return StepLabel(.swipe)
        case .tab:
            let name = text[step.name]
            return children.ids.first { self.name(of: children[$0].target) == name }.map { StepLabel(.tab, $0.raw) }
        case .change:
            return conditions.ids.first { conditions[$0].qualifiedName == step.name }.map { StepLabel(.change, $0.raw) }
        case .link:
            return deepLinks.ids.first { deepLinks[$0].qualifiedName == step.name }.map { StepLabel(.link, $0.raw) }
        }
    }
}
