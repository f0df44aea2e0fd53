import NavGraphReports

/// What `compile` writes a diagram as.
enum DiagramFormat: String, CaseIterable {
    case dot, svg, mermaid
}

/// What Graphviz makes of diagrams. Of SVG, `images` stand in them for the files that they would refer to: wherever they are
/// shown, they are whole.
func drawn(
    _ dots: [[UInt8]], as format: String, images: [String: String] = [:]
) throws(OutputProblem) -> [[UInt8]] {
    do throws(GraphvizFailure) {
        let pictures = try runDot(dots, format: format)
        return format == "svg" ? pictures.map { withImages(images, in: $0) } : pictures
    } catch {
        throw OutputProblem("the \(format) cannot be drawn: \(error.description)")
    }
}
