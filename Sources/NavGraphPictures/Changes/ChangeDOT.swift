extension ChangePicture {
    /// The size and the color of a screen's thumbnail.
    package typealias Place = (preview: DiagramPreview, ground: String)

    /// As DOT: added bold green, removed dashed red, changed amber. Groups have the classes `before`, `after`, `both`.
    ///
    /// `places`: those of screens, by their names.
    package func dot(title: String, places: [String: Place] = [:]) -> [UInt8] {
        let out = DOTLines()
        out.block("digraph \"\(DOTText(title, as: .quoted))\" {") {
            let font: DOTText = #"fontname="Helvetica,Arial,sans-serif""#
            out.line("graph [rankdir=LR, newrank=true, nodesep=0.25, ranksep=0.5, pad=0.3, \(font), fontsize=11];")
            out.line("node [shape=box, style=\"rounded,filled\", fillcolor=white, \(font), fontsize=11];")
            out.line("edge [\(font), fontsize=9, arrowsize=0.8];")
            var names: [String: DOTText] = [:]
            for (number, key) in order.enumerated() { names[key] = "n\(number + 1)" }
            var index = 0
            while index < order.count {
                let flow = flow(of: order[index])
                let end = order[index...].firstIndex { self.flow(of: $0) != flow } ?? order.count
                func writeNodes() {
                    for key in order[index..<end] {
                        guard let name = names[key], let node = nodes[key] else { continue }
                        out.line("\(name) [label=\(label(of: node, key, places: places)), \(node.status.look)];")
                    }
                }
                if let box = flow.flatMap({ boxes[$0] }) {
                    out.block("subgraph \"cluster \(index)\" {") {
                        let name = text(box.status, box.title, as: .quoted)
                        out.line("graph [label=\"\(name)\", labeljust=l, style=rounded, \(box.status.look)];")
                        writeNodes()
                    }
                } else {
                    writeNodes()
                }
                index = end
            }
            for arrow in arrows {
                guard let tail = names[arrow.tail], let head = names[arrow.head] else { continue }
                let text = arrow.texts.map { shortened(cleaned($0), to: 60) }.joined(separator: "\n")
                let dashed: DOTText = arrow.isHandled && arrow.status != .removed ? ", style=dashed" : ""
                let look: DOTText = "label=\"\(DOTText(text, as: .quoted))\", \(arrow.status.look)\(dashed)"
                out.line("\(tail) -> \(head) [\(look)];")
            }
        }
        return out.bytes
    }

    /// The flow that a node is drawn in.
    func flow(of key: String) -> String? { nodes[key]?.flow }

    private func text(_ status: Status, _ title: String, as escape: DOTText.Escape) -> DOTText {
        DOTText(status.mark + shortened(cleaned(title), to: 48), as: escape)
    }

    private func label(of node: Node, _ key: String, places: [String: Place]) -> DOTText {
        guard key.hasPrefix("screen:"), let place = places[String(key.dropFirst("screen:".count))] else {
            return "\"\(text(node.status, node.title, as: .quoted))\""
        }
        let size: DOTText = "width=\"\(place.preview.width)\" height=\"\(place.preview.height)\""
        let ground = DOTText(place.ground, as: .html)
        let picture: DOTText = "<tr><td fixedsize=\"true\" \(size) bgcolor=\"\(ground)\"></td></tr>"
        let name = text(node.status, node.title, as: .html)
        return "<<table border=\"0\" cellborder=\"0\">\(picture)<tr><td>\(name)</td></tr></table>>"
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
