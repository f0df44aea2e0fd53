/// What `compile` writes a diagram as.
enum DiagramFormat: String, CaseIterable {
    case dot, svg

    /// A diagram in this format. `OutputProblem` where Graphviz is wanted and cannot do it.
    func bytes(of dot: [UInt8]) throws(OutputProblem) -> [UInt8] {
        switch self {
        case .dot: dot
        case .svg: try drawn(dot, as: "svg")
        }
    }
}

/// What Graphviz makes of a diagram.
func drawn(_ dot: [UInt8], as format: String) throws(OutputProblem) -> [UInt8] {
    do throws(GraphvizFailure) {
        return try runDot(dot, format: format)
    } catch {
        throw OutputProblem("the \(format) cannot be drawn: \(error.description)")
    }
}
