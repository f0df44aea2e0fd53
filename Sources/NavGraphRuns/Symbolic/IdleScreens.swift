import NavGraphModel

/// The configurations of a `PostStar` in which screens are current between steps; for many questions.
final class IdleScreens {
    private let copy: WorkingCopy
    /// For each screen the increments of its items.
    private let increments: [[IncrementID]]

    init(_ star: PostStar) {
        (copy, increments) = (WorkingCopy(star), star.idleIncrementsOfScreens())
    }

    /// Whether a screen is current while a condition holds. A screen that is visible beside it becomes current by the choice of its
    /// column, which changes nothing else.
    func shows(_ screen: ScreenID, _ condition: Guard) -> Bool {
        copy.answer { star in
            let holding = star.values.holding(condition)
            return increments[screen.index].contains {
                star.values.diagrams.meets(star.increment($0).relation, holding)
            }
        }
    }
}

extension PostStar {
    /// For each screen the increments of items in which it is current between steps.
    func idleIncrementsOfScreens() -> [[IncrementID]] {
        var increments = Array(repeating: [IncrementID](), count: graph.screens.count)
        for increment in idleIncrements { increments[symbol(of: increment).screen.index].append(increment) }
        return increments
    }
}
