import NavGraphReports

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
