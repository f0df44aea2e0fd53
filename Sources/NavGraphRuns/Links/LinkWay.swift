import NavGraphModel

/// The way of a link by `path`, spelled out: its root, its steps, and what is seen on it. LANGUAGE 7, "The way".
package struct LinkWay: Sendable {
    package enum Step: Sendable, Hashable {
        /// An event, and the alternative that it takes.
        case event(AlternativeID)
        /// A tab or column is chosen.
        case tab(ChildID)
    }
    /// The shown screens before the first step, or after one.
    package struct Stop: Sendable, Hashable {
        package var current: ScreenID
        /// The current screen, and what is visible beside it.
        package var visible: [ScreenID]
    }
    package var root: Target
    package var steps: [Step]
    /// One more than there are steps: the first is what the root makes.
    package var stops: [Stop]
    /// Where a `start` on it is a choice: it can be gone where all that one of these lists says holds at its start, whichever
    /// screens the flows then begin with.
    package var choices: [[Literal]]?
    /// What the last step leaves, in one of the valuations in which the way can be gone.
    package var end: Configuration?

    /// The alternatives that its events take, in order.
    package var events: [AlternativeID] {
        steps.compactMap { if case .event(let alternative) = $0 { alternative } else { nil } }
    }
}

extension NavGraph {
    /// A step as it could stand in a link's `path`: `OWNER.event`, or the name of a tab.
    package func spelled(_ step: LinkWay.Step) -> String {
        switch step {
        case .event(let alternative):
            guard let id = alternatives[alternative].transition else { return "" }
            return text[qualifiedName(of: transitions[id].owner)] + "." + text[transitions[id].name]
        case .tab(let child): return name(of: children[child].target)
        }
    }

    /// A screen's or flow's name as the root file would write it; empty for none.
    package func name(of target: Target?) -> String {
        switch target {
        case .screen(let screen): name(of: screen)
        case .flow(let flow): name(of: flow)
        case nil: ""
        }
    }
}
