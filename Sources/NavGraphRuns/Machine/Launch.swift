import NavGraphModel
import NavGraphSyntax

/// Launch: `entry` is carried out, as if by a `root` of the app. LANGUAGE 6.
extension Machine {
    /// What runs begin with where these conditions hold at launch.
    struct LaunchEnd: Sendable {
        var before: Cube
        var entry: AlternativeID
        var end: Configuration
        var fault: Fault?
    }

    /// The configuration that a launch leads to. Where it faults that is what its `root` alone makes, in the conditions of
    /// the launch.
    func launch(_ conditions: Cube) throws -> LaunchEnd {
        for entry in graph.launches where try holds(program.condition(of: entry), conditions) {
            var c = Configuration(conditions: conditions, layers: [])
            do {
                try carryOut(entry, &c)
                return LaunchEnd(before: conditions, entry: entry, end: c)
            } catch let fault as Fault {
                guard let made = graph.alternatives[entry].action.target else { throw fault }
                let alone = try window(made, opener: entry, conditions)
                return LaunchEnd(before: conditions, entry: entry, end: alone, fault: fault)
            }
        }
        preconditionFailure("the last alternative of a choice has no condition")
    }

    /// All launches, with the conditions decided that they ask for; of very many the first.
    func launches() -> [LaunchEnd] { Array(IteratorSequence(LazyLaunches(self)).prefix(LazyLaunches.most)) }

    /// All launches where they are few: in these, conditions are decided only as they are asked for. Else, one that takes each
    /// alternative of `entry`, and of each `start` that it begins with.
    func fewLaunches() -> [LaunchEnd] {
        let all = Array(IteratorSequence(LazyLaunches(self)).prefix(Self.few + 1))
        return all.count > Self.few ? launchesByChoice() : all
    }
    private static let few = 64

    func launchesByChoice() -> [LaunchEnd] {
        var values = Valuations(program)
        var rest = values.launch
        var found: [LaunchEnd] = []
        for entry in graph.launches {
            let taken = values.diagrams.and(rest, values.asked(by: entry))
            rest = values.left(rest, without: entry)
            var parts = [taken]
            let flow = graph.alternatives[entry].action.target?.flow
            let flows = flow.map { [$0] + graph.targets(in: $0).compactMap(\.flow) } ?? []
            for choices in flows.compactMap({ program.startChoices[$0] }) {
                var left = taken
                for choice in choices {
                    let wanted = values.before(values.holding(choice.condition), assigning: [program.sets(of: entry)])
                    parts.append(values.diagrams.and(left, wanted))
                    left = values.left(left, without: wanted)
                }
            }
            for part in parts where !part.isEmpty {
                guard let start = values.launch(with: part) else { continue }
                found += IteratorSequence(LazyLaunches(self, from: start)).prefix(1)
            }
        }
        return found
    }

    /// The faults of launches, one for each rule.
    func launchFaults() -> [FaultFact] {
        let canFault = graph.launches.contains {
            !graph.alternatives[$0].send.isEmpty || !graph.alternatives[$0].then.isNone
        }
        guard canFault else { return [] }
        var known: Set<Rule> = []
        return launches().compactMap { launch in
            guard let fault = launch.fault, known.insert(fault.rule).inserted else { return nil }
            let witness = Witness(
                conditions: program.valuation(of: launch.before),
                steps: [Witness.Step(label: StepLabel(.launch), screen: nil)], fault: fault.rule,
                faultPlace: fault.place, endsAtHome: false)
            return FaultFact(rule: fault.rule, subject: .entry, place: fault.place, witness: witness)
        }
    }

    /// The screen that a `stack` or `single` flow begins with in these conditions.
    func start(of flow: FlowID, _ conditions: Cube) throws(Undecided) -> ScreenID {
        for (condition, screen) in program.startChoices[flow] ?? [] where try holds(condition, conditions) {
            return screen
        }
        return program.start(of: .flow(flow))
    }

    @inline(__always)
    func holds(_ condition: Guard, _ conditions: Cube) throws(Undecided) -> Bool {
        if condition.isImpossible || !conditions.meets(condition.cube) { return false }
        if let open = conditions.firstOpen(of: condition.cube) {
            throw Undecided(condition: open, others: condition.cube)
        }
        return true
    }

    /// The events that can fire: those of the current screen, then the buttons of the flow that the last layer was made
    /// from.
    func events(in c: Configuration) -> [TransitionID] {
        program.events(of: c.current, inLayerOf: c.top.made)
    }

    /// A condition gets its other value. `false`: that is not known to be one that changes.
    func change(_ id: ConditionID, _ c: inout Configuration) throws(Undecided) -> Bool {
        guard graph.conditions[id].changes, program.bits[id.index] != .max else { return false }
        let bit = program.bit(of: id)
        guard let value = c.conditions[bit] else { throw Undecided(condition: bit) }
        // A name of an enumeration can only come to hold.
        if value, graph.conditions[id].enumeration != nil { return false }
        c.conditions = c.conditions.assigning(program.setting(id, !value))
        return true
    }
}

/// Launches, one after another.
struct LazyLaunches: IteratorProtocol {
    /// No more are looked at.
    static let most = 4_096
    private let machine: Machine
    private var pending: [Cube]

    /// `start`: those with these values; by default all.
    init(_ machine: Machine, from start: Cube? = nil) {
        self.machine = machine
        pending = [start ?? machine.program.launch]
    }

    /// Whether there are no more.
    var isDone: Bool { pending.isEmpty }

    mutating func next() -> Machine.LaunchEnd? {
        while let conditions = pending.popLast() {
            do {
                return try machine.launch(conditions)
            } catch let undecided as Machine.Undecided {
                pending += machine.program.deciding(undecided, in: conditions)
            } catch { preconditionFailure("a launch that faults begins with its root: \(error)") }
        }
        return nil
    }
}

extension Program {
    func events(of screen: ScreenID, inLayerOf made: Target) -> [TransitionID] {
        let own = Array(events[events(of: screen)])
        guard let flow = made.flow, !graph.flows[flow].buttons.isEmpty else { return own }
        return own + graph.flows[flow].buttons.compactMap(\.transition).filter { !own.contains($0) }
    }
}
