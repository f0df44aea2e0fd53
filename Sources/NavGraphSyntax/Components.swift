/// A number for each of `count` nodes, the same for those each of which leads to the other: strongly connected components,
/// Tarjan 1972, iteratively. The number is that of a node in it. `addNext` is asked once for each node, and adds those that the
/// node leads to. O(nodes and arrows).
package func connectedComponents(of count: Int, _ addNext: (UInt32, inout [UInt32]) -> Void) -> [UInt32] {
    var component = Array(repeating: UInt32.max, count: count)
    var (number, low) = (component, component)
    var stack: [UInt32] = []
    /// The nodes on the way, and where those begin in `next` that the node leads to, and that were not looked at.
    var path: [(node: UInt32, start: Int)] = []
    var next: [UInt32] = []
    var found: UInt32 = 0
    func visit(_ node: UInt32) {
        (number[Int(node)], low[Int(node)]) = (found, found)
        found += 1
        stack.append(node)
        path.append((node, next.count))
        addNext(node, &next)
    }
    for root in 0..<count where number[root] == .max {
        visit(UInt32(root))
        while let (node, start) = path.last {
            let v = Int(node)
            if next.count > start {
                let w = Int(next.removeLast())
                if number[w] == .max {
                    visit(UInt32(w))
                } else if component[w] == .max {
                    low[v] = min(low[v], number[w])
                }
                continue
            }
            path.removeLast()
            if low[v] == number[v] {
                while let w = stack.popLast() {
                    component[Int(w)] = UInt32(v)
                    if Int(w) == v { break }
                }
            }
            if let parent = path.last { low[Int(parent.node)] = min(low[Int(parent.node)], low[v]) }
        }
    }
    return component
}
