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
    let json: JSON = [
        "version": 1, "graph": .string(graph.name),
        "screens": .array(
            paths.map { path in
                [
                    "name": .string(path.screen), "reachable": .bool(path.distance != nil),
                    "distance": path.distance.map(JSON.int) ?? .null, "linkOnly": .bool(path.isLinkOnly),
                    "witness": list(path.run) { step in .deferred { stepJSON(step) } } ?? .null,
                ]
            }),
    ]
    return json.bytes()
}

/// A line for each screen: its name, its distance, its run. Of long runs the middle is left out, unless they are to be
/// whole.
func pathsText(_ paths: [Path], isWhole: Bool) -> [UInt8] {
    let distances = paths.map { $0.distance.map(String.init) ?? "-" }
    let width = min(paths.map(\.screen.utf8.count).max() ?? 0, 40)
    let digits = distances.map(\.utf8.count).max() ?? 1
    let lines = zip(paths, distances).map { path, distance in
        let run = path.distance == nil ? "cannot be reached" : runText(path.run, isWhole: isWhole)
        return path.screen + padding(path.screen, to: width) + "  " + padding(distance, to: digits) + distance
            + "  \(run)\n"
    }
    return Array(lines.joined().utf8)
}

/// The spaces that a text lacks to a width.
func padding(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - text.utf8.count, 0))
}
