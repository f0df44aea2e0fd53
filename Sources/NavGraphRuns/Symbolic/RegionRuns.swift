import NavGraphModel

/// Runs through layers of several regions, as `PostStar` reads them: a region that is led to holds its bottom, except where
/// the user comes back from a visit. Choosing a tab twice sees to that.
enum RegionRuns {
    private static let isVisit: UInt32 = 1 << 27
    private static let isReturn: UInt32 = 1 << 26

    static func visiting(_ child: ChildID) -> StepLabel { StepLabel(.tab, child.raw | isVisit) }
    static func returning(_ child: ChildID) -> StepLabel { StepLabel(.tab, child.raw | isReturn) }

    /// Takes one step of such a run, and those that it needs: `nil` where it cannot be taken.
    static func steps(of label: StepLabel, from c: inout Configuration, _ machine: Machine) throws -> [StepLabel]? {
        guard label.kind == .tab else { return try machine.step(label, &c) ? [label] : nil }
        var labels: [StepLabel] = []
        func step(_ label: StepLabel) throws -> Bool {
            labels.append(label)
            return try machine.step(label, &c)
        }
        func chooseAgain() throws -> Bool {
            guard c.top.container == .tabs, c.region.frames.count > 1 else { return true }
            let children = machine.graph.flows[c.top.made.flow!].children
            return try step(StepLabel(.tab, children[c.top.active].raw))
        }
        let child = StepLabel(.tab, label.operand & ~(isVisit | isReturn))
        if label.operand & isVisit == 0, try !chooseAgain() { return nil }
        guard try step(child) else { return nil }
        if label.operand & isReturn == 0, try !chooseAgain() { return nil }
        return labels
    }
}

extension Machine {
    /// Runs the steps of a run that `RegionRuns` describes, and says which they are, as `replay` does.
    func replayThroughRegions(_ labels: [StepLabel], accepts: (Run) throws -> Bool) -> ([StepLabel], Run)? {
        guard graph.hasRegions else { return replay(labels, accepts: accepts).map { (labels, $0) } }
        var taken: [StepLabel] = []
        for isThorough in [false, true] {
            let run = replay { launch in
                let (run, steps) = try self.run(labels, launch, thoroughly: isThorough)
                taken = steps
                return run
            } accepts: {
                try accepts($0)
            }
            if let run { return (taken, run) }
        }
        return nil
    }

    /// `thoroughly`: so that each region that is led to holds its bottom.
    private func run(_ labels: [StepLabel], _ launch: Cube, thoroughly: Bool) throws -> (Run?, [StepLabel]) {
        var c = window(graph.alternatives[graph.entry].action.target!, opener: graph.entry, launch)
        var screens = [c.current]
        var taken: [StepLabel] = []
        for (index, label) in labels.enumerated() {
            do {
                let before = c
                if thoroughly {
                    guard let steps = try RegionRuns.steps(of: label, from: &c, self) else { return (nil, []) }
                    var passing = before
                    for step in steps {
                        _ = try self.step(step, &passing)
                        screens.append(passing.current)
                    }
                    taken += steps
                } else {
                    let plain = RegionRuns.plain(label)
                    guard try step(plain, &c) else { return (nil, []) }
                    screens.append(c.current)
                    taken.append(plain)
                }
            } catch let found as Fault {
                guard index == labels.count - 1 else { return (nil, []) }
                taken.append(RegionRuns.plain(label))
                return (Run(launch: launch, screens: screens, last: c, fault: found), taken)
            }
        }
        return (Run(launch: launch, screens: screens, last: c, fault: nil), taken)
    }
}

extension RegionRuns {
    /// The step by itself.
    static func plain(_ label: StepLabel) -> StepLabel {
        label.kind == .tab ? StepLabel(.tab, label.operand & ~(isVisit | isReturn)) : label
    }
}
