import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension Picture {
    /// All of a graph. `drawn`: edges that are never exit rows.
    static func whole(_ contents: DiagramContents, drawn: Set<Int> = []) -> Picture {
        let graph = contents.graph
        var always = graph.screens.ids.map { DiagramNode.screen($0) }
        for outcome in graph.outcomes.ids {
            if case .flow = graph.outcomes[outcome].owner { always.append(.exit(outcome)) }
        }
        always += contents.notes.keys
        return Picture(contents, edges: contents.edges.indices, always: always, drawn: drawn) { $0 }
    }

    /// A node for each flow, and of the screens outside of flows for those that lead into a flow. With more than two arrows
    /// a flow it has, of those between flows, the arrows by which each is first opened, as far as `runs` are known, and those
    /// to tabs and columns. The app's events that open one flow are one node, unless each `isApart`.
    static func overview(_ contents: DiagramContents, runs: RunAnalysis? = nil, isApart: Bool = false) -> Picture {
        let graph = contents.graph
        let groups = isApart ? [] : contents.appEventsByFlow()
        let first = Dictionary(groups.flatMap { group in group.map { ($0, group[0]) } }) { first, _ in first }
        let shown = contents.screensOfOverview()
        let always = graph.namedFlows.map { DiagramNode.stub($0) } + shown.sorted().map { .screen($0) }
        var all = Picture(
            contents, edges: contents.edges.indices, always: always, exitRows: .never, isOverview: true
        ) { node in
            if case .link = node { return nil }
            if case .appEvent(let event) = node { return .appEvent(first[event] ?? event) }
            if case .screen(let screen) = node, graph.screens[screen].flow == nil {
                return shown.contains(screen) ? node : nil
            }
            return graph.flow(of: node).map { .stub($0) } ?? node
        }
        for group in groups where group.count > 1 { all.appEvents[group[0]] = group }
        for edge in contents.edges where edge.kind.opens {
            guard case .screen(let head) = edge.head, graph.firstFlow(around: head) == nil, !shown.contains(head),
                let flow = graph.flow(of: edge.tail)
            else { continue }
            all.left[flow, default: []].insert(head)
        }
        guard let runs, runs.limit == nil, all.arrows.count > 2 * graph.flows.count else { return all }
        let nearest = firstOpeners(of: graph, runs)
        func isKept(_ arrow: Arrow) -> Bool {
            guard case (.stub(let tail), .stub(let head)) = (arrow.tail, arrow.head) else { return true }
            return nearest[head] == tail || arrow.edges.contains { contents.edges[$0].kind == .tab }
        }
        // A flow that others open has at least one arrow.
        var without = Set(all.arrows.map(\.head)).subtracting(all.arrows.filter(isKept).map(\.head))
        return all.keeping { isKept($0) || without.remove($0.head) != nil }
    }

    /// The screens of no flow with the arrows among them; what else leads to and from them are entry and exit rows.
    static func outsideFlows(of contents: DiagramContents) -> Picture {
        let graph = contents.graph
        let loose = graph.namedScreens.filter { graph.firstFlow(around: $0) == nil }
        func isLoose(_ node: DiagramNode) -> Bool {
            if case .screen(let screen) = node { return graph.firstFlow(around: screen) == nil }
            return false
        }
        let near = contents.edges.indices.filter { index in
            isLoose(contents.edges[index].tail) || isLoose(contents.edges[index].head)
        }
        return Picture(
            contents, edges: near, always: loose.map { .screen($0) }, exitRows: .outside
        ) { isLoose($0) ? $0 : nil }
    }

    /// For each flow the one from which it is first entered: breadth first along what runs open, whatever lies between.
    /// O(size).
    private static func firstOpeners(of graph: NavGraph, _ runs: RunAnalysis) -> [FlowID: FlowID] {
        var openers: [FlowID: FlowID] = [:]
        var entered: Set<FlowID> = []
        var seen: Set<ScreenID> = []
        var queue: [(screen: ScreenID, flow: FlowID?)] = []
        /// `flow`: that of the last screen that is in one.
        func enter(_ target: Target, from flow: FlowID?) {
            for screen in graph.firstScreens(of: target) where seen.insert(screen).inserted {
                let own = graph.firstFlow(around: screen)
                if let own, entered.insert(own).inserted { openers[own] = flow }
                queue.append((screen, own ?? flow))
            }
            guard let container = target.flow else { return }
            let first = graph.firstScreens(of: target).lazy.compactMap { graph.firstFlow(around: $0) }.first ?? flow
            for child in graph.flows[container].children.compactMap({ graph.children[$0].target }) {
                enter(child, from: first)
            }
        }
        func follow(_ alternative: AlternativeID, from flow: FlowID?) {
            var next = alternative
            var flow = flow
            while !next.isNone {
                let action = graph.alternatives[next].action
                for target in [action.opened, action.selected].compactMap(\.self) { enter(target, from: flow) }
                for handler in graph.handlers(of: next) {
                    for alternative in graph.alternatives(of: handler) { follow(alternative, from: flow) }
                }
                // The next part begins there.
                flow = graph.anchor(of: action.opened).flatMap { graph.flow(of: $0) } ?? flow
                next = graph.alternatives[next].then
            }
        }
        for launch in graph.launches { follow(launch, from: nil) }
        var next = 0
        while next < queue.count {
            let (screen, flow) = queue[next]
            next += 1
            for event in runs.events(of: screen) {
                for alternative in graph.alternatives(of: event) where runs.isPossible(alternative) {
                    follow(alternative, from: flow)
                }
            }
        }
        return openers
    }

    /// One flow with its incoming and outgoing transitions; each other flow is shown as one node.
    ///
    /// - Parameter edges: At least those with an end in the flow.
    static func flow(
        _ flow: FlowID, of contents: DiagramContents, edges: some Sequence<Int>, drawn: Set<Int> = []
    ) -> Picture {
        let graph = contents.graph
        var always = graph.flows[flow].screens.map { DiagramNode.screen($0) }
        always += graph.flows[flow].outcomes.map { .exit($0) }
        if contents.notes[.flowEvents(flow)] != nil { always.append(.flowEvents(flow)) }
        if [.tabs, .split].contains(graph.flows[flow].container) { always.append(.container(flow)) }
        let near = edges.filter { index in
            let edge = contents.edges[index]
            return contents.flow(of: edge.tail) == flow || contents.flow(of: edge.head) == flow
        }
        return Picture(contents, edges: near, always: always, exitRows: .always, drawn: drawn) { node in
            guard let around = contents.flow(of: node), around != flow else { return node }
            return .stub(around)
        }
    }

    /// The screens at most `depth` screens away from some screens, forwards or backwards.
    static func around(
        _ screens: [ScreenID], depth: Int, of contents: DiagramContents, drawn: Set<Int> = []
    ) -> Picture {
        let start = screens.map { DiagramNode.screen($0) }
        let near = contents.nodes(around: start, depth: depth)
        // Arrows have an end less than `depth` away.
        let inner = depth == 0 ? [] : contents.nodes(around: start, depth: depth - 1)
        let edges = contents.edges.indices.filter { index in
            inner.contains(contents.edges[index].tail) || inner.contains(contents.edges[index].head)
        }
        var picture = Picture(contents, edges: edges, always: start, drawn: drawn) { near.contains($0) ? $0 : nil }
        picture.countHidden(of: contents, but: Set(edges))
        return picture
    }
}

extension DiagramContents {
    /// The app's events that lead into one flow and nowhere else, by that flow; in file order.
    fileprivate func appEventsByFlow() -> [[TransitionID]] {
        var heads: [TransitionID: Set<FlowID?>] = [:]
        for edge in edges {
            guard case .appEvent(let event) = edge.tail else { continue }
            heads[event, default: []].insert(graph.flow(of: edge.head))
        }
        var led: [FlowID: [TransitionID]] = [:]
        for event in graph.appTransitions {
            guard let all = heads[event], all.count == 1, case let flow?? = all.first else { continue }
            led[flow, default: []].append(event)
        }
        return led.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Of the screens of no flow those that the app starts with, that are a tab or column, or that lead into a flow and are
    /// no hub.
    fileprivate func screensOfOverview() -> Set<ScreenID> {
        var shown: Set<ScreenID> = []
        for edge in edges {
            if case .screen(let head) = edge.head, graph.screens[head].flow == nil,
                edge.kind == .launch || edge.kind == .tab
            {
                shown.insert(head)
            }
            guard case .screen(let tail) = edge.tail, graph.screens[tail].flow == nil, !hubs.contains(tail) else {
                continue
            }
            if graph.flow(of: edge.head) != nil { shown.insert(tail) }
        }
        return shown
    }
}
