import NavGraphModel

/// In which of what a `PostStar` reached screens are current between steps, for many questions.
final class IdleScreens {
    private let copy: WorkingCopy
    /// For each screen the parts of its items.
    private let parts: [[UInt32]]

    init(_ star: PostStar) {
        (copy, parts) = (WorkingCopy(star), star.idlePartsOfScreens())
    }

    /// Whether a screen is current while a condition holds. What is visible beside it becomes current by the choice of its
    /// column, which changes nothing else.
    func shows(_ screen: ScreenID, _ condition: Guard) -> Bool {
        copy.answer { star in
            let holding = star.values.holding(condition)
            return parts[screen.index].contains { star.values.diagrams.meets(star.part($0).relation, holding) }
        }
    }
}

extension PostStar {
    /// For each screen the parts of items in which it is current between steps.
    func idlePartsOfScreens() -> [[UInt32]] {
        var parts = Array(repeating: [UInt32](), count: graph.screens.count)
        for part in idleParts { parts[symbol(ofPart: part).screen.index].append(part) }
        return parts
    }
}
