import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What `paths --cover --format json` prints.
package func coverJSON(_ cover: Cover, _ runs: RunAnalysis) -> [UInt8] {
    func names(_ transitions: [TransitionID]) -> JSON { .array(transitions.map { .string(name(of: $0, runs.graph)) }) }
    let json: JSON = [
        "version": 1, "graph": .string(runs.graph.name),
        "runs": .array(
            cover.runs.map { run in
                return ["fires": names(run.fires), "witness": witnessJSON(steps(run.witness, of: runs))]
            }),
        "unfired": names(cover.unfired),
    ]
    return json.bytes()
}

/// A line for each run, whole; then what none fires.
package func coverText(_ cover: Cover, _ runs: RunAnalysis) -> [UInt8] {
    let lines =
        cover.runs.map { runText(steps($0.witness, of: runs), isWhole: true) }
        + cover.unfired.map { "no run fires \(name(of: $0, runs.graph))" }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
}

private func name(of transition: TransitionID, _ graph: NavGraph) -> String {
    graph.subject(of: transition).spelled(in: graph.text)
}
