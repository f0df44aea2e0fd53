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

/// A run as far as it has come.
private struct RunSoFar {
    var launch: Cube
    var regions: RegionRuns
    /// `nil`: it has not begun.
    var configuration: Configuration?
    var screens: [ScreenID] = []
    var taken: [StepLabel] = []
    /// How many labels it has followed.
    var count = 0
    var lastStep: (label: StepLabel, before: Configuration)?
    var fault: Machine.Fault?

    init(_ launch: Cube, in regions: RegionRuns) { (self.launch, self.regions) = (launch, regions) }

    /// The same run from a launch with more values, for which nothing has asked so far.
    func deciding(_ launch: Cube) -> RunSoFar {
        var run = self
        run.launch = launch
        if let c = configuration { run.configuration?.conditions = launch.assigning(c.conditions) }
        if let c = lastStep?.before { run.lastStep?.before.conditions = launch.assigning(c.conditions) }
        return run
    }

    var whole: Machine.Run? {
        configuration.map {
            Machine.Run(launch: launch, screens: screens, last: $0, lastStep: lastStep, fault: fault)
        }
    }
}

extension Machine {
    /// Runs the steps of a run that `RegionRuns` describes, with whatever valuation lets them be taken, and says which they are;
    /// `accepts` looks at its end. Conditions are decided as they are asked for, and the run goes on from the step that asks.
    func replayThroughRegions(
        _ labels: [StepLabel], from launch: Cube? = nil, attempts most: Int = mostReplays,
        accepts: (Run) throws -> Bool
    ) -> ([StepLabel], Run)? {
        for isThorough in graph.hasRegions ? [false, true] : [false] {
            var pending = [RunSoFar(launch ?? program.launch, in: RegionRuns(self, isThorough: isThorough))]
            var attempts = 0
            while var run = pending.popLast(), attempts < most {
                attempts += 1
                do {
                    if try follow(labels, &run, keeping: true), let whole = run.whole, try accepts(whole) {
                        return (run.taken, whole)
                    }
                } catch let undecided as Undecided {
                    pending += program.deciding(undecided, in: run.launch).map { run.deciding($0) }
                } catch { continue }
            }
        }
        return nil
    }

    /// The run from one launch, and its steps. `Undecided` where it asks for a condition that this leaves open; `nil`: it
    /// cannot be gone.
    func run(_ labels: [StepLabel], _ launch: Cube, in regions: RegionRuns) throws -> (Run?, [StepLabel]) {
        var run = RunSoFar(launch, in: regions)
        return try follow(labels, &run, keeping: false) ? (run.whole, run.taken) : (nil, [])
    }

    /// Takes the steps that are left; `false` where one cannot be taken. With `keeping`, if a step is `Undecided`, the run is
    /// where it was before this step, or, if it is long, before some others.
    private func follow(_ labels: [StepLabel], _ run: inout RunSoFar, keeping: Bool) throws -> Bool {
        var c = try run.configuration ?? launch(run.launch).end
        if run.screens.isEmpty { run.screens = [c.current] }
        var kept = run
        var passed: [(label: StepLabel, screen: ScreenID)] = []
        while run.count < labels.count {
            if keeping, run.count < 64 || run.count.nonzeroBitCount == 1 {
                kept = run
                kept.configuration = c
            }
            run.configuration = nil
            let (label, isLast) = (labels[run.count], run.count == labels.count - 1)
            if isLast { run.lastStep = (label, c) }
            passed.removeAll(keepingCapacity: true)
            do {
                guard try run.regions.step(label, from: &c, took: { passed.append(($0, $1)) }) else { return false }
            } catch let found as Fault {
                guard isLast else { return false }
                (run.fault, run.lastStep) = (found, nil)
            } catch {
                run = kept
                throw error
            }
            for step in passed {
                run.taken.append(step.label)
                run.screens.append(step.screen)
            }
            if run.fault != nil { run.taken.append(label) }
            run.count += 1
        }
        run.configuration = c
        return true
    }
}
