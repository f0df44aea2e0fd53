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
        var pictures = try runDot(dots, format: format)
        guard format == "svg" else { return pictures }
        let again = pictures.indices.compactMap { number in
            secondSource(of: dots[number], drawn: pictures[number]).map { (number, $0) }
        }
        for ((number, _), second) in zip(again, try runDot(again.map(\.1), format: format))
        where isClearer(second, than: pictures[number]) { pictures[number] = second }
        return pictures.map { withImages(images, in: $0) }
    } catch {
        throw OutputProblem("the \(format) cannot be drawn: \(error.description)")
    }
}
