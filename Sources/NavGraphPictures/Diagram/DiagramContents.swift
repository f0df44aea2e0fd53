import NavGraphModel

/// Everything that the diagrams of a graph draw, worked out once: the arrows in file order, what events do without
/// leading anywhere, and the role of each screen. Nothing of it changes once it is made. O(size of the graph).
final class DiagramContents {
    let graph: NavGraph
    let roles: DiagramRoles
    private(set) var edges: [DiagramEdge] = []
    private(set) var notes: [DiagramNode: [DiagramNote]] = [:]
    /// Whether an arrow shows what happens at this outcome of a screen.
    private(set) var isDrawn: [Bool]
    /// Screens of no flow that many open.
    private(set) var hubs: Set<ScreenID> = []

    init(_ graph: NavGraph) {
        self.graph = graph
        roles = DiagramRoles(graph)
        isDrawn = Array(repeating: false, count: graph.outcomes.count)
        collect()
        hubs = findHubs()
    }

    private func collect() {
        for launch in graph.launches { visit(launch, from: .launch, of: nil) }
        for transition in graph.appTransitions { collect(transition, from: .appEvent(transition)) }
        for id in graph.deepLinks.ids {
            let link = graph.deepLinks[id]
            guard let head = graph.anchor(of: link.opens) else { continue }
            edges.append(DiagramEdge(tail: .link(id), head: head, kind: .link, opened: link.opens?.flow))
        }
        for flow in graph.flows.ids {
            for child in graph.flows[flow].children {
                guard let head = graph.anchor(of: graph.children[child].target) else { continue }
                edges.append(DiagramEdge(tail: .container(flow), head: head, kind: .tab, child: child))
            }
            for transition in graph.flows[flow].transitions {
                if let owner = owner(of: transition) { collect(transition, from: owner) }
            }
        }
        for group in graph.groups.ids {
            for transition in graph.groups[group].transitions { collect(transition, from: .groupEvents(group)) }
        }
        for screen in graph.screens.ids {
            for transition in graph.screens[screen].transitions { collect(transition, from: .screen(screen)) }
        }
    }

    private func collect(_ transition: TransitionID, from node: DiagramNode) {
        if graph.isIgnored(transition) {
            notes[node, default: []].append(DiagramNote(alternative: .none, event: transition, handler: .none))
        }
        for alternative in graph.alternatives(of: transition) { visit(alternative, from: node, of: transition) }
    }

    /// Draws an alternative with its `then` and handlers. Handlers nest no deeper than the file does.
    private func visit(
        _ first: AlternativeID, from tail: DiagramNode, of event: TransitionID?, handler: HandlerID = .none
    ) {
        var tail = tail
        for id in graph.parts(of: first) {
            let isThen = id != first
            let alternative = graph.alternatives[id]
            let head = head(of: alternative)
            let opening = edges.count
            if let head {
                let kind = alternative.role == .entry ? .launch : DiagramEdge.Kind(alternative.action) ?? .push
                edges.append(
                    DiagramEdge(
                        tail: tail, head: head, kind: kind, alternative: id, handler: handler, isThen: isThen,
                        event: event, opened: alternative.action.target?.flow))
                tail = head
            } else if !isThen {
                notes[tail, default: []].append(DiagramNote(alternative: id, event: event, handler: handler))
            }
            for handler in graph.handlers(of: id) { visit(handler, of: alternative, by: opening, event: event) }
        }
    }

    /// Draws a handler: what it does begins at the opener, which is current again, or where the outcome is raised if the
    /// opener is gone. A message to the opener belongs to the arrow that opens.
    private func visit(_ id: HandlerID, of opener: Alternative, by opening: Int, event: TransitionID?) {
        let handler = graph.handlers[id]
        var raising = graph.anchor(of: opener.action.target)
        if let outcome = handler.outcome, case .flow = graph.outcomes[outcome].owner { raising = .exit(outcome) }
        guard let raising else { return }
        if let outcome = handler.outcome, handler.kind != .close { isDrawn[outcome.index] = true }
        let owner = owner(of: event)
        switch handler.kind {
        case .close: break
        case .message:
            if edges.indices.contains(opening) { edges[opening].messages.append(id) }
        case .alternatives:
            let tail = opener.action.key == .root ? raising : owner ?? raising
            for alternative in graph.alternatives(of: id) { visit(alternative, from: tail, of: event, handler: id) }
        }
    }

    private func head(of alternative: Alternative) -> DiagramNode? {
        if case .finish(let outcome) = alternative.action { return .exit(outcome) }
        if alternative.action == .rootEntry { return .launch }
        guard DiagramEdge.Kind(alternative.action) != nil else { return nil }
        return graph.anchor(of: alternative.action.target)
    }

    private func owner(of event: TransitionID?) -> DiagramNode? {
        guard let event else { return nil }
        switch graph.transitions[event].owner {
        case .app: return .appEvent(event)
        case .screen(let screen): return .screen(screen)
        case .flow(let flow):
            // A button is an item of the tabs.
            let isButton = graph.flows[flow].buttons.contains { $0.transition == event }
            return isButton ? .container(flow) : .flowEvents(flow)
        case .group(let group): return .groupEvents(group)
        }
    }
}
