import NavGraphModel
import NavGraphSyntax

/// A run of which every configuration is seen: with the values of all conditions, and what opened its frames and layers.
package struct Walk: Sendable {
    private let machine: Machine
    private var c: Configuration

    /// The machine of a graph on which walks are gone.
    package struct Ground: Sendable {
        fileprivate let machine: Machine

        package init(_ runs: RunAnalysis) {
            var machine = Machine(Program(runs.graph, keepsAll: true))
            machine.ways = runs.machine.ways
            self.machine = machine
        }

        /// The first launch, counting in file order and false before true, in which conditions have these values; `nil`:
        /// no launch has. `platform`: the platform of the run; by default the first one.
        package func launch(with values: [ConditionValue], on platform: Platform? = nil) -> Walk? {
            let program = machine.program
            var values = values
            if let platform {
                guard let index = machine.graph.platforms.firstIndex(of: platform) else { return nil }
                let open = machine.graph.platformConditions
                if !open.isEmpty { values.append(ConditionValue(open[index], true)) }
            }
            let start = Guard(cube: program.launch).conjunction(program.guarding(values))
            guard !start.isImpossible, var cube = program.implications.closed(start.cube) else { return nil }
            for (bit, _) in program.conditions.enumerated() where cube[bit] == nil {
                cube = program.parts(of: cube, by: bit)[0]
            }
            guard let launch = try? machine.launch(cube) else { return nil }
            return Walk(machine: machine, c: launch.end)
        }
    }

    private init(machine: Machine, c: Configuration) { (self.machine, self.c) = (machine, c) }

    private var graph: NavGraph { machine.graph }
    package var current: ScreenID { c.current }
    package var visible: [ScreenID] { c.visible }
    package func value(of condition: ConditionID) -> Bool { c.conditions[machine.program.bit(of: condition)] ?? false }

    /// The event of the current screen that has a name.
    package func event(named name: String) -> TransitionID? {
        machine.events(in: c).first { graph.text[graph.transitions[$0].name] == name }
    }

    /// Fires an event, whichever alternative it takes; `nil`: it takes none, or faults.
    package func firing(_ event: TransitionID) -> (walk: Walk, taken: AlternativeID)? {
        guard let taken = try? machine.taken(event, c), let walk = after(StepLabel(.event, taken.raw)) else {
            return nil
        }
        return (walk, taken)
    }

    /// Takes a step of a run of this very graph; `nil`: it cannot be taken.
    package func taking(_ step: Witness.Step) -> Walk? { after(step.label) }
    package func raising(_ outcome: OutcomeID) -> Walk? { after(StepLabel(.outcome, outcome.raw)) }
    package func goingBack() -> Walk? { after(StepLabel(.back)) }
    package func swiping() -> Walk? { after(StepLabel(.swipe)) }
    package func choosing(_ child: ChildID) -> Walk? { after(StepLabel(.tab, child.raw)) }
    package func changing(_ condition: ConditionID) -> Walk? { after(StepLabel(.change, condition.raw)) }
    package func following(_ link: DeepLinkID) -> Walk? { after(StepLabel(.link, link.raw)) }

    private func after(_ label: StepLabel) -> Walk? {
        var next = self
        guard (try? machine.step(label, &next.c)) ?? false else { return nil }
        return next
    }

    /// The tabs or columns of the last layer.
    package var children: IDRange<ChildID> { c.top.made.flow.map { graph.flows[$0].children } ?? IDRange() }

    /// What opened the frames and layers that are no longer there after a step, top first; `entry`'s own alternative, or
    /// that of a `root`, for the window's layer.
    package func openers(goneIn next: Walk) -> [AlternativeID] {
        var gone: [AlternativeID] = []
        for index in c.layers.indices.reversed() {
            let layer = c.layers[index]
            let other = index < next.c.layers.count ? next.c.layers[index] : nil
            let same = other.flatMap { $0.made == layer.made && $0.opener == layer.opener ? $0 : nil }
            for region in layer.regions.indices {
                let kept = same?.regions[region].frames ?? []
                for frame in layer.regions[region].frames.dropFirst(kept.count).reversed() { gone.append(frame.opener) }
            }
            if same == nil { gone.append(layer.opener) }
        }
        return gone.filter { !$0.isNone }
    }

    /// The flows of the layers, top first, each with those of its regions.
    package var flows: [FlowID] {
        c.layers.reversed().flatMap { layer in
            [layer.made.flow].compactMap(\.self) + layer.regions.compactMap(\.child.flow)
        }
    }
}
