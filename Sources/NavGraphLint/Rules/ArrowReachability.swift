import NavGraphModel
import NavGraphSyntax

/// `unreachable-screen` and `unreachable-flow`, over arrows: a screen is reached if some chain of transitions, tabs,
/// columns and links leads to it, whether or not a run can take it. O(size of the graph).
func arrowReachability(_ graph: NavGraph) -> [Finding] {
    var walk = ArrowWalk(graph)
    walk.run()
    var findings: [Finding] = []
    for screen in graph.screens.ids where !walk.isReached[screen.index] {
        findings.append(
            Finding(
                .unreachableScreen, Subject(.screen, name: graph.screens[screen].qualifiedName),
                at: graph.place(of: screen),
                "nothing leads to screen '\(graph.name(of: screen))': no transition, tab, column or link"))
    }
    for flow in graph.flows.ids where !walk.isNamed[flow.index] {
        if graph.flows[flow].screens.contains(where: { walk.isReached[$0.index] }) { continue }
        findings.append(
            Finding(
                .unreachableFlow, Subject(.flow, name: graph.flows[flow].qualifiedName), at: graph.place(of: flow),
                "nothing leads to flow '\(graph.name(of: flow))', nor to a screen of it"))
    }
    return findings
}

/// A walk over arrows from everything that can be shown without one.
private struct ArrowWalk {
    let graph: NavGraph
    private(set) var isReached: [Bool]
    /// The flows that an entry, tab, column or target names.
    private(set) var isNamed: [Bool]
    /// The flows whose events were followed: some screen inside is reached.
    private var isInside: [Bool]
    private var isOpened: [Bool]
    private var pending: [ScreenID] = []

    init(_ graph: NavGraph) {
        self.graph = graph
        isReached = Array(repeating: false, count: graph.screens.count)
        isNamed = Array(repeating: false, count: graph.flows.count)
        isInside = isNamed
        isOpened = isNamed
    }

    mutating func run() {
        for child in graph.children.ids { name(graph.children[child].reference) }
        for alternative in graph.alternatives.ids { name(graph.alternatives[alternative].target) }
        if !graph.entry.isNone { follow(graph.entry) }
        if !graph.isApp { openWhatIsPublic() }
        for event in graph.appTransitions { follow(graph.transitions[event].firstAlternative) }
        for link in graph.deepLinks.ids {
            name(graph.deepLinks[link].opens)
            open(graph.deepLinks[link].opens)
        }
        while let screen = pending.popLast() {
            for event in graph.screens[screen].transitions { follow(graph.transitions[event].firstAlternative) }
            for flow in graph.flows(around: screen) where !isInside[flow.index] {
                isInside[flow.index] = true
                for event in graph.flows[flow].transitions { follow(graph.transitions[event].firstAlternative) }
            }
        }
    }

    /// A module alone is entered where others can enter it.
    private mutating func openWhatIsPublic() {
        let root = ModuleID(raw: 0)
        for flow in graph.flows.ids where graph.flows[flow].isPublic && graph.flows[flow].module == root {
            isNamed[flow.index] = true
            open(.flow(flow))
        }
        for screen in graph.screens.ids where graph.screens[screen].isPublic && graph.screens[screen].module == root {
            open(.screen(screen))
        }
    }

    /// Opens what a list of alternatives leads to, with their `then` and their handlers.
    private mutating func follow(_ first: AlternativeID) {
        var alternatives = [first]
        while let next = alternatives.popLast() {
            if next.isNone { continue }
            let alternative = graph.alternatives[next]
            open(alternative.target)
            alternatives.append(alternative.next)
            alternatives.append(alternative.then)
            for handler in graph.handlers(of: next) { alternatives.append(graph.handlers[handler].firstAlternative) }
        }
    }

    /// Reaches what is shown when `reference` is opened: of tabs and columns each.
    private mutating func open(_ reference: Reference) {
        switch reference.target {
        case .screen(let screen):
            if !isReached[screen.index] {
                isReached[screen.index] = true
                pending.append(screen)
            }
        case .flow(let flow):
            if isOpened[flow.index] { return }
            isOpened[flow.index] = true
            if let start = graph.flows[flow].start { open(.screen(start)) }
            for child in graph.flows[flow].children { open(graph.children[child].reference) }
        case .none, .unresolved: break
        }
    }

    private mutating func name(_ reference: Reference) {
        if let flow = reference.flow { isNamed[flow.index] = true }
    }
}
