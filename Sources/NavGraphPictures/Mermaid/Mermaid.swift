import NavGraphModel
import NavGraphSyntax

/// A picture has more than Mermaid draws: 500 arrows or 50,000 characters, below which we stop.
package struct MermaidTooLarge: Error {
    package var arrows: Int
    package var characters: Int
}

/// A diagram as Mermaid's flowchart, in UTF-8; of a graph that is too big for one a document of Markdown: an overview, then
/// a fenced block for each flow. The same graph and options give the same bytes.
package func emitMermaid(
    _ graph: NavGraph, options: DiagramOptions = DiagramOptions()
) throws(MermaidTooLarge) -> [UInt8] {
    let contents = DiagramContents(graph)
    let isPart = options.flow != nil || options.focus != nil
    do throws(MermaidTooLarge) {
        return try flowchart(contents, picture(of: contents, options))
    } catch {
        if isPart || graph.flows.isEmpty { throw error }
    }
    var text = TextBuffer()
    text.append(try fenced(flowchart(contents, .overview(contents, runs: options.runs))))
    for flow in graph.flows.ids {
        text.append(string: "\n### \(headingText(graph.title(of: flow)))\n\n")
        let picture = Picture.flow(flow, of: contents, edges: contents.edges.indices)
        text.append(try fenced(flowchart(contents, picture)))
    }
    return text.contents
}

private func fenced(_ chart: [UInt8]) -> [UInt8] { Array("```mermaid\n".utf8) + chart + Array("```\n".utf8) }

/// In Markdown around the charts.
private func headingText(_ text: String) -> String {
    markdownText(shortened(cleaned(beginning(of: text, 2000)), to: 80))
}

private let mostArrows = 400
private let mostCharacters = 45_000

private func flowchart(_ contents: DiagramContents, _ picture: Picture) throws(MermaidTooLarge) -> [UInt8] {
    let chart = MermaidWriter(contents: contents, picture: picture).write()
    let arrows = picture.arrows.count
    let characters = String(decoding: chart, as: UTF8.self).unicodeScalars.count
    if arrows > mostArrows || characters > mostCharacters {
        throw MermaidTooLarge(arrows: arrows, characters: characters)
    }
    return chart
}

/// A text as it may stand in quotes in Mermaid, clean and on one line. Text with a meaning there becomes an entity code: `%%{` is
/// a directive also in quotes, `$$` a formula, and the rest is read as Markdown.
package func mermaidText(_ text: String, limit: Int = 48) -> String {
    shortened(cleaned(beginning(of: text, 2000)), to: limit).unicodeScalars.map { scalar in
        entities[scalar].map { "#\($0);" } ?? String(scalar)
    }.joined()
}

private let entities: [Unicode.Scalar: String] = [
    "#": "35", "&": "amp", "<": "lt", ">": "gt", "\"": "quot", "|": "124", "`": "96", "%": "37", "$": "36", "*": "42",
    "_": "95", "\\": "92",
]
