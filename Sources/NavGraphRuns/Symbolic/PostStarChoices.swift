import NavGraphModel
import NavGraphSyntax

/// Steps that depend on conditions when something is opened, and conditions that change on their own. LANGUAGE 2, 6.
extension PostStar {
    /// The start screens of the regions of a layer, or of the frame of a pushed flow, each with the condition values
    /// for which it is chosen. A single entry if no `start` in it depends on conditions.
    mutating func choices(of target: Target) -> [(starts: ScreenListID, values: BDD)] {
        guard !program.startChoices.isEmpty, let flow = target.flow else { return Self.noChoice }
        if let known = choices[flow] { return known }
        let children = graph.targets(in: flow)
        let regions = children.isEmpty ? [target] : children
        let hasChoice = regions.contains { $0.flow.map { program.startChoices[$0] != nil } ?? false }
        let found = hasChoice ? combinations(of: regions) : Self.noChoice
        choices[flow] = found
        return found
    }
    private static var noChoice: [(starts: ScreenListID, values: BDD)] { [(.empty, .all)] }

    private mutating func combinations(of regions: [Target]) -> [(starts: ScreenListID, values: BDD)] {
        var all: [(screens: [ScreenID], values: BDD)] = [([], .all)]
        for region in regions {
            let options = firstScreens(of: region)
            var next: [(screens: [ScreenID], values: BDD)] = []
            for one in all {
                work += options.count
                if isExhausted { return [] }
                for option in options {
                    let values = self.values.diagrams.and(one.values, option.values)
                    if !values.isEmpty { next.append((one.screens + [option.screen], values)) }
                }
            }
            all = next
        }
        return all.map { (symbols.starts(with: $0.screens), $0.values) }
    }

    /// The possible start screens of a region, each once, with the condition values.
    private mutating func firstScreens(of region: Target) -> [(screen: ScreenID, values: BDD)] {
        guard let flow = region.flow, let choices = program.startChoices[flow] else {
            return [(program.start(of: region), .all)]
        }
        var found: [(screen: ScreenID, values: BDD)] = []
        var rest = BDD.all
        for choice in choices {
            let asked = values.guarding(choice.condition)
            let taken = values.diagrams.and(rest, asked)
            rest = values.left(rest, without: choice.condition)
            if taken.isEmpty { continue }
            if let known = found.firstIndex(where: { $0.screen == choice.screen }) {
                found[known].values = values.diagrams.or(found[known].values, taken)
            } else {
                found.append((choice.screen, taken))
            }
        }
        return found
    }

    /// The visible part of a layer that was just made.
    func visible(of made: Target, starts: ScreenListID) -> [ScreenID] {
        let screens = symbols.screens(of: starts)
        guard let flow = made.flow, graph.flows[flow].container == .split else {
            return [screens.first ?? graph.firstScreen(of: made)].compactMap(\.self)
        }
        return screens.isEmpty ? graph.targets(in: flow).compactMap { graph.firstScreen(of: $0) } : screens
    }

    // MARK: Launch

    /// Performs `entry`. Anything except a plain `root` is opened from a context in which nothing is current, like the layers
    /// of links.
    mutating func launchEntry() {
        let entry = graph.alternatives[graph.entry]
        let symbol = symbols.window(by: graph.entry)
        if !graph.isEntryList, graph.isPlain(graph.entry), let target = entry.action.target,
            choices(of: target).count == 1
        {
            return begin(context(mode: .idle, symbol: symbol), at: values.launch)
        }
        let passive = modes.number(of: Mode(kind: .passive, operand: .max))
        var position = Position(
            symbol: symbol, context: context(mode: passive, symbol: symbol), relation: values.launch)
        if !forgetsOpening(of: position.context) {
            position.relation = values.diagrams.and(position.relation, values.unchanged)
        }
        if graph.launches.allSatisfy(graph.isPlain) { launchWindows(position) } else { launchOneByOne(position) }
    }

    /// What begins with a window and nothing more: the alternatives of `entry`, and of what they open.
    private mutating func launchWindows(_ position: Position) {
        var rest = position
        for entry in graph.launches {
            guard let target = graph.alternatives[entry].action.target else { continue }
            let taken = limited(rest, to: values.asked(by: entry))
            rest.relation = values.left(rest.relation, without: entry)
            for (starts, chosen) in choices(of: target) {
                let opened = context(mode: .idle, symbol: symbols.window(by: entry, starts: starts))
                open(opened, over: nil, limited(taken, to: chosen), by: .none)
            }
        }
    }

    /// What sets, sends or goes on: each launch as it is carried out.
    private mutating func launchOneByOne(_ position: Position) {
        var launches = LazyLaunches(Machine(program))
        for number in 0..<UInt32(LazyLaunches.most) {
            guard let launch = launches.next() else { return }
            let before = limited(position, to: values.guarding(launch.before))
            if before.relation.isEmpty { continue }
            var step = before
            step.relation = values.assigning(step.relation, launch.end.conditions)
            stack(launch.end, after: step, from: before, sharing: UInt32.max - number)
        }
        if !launches.isDone { giveUp() }
    }

    // MARK: Changes

    /// With the values that conditions can get which change on their own. If steps are counted, these are steps.
    mutating func settled(_ relation: BDD) -> BDD {
        if countsSteps || !options.appEvents || program.changing.isEmpty { return relation }
        return values.settled(relation)
    }

    /// The steps in which conditions change on their own.
    mutating func change(from position: Position) {
        guard countsSteps, options.appEvents else { return }
        for id in program.changing {
            for value in graph.conditions[id].enumeration == nil ? [false, true] : [true] {
                var step = position
                step.label = StepLabel(.change, id.raw)
                let before = values.guarding(program.literal(id, !value))
                step.relation = values.assigning(
                    values.diagrams.and(position.relation, before), program.setting(id, value))
                step.isPlain = false
                add(.idle, step)
            }
        }
    }
}

extension Program {
    /// The valuations in which a condition has a value.
    fileprivate func literal(_ id: ConditionID, _ value: Bool) -> Cube {
        var cube = Cube()
        cube[bit(of: id)] = value
        return cube
    }
}

extension NavGraph {
    /// Whether an alternative of `entry` only opens a window.
    fileprivate func isPlain(_ entry: AlternativeID) -> Bool {
        let entry = alternatives[entry]
        return entry.sets.isEmpty && entry.send.isEmpty && entry.then.isNone
    }
}
