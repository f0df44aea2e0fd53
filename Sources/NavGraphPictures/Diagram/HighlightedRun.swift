import NavGraphModel
import NavGraphRuns

/// A run as a diagram shows it: its steps numbered, its screens and arrows bold.
package struct HighlightedRun: Sendable {
    package typealias Step = Witness.Action
    /// The action, and the screen that is current afterwards.
    package var steps: [(step: Step, screen: ScreenID?)]

    package init(steps: [(step: Step, screen: ScreenID?)]) { self.steps = steps }

    package init(_ witness: Witness, in graph: NavGraph) {
        steps = witness.steps.map { ($0.action(in: graph), $0.screen) }
    }
}

/// Which arrows and nodes of a diagram a run uses, by the number of the step that does first; launch is 0.
struct Highlight {
    private(set) var edges: [Int: Int] = [:]
    private(set) var nodes: [DiagramNode: Int] = [:]
    /// The messages to openers that steps send, by the number of the step.
    private(set) var messages: [HandlerID: Int] = [:]
    /// The steps that no arrow of the graph shows: back, a swipe, an outcome at which nothing happens but that it closes.
    private(set) var others: [Other] = []

    struct Other {
        var tail, head: DiagramNode
        var number: Int
        var step: HighlightedRun.Step
    }

    init(_ run: HighlightedRun, in contents: DiagramContents) {
        let graph = contents.graph
        var steps: [HighlightedRun.Step: Int] = [:]
        // The host of a module is not in the diagram.
        let screens = run.steps.map { $0.screen.flatMap { $0.index < graph.screens.count ? $0 : nil } }
        for (number, step) in run.steps.enumerated() {
            if steps[step.step] == nil { steps[step.step] = number }
            if let screen = screens[number], nodes[.screen(screen)] == nil { nodes[.screen(screen)] = number }
        }
        /// Whether an arrow ends where the step does.
        func leads(_ edge: DiagramEdge, to number: Int) -> Bool {
            guard let screen = screens[number] else { return false }
            switch edge.head {
            case .screen(let head): return head == screen
            case .container(let flow): return graph.firstScreen(of: .flow(flow)) == screen
            case .launch: return true
            default: return false
            }
        }
        func mark(_ index: Int, _ number: Int) {
            let edge = contents.edges[index]
            edges[index] = number
            for node in [edge.tail, edge.head] where nodes[node] == nil { nodes[node] = number }
        }
        var finishing: [DiagramNode: Int] = [:]
        var taken: Set<AlternativeID> = graph.entry.isNone ? [] : [graph.entry]
        for (index, edge) in contents.edges.enumerated() where edge.handler.isNone {
            let step: HighlightedRun.Step? =
                switch (edge.kind, edge.tail) {
                case (.launch, _): .launch
                case (.link, .link(let link)): .link(link)
                case (.tab, _): edge.child.flatMap { graph.children[$0].target }.map(HighlightedRun.Step.tab)
                default: edge.alternative.isNone ? nil : .event(graph.first(of: edge.alternative))
                }
            guard let step, let number = steps[step] else { continue }
            mark(index, number)
            taken.insert(edge.alternative)
            if edge.kind == .finish { finishing[edge.head] = number }
        }
        // What handlers do, innermost last: all that one opens, if its end is where the step ends.
        let handled = contents.edges.indices.filter { !contents.edges[$0].handler.isNone }
        let opening = Dictionary(grouping: handled) { graph.first(of: contents.edges[$0].alternative) }
        for (alternative, indices) in opening.sorted(by: { $0.key < $1.key }) {
            let handler = contents.edges[indices[0]].handler
            guard let outcome = graph.handlers[handler].outcome else { continue }
            guard let number = finishing[.exit(outcome)] ?? steps[.outcome(outcome)] else { continue }
            guard taken.contains(graph.alternatives[alternative].parent),
                indices.contains(where: { leads(contents.edges[$0], to: number) })
            else { continue }
            for index in indices {
                mark(index, number)
                taken.insert(contents.edges[index].alternative)
                let edge = contents.edges[index]
                if edge.kind == .finish { finishing[edge.head] = number }
            }
        }
        for (index, edge) in contents.edges.enumerated() where edges[index] != nil {
            for handler in edge.messages {
                guard let outcome = graph.handlers[handler].outcome else { continue }
                if let number = finishing[.exit(outcome)] ?? steps[.outcome(outcome)] { messages[handler] = number }
            }
        }
        // With `root: entry` the choice of `entry` is made again: its arrow is marked as well.
        let again = Set(contents.edges.indices.filter { contents.edges[$0].head == .launch }.compactMap { edges[$0] })
        for number in again.sorted() {
            let chosen = contents.edges.indices.first { index in
                contents.edges[index].kind == .launch && leads(contents.edges[index], to: number)
            }
            if let chosen, edges[chosen] == nil { mark(chosen, number) }
        }
        let shown = Set(edges.values)
        for (number, step) in run.steps.enumerated() where number > 0 && !shown.contains(number) {
            guard let from = screens[number - 1], let to = screens[number], from != to else { continue }
            others.append(Other(tail: .screen(from), head: .screen(to), number: number, step: step.step))
        }
    }
}
