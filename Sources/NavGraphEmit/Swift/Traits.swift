import NavGraphModel
import NavGraphSyntax

/// What a graph has, found once, so that what it has not costs nothing.
struct GraphTraits {
    /// Screens that are presented as alerts, and how.
    var alerts: [ScreenID: PresentationStyle] = [:]
    /// Screens that storyboard segues open.
    var segueTargets: Set<ScreenID> = []
    /// Events whose code presents popovers or action sheets.
    var popovers: Set<TransitionID> = []
    /// The app's own animations, in the order in which they stand.
    var ownAnimations: [Symbol] = []
    var hasFlowEvents = false
    var hasSplit = false

    /// Whether there are links to follow.
    let hasLinks: Bool
    /// Whether links ask resolvers.
    let hasResolvers: Bool

    init(_ graph: NavGraph) {
        hasLinks = graph.isApp && !graph.deepLinks.isEmpty
        let types = LinkTypes(graph)
        hasResolvers = hasLinks && graph.deepLinks.contains { !types.resolvers(of: $0).isEmpty }
        for it in graph.deepLinks where it.isByPresent && (it.style == .alert || it.style == .actionSheet) {
            if let screen = it.opens.screen { alerts[screen] = it.style }
        }
        hasFlowEvents = graph.flows.contains { !$0.transitions.isEmpty }
        hasSplit = graph.flows.contains { $0.container == .split }
        for it in graph.alternatives {
            if !it.segue.isEmpty, let screen = it.target.screen { segueTargets.insert(screen) }
            if it.action == .present {
                switch it.style {
                case .alert, .actionSheet:
                    if let screen = it.target.screen, alerts[screen] == nil { alerts[screen] = it.style }
                    fallthrough
                case .popover:
                    if it.style != .alert, let transition = it.transition { popovers.insert(transition) }
                default: break
                }
            }
            if GraphTraits.isOwn(animation: it.animation), !ownAnimations.contains(it.animation) {
                ownAnimations.append(it.animation)
            }
        }
    }

    static func isOwn(animation: Symbol) -> Bool {
        if animation.isEmpty { return false }
        switch Key(animation) {
        case .default?, Key.none?, .fade?, .slide?, .flip?: return false
        default: return true
        }
    }
}

extension SwiftEmitter {
    var alerts: [ScreenID: PresentationStyle] { traits.alerts }
    var segueTargets: Set<ScreenID> { traits.segueTargets }
    var ownAnimations: [Symbol] { traits.ownAnimations }
    var hasFlowEvents: Bool { traits.hasFlowEvents }
    var hasSplit: Bool { traits.hasSplit }

    func isOwn(animation: Symbol) -> Bool { GraphTraits.isOwn(animation: animation) }

    /// The events of a screen's own that present popovers.
    func popovers(of id: ScreenID) -> [TransitionID] {
        traits.popovers.isEmpty ? [] : graph.screens[id].transitions.filter { traits.popovers.contains($0) }
    }
}
