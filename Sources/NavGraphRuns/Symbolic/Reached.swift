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
    init(_ star: PostStar, _ machine: Machine, findsGrowth: Bool = false) {
        plain = OnDemand {
            var plain = star
            plain.launch()
            return plain
        }
        var star = star
        star.launch()
        plainScreens = star.currentScreens()
        plainGrowth = findsGrowth && star.limit == nil ? star.growing() : nil
        star.followLinks(of: machine)
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
        return Reached(PostStar(machine.program, options), machine, findsGrowth: findsGrowth)
    }
}

extension PostStar {
    fileprivate func currentScreens() -> [Bool] {
        var screens = Array(repeating: false, count: graph.screens.count)
        for increment in idleIncrements { screens[symbol(of: increment).screen.index] = true }
        return screens
    }
}
