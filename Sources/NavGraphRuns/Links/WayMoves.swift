import NavGraphModel

/// What the steps of the ways of some links do: of links that give the same values and require the same.
struct WayMoves: Sendable {
    let steps: WaySteps
    /// For each number of what steps want whether it is given; `nil`: all is.
    let supplied: [Bool]?
    /// What the links require; `nil`: nobody requires anything.
    let requires: LinkGuard?

    var machine: Machine { steps.machine }
    var graph: NavGraph { steps.machine.graph }

    func tabs(of c: Configuration) -> [StepLabel] {
        guard c.top.container == .tabs || c.top.container == .split, let flow = c.top.made.flow else { return [] }
        return graph.flows[flow].children.map { StepLabel(.tab, $0.raw) }
    }

    /// What a step opened or selected, its `then` included.
    func targets(of label: StepLabel) -> [Target] {
        if label.kind == .tab { return [graph.children[ChildID(raw: label.operand)].target].compactMap(\.self) }
        var targets: [Target] = []
        var next = AlternativeID(raw: label.operand)
        while !next.isNone {
            let a = graph.alternatives[next]
            if let target = a.action.opened ?? a.action.selected { targets.append(target) }
            next = a.then
        }
        return targets
    }
}
