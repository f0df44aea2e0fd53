/// A flowchart of Mermaid that grows: nodes `n1`, `n2` … and boxes `f1`, `f2` … in their order, then arrows.
struct MermaidChart<Node: Hashable> {
    private(set) var text = "flowchart LR\n"
    private(set) var ids: [Node: String] = [:]
    private var boxes = 0

    mutating func line(_ line: String) { text += "  \(line)\n" }

    /// `label`: what stands in a node, as it may stand in quotes.
    mutating func add(_ nodes: some Sequence<Node>, indent: String = "", label: (Node) -> String) {
        for node in nodes {
            let id = "n\(ids.count + 1)"
            ids[node] = id
            line("\(indent)\(id)[\"\(label(node))\"]")
        }
    }

    /// Nodes in a box with a title; the box's id.
    @discardableResult
    mutating func box(_ title: String, _ nodes: some Sequence<Node>, label: (Node) -> String) -> String {
        boxes += 1
        let id = "f\(boxes)"
        line("subgraph \(id)[\"\(mermaidText(title))\"]")
        add(nodes, indent: "  ", label: label)
        line("end")
        return id
    }

    /// `lines`: what stands at it, as it may stand in quotes.
    mutating func arrow(from tail: Node, to head: Node, shape: String, _ lines: [String]) {
        let label = lines.isEmpty ? "" : "|\"\(lines.joined(separator: "<br>"))\"|"
        if let tail = ids[tail], let head = ids[head] { line("\(tail) \(shape)\(label) \(head)") }
    }
}
