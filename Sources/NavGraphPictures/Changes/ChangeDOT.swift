import NavGraphModel

extension ChangePicture {
    /// The size of a screen's picture, and the screen that shows it.
    package typealias Place = (screen: ScreenID, preview: DiagramPreview)

    /// The picture for a document: DOT, with what became of its elements.
    ///
    /// `places`: those of screens, by their names.
    package func document(title: String, places: [String: Place] = [:]) -> PagePicture {
        let out = DOTLines()
        var parts: [String: PagePart] = [:]
        out.block("digraph \"\(DOTText(title, as: .quoted))\" {") {
            let font: DOTText = #"fontname="Arial,Liberation Sans,Helvetica,sans-serif", fontsize=10"#
            out.line("graph [rankdir=LR, newrank=true, nodesep=0.25, ranksep=0.5, pad=0.3, \(font)];")
            out.line("node [shape=box, style=filled, fillcolor=white, \(font)];")
            out.line("edge [\(font), arrowsize=0.8];")
            var names: [String: DOTText] = [:]
            for (number, key) in order.enumerated() { names[key] = "n\(number + 1)" }
            var index = 0
            while index < order.count {
                let flow = flow(of: order[index])
                let end = order[index...].firstIndex { self.flow(of: $0) != flow } ?? order.count
                func writeNodes() {
                    for number in index..<end {
                        let key = order[number]
                        guard let node = nodes[key] else { continue }
                        let name: DOTText = "n\(number + 1)"
                        out.line("\(name) [id=\"\(name)\", label=\(label(of: node, key, places: places))];")
                        var part = PagePart(kind: "screen", element: key, status: node.status)
                        part.screen = place(of: key, places)?.screen
                        parts["n\(number + 1)"] = part
                    }
                }
                if let flow, let box = boxes[flow] {
                    out.block("subgraph \"cluster \(index)\" {") {
                        let name = DOTText(shortened(cleaned(box.title), to: 48), as: .quoted)
                        out.line("graph [id=\"b\(index)\", label=\"\(name)\", labeljust=l];")
                        writeNodes()
                    }
                    parts["b\(index)"] = PagePart(kind: "", element: "flow:\(flow)", status: box.status)
                } else {
                    writeNodes()
                }
                index = end
            }
            for (number, arrow) in arrows.enumerated() {
                guard let tail = names[arrow.tail], let head = names[arrow.head] else { continue }
                let lines = arrow.texts.map { DOTText(shortened(cleaned($0), to: 60), as: .html) }
                // The ground says where the middle is.
                let table: DOTText =
                    "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"3\" bgcolor=\"#FEFEFE\">"
                let text: DOTText = "\(table)<tr><td>\(lines.joined(by: "<br/>"))</td></tr></table>"
                let label: DOTText = lines.isEmpty ? "" : ", label=<\(text)>"
                out.line("\(tail) -> \(head) [id=\"a\(number)\"\(label)];")
                let kind = "\(arrow.kind)\(arrow.isHandled ? " handled" : "")"
                parts["a\(number)"] = PagePart(kind: kind, tail: arrow.tail, head: arrow.head, status: arrow.status)
            }
        }
        return PagePicture(name: "", title: title, source: out.bytes, parts: parts)
    }

    private func place(of key: String, _ places: [String: Place]) -> Place? {
        key.hasPrefix("screen:") ? places[String(key.dropFirst("screen:".count))] : nil
    }

    func flow(of key: String) -> String? { nodes[key]?.flow }

    private func label(of node: Node, _ key: String, places: [String: Place]) -> DOTText {
        let picture = place(of: key, places).map { place -> DOTText in
            let size: DOTText = "width=\"\(place.preview.width)\" height=\"\(place.preview.height)\""
            return "<tr><td fixedsize=\"true\" \(size) bgcolor=\"#FDFDFD\"></td></tr>"
        }
        let name: DOTText =
            "<font point-size=\"13\"><b>\(DOTText(shortened(cleaned(node.title), to: 48), as: .html))</b></font>"
        return "<<table border=\"0\" cellborder=\"0\">\(picture ?? "")<tr><td>\(name)</td></tr></table>>"
    }
}
