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
        let first = try attempts(of: dots, format: format)
        let again = dots.indices.compactMap { number -> (number: Int, source: [UInt8])? in
            let picture = try? first[number].get()
            if picture != nil, format != "svg" { return nil }
            return secondSource(of: dots[number], drawn: picture).map { (number, $0) }
        }
        var second: [Int: [UInt8]] = [:]
        let results = (try? attempts(of: again.map(\.source), format: format)) ?? []
        for (number, result) in zip(again.map(\.number), results) { second[number] = try? result.get() }
        var pictures: [[UInt8]] = []
        for (number, result) in first.enumerated() {
            // Graphviz 2.43 fails on some sources with 'newrank', on others without it ('trouble in init_rank').
            guard let other = second[number] else {
                pictures.append(try result.get())
                continue
            }
            let one = try? result.get()
            pictures.append(one.map { isClearer(other, than: $0) ? other : $0 } ?? other)
        }
        return format == "svg" ? pictures.map { withImages(images, in: $0) } : pictures
    } catch {
        throw OutputProblem("the \(format) cannot be drawn: \(error.description)")
    }
}
