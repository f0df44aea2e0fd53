extension DiagramContents {
    /// The nodes within `depth` screens of some, whatever the direction of the arrows. What stands between screens (an
    /// outcome, a tab bar) does not count; beyond launch, links and app events there is nothing near. O(nodes + arrows).
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
