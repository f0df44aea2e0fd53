import NavGraphModel

/// For each screen a number of steps that no run to it without link steps undercuts: as if whatever opens something could do
/// so wherever its owner is current, and as if nothing had to be closed before.
///
/// Breadth first along what is opened, without stacks and conditions. O(size).
struct LeastSteps {
    private let graph: NavGraph
    private var steps: [Int]
    private var flowSteps: [Int]
    /// The targets that each transition opens or selects, including its handlers.
    private var opened: [[Target]]
    private var levels: [[ScreenID]] = []

    init(_ graph: NavGraph) {
        self.graph = graph
        steps = Array(repeating: .max, count: graph.screens.count)
        flowSteps = Array(repeating: .max, count: graph.flows.count)
        opened = Array(repeating: [], count: graph.transitions.count)
        var atLaunch: [(target: Target, steps: Int)] = []
        for id in graph.alternatives.ids {
            let alternative = graph.alternatives[id]
            for target in [alternative.action.opened, alternative.action.selected].compactMap(\.self) {
                if let transition = alternative.transition {
                    opened[transition.index].append(target)
                } else {
                    atLaunch.append((target, alternative.handler.isNone ? 0 : 1))
                }
            }
        }
        for (target, steps) in atLaunch { reach(target, after: steps) }
        for transition in graph.transitions.ids where isAnywhere(transition) { fire(transition, after: 0) }
        var inFlow: [FlowID: [TransitionID]] = [:]
        var next = 0
        for transition in graph.transitions.ids where !isAnywhere(transition) {
            if case .flow(let flow) = graph.transitions[transition].owner {
                inFlow[flow, default: []].append(transition)
            }
        }
        while next < levels.count {
            var index = 0
            while index < levels[next].count {
                let screen = levels[next][index]
                index += 1
                if steps[screen.index] < next { continue }
                for transition in graph.screens[screen].transitions { fire(transition, after: next) }
                for flow in graph.flows(around: screen) {
                    for transition in inFlow.removeValue(forKey: flow) ?? [] { fire(transition, after: next) }
                }
            }
            next += 1
        }
    }

    /// `.max`: no run comes to it.
    subscript(screen: ScreenID) -> Int { steps[screen.index] }

    private func isAnywhere(_ transition: TransitionID) -> Bool {
        switch graph.transitions[transition].owner {
        case .app, .group: true
        case .flow(let flow): !graph.flows[flow].buttons.isEmpty
        case .screen: false
        }
    }

    private mutating func fire(_ transition: TransitionID, after steps: Int) {
        for target in opened[transition.index] { reach(target, after: steps + 1) }
    }

    private mutating func reach(_ target: Target, after count: Int) {
        for screen in graph.firstScreens(of: target) where steps[screen.index] > count {
            steps[screen.index] = count
            while levels.count <= count { levels.append([]) }
            levels[count].append(screen)
        }
        guard let flow = target.flow, flowSteps[flow.index] > count else { return }
        flowSteps[flow.index] = count
        for child in graph.flows[flow].children {
            // Another tab, or column, takes a step, unless something selects it, which is one of `opened`.
            if let target = graph.children[child].target { reach(target, after: count + 1) }
        }
    }
}
