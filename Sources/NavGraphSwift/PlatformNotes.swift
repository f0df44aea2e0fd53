import NavGraphModel
import NavGraphSyntax

/// A note if an app is for platforms for which no routers of a framework are written, beside some for which they are.
package func platformNotes(_ graph: NavGraph, for framework: SwiftSettings.Framework) -> [EmitProblem] {
    let dialect = framework.dialect
    let written = graph.platforms.filter(dialect.platforms.contains)
    let others = graph.platforms.filter { !written.contains($0) }
    guard !written.isEmpty, !others.isEmpty else { return [] }
    return [
        EmitProblem(
            Place(FileID(0), graph.keySpans[.platforms] ?? graph.fileSpan),
            "these routers of \(dialect.framework) are for \(quoted(written)); none are written for \(quoted(others))")
    ]
}

/// `'macos' and 'tvos'`.
func quoted(_ platforms: [Platform]) -> String { platforms.map { "'\($0.rawValue)'" }.joined(separator: " and ") }
