import NavGraphModel

/// What configurations show of a transition that opens something again and again.
///
/// Of tabs and columns saturation takes each for itself, so that `Growth` may report what no run can do; such a finding
/// has no run. In a small graph there is a judge: what grows without end is there twice, above itself, after few steps.
extension Listing {
    enum Growing {
        /// A run that ends with the second firing, above what the first opened.
        case shown(Witness)
        /// No run does that which is not longer than `leastSteps`.
        case refuted
        case unknown
    }
    /// Runs of fewer steps than this refute nothing.
    private static let leastSteps: Int32 = 20
    private static let growthLimit = 8_000

    /// One that knows of each frame and layer which of these transitions opened it.
    init?(_ machine: Machine, among screens: [ScreenID], toShow growing: [TransitionID]) {
        self.init(machine, among: screens, limit: Self.growthLimit, openers: Set(growing))
    }

    /// O(frames of all configurations).
    func growing(_ transition: TransitionID) -> Growing {
        let once = mostOpened(by: transition)
        var isThere = false
        var nearest: Int?
        for index in configurations.indices where depth(of: transition, in: configurations[index]) > once {
            isThere = true
            guard plain[index].isReached, isFiring(plain[index].label, of: transition) else { continue }
            if nearest.map({ plain[index].steps < plain[$0].steps }) ?? true { nearest = index }
        }
        if let nearest { return .shown(witness(to: nearest)) }
        return isThere || leastUnseen < Self.leastSteps ? .unknown : .refuted
    }

    private func isFiring(_ label: StepLabel, of transition: TransitionID) -> Bool {
        label.kind == .event && graph.alternatives[AlternativeID(raw: label.operand)].transition == transition
    }

    /// How many frames and layers lie above each other that a transition has opened.
    private func depth(of transition: TransitionID, in c: Configuration) -> Int {
        func isOpened(_ opener: AlternativeID) -> Bool {
            !opener.isNone && machine.graph.opener(of: opener) == transition
        }
        var below = 0
        for layer in c.layers {
            let bottom = below + (isOpened(layer.opener) ? 1 : 0)
            for region in layer.regions { below = max(below, bottom + region.frames.count { isOpened($0.opener) }) }
        }
        return below
    }

    /// How many frames and layers a transition opens when it fires once, at most.
    private func mostOpened(by transition: TransitionID) -> Int {
        var most = 0
        for alternative in graph.alternatives(of: transition) {
            var count = 0
            var next = alternative
            while !next.isNone {
                if machine.graph.opener(of: next) == transition { count += 1 }
                next = graph.alternatives[next].then
            }
            most = max(most, count)
        }
        return most
    }
}

/// What grows in a graph with regions, less what a small graph's configurations refute.
struct ConfirmedGrowth: Sendable {
    private(set) var transitions: [TransitionID]
    private(set) var shown: [TransitionID: Witness] = [:]

    init(_ analysis: SymbolicAnalysis, _ machine: Machine) {
        transitions = analysis.growing
        guard let listing = Listing(machine, among: analysis.screensAtMost, toShow: analysis.doubtfulGrowth) else {
            return
        }
        for transition in analysis.doubtfulGrowth {
            switch listing.growing(transition) {
            case .shown(let witness): shown[transition] = witness
            case .refuted: transitions.removeAll { $0 == transition }
            case .unknown: break
            }
        }
    }
}
