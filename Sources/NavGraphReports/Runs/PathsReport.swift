import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// How a screen is reached.
package struct Path {
    package var screen: String
    /// `nil`: no run is known, but that there is none is not proven.
    package var isReachable: Bool?
    /// The steps after launch, at least these; `nil` where it cannot be reached, or is by longer runs only than were searched.
    package var distance: Int?
    /// Where it is not proven that these are the fewest: those of the shortest run that is known.
    package var distanceAtMost: Int?
    /// Then it takes more steps than these.
    package var distanceAtLeast: Int?
    package var isLinkOnly: Bool
    /// A shortest run; empty where none can be shown.
    package var run: WitnessRun

    package init(to screen: ScreenID, _ runs: RunAnalysis) {
        self.screen = runs.graph.name(of: screen)
        let isReached = runs.isReachable(screen)
        isReachable = isReached ? true : runs.limit != nil && runs.mayBeReachable(screen) ? nil : false
        let bounds = runs.distanceBounds(of: screen)
        distance = bounds?.lowerBound
        distanceAtMost = bounds.flatMap { $0.count == 1 ? nil : $0.upperBound }
        distanceAtLeast = isReached && distance == nil ? runs.searchedSteps : nil
        isLinkOnly = runs.isLinkOnly(screen)
        run = steps(runs.witness(to: screen), of: runs)
    }
}

/// What `paths --format json` prints. `CLI.md`.
package func pathsJSON(_ paths: [Path], in graph: NavGraph) -> [UInt8] {
    let json: JSON = [
        "version": 1, "graph": .string(graph.name),
        "screens": .array(
            paths.map { path in
                .present([
                    "name": .string(path.screen), "reachable": path.isReachable.map(JSON.bool) ?? .null,
                    "distance": path.distance.map(JSON.int) ?? .null,
                    "distanceAtMost": path.distanceAtMost.map(JSON.int),
                    "distanceAtLeast": path.distanceAtLeast.map(JSON.int), "linkOnly": .bool(path.isLinkOnly),
                    "witness": path.run.isEmpty ? .null : witnessJSON(path.run),
                ])
            }),
    ]
    return json.bytes()
}

/// A line for each screen: its name, its distance, its run. Of long runs the middle is left out, unless they are to be
/// whole.
package func pathsText(_ paths: [Path], isWhole: Bool) -> [UInt8] {
    let distances = paths.map { path in
        path.distance.map { distance in
            path.distanceAtMost.map { "\(distance) to \($0)" } ?? String(distance)
        } ?? path.distanceAtLeast.map { "> \($0)" } ?? (path.isReachable == nil ? "?" : "-")
    }
    let width = min(paths.map(\.screen.utf8.count).max() ?? 0, 40)
    let digits = distances.map(\.utf8.count).max() ?? 1
    let lines = zip(paths, distances).map { path, distance in
        let other =
            switch path.isReachable {
            case true?: "only by runs longer than the search limit"
            case false?: "unreachable"
            case nil: "unknown: no run was found, but the analysis is incomplete"
            }
        let run = path.distance == nil ? other : runText(path.run, isWhole: isWhole)
        return path.screen + padding(path.screen, to: width) + "  " + padding(distance, to: digits) + distance
            + "  \(run)\n"
    }
    return Array(lines.joined().utf8)
}

func padding(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - text.utf8.count, 0))
}
