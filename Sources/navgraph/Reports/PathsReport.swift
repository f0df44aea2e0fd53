import NavGraphEmit
import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// How a screen is reached.
struct Path {
    var screen: String
    /// The steps after launch; `nil` where it cannot be reached.
    var distance: Int?
    var isLinkOnly: Bool
    /// A shortest run; empty where none can be shown.
    var run: WitnessRun

    init(to screen: ScreenID, _ runs: RunAnalysis) {
        self.screen = runs.graph.name(of: screen)
        distance = runs.distance(of: screen)
        isLinkOnly = runs.isLinkOnly(screen)
        run = steps(runs.witness(to: screen), runs)
    }
}

/// What `paths --format json` prints. `CLI.md`.
func pathsJSON(_ paths: [Path], in graph: NavGraph) -> [UInt8] {
    JSON.object([
        ("version", 1), ("graph", .string(graph.name)),
        (
            "screens",
            .array(
                paths.map { path in
                    .object([
                        ("name", .string(path.screen)), ("reachable", .bool(path.distance != nil)),
                        ("distance", path.distance.map { .int($0) } ?? .null), ("linkOnly", .bool(path.isLinkOnly)),
                        (
                            "witness",
                            path.run.isEmpty ? .null : .array(path.run.map { step in .deferred { stepJSON(step) } })
                        ),
                    ])
                })
        ),
    ]).bytes()
}

/// A line for each screen: its name, its distance, its run. Of long runs the middle is left out, unless they are to be
/// whole.
func pathsText(_ paths: [Path], isWhole: Bool) -> [UInt8] {
    let width = min(paths.map(\.screen.utf8.count).max() ?? 0, 40)
    let digits = paths.map { $0.distance.map { String($0).utf8.count } ?? 1 }.max() ?? 1
    var output = TextBuffer()
    for path in paths {
        output.append(string: padded(path.screen, to: width, atEnd: true))
        output.append("  ")
        output.append(string: padded(path.distance.map { String($0) } ?? "-", to: digits, atEnd: false))
        output.append("  ")
        if path.distance == nil {
            output.append("cannot be reached")
        } else {
            append(path.run, isWhole: isWhole, to: &output)
        }
        output.append("\n")
    }
    return output.contents
}

private func padded(_ text: String, to width: Int, atEnd: Bool) -> String {
    let padding = String(repeating: " ", count: max(width - text.utf8.count, 0))
    return atEnd ? text + padding : padding + text
}
