extension DiagramContents {
    /// The nodes that lie at most `depth` screens away from some of `start`, whatever the direction of the arrows. Nodes between
    /// screens (an outcome, a tab bar) do not count as a screen. The launch, links, and the events of the app and of groups are
    /// in the result where they touch such a node, and nothing is reached through them. O(nodes + arrows).
    func nodes(around start: [DiagramNode], depth: Int) -> Set<DiagramNode> {
        var neighbours: [DiagramNode: [DiagramNode]] = [:]
        for edge in edges {
            neighbours[edge.tail, default: []].append(edge.head)
            neighbours[edge.head, default: []].append(edge.tail)
        }
        var near = Set(start)
        var frontier = start
        var step = 0
        while !frontier.isEmpty {
            var beyond: [DiagramNode] = []
            while let node = frontier.popLast() {
                for neighbour in neighbours[node] ?? [] where !near.contains(neighbour) {
                    switch neighbour {
                    case .launch, .appEvent, .link, .groupEvents: break
                    case _ where step >= depth: continue
                    case .container, .flowEvents, .exit, .stub: frontier.append(neighbour)
                    case .screen: beyond.append(neighbour)
                    }
                    near.insert(neighbour)
                }
            }
            frontier = beyond
            step += 1
        }
        return near
    }
}
