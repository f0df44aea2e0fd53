import NavGraphModel

/// Runs through layers of several regions, as `PostStar` reads them: a region that is led to holds its bottom, except where
/// the user comes back from a visit. Choosing a tab twice sees to that.
struct RegionRuns {
    private static let isVisit: UInt32 = 1 << 27
    private static let isReturn: UInt32 = 1 << 26

    static func visiting(_ child: ChildID) -> StepLabel { StepLabel(.tab, child.raw | isVisit) }
    /// To the region that was visited from.
    static let returning = StepLabel(.tab, isReturn)

    private let machine: Machine
    /// Whether each region that is led to is made to hold its bottom.
    private let isThorough: Bool
    /// By the number of layers, the region that the last one was visited from.
    private var origins: [Int: ChildID] = [:]

    init(_ machine: Machine, isThorough: Bool) {
        (self.machine, self.isThorough) = (machine, isThorough)
    }

    /// Takes one step of such a run, and those that it needs; `false` where it cannot be taken. `took` gets each.
    mutating func step(
        _ label: StepLabel, from c: inout Configuration, took: (StepLabel, ScreenID) -> Void
    ) throws -> Bool {
        func step(_ label: StepLabel, _ c: inout Configuration) throws -> Bool {
            guard try machine.step(label, &c) else { return false }
            took(label, c.current)
            return true
        }
        guard label.kind == .tab else { return try step(label, &c) }
        let (isVisit, isReturn) = (label.operand & Self.isVisit != 0, label.operand & Self.isReturn != 0)
        guard c.top.container == .tabs || c.top.container == .split, let flow = c.top.made.flow else { return false }
        let active = machine.graph.flows[flow].children[c.top.active]
        if isVisit { origins[c.layers.count] = active }
        let child = isReturn ? origins[c.layers.count] ?? active : ChildID(raw: label.operand & ~Self.isVisit)
        func chooseAgain(_ c: inout Configuration) throws -> Bool {
            guard isThorough, c.top.container == .tabs, c.region.frames.count > 1 else { return true }
            return try step(StepLabel(.tab, machine.graph.flows[flow].children[c.top.active].raw), &c)
        }
        if !isVisit, try !chooseAgain(&c) { return false }
        guard try step(StepLabel(.tab, child.raw), &c) else { return false }
        return try isReturn || chooseAgain(&c)
    }
}

extension Machine {
    /// Runs the steps of a run that `RegionRuns` describes, and says which they are, as `replay` does.
    func replayThroughRegions(_ labels: [StepLabel], accepts: (Run) throws -> Bool) -> ([StepLabel], Run)? {
        var taken: [StepLabel] = []
        for isThorough in graph.hasRegions ? [false, true] : [false] {
            let run = replay { launch in
                let (run, steps) = try self.run(labels, launch, in: RegionRuns(self, isThorough: isThorough))
                taken = steps
                return run
            } accepts: {
                try accepts($0)
            }
            if let run { return (taken, run) }
        }
        return nil
    }

    /// The run from one launch, and its steps. `Undecided` where it asks for a condition that this leaves open; `nil`: it
    /// cannot be gone.
    func run(_ labels: [StepLabel], _ launch: Cube, in regions: RegionRuns) throws -> (Run?, [StepLabel]) {
        var regions = regions
        var c = try self.launch(launch).end
        var screens = [c.current]
        var taken: [StepLabel] = []
        var lastStep: (label: StepLabel, before: Configuration)?
        for (index, label) in labels.enumerated() {
            if index == labels.count - 1 { lastStep = (label, c) }
            do {
                let isTaken = try regions.step(label, from: &c) { label, screen in
                    taken.append(label)
                    screens.append(screen)
                }
                if !isTaken { return (nil, []) }
            } catch let found as Fault {
                guard index == labels.count - 1 else { return (nil, []) }
                return (Run(launch: launch, screens: screens, last: c, fault: found), taken + [label])
            }
        }
        return (Run(launch: launch, screens: screens, last: c, lastStep: lastStep, fault: nil), taken)
    }
}
