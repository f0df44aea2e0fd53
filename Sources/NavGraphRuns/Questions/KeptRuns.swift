import NavGraphModel

/// The runs of a graph that keep some values, gone along one by one: without an analysis of all of them.
package final class KeptRuns {
    private let machine: Machine
    private lazy var firstSteps = stepsToScreens()
    private lazy var least = LeastKeptRuns(machine)

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

    /// A shortest run without link steps to a screen; `nil`: it needs an analysis in which more conditions count.
    package func leastRun(to screen: ScreenID) -> Witness? { least.run(to: screen) }

    /// How many steps `firstRun(to:)` has.
    package func firstSteps(to screen: ScreenID) -> Int? { firstSteps[screen]?.count }

    /// A run without link steps to a screen, not always a shortest. `nil`: going on from the first configuration of each
    /// screen, and of what its end is handled by, comes to no such run. The first answer costs O(events of all screens · steps).
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

    /// A configuration that is gone on from, and the step to it from the one that it comes from.
    private struct Place {
        var c: Configuration
        var before: Int?
        var label = StepLabel.none
    }

    /// Breadth first. Each step decides, of the conditions that are open, those that it asks for.
    private func stepsToScreens() -> [ScreenID: [StepLabel]] {
        var first: [ScreenID: Int] = [:]
        var places: [Place] = []
        var seen: Set<Sight> = []
        var tries = mostTries
        func add(_ place: Place) {
            guard seen.insert(sight(of: place.c)).inserted else { return }
            if first[place.c.current] == nil { first[place.c.current] = places.count }
            places.append(place)
        }
        func forEachPart(of c: Configuration, _ body: (Configuration) throws -> Void) {
            var next: Configuration? = c
            var pending: [Configuration] = []
            while tries > 0, let part = next {
                tries -= 1
                do {
                    try body(part)
                } catch {
                    if let undecided = error as? Machine.Undecided {
                        let parts = machine.program.implications.parts(of: part.conditions, by: undecided.condition)
                        pending += parts.map { part.with($0) }
                    }
                }
                next = pending.popLast()
            }
        }
        for launch in machine.fewLaunches() where launch.fault == nil {
            forEachPart(of: launch.end) { if try keeps($0) { add(Place(c: $0)) } }
        }
        var next = 0
        while next < places.count, tries > 0 {
            let (c, number) = (places[next].c, next)
            next += 1
            func take(_ label: StepLabel, _ part: Configuration) throws {
                var after = part
                if try machine.step(label, &after) { add(Place(c: after, before: number, label: label)) }
            }
            for event in machine.events(in: c) {
                forEachPart(of: c) { part in
                    if let taken = try machine.taken(event, part) { try take(StepLabel(.event, taken.raw), part) }
                }
            }
            for label in machine.labels(aside: c, changes: true) { forEachPart(of: c) { try take(label, $0) } }
        }
        return first.mapValues { place in
            let back = sequence(first: place) { places[$0].before }
            return back.map { places[$0].label }.dropLast().reversed()
        }
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

    /// Conditions that are asked for together make many parts of one configuration: not all of them are tried.
    private var mostTries: Int { 8 * machine.program.events.count + 16 * machine.graph.screens.count + 1_024 }
}
