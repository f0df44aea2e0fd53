import NavGraphEmit
import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What `paths --cover --format json` prints.
func coverJSON(_ cover: Cover, _ runs: RunAnalysis) -> [UInt8] {
    func names(_ transitions: [TransitionID]) -> JSON { .array(transitions.map { .string(name(of: $0, runs.graph)) }) }
    return JSON.object([
        ("version", 1), ("graph", .string(runs.graph.name)),
        (
            "runs",
            .array(
                cover.runs.map { run in
                    let witness = steps(run.witness, runs)
                    return .object([
                        ("fires", names(run.fires)),
                        ("witness", .array(witness.map { step in .deferred { stepJSON(step) } })),
                    ])
                })
        ),
        ("unfired", names(cover.unfired)),
    ]).bytes()
}

/// A line for each run, whole; then what none fires.
func coverText(_ cover: Cover, _ runs: RunAnalysis) -> [UInt8] {
    var output = TextBuffer()
    for run in cover.runs {
        append(steps(run.witness, runs), isWhole: true, to: &output)
        output.append("\n")
    }
    for transition in cover.unfired {
        output.append("no run fires ")
        output.append(string: name(of: transition, runs.graph))
        output.append("\n")
    }
    return output.contents
}

private func name(of transition: TransitionID, _ graph: NavGraph) -> String {
    graph.subject(of: transition).spelled(in: graph.text)
}
