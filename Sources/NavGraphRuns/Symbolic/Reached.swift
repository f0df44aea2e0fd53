import NavGraphModel

/// The configurations that runs reach, without link steps and with them.
struct Reached {
    var all: PostStar
    /// `all` as it was before links were followed, asked for only by runs that have a choice.
    let plain: OnDemand<PostStar>
    /// For each screen, whether it is current in a configuration.
    let plainScreens: [Bool]
    let screens: [Bool]
    /// The transitions whose openings can repeat without limit in runs without link steps; `nil` if that was not asked for.
    let plainGrowth: [TransitionID]?

    /// `star` has not been launched.
    init(_ star: PostStar, _ machine: Machine, findsGrowth: Bool = false, from openings: KnownOpenings? = nil) {
        plain = OnDemand {
            var plain = star
            plain.launch(from: openings?.plain ?? [])
            return plain
        }
        var star = star
        star.launch(from: openings?.plain ?? [])
        plainScreens = star.currentScreens()
        plainGrowth = findsGrowth && star.limit == nil ? star.growing() : nil
        star.followLinks(of: machine, from: openings?.all ?? [])
        star.values.diagrams.forgetResults()
        all = star
        screens = machine.graph.deepLinks.isEmpty ? plainScreens : all.currentScreens()
    }

    /// Whether that is all that another knows to be current and to be taken.
    func isAll(of other: Reached) -> Bool {
        screens == other.screens && plainScreens == other.plainScreens && all.fired == other.all.fired
    }

    /// What runs reach at most; exact where no layer has several regions.
    static func atMost(
        _ machine: Machine, blocked: ScreenID? = nil, avoided: AvoidedConfigurations? = nil, findsGrowth: Bool = false,
        mostResults: Int? = nil
    ) -> Reached {
        let bound = machine.graph.hasRegions ? PostStar.Bound.above : .below
        let options = PostStar.Options(
            blocked: blocked, avoided: avoided, mostResults: mostResults, bound: bound,
            isUpper: machine.program.restriction.bounds != nil)
        let star = PostStar(machine.program, options)
        if mostResults == nil, let short = briefly(star, machine, findsGrowth: findsGrowth) { return short }
        return Reached(star, machine, findsGrowth: findsGrowth)
    }

    /// The same in a graph without several regions, if little work or what is opened is enough; `nil`: it is not.
    private static func briefly(_ star: PostStar, _ machine: Machine, findsGrowth: Bool) -> Reached? {
        if machine.graph.hasRegions || star.values.setsNothing || star.options.isUpper { return nil }
        var limited = star
        let taken = limited.values.diagrams.limitResults(toPart: 8)
        var first = Reached(limited, machine, findsGrowth: findsGrowth)
        first.all.values.diagrams.allowResults(taken)
        if !first.all.values.diagrams.isExhausted { return first }
        guard let openings = KnownOpenings(of: star, machine) else { return nil }
        var second = Reached(
            PostStar(continuing: openings.star, star.options), machine, findsGrowth: findsGrowth, from: openings)
        if second.all.isExhausted { return nil }
        second.all.values.diagrams.allowResults(of: star.values.diagrams)
        return second
    }
}

extension PostStar {
    fileprivate func currentScreens() -> [Bool] {
        var screens = Array(repeating: false, count: graph.screens.count)
        for increment in idleIncrements { screens[symbol(of: increment).screen.index] = true }
        return screens
    }
}
