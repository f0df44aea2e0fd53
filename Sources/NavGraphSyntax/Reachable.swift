/// What `start` leads to, itself included, each once: first what is near. O(nodes and arrows).
package func reachable<Node: Hashable>(from start: [Node], _ next: (Node) -> [Node]) -> [Node] {
    var seen: Set<Node> = []
    var found = start.filter { seen.insert($0).inserted }
    var index = 0
    while index < found.count {
        found += next(found[index]).filter { seen.insert($0).inserted }
        index += 1
    }
    return found
}
