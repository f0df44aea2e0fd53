import NavGraphModel

/// What a root or a step of a way makes, conditions aside: one configuration, except where a `start` is a choice.
extension Machine {
    /// One of them, and what is known of the conditions with which it is made.
    struct WayVariant {
        var end: Configuration
        var at: Cube
    }

    /// With more choices than that on a way, it is not searched for: 12 flows that begin with one of two screens.
    static let mostVariants = 4_096

    /// What a window is made of; `nil`: too many variants.
    func wayVariants(of made: Target, opener: AlternativeID) -> [WayVariant]? {
        variants(from: Cube()) { conditions throws(Undecided) in try window(made, opener: opener, conditions) }
    }

    /// What a step of a way, an event or a tab, makes; none where frames and layers forbid it. Its alternative is taken,
    /// whatever the conditions are. `nil`: too many variants.
    func wayVariants(_ label: StepLabel, from c: Configuration) -> [WayVariant]? {
        variants(from: c.conditions) { conditions throws(Undecided) in
            var next = c
            next.conditions = conditions
            do {
                return try takesWay(label, &next) ? next : nil
            } catch let undecided as Undecided { throw undecided } catch { return nil }
        }
    }

    /// The same where no flow that is opened has a choice; `false` where it cannot be taken.
    func takesPlainWay(_ label: StepLabel, _ c: inout Configuration) -> Bool { (try? takesWay(label, &c)) ?? false }

    private func takesWay(_ label: StepLabel, _ c: inout Configuration) throws -> Bool {
        guard label.kind == .event else { return try step(label, &c) }
        let alternative = AlternativeID(raw: label.operand)
        guard let event = graph.alternatives[alternative].transition, events(in: c).contains(event) else {
            return false
        }
        try carryOut(alternative, &c)
        return true
    }

    /// Decides conditions as they are asked for. Those that begin with first alternatives come first.
    private func variants(
        from conditions: Cube, _ make: (Cube) throws(Undecided) -> Configuration?
    ) -> [WayVariant]? {
        var found: [WayVariant] = []
        var pending = [conditions]
        while let cube = pending.popLast() {
            if found.count == Self.mostVariants { return nil }
            do throws(Undecided) {
                if let end = try make(cube) { found.append(WayVariant(end: end, at: cube)) }
            } catch {
                pending += program.deciding(error, in: cube)
            }
        }
        if found.count < 2 { return found }
        let ranks = found.map { rank(of: $0.end) }
        return found.indices.sorted { ranks[$0].lexicographicallyPrecedes(ranks[$1]) }.map { found[$0] }
    }

    /// Whether some flow of a configuration began with one of several screens.
    func beginsWithChoice(_ c: Configuration) -> Bool { !rank(of: c).isEmpty }

    /// The numbers of the alternatives with which flows begin.
    private func rank(of c: Configuration) -> [Int] {
        func rank(_ flow: FlowID?, _ screen: ScreenID) -> Int? {
            flow.flatMap { program.startChoices[$0] }.map { $0.firstIndex { $0.screen == screen } ?? 0 }
        }
        return c.layers.flatMap(\.regions).flatMap { region in
            [rank(region.child.flow, region.frames[0].screen)].compactMap { $0 }
                + region.frames.compactMap { rank($0.start, $0.screen) }
        }
    }
}

extension NavGraph {
    /// Whether a link by `path` has come to what it opens: a screen is current; of a flow it is enough that a message, if it
    /// sends one, is received.
    func arrives(_ link: DeepLink, at screen: ScreenID) -> Bool {
        switch link.opens {
        case .screen(let opens): screen == opens
        case .flow(let flow): link.send.isEmpty || firstScreens(of: .flow(flow)).contains(screen)
        case nil: false
        }
    }
}
