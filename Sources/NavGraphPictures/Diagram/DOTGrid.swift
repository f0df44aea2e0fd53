import NavGraphModel

/// Where Graphviz puts what no arrow joins: one below the other, a column as long as the app. In rows it is a grid.
extension DOTWriter {
    /// Fewer stand as they come.
    private static let fewest = 4

    /// The nodes among some that no arrow joins to others, if they are a grid.
    func nodesAlone(_ nodes: [DiagramNode]) -> [DiagramNode] {
        let alone = nodes.filter { !joined.contains($0) }
        return alone.count < Self.fewest ? [] : alone
    }

    /// Writes nodes that stand in rows, as many as there are columns, by lines that nobody sees. Outside of boxes Graphviz
    /// puts what comes first in the text at the bottom.
    func grid(of nodes: [DiagramNode], isInBox: Bool = false) {
        if nodes.isEmpty { return }
        let rows = rows(of: nodes)
        let written = isInBox ? rows : rows.reversed()
        for node in written.joined() { line(line(of: node)) }
        for row in written where row.count > 1 {
            line("\(row.map { name(of: $0) }.joined(by: " -> ")) [style=invis];")
        }
    }

    /// The boxes that no arrow joins to others, if they are a grid, in the order in which they are written.
    func boxesAlone(_ boxes: Boxes) -> [FlowID] {
        var boxOf: [DiagramNode: FlowID] = [:]
        for flow in boxes.outer { for node in content(of: flow, boxes) { boxOf[node] = flow } }
        var isJoined: Set<FlowID> = []
        for arrow in picture.arrows where boxOf[arrow.tail] != boxOf[arrow.head] {
            isJoined.formUnion([boxOf[arrow.tail], boxOf[arrow.head]].compactMap(\.self))
        }
        let alone = boxes.outer.filter { !isJoined.contains($0) && !content(of: $0, boxes).isEmpty }
        return alone.count < Self.fewest ? [] : rows(of: alone).reversed().flatMap(\.self)
    }

    /// Has boxes stand in rows: each begins behind the ends of the one before it.
    func grid(ofBoxes written: [FlowID], _ boxes: Boxes) {
        let isTail = Set(picture.arrows.filter { $0.tail != $0.head }.map(\.tail))
        for row in rows(of: written.sorted()) {
            for (left, right) in zip(row, row.dropFirst()) {
                let all = content(of: left, boxes)
                let ends = all.filter { !isTail.contains($0) }
                for end in ends.isEmpty ? all : ends {
                    line("\(name(of: end)) -> \(name(of: content(of: right, boxes)[0])) [style=invis];")
                }
            }
        }
    }

    private func content(of flow: FlowID, _ boxes: Boxes) -> [DiagramNode] {
        (boxes.nodes[flow] ?? []) + (boxes.inner[flow] ?? []).flatMap { content(of: $0, boxes) }
    }

    private func rows<Element>(of elements: [Element]) -> [[Element]] {
        var width = 1
        while width * width < elements.count { width += 1 }
        return stride(from: 0, to: elements.count, by: width).map {
            Array(elements[$0..<min($0 + width, elements.count)])
        }
    }
}

extension Picture {
    /// The nodes that arrows join to others.
    var joined: Set<DiagramNode> {
        Set(arrows.filter { $0.tail != $0.head }.flatMap { [$0.tail, $0.head] })
    }
}
