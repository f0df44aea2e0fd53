import NavGraphModel
import NavGraphPictures
import NavGraphXML

/// A picture as a document: dark where its reader is, with a title and a description, and with links between its elements.
package struct DocumentSVG {
    /// `Shop · Checkout`.
    private let title: String
    private let facts: String
    private let graph: NavGraph
    private let picture: PagePicture
    private let pictures: ScreenPictures?
    /// Whether the signs that occur are explained beside the picture.
    package var hasLegend = false

    /// - Parameters:
    ///   - facts: What is said of the graph, or its part, before the titles of what is drawn.
    package init(_ picture: PagePicture, of graph: NavGraph, facts: String, showing pictures: ScreenPictures?) {
        (self.picture, self.graph, self.facts, self.pictures) = (picture, graph, facts, pictures)
        title = "\(cleaned(graph.name))\(graph.draft.isEmpty ? "" : " (draft)") · \(picture.title)"
    }

    /// The facts, then the titles of the elements that are drawn, in file order.
    private func description(drawn: Set<String>) -> String {
        let flows = graph.namedFlows.filter { drawn.contains("flow:" + graph.name(of: $0)) }
        let screens = graph.namedScreens.filter { drawn.contains("screen:" + graph.name(of: $0)) }
        let titles = flows.map { graph.title(of: $0) } + screens.map { graph.title(of: $0) }
        return "\(facts). \(titles.map(cleaned).joined(separator: ", "))"
    }

    /// The document, from what Graphviz has drawn of the picture. O(length).
    package func bytes(drawn svg: [UInt8]) -> [UInt8] {
        let text = String(decoding: svg, as: UTF8.self)
        var drawing = SVGDrawing(picture, drawn: text, thumbnails: pictures?.names ?? [:])
        var (first, second) = (TagScanner(text), TagScanner(text))
        drawing.anchors = []
        while let tag = first.next() {
            if let id = tag["id"], let part = picture.parts[id] { drawing.anchors?.insert(part.element) }
        }
        while let tag = second.next() { drawing.add(tag, second.textBefore) }
        let rows = hasLegend ? legendRows(drawing) : []
        let width = decimal(drawing.width + (rows.map { Double(60 + 6 * $0.meaning.count) }.max() ?? 0))
        let height = decimal(max(drawing.height, Double(rows.count) * 20 + 40))
        let legend = rows.enumerated().map { number, row in
            "<g transform=\"translate(\(decimal(drawing.width)) \(20 + 20 * number))\">\(row.sample)"
                + "<text x=\"40\" y=\"13\">\(xml(row.meaning))</text></g>"
        }
        let symbols = (pictures?.symbols ?? []).map(\.symbol).joined()
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" class="pic" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img">
            <title>\(xml(title))</title>
            <desc>\(xml(description(drawn: drawing.anchors ?? [])))</desc>
            <style>\(style)</style>\(symbols.isEmpty ? "" : "\n<defs>\(symbols)</defs>")
            <rect class="ground" width="\(width)" height="\(height)"/>
            \(drawing.text)\(legend.isEmpty ? "" : "\n<g class=\"legend\">\(legend.joined())</g>")
            </svg>

            """
        return Array(document.utf8)
    }

    private func legendRows(_ drawing: SVGDrawing) -> [(sample: String, meaning: String)] {
        func arrow(_ kind: String) -> String { "<g class=\"edge \(kind)\"><path d=\"M0 9H32\"/></g>" }
        func node(_ kind: String) -> String {
            "<g class=\"node \(kind)\"><rect x=\"0\" y=\"2\" width=\"32\" height=\"14\" rx=\"4\"/></g>"
        }
        var rows: [(String, String)] = []
        for kind in ["launch", "push", "present", "replace", "root", "select", "show", "pop", "finish", "link", "tab"]
        where drawing.kinds.contains(kind) {
            if let meaning = meaning(ofEdge: kind) { rows.append((arrow(kind), meaning)) }
        }
        if drawing.kinds.contains("handled") {
            rows.append((arrow("push handled"), "event ▸ outcome: when the screen ends"))
        }
        let kinds = [
            ("alert", "alert or action sheet"), ("event", "event of several screens"), ("end", "outcome of a flow"),
            ("tabs", "tabs or columns"), ("flow", "flow"), ("error", "with an error"), ("warning", "with a warning"),
            ("lit", "on the run"), ("added", "added"), ("removed", "removed"), ("changed", "changed"),
        ]
        for (kind, meaning) in kinds where drawing.kinds.contains(kind) { rows.append((node(kind), meaning)) }
        let exits = picture.parts.filter { $0.key.hasPrefix("x") }.values
        func sign(_ text: String) -> String { "<text class=\"c\" x=\"16\" y=\"13\">\(text)</text>" }
        if exits.contains(where: { !$0.kind.hasSuffix("entry") }) { rows.append((sign("↗"), "leads to another flow")) }
        if exits.contains(where: { $0.kind.hasSuffix("entry") }) { rows.append((sign("←"), "opened from outside")) }
        return rows
    }
}

/// `38 screens · 12 flows`, or of a flow `4 screens · stack · requires loggedIn`.
package func documentFacts(of graph: NavGraph, flow: FlowID?) -> String {
    guard let flow = flow.map({ graph.flows[$0] }) else {
        let counts = [
            counted(graph.namedScreens.count, "screen"), counted(graph.namedFlows.count, "flow"),
            counted(graph.deepLinks.count, "link"), counted(graph.conditions.count, "condition"),
            counted(graph.checks.count, "check"),
        ]
        return counts.filter { !$0.hasPrefix("0 ") }.joined(separator: " · ")
    }
    let requires = flow.requires.map { literal in
        let literal = graph.literals[literal]
        let name = graph.text[graph.conditions[literal.condition].qualifiedName]
        return literal.isNegated ? "not \(name)" : name
    }
    let size =
        switch flow.container {
        case .stack, .single: "\(counted(flow.screens.count, "screen")) · \(flow.container.rawValue)"
        case .tabs: "\(counted(flow.children.count, "tab")) · tab bar"
        case .split: "\(counted(flow.children.count, "column")) · split view"
        }
    return size + (requires.isEmpty ? "" : " · requires \(requires.joined(separator: ", "))")
}

/// The tokens and the pictures of the page's style. Documents are also shown by programs that do not know `light-dark`.
private let style: String = {
    var (light, dark) = ("", "")
    for token in PageFiles.tokens.split(separator: ";") {
        let parts = token.split(separator: ":light-dark(")
        guard parts.count == 2, let name = parts[0].firstRange(of: "--") else { continue }
        let values = parts[1].dropLast().split(separator: ",")
        guard values.count == 2 else { continue }
        light += "\(parts[0][name.lowerBound...]):\(values[0]);"
        dark += "\(parts[0][name.lowerBound...]):\(values[1]);"
    }
    return "svg{\(light)}@media (prefers-color-scheme: dark){svg{\(dark)}}.ground{fill:var(--canvas)}"
        + PageFiles.pictureStyle
}()
