import NavGraphModel

/// What a program has that makes a difference between one region and another for what is pushed in it.
extension Program {
    var hasColumns: Bool { graph.flows.contains { $0.container == .split } }

    /// Whether a pushed frame has to know in which region it lies. Where it need not, what can be pushed in several tabs is
    /// looked at once.
    var tellsRegionsApart: Bool {
        hasColumns || !selected.isEmpty || hasButtons || hasContainersInLayers || setsBelowWhatStays || mayKeepFrames
            || graph.checks.contains {
                if case .neverAbove = $0.law { true } else { false }
            }
    }

    /// Whether a tab that is chosen again may keep frames: the user can go back from some screen only at times, or a platform
    /// does not reset tabs.
    var mayKeepFrames: Bool { resetsTabs != Guard() || graph.screens.contains { !$0.backWhile.isEmpty } }

    /// Whether a `select` may leave a region from which the user cannot take everything away: a column, or such a tab.
    var selectsMayKeepFrames: Bool {
        let isColumnSelected = graph.flows.ids.contains { flow in
            graph.flows[flow].container == .split && graph.targets(in: flow).contains(where: selected.contains)
        }
        return isColumnSelected || !selected.isEmpty && mayKeepFrames
    }

    /// What must hold so that a frame of a screen goes when its tab is chosen again.
    func resetting(_ screen: ScreenID) -> Guard { guarding(graph.screens[screen].backWhile).conjunction(resetsTabs) }

    private var hasButtons: Bool { graph.flows.contains { !$0.buttons.isEmpty } }

    /// Whether conditions are set by a step that may leave other regions as they are.
    private var setsBelowWhatStays: Bool {
        graph.alternatives.ids.contains { id in
            if case .root = graph.alternatives[id].action { return false }
            return !sets(of: id).isEmpty
        }
    }

    /// Whether tabs are opened above something, so that they can lie above one of the regions that they have.
    var hasContainersInLayers: Bool {
        func isContainer(_ target: Target?) -> Bool {
            guard let flow = target?.flow else { return false }
            return graph.flows[flow].container == .tabs || graph.flows[flow].container == .split
        }
        return graph.deepLinks.contains { $0.isByPresent && isContainer($0.opens) }
            || graph.alternatives.contains { a in
                switch a.action {
                case .push(let target), .present(let target, _): isContainer(target)
                default: false
                }
            }
    }
}
