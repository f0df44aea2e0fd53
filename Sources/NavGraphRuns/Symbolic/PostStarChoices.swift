import NavGraphModel
import NavGraphSyntax

/// What depends on conditions when something is opened, and conditions that change by themselves. LANGUAGE 2, 6.
extension PostStar {
    /// With which values the regions of a layer, or the frame of a pushed flow, begin with which screens: one entry where no
    /// flow in it has a choice.
    mutating func choices(of target: Target) -> [(starts: ScreenListID, values: BDD)] {
        if program.startChoices.isEmpty { return Self.noChoice }
        if let known = choices[target] { return known }
        var found = Self.noChoice
        if let flow = target.flow {
            let children = graph.flows[flow].children.map { graph.children[$0].target! }
            let regions = children.isEmpty ? [target] : children
            let hasChoice = regions.contains { $0.flow.map { program.startChoices[$0] != nil } ?? false }
            if hasChoice { found = combinations(of: regions) }
        }
        choices[target] = found
        return found
    }
    private static var noChoice: [(starts: ScreenListID, values: BDD)] { [(.empty, .all)] }

    private mutating func combinations(of regions: [Target]) -> [(starts: ScreenListID, values: BDD)] {
        var all: [(screens: [ScreenID], values: BDD)] = [([], .all)]
        for region in regions {
            let options = firstScreens(of: region)
            var next: [(screens: [ScreenID], values: BDD)] = []
            for one in all {
                for option in options {
                    let values = self.values.diagrams.and(one.values, option.values)
                    if !values.isEmpty { next.append((one.screens + [option.screen], values)) }
                }
            }
            all = next
        }
        return all.map { (symbols.starts(with: $0.screens), $0.values) }
    }

    /// The screens that a region may begin with, each once, with which values.
    private mutating func firstScreens(of region: Target) -> [(screen: ScreenID, values: BDD)] {
        guard let flow = region.flow else { return [(region.screen!, .all)] }
        guard let choices = program.startChoices[flow] else { return [(graph.flows[flow].start!, .all)] }
        var found: [(screen: ScreenID, values: BDD)] = []
        var rest = BDD.all
        for choice in choices {
            let asked = values.guarding(choice.condition)
            let taken = values.diagrams.and(rest, asked)
            rest = values.left(rest, without: asked)
            if taken.isEmpty { continue }
            if let known = found.firstIndex(where: { $0.screen == choice.screen }) {
                found[known].values = values.diagrams.or(found[known].values, taken)
            } else {
                found.append((choice.screen, taken))
            }
        }
        return found
    }

    /// What is visible of a layer that was just made.
    func visible(of made: Target, starts: ScreenListID) -> [ScreenID] {
        let screens = symbols.screens(of: starts)
        guard let flow = made.flow, graph.flows[flow].container == .split else {
            return [screens.first ?? graph.firstScreen(of: made)!]
        }
        return screens.isEmpty
            ? graph.flows[flow].children.map { graph.firstScreen(of: graph.children[$0].target)! } : screens
    }

    // MARK: Launch

    /// Carries out `entry`. What is not plainly the `root` of all is opened from a context in which nothing is current, as
    /// what links make is.
    mutating func launchEntry() {
        let entry = graph.alternatives[graph.entry]
        let isPlain =
            !graph.isEntryList && entry.sets.isEmpty && entry.send.isEmpty && entry.then.isNone
            && choices(of: entry.action.target!).count == 1
        if isPlain {
            return begin(context(mode: .idle, symbol: symbols.window(by: graph.entry)), at: values.launch)
        }
        let symbol = symbols.window(by: graph.entry)
        let passive = modes.number(of: Mode(kind: .passive, operand: .max))
        let before = context(mode: passive, symbol: symbol)
        for (number, launch) in Machine(program).launches().enumerated() {
            var position = Position(symbol: symbol, context: before, relation: values.launch)
            if !forgetsOpening(of: before) {
                position.relation = values.diagrams.and(position.relation, values.unchanged)
            }
            position.relation = values.diagrams.and(position.relation, values.guarding(launch.before))
            if position.relation.isEmpty { continue }
            var step = position
            step.relation = values.assigning(step.relation, launch.end.conditions)
            stack(launch.end, step, position, sharing: UInt32.max - UInt32(number))
        }
    }

    // MARK: Changes

    /// With what conditions can have become that change by themselves. Where steps are counted these are steps.
    mutating func settled(_ relation: BDD) -> BDD {
        if countsSteps || !options.appEvents || program.changing.isEmpty { return relation }
        return values.settled(relation)
    }

    /// The steps that conditions make by themselves.
    mutating func change(from position: Position) {
        guard countsSteps, options.appEvents else { return }
        for id in program.changing {
            for value in [false, true] {
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
