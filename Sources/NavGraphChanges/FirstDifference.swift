import NavGraphModel
import NavGraphRuns

/// How many steps runs without link steps take before they can do what those of the other graph do not: shorter runs are
/// runs of both. So what is near needs no comparison where something far away changed.
struct FirstDifference {
    /// A run of OLD, or of NEW, that does something else takes as many steps at least; `.max`: no run does.
    var old = Int.max
    var new = Int.max
    /// What such a step of OLD makes current; `nil`: whatever it may be.
    fileprivate(set) var shown: Set<ScreenID>? = []
    fileprivate static let unknown = FirstDifference(old: 0, new: 0, shown: nil)

    /// A run of OLD to a screen that does something else takes as many steps at least.
    func leastSteps(to screen: ScreenID) -> Int {
        old == .max || shown?.contains(screen) ?? true ? old : old + 1
    }
}

extension Comparison {
    /// Known where only transitions changed, those of screens or else such as have a name that the other side lacks, and what
    /// runs do not depend on. `least`: as many steps at least a run of OLD takes to a screen; `.max`: no run comes to it;
    /// `nil`: that is not known.
    func firstDifference(_ least: (ScreenID) -> Int?) -> FirstDifference {
        var first = FirstDifference()
        /// The screens that one side lacks: only a transition that also changed can lead there or no longer does.
        let lacking = Set(changes.changes.filter { $0.element.kind == .screen && $0.isOneSided }.map(\.element.name))
        let (oldNames, newNames) = (OnDemand { names(of: old) }, OnDemand { names(of: new) })
        for change in changes.changes {
            if change.kind == .renamed, change.keys.isEmpty, change.element.kind != .transition { continue }
            switch change.element.kind {
            case .deepLink, .resolver, .check, .importAlias, .file: continue
            case .screen where change.isOneSided: continue
            // What names the condition has also changed.
            case .condition where change.isOneSided && change.element.keys.map(\.key) == ["initially"]: continue
            case .transition:
                guard change.kind != .renamed, let owner = change.element.owner else { return .unknown }
                if lacking.contains(owner) { continue }
                guard let screen = screens.first(where: { $0.name == owner }) else {
                    // Of a flow, a group or the app.
                    let others = change.kind == .removed ? newNames : oldNames
                    guard change.isOneSided, !others.value.contains(change.element.name) else { return .unknown }
                    if change.kind == .added {
                        first.new = min(first.new, 1)
                    } else {
                        (first.old, first.shown) = (1, nil)
                    }
                    continue
                }
                guard let steps = least(screen.old) else { return .unknown }
                let after = steps == .max ? .max : steps + 1
                let name = change.element.name
                if change.kind != .added || hasEvent(change.oldName ?? name, screen, isNew: false) {
                    first.old = min(first.old, after)
                    first.shown = shown(by: change, of: screen.old).flatMap { first.shown?.union($0) }
                }
                if change.kind != .removed || hasEvent(name, screen, isNew: true) {
                    first.new = min(first.new, after)
                }
            case .flow, .screen, .group, .entry, .condition: return .unknown
            }
        }
        return first
    }

    /// The steps of a shortest run of OLD without link steps to a screen, as `firstDifference` wants them.
    func shortestSteps(to screen: ScreenID) -> Int? {
        guard let oldRuns else { return nil }
        if oldRuns.isLinkOnly(screen) { return .max }
        return oldRuns.distance(of: screen) ?? (oldRuns.mayBeReachable(screen) ? nil : .max)
    }

    /// What OLD's transition opens, where it does nothing else.
    private func shown(by change: GraphChange, of screen: ScreenID) -> [ScreenID]? {
        let event = old.screens[screen].transitions.first {
            old.text[old.transitions[$0].name] == change.oldName ?? change.element.name
        }
        guard let event else { return nil }
        var shown: [ScreenID] = []
        for alternative in old.alternatives(of: event) {
            guard old.alternatives[alternative].then.isNone, let opened = old.alternatives[alternative].action.opened
            else { return nil }
            shown += old.firstScreens(of: opened)
        }
        return shown
    }

    /// The names of all transitions of a side.
    private func names(of graph: NavGraph) -> Set<String> { Set(graph.transitions.map { graph.text[$0.name] }) }

    /// Of the side that lacks a transition of the screen: one of its flow or of the app may have the name.
    private func hasEvent(_ name: String, _ screen: SharedScreen, isNew: Bool) -> Bool {
        let graph = isNew ? new : old
        return runs(isNew: isNew)?.events(of: isNew ? screen.new : screen.old).contains {
            graph.text[graph.transitions[$0].name] == name
        } ?? true
    }
}

extension GraphChange {
    /// Whether one of the graphs lacks the element.
    fileprivate var isOneSided: Bool { kind == .added || kind == .removed }
}
