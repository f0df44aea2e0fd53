import NavGraphModel

/// The runs of a graph that keep some values, gone along one by one: without an analysis of all of them.
package struct KeptRuns: Sendable {
    private let machine: Machine

    /// `nil`: no launch keeps the values.
    package init?(_ runs: RunAnalysis, keeping values: [ConditionValue]) {
        let program = Program(runs.graph, runs.restriction(to: values))
        guard program.hasLaunch else { return nil }
        var machine = Machine(program)
        machine.ways = runs.machine.ways
        self.machine = machine
    }

    /// A run that takes the same steps to the same screen, from whatever launch; `nil`: there is no such run.
    package func run(like other: Witness) -> Witness? {
        let labels = other.steps.dropFirst().map(\.label)
        let run = machine.replay(
            { try machine.run(labels, $0) },
            accepts: { run in
                run.fault == nil && run.screens.count == other.steps.count
                    && run.last.current == other.steps.last?.screen
            })
        return run.map { Witness(labels, $0, in: machine.program) }
    }
}
