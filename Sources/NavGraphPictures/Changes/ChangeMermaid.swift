extension ChangePicture.Status {
    /// What stands before a name.
    var mark: String {
        switch self {
        case .same: ""
        case .added: "+ "
        case .removed: "− "
        case .changed: "~ "
        }
    }
}

extension ChangePicture.Arrow {
    /// Its lines with their marks; what goes without saying has none.
    fileprivate var texts: [String] {
        lines.map { $0.text.isEmpty ? "" : $0.status.mark + $0.text }.filter { !$0.isEmpty }
    }
}

extension ChangePicture {
    /// As Mermaid's flowchart, with outlines of what changed.
    package func mermaid() -> String {
        var chart = MermaidChart<String>()
        var boxIDs: [String: String] = [:]
        func label(_ key: String) -> String { mermaidText(nodes[key]!.status.mark + nodes[key]!.title) }
        var index = 0
        while index < order.count {
            let flow = nodes[order[index]]!.flow
            let end = order[index...].firstIndex { nodes[$0]!.flow != flow } ?? order.count
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
                boxOrder.filter { boxes[$0]!.status == status }.compactMap { boxIDs[$0] }
                + order.filter { nodes[$0]!.status == status }.map { chart.ids[$0]! }
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

    /// As DOT: added bold green, removed dashed red, changed amber. Groups have the classes `before`, `after`, `both`.
    ///
    /// `places`: what is kept for pictures of screens, by the name of the screen: how big, and its colour.
    package func dot(title: String, places: [String: (preview: DiagramPreview, ground: String)] = [:]) -> [UInt8] {
        var lines: [DOTText] = []
        lines.append("digraph \"\(DOTText(title, as: .quoted))\" {")
        let font: DOTText = #"fontname="Helvetica,Arial,sans-serif", fontsize=11"#
        lines.append("  graph [rankdir=LR, newrank=true, nodesep=0.25, ranksep=0.5, pad=0.3, \(font)];")
        lines.append("  node [shape=box, style=\"rounded,filled\", fillcolor=white, \(font)];")
        lines.append("  edge [fontname=\"Helvetica,Arial,sans-serif\", fontsize=9, arrowsize=0.8];")
        var names: [String: DOTText] = [:]
        for (number, key) in order.enumerated() { names[key] = "n\(number + 1)" }
        var index = 0
        while index < order.count {
            let flow = nodes[order[index]]!.flow
            let end = order[index...].firstIndex { nodes[$0]!.flow != flow } ?? order.count
            let box = flow.flatMap { boxes[$0] }
            if let box {
                lines.append("  subgraph \"cluster \(index)\" {")
                let name = DOTText(box.status.mark + shortened(cleaned(box.title), to: 48), as: .quoted)
                lines.append("    graph [label=\"\(name)\", labeljust=l, style=rounded, \(box.status.look)];")
            }
            for key in order[index..<end] {
                let node = nodes[key]!
                let name = DOTText(node.status.mark + shortened(cleaned(node.title), to: 48), as: .quoted)
                var label: DOTText = "\"\(name)\""
                if let place = places[String(key.drop { $0 != ":" }.dropFirst())], key.hasPrefix("screen:") {
                    let text = DOTText(node.status.mark + shortened(cleaned(node.title), to: 48), as: .html)
                    let size: DOTText = "width=\"\(place.preview.width)\" height=\"\(place.preview.height)\""
                    let ground = DOTText(place.ground, as: .html)
                    let picture: DOTText = "<tr><td fixedsize=\"true\" \(size) bgcolor=\"\(ground)\"></td></tr>"
                    label = "<<table border=\"0\" cellborder=\"0\">\(picture)<tr><td>\(text)</td></tr></table>>"
                }
                lines.append("    \(names[key]!) [label=\(label), \(node.status.look)];")
            }
            if box != nil { lines.append("  }") }
            index = end
        }
        for arrow in arrows {
            let label = DOTText(
                arrow.texts.map { shortened(cleaned($0), to: 60) }.joined(separator: "\n"), as: .quoted)
            let dashed: DOTText = arrow.isHandled && arrow.status != .removed ? ", style=dashed" : ""
            lines.append(
                "  \(names[arrow.tail]!) -> \(names[arrow.head]!) [label=\"\(label)\", \(arrow.status.look)\(dashed)];")
        }
        lines.append("}")
        return lines.joined(by: "\n").bytes + [UInt8(ascii: "\n")]
    }
}

extension ChangePicture.Status {
    fileprivate var look: DOTText {
        switch self {
        case .same: ##"class="both", color="#57606A""##
        case .added: ##"class="after", color="#1A7F37", fontcolor="#1A7F37", penwidth=3"##
        case .removed: ##"class="before", color="#B3261E", fontcolor="#B3261E", style=dashed"##
        case .changed: ##"class="both", color="#9A6700", fontcolor="#7D4E00", penwidth=2"##
        }
    }
}
