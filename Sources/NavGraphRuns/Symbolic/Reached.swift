import NavGraphModel

/// What runs reach: without link steps, and with them.
struct Reached: Sendable {
    let plain: PostStar
    /// Began as `plain`.
    let all: PostStar
    /// By screen, whether it is current in some configuration.
    let plainScreens: [Bool]
    let screens: [Bool]

    /// `star` has not been launched.
    init(_ star: PostStar, _ machine: Machine) {
        var star = star
        star.launch()
        plain = star
        star.followLinks(of: machine)
        star.values.diagrams.forgetResults()
        all = star
        plainScreens = plain.currentScreens()
        screens = machine.graph.deepLinks.isEmpty ? plainScreens : all.currentScreens()
    }

    /// What runs reach at most; exact where no layer has several regions. Of these it is told how conditions change
    /// elsewhere, by what it finds itself, until that tells nothing new.
    static func atMost(_ machine: Machine, blocked: ScreenID? = nil) -> Reached {
        var options = PostStar.Options(blocked: blocked, bound: machine.graph.hasRegions ? .above : .below)
        var reached = Reached(PostStar(machine.program, options), machine)
        guard machine.graph.hasRegions, !reached.all.values.setsNothing else { return reached }
        for _ in 0..<mostRounds where !reached.all.isExhausted {
            var star = reached.all
            let changes = star.changesElsewhere()
            if changes == options.changes { break }
            options.changes = changes
            reached = Reached(PostStar(continuing: star, options), machine)
        }
        return reached
    }

    private static let mostRounds = 4
}

extension PostStar {
    fileprivate func currentScreens() -> [Bool] {
        var screens = Array(repeating: false, count: graph.screens.count)
        for part in idleParts { screens[symbol(ofPart: part).screen.index] = true }
        return screens
    }
}
