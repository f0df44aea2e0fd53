extension ChangePicture.Status {
    package var sign: String {
        switch self {
        case .same: ""
        case .added: "+"
        case .removed: "−"
        case .changed: "~"
        }
    }

    var mark: String { sign.isEmpty ? "" : sign + " " }
}

extension ChangePicture.Arrow {
    /// Its lines with their marks; what goes without saying has none.
    var texts: [String] {
        lines.map { $0.text.isEmpty ? "" : $0.status.mark + $0.text }.filter { !$0.isEmpty }
    }
}

extension ChangePicture {
    /// As Mermaid's flowchart, with outlines of what changed.
    package func mermaid() -> String {
        var chart = MermaidChart<String>()
        var boxIDs: [String: String] = [:]
        func label(_ key: String) -> String { nodes[key].map { mermaidText($0.status.mark + $0.title) } ?? "" }
        var index = 0
        while index < order.count {
            let flow = flow(of: order[index])
            let end = order[index...].firstIndex { self.flow(of: $0) != flow } ?? order.count
            if let flow, let box = boxes[flow], end - index > 1 || box.status == .added || box.status == .removed {
                boxIDs[flow] = chart.box(box.status.mark + box.title, order[index..<end], label: label)
            } else {
                chart.add(order[index..<end], label: label)
            }
            index = end
        }
        for arrow in arrows {
            let texts = arrow.texts.map { mermaidText($0, limit: 80) }
            let shape = mermaidArrow(arrow.kind, isHandled: arrow.isFaint)
            chart.arrow(from: arrow.tail, to: arrow.head, shape: shape, texts)
        }
        let styles: [(status: Status, outline: String, line: String)] = [
            (.added, "stroke:#2da44e,stroke-width:3px", "stroke:#2da44e,stroke-width:3px"),
            (.removed, "stroke:#e5534b,stroke-dasharray:4", "stroke:#e5534b"),
            (.changed, "stroke:#bf8700,stroke-width:2px", "stroke:#bf8700,stroke-width:2px"),
        ]
        var classes: [String] = []
        for (status, outline, _) in styles {
            let members =
                boxOrder.filter { boxes[$0]?.status == status }.compactMap { boxIDs[$0] }
                + order.filter { nodes[$0]?.status == status }.compactMap { chart.ids[$0] }
            if members.isEmpty { continue }
            chart.line("classDef \(status) \(outline)")
            classes.append("class \(members.joined(separator: ",")) \(status)")
        }
        for line in classes { chart.line(line) }
        for (status, _, line) in styles {
            let numbers = arrows.indices.filter { arrows[$0].status == status }.map(String.init)
            if !numbers.isEmpty { chart.line("linkStyle \(numbers.joined(separator: ",")) \(line)") }
        }
        return chart.text
    }
}
