import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// The pictures that there are of a graph.
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

    /// A node for each flow and for each screen outside of flows. With more than two arrows a flow it has those alone by
    /// which each flow is first opened, as far as `runs` are known, and those from outside of flows.
    static func overview(_ contents: DiagramContents, runs: RunAnalysis? = nil) -> Picture {
        let graph = contents.graph
        var always = graph.flows.ids.map { DiagramNode.stub($0) }
        always += graph.screens.ids.filter { graph.firstFlow(around: $0) == nil }.map { .screen($0) }
        let all = Picture(
            contents, edges: contents.edges.indices, always: always, exitRows: .never, isOverview: true
        ) { node in
            if case .link = node { return nil }
            return graph.flow(of: node).map { .stub($0) } ?? node
        }
        guard let runs, runs.limit == nil, all.arrows.count > 2 * graph.flows.count else { return all }
        let first = firstOpeners(of: graph, runs)
        return all.keeping { arrow in
            guard case (.stub(let tail), .stub(let head)) = (arrow.tail, arrow.head) else { return true }
            return first[head] == tail
        }
    }

    /// For each flow the one from which it is entered on a shortest run to it.
    private static func firstOpeners(of graph: NavGraph, _ runs: RunAnalysis) -> [FlowID: FlowID] {
        var nearest: [FlowID: (screen: ScreenID, distance: Int)] = [:]
        for screen in graph.screens.ids {
            guard let flow = graph.firstFlow(around: screen), let distance = runs.distance(of: screen) else { continue }
            if nearest[flow].map({ distance < $0.distance }) ?? true { nearest[flow] = (screen, distance) }
        }
        return nearest.compactMapValues { nearest in
            let flow = graph.firstFlow(around: nearest.screen)
            let screens = runs.witness(to: nearest.screen)?.steps.compactMap(\.screen) ?? []
            return screens.reversed().lazy.compactMap { graph.firstFlow(around: $0) }.first { $0 != flow }
        }
    }

    /// One flow, with what leads in and out; what is no screen of another flow is shown as one node for that flow.
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
            return graph.flow(of: edge.tail) == flow || graph.flow(of: edge.head) == flow
        }
        return Picture(contents, edges: near, always: always, exitRows: .always, drawn: drawn) { node in
            guard let around = graph.flow(of: node), around != flow else { return node }
            return .stub(around)
        }
    }

    /// What is at most `depth` screens away from some screens, forwards or backwards.
    static func around(
        _ screens: [ScreenID], depth: Int, of contents: DiagramContents, drawn: Set<Int> = []
    ) -> Picture {
        let start = screens.map { DiagramNode.screen($0) }
        let near = contents.nodes(around: start, depth: depth)
        return Picture(contents, edges: contents.edges.indices, always: start, drawn: drawn) {
            near.contains($0) ? $0 : nil
        }
    }
}
