/// What `compile` writes a diagram as.
enum DiagramFormat: String, CaseIterable {
    case dot, svg, mermaid
}

/// What Graphviz makes of a diagram. Of SVG, `images` stand in it for the files that it would refer to: wherever it is shown,
/// it is whole.
func drawn(
    _ dot: [UInt8], as format: String, images: [String: String] = [:]
) throws(OutputProblem) -> [UInt8] {
    do throws(GraphvizFailure) {
        let picture = try runDot(dot, format: format)
        return format == "svg" ? withImages(images, in: picture) : picture
    } catch {
        throw OutputProblem("the \(format) cannot be drawn: \(error.description)")
    }
}

/// Some versions of Graphviz write a path as it is, others as text in XML.
private func withImages(_ images: [String: String], in svg: [UInt8]) -> [UInt8] {
    if images.isEmpty { return svg }
    var text = String(decoding: svg, as: UTF8.self)
    for (path, image) in images {
        for spelling in [path, xml(path), xml(path).replacing("'", with: "&#39;")] {
            text = text.replacing(
                "<image xlink:href=\"\(spelling)\" width=", with: "<image xlink:href=\"\(image)\" width=")
        }
    }
    return Array(text.utf8)
}
