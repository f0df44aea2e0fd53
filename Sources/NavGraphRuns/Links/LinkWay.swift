import NavGraphModel

/// The route of a link with `by: path`: its root, its steps, and the screens that are shown. LANGUAGE 7, "The way".
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
    /// The shown screens: first those of the root, then those after each step.
    package var stops: [Stop]
    /// If a `start` on the route depends on conditions: the route can be followed if all literals of one of these lists
    /// hold at its start, whichever screens the flows start with.
    package var choices: [[Literal]]?
    /// The result of the last step, for one combination of condition values with which the route can be followed.
    package var end: Configuration?

    /// The alternatives that its events take, in order.
    package var events: [AlternativeID] {
        steps.compactMap { if case .event(let alternative) = $0 { alternative } else { nil } }
    }
}

extension NavGraph {
    /// Returns a step as it is written in a link's `path`: `OWNER.event`, or the name of a tab.
    package func spelled(_ step: LinkWay.Step) -> String {
        switch step {
        case .event(let alternative):
            guard let id = alternatives[alternative].transition else { return "" }
            return text[qualifiedName(of: transitions[id].owner)] + "." + text[transitions[id].name]
        case .tab(let child): return name(of: children[child].target)
        }
    }
}
