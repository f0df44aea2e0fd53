/// What `compile` writes a diagram as.
enum DiagramFormat: String, CaseIterable {
    case dot, svg, mermaid
}

/// What Graphviz makes of a diagram.
func drawn(_ dot: [UInt8], as format: String) throws(OutputProblem) -> [UInt8] {
    do throws(GraphvizFailure) {
        return try runDot(dot, format: format)
    } catch {
        throw OutputProblem("the \(format) cannot be drawn: \(error.description)")
    }
}
