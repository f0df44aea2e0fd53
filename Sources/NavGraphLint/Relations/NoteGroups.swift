import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension Relations {
    /// What is so for each of many elements because of one: transitions that lead round in one circle, the deep modals of a
    /// flow, all that lies behind what only a link opens.
    mutating func groupNotes() {
        groupGrowth()
        groupDeepModals()
        groupLinkOnly()
    }

    private mutating func groupGrowth() {
        guard numbers(of: .unboundedStack).count > 1 else { return }
        let groups = connectedTransitions(graph, runs)
        group(
            runs.growing.compactMap { event in
                number(.unboundedStack, graph.subject(of: event)).map { ($0, groups[event.index]) }
            })
    }

    private mutating func groupDeepModals() {
        group(
            graph.screens.ids.compactMap { screen -> (Int, FlowID)? in
                guard let number = number(.deepModal, screen), let flow = graph.firstFlow(around: screen) else {
                    return nil
                }
                return (number, flow)
            })
    }

    private mutating func groupLinkOnly() {
        for number in numbers(of: .linkOnly) {
            let way = findings[number].witness.compactMap { step in
                step.current.isEmpty ? nil : self.number(.linkOnly, Subject(.screen, name: step.current))
            }
            if let first = way.first { set(number, sameAs: first) }
        }
    }
}

/// A number for each transition, the same for those from each of which a run may lead on to the other, as the text has it.
/// Tarjan's strongly connected components (1972), over screens and transitions, with its own stack. O(graph).
private func connectedTransitions(_ graph: NavGraph, _ runs: RunAnalysis) -> [Int] {
    let screens = graph.screens.count
    var next = [[Int]](repeating: [], count: screens + graph.transitions.count)
    for screen in graph.screens.ids { next[screen.index] = runs.events(of: screen).map { screens + $0.index } }
    for id in graph.alternatives.ids {
        let a = graph.alternatives[id]
        guard let transition = a.transition else { continue }
        next[screens + transition.index] += graph.firstScreens(of: a.action.opened).map(\.index)
    }
    return Array(components(of: next)[screens...])
}

private func components(of next: [[Int]]) -> [Int] {
    var component = [Int](repeating: -1, count: next.count)
    var order = component
    var lowest = component
    var (open, count): ([Int], Int) = ([], 0)
    for root in next.indices where order[root] < 0 {
        var path = [(node: root, edge: 0)]
        (order[root], lowest[root]) = (count, count)
        count += 1
        open.append(root)
        while let (node, edge) = path.last {
            if edge < next[node].count {
                path[path.count - 1].edge += 1
                let other = next[node][edge]
                if order[other] < 0 {
                    (order[other], lowest[other]) = (count, count)
                    count += 1
                    open.append(other)
                    path.append((other, 0))
                } else if component[other] < 0 {
                    lowest[node] = min(lowest[node], order[other])
                }
                continue
            }
            path.removeLast()
            if let below = path.last?.node { lowest[below] = min(lowest[below], lowest[node]) }
            guard lowest[node] == order[node] else { continue }
            while let last = open.popLast() {
                component[last] = node
                if last == node { break }
            }
        }
    }
    return component
}
