import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// A run as a diagram shows it: its steps numbered, its screens and arrows bold.
package struct HighlightedRun: Sendable {
    package typealias Step = Witness.Action
    /// What is done, and the screen that is current then.
    package var steps: [(step: Step, screen: ScreenID?)]

    package init(steps: [(step: Step, screen: ScreenID?)]) { self.steps = steps }

    package init(_ witness: Witness, in graph: NavGraph) {
        steps = witness.steps.map { ($0.action(in: graph), $0.screen) }
    }
}

/// Which arrows and nodes of a diagram a run uses, by the number of the step that does first; launch is 0.
struct Highlight {
    private(set) var edges: [Int: Int] = [:]
    private(set) var nodes: [Int: Int] = [:]

    init(_ run: HighlightedRun, in contents: DiagramContents) {
        let numbering = contents.numbering
        let graph = contents.graph
        var steps: [HighlightedRun.Step: Int] = [:]
        var screens: [ScreenID?] = []
        for (number, step) in run.steps.enumerated() {
            if steps[step.step] == nil { steps[step.step] = number }
            screens.append(step.screen)
            if let screen = step.screen {
                let node = numbering.number(of: .screen(screen))
                if nodes[node] == nil { nodes[node] = number }
            }
        }
        /// Whether an arrow ends where the step does.
        func leads(_ edge: DiagramEdge, to number: Int) -> Bool {
            guard let screen = screens[number] else { return false }
            switch edge.head {
            case .screen(let head): return head == screen
            case .container(let flow): return graph.firstScreen(of: .flow(flow)) == screen
            default: return false
            }
        }
        var finishing: [DiagramNode: Int] = [:]
        for (index, edge) in contents.edges.enumerated() where edge.handler.isNone {
            let step: HighlightedRun.Step? =
                switch (edge.kind, edge.tail) {
                case (.launch, _): .launch
                case (.link, .link(let link)): .link(link)
                case (.tab, _): edge.child.map { .tab(graph.children[$0].reference) }
                default: edge.alternative.isNone ? nil : .event(event(of: edge.alternative))
                }
            guard let step, let number = steps[step] else { continue }
            mark(index, edge, number)
            if edge.kind == .finish { finishing[edge.head] = number }
        }
        for (index, edge) in contents.edges.enumerated() where !edge.handler.isNone {
            guard let outcome = graph.handlers[edge.handler].outcome else { continue }
            guard let number = finishing[.exit(outcome)] ?? steps[.outcome(outcome)] else { continue }
            if leads(edge, to: number) { mark(index, edge, number) }
        }

        func event(of alternative: AlternativeID) -> AlternativeID {
            var id = alternative
            while graph.alternatives[id].role == .then, !graph.alternatives[id].parent.isNone {
                id = graph.alternatives[id].parent
            }
            return id
        }
        func mark(_ index: Int, _ edge: DiagramEdge, _ number: Int) {
            edges[index] = number
            for node in [edge.tail, edge.head] {
                let node = numbering.number(of: node)
                if nodes[node] == nil { nodes[node] = number }
            }
        }
    }
}
