import NavGraphModel

/// The runs of a graph that keep some values, gone along one by one: without an analysis of all of them.
package final class KeptRuns {
    private let machine: Machine
    private lazy var firstSteps = stepsToScreens()

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
        run(other.steps.dropFirst().map(\.label), to: other.steps.last?.screen, through: other.steps.count)
    }

    /// How many steps `firstRun(to:)` has.
    package func firstSteps(to screen: ScreenID) -> Int? { firstSteps[screen]?.count }

    /// A run without link steps to a screen, not always a shortest. `nil`: going on from the first configuration of each
    /// screen, and of what its end is handled by, comes to no such run. The first answer costs O(transitions · steps).
    package func firstRun(to screen: ScreenID) -> Witness? {
        firstSteps[screen].flatMap { run($0, to: screen, through: $0.count + 1) }
    }

    private func run(_ labels: [StepLabel], to screen: ScreenID?, through screens: Int) -> Witness? {
        let run = machine.replay(
            { try keeps(machine.launch($0).end) ? machine.run(labels, $0) : nil },
            accepts: { $0.fault == nil && $0.screens.count == screens && $0.last.current == screen })
        return run.map { Witness(labels, $0, in: machine.program) }
    }

    private func keeps(_ c: Configuration) throws -> Bool { try machine.holds(machine.program.kept, c.conditions) }

    /// Breadth first.
    private func stepsToScreens() -> [ScreenID: [StepLabel]] {
        var steps: [ScreenID: [StepLabel]] = [:]
        var queue: [(c: Configuration, steps: [StepLabel])] = []
        var seen: Set<Sight> = []
        func add(_ c: Configuration, _ taken: [StepLabel]) {
            if steps[c.current] == nil { steps[c.current] = taken }
            if seen.insert(sight(of: c)).inserted { queue.append((c, taken)) }
        }
        var pending = machine.launches().filter { $0.fault == nil }.map(\.end)
        var tries = Self.mostTries(machine.graph)
        var next = -1
        while tries > 0 {
            while let c = pending.popLast(), tries > 0 {
                tries -= 1
                do {
                    if next < 0 {
                        if try keeps(c) { add(c, []) }
                        continue
                    }
                    for label in try machine.labels(in: c, changes: true) {
                        var after = c
                        do {
                            if try machine.step(label, &after) { add(after, queue[next].steps + [label]) }
                        } catch is Machine.Fault { continue }
                    }
                } catch {
                    guard let undecided = error as? Machine.Undecided else { continue }
                    pending += machine.program.implications.parts(of: c.conditions, by: undecided.condition).map {
                        var decided = c
                        decided.conditions = $0
                        return decided
                    }
                }
            }
            next += 1
            if next == queue.count { break }
            pending = [queue[next].c]
        }
        return steps
    }

    /// What configurations that are gone on from differ in.
    private struct Sight: Hashable {
        var screen: ScreenID
        var layer, frame: AlternativeID
    }
    private func sight(of c: Configuration) -> Sight {
        func handling(_ opener: AlternativeID?) -> AlternativeID {
            guard let opener, !opener.isNone else { return .none }
            return machine.graph.alternatives[opener].firstHandler.isNone ? .none : opener
        }
        return Sight(screen: c.current, layer: handling(c.top.opener), frame: handling(c.region.frames.last?.opener))
    }

    /// Conditions that are asked for together make many configurations of one: it is not gone on from all of them.
    private static func mostTries(_ graph: NavGraph) -> Int { 4 * graph.transitions.count + 256 }
}
