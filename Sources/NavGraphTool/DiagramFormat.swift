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
        let first = try runDot(dots, format: format)
        // Graphviz 2.43 fails on some sources with 'newrank', on others without it ('trouble in init_rank').
        let again = dots.indices.compactMap { number -> (number: Int, source: [UInt8])? in
            let picture = try? first[number].get()
            if picture != nil, format != "svg" { return nil }
            return secondSource(of: dots[number], drawn: picture).map { (number, $0) }
        }
        var pictures = first
        for ((number, _), second) in zip(again, (try? runDot(again.map(\.source), format: format)) ?? []) {
            guard let other = try? second.get() else { continue }
            let isBetter = (try? first[number].get()).map { isClearer(other, than: $0) } ?? true
            if isBetter { pictures[number] = second }
        }
        return try pictures.map { picture throws(GraphvizFailure) in
            try format == "svg" ? withImages(images, in: picture.get()) : picture.get()
        }
    } catch {
        throw OutputProblem("the \(format) cannot be drawn: \(error.description)")
    }
}
