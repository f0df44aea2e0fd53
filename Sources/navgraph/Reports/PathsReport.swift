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
        run = steps(runs.witness(to: screen), runs.graph)
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
    var output: [UInt8] = []
    for path in paths {
        output += padded(path.screen, to: width, atEnd: true).utf8
        output += "  ".utf8
        output += padded(path.distance.map { String($0) } ?? "-", to: digits, atEnd: false).utf8
        output += "  ".utf8
        if path.distance == nil {
            output += "cannot be reached".utf8
        } else {
            append(path.run, isWhole: isWhole, to: &output)
        }
        output.append(UInt8(ascii: "\n"))
    }
    return output
}

private func padded(_ text: String, to width: Int, atEnd: Bool) -> String {
    let padding = String(repeating: " ", count: max(width - text.utf8.count, 0))
    return atEnd ? text + padding : padding + text
}
