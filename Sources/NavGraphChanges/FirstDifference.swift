import NavGraphModel
import NavGraphRuns

/// How many steps runs without link steps take before they can do what those of the other graph do not: shorter runs are
/// runs of both. So what is near needs no comparison where something far away changed.
struct FirstDifference {
    /// A run of OLD, or of NEW, that does something else takes as many steps at least; `.max`: no run does.
    var old = Int.max
    var new = Int.max
    fileprivate let least: LeastSteps
    /// From what such a step of OLD opens, where it does nothing else.
    fileprivate var beyond: LeastSteps?

    /// A run of OLD to a screen that does something else takes as many steps at least: such a step is one of those that open
    /// the way to it, or one more than these.
    func leastSteps(to screen: ScreenID) -> Int {
        guard old != .max, let beyond else { return old }
        if least[screen] == .max { return .max }
        let aside = max(old, least[screen]) + 1
        return beyond[screen] == .max ? aside : min(aside, old + beyond[screen])
    }
}

extension Comparison {
    /// Known where transitions of screens alone changed, and what runs do not depend on.
    ///
    /// - Parameter steps: As many at least a run of OLD takes to a screen; `.max`: no run comes to it; `nil`: that is not known.
    func firstDifference(along least: LeastSteps, _ steps: (ScreenID) -> Int?) -> FirstDifference {
        var first = FirstDifference(least: least)
        var opening: [TransitionID]? = []
        for change in changes.changes {
            switch change.element.kind {
            case .deepLink, .resolver, .check, .importAlias, .file: continue
            // Only a transition that changed, too, can lead there or no longer does.
            case .screen where change.kind == .added || change.kind == .removed: continue
            case .transition:
                guard change.kind != .renamed, let owner = change.element.owner,
                    let screen = screens.first(where: { $0.name == owner }), let steps = steps(screen.old)
                else { return FirstDifference(old: 0, new: 0, least: least) }
                let after = steps == .max ? .max : steps + 1
                let name = change.element.name
                if change.kind != .added || hasEvent(change.oldName ?? name, screen, isNew: false) {
                    first.old = min(first.old, after)
                    opening = opening.flatMap { all in onlyOpening(change, screen.old).map { all + [$0] } }
                }
                if change.kind != .removed || hasEvent(name, screen, isNew: true) {
                    first.new = min(first.new, after)
                }
            case .flow, .screen, .group, .entry, .condition: return FirstDifference(old: 0, new: 0, least: least)
            }
        }
        first.beyond = opening.map(least.beyond)
        return first
    }

    /// The steps of a shortest run of OLD without link steps to a screen, as `firstDifference` wants them.
    func shortestSteps(to screen: ScreenID) -> Int? {
        guard let oldRuns else { return nil }
        if oldRuns.isLinkOnly(screen) { return .max }
        return oldRuns.distance(of: screen) ?? (oldRuns.mayBeReachable(screen) ? nil : .max)
    }

    /// OLD's transition, if all that it does is to open something.
    private func onlyOpening(_ change: GraphChange, _ screen: ScreenID) -> TransitionID? {
        old.screens[screen].transitions.first {
            old.text[old.transitions[$0].name] == change.oldName ?? change.element.name
        }.flatMap { event in
            old.alternatives(of: event).allSatisfy {
                old.alternatives[$0].then.isNone && old.alternatives[$0].action.opened != nil
            } ? event : nil
        }
    }

    /// Of the side that lacks a transition of the screen: one of its flow or of the app may have the name.
    private func hasEvent(_ name: String, _ screen: SharedScreen, isNew: Bool) -> Bool {
        let graph = isNew ? new : old
        return runs(isNew: isNew)?.events(of: isNew ? screen.new : screen.old).contains {
            graph.text[graph.transitions[$0].name] == name
        } ?? true
    }
}
