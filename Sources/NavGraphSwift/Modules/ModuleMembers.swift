import NavGraphModel

/// The elements of each module, in file order: what is asked for each module of a graph is looked up, not searched for.
struct ModuleMembers {
    private(set) var flows: [ModuleID: [FlowID]] = [:]
    private(set) var groups: [ModuleID: [GroupID]] = [:]
    private(set) var screens: [ModuleID: [ScreenID]] = [:]
    /// The events that fire whatever is shown.
    private(set) var appEvents: [ModuleID: [TransitionID]] = [:]
    private(set) var messages: [ModuleID: [MessageID]] = [:]
    private(set) var otherMessages: [MessageID] = []
    private(set) var segueTargets: [ModuleID: [ScreenID]] = [:]

    /// O(graph).
    init(_ graph: NavGraph) {
        for id in graph.namedFlows { flows[graph.flows[id].module, default: []].append(id) }
        for id in graph.groups.ids { groups[graph.groups[id].module, default: []].append(id) }
        for id in graph.namedScreens { screens[graph.screens[id].module, default: []].append(id) }
        for id in graph.appTransitions { appEvents[graph.module(of: id), default: []].append(id) }
        for id in graph.messages.ids {
            guard let module = graph.module(of: id) else {
                otherMessages.append(id)
                continue
            }
            messages[module, default: []].append(id)
        }
        for id in graph.alternatives.ids where !graph.alternatives[id].segue.isEmpty {
            guard let screen = graph.alternatives[id].action.target?.screen else { continue }
            segueTargets[graph.module(of: id), default: []].append(screen)
        }
    }

    func messages(of modules: Set<ModuleID>) -> [MessageID] {
        (otherMessages + modules.flatMap { messages[$0] ?? [] }).sorted { $0.raw < $1.raw }
    }
}
