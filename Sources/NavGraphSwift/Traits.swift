import NavGraphModel
import NavGraphSyntax

/// What a graph has, found once, so that what it has not costs nothing.
struct GraphTraits {
    var alerts: [ScreenID: PresentationStyle] = [:]
    var viewsToo: Set<ScreenID> = []
    var segueTargets: Set<ScreenID> = []
    /// Events whose code presents popovers or action sheets.
    var popovers: Set<TransitionID> = []
    /// The events of buttons among tabs.
    var buttons: Set<TransitionID> = []
    /// The app's own animations, in the order in which they stand.
    var ownAnimations: [Symbol] = []
    /// The outcomes from which something follows.
    var handledOutcomes: Set<OutcomeID> = []
    /// Whether screens may have events of flows or groups.
    var hasInheritedEvents = false
    var hasSegues = false
    /// Whether an event with a segue may also finish something, and so come to a handler.
    var segueEventsEnd = false

    let members: ModuleMembers
    let hasLinks: Bool
    let hasResolvers: Bool

    init(_ graph: NavGraph) {
        members = ModuleMembers(graph)
        hasLinks = graph.isApp && !graph.deepLinks.isEmpty
        let types = LinkTypes(graph)
        hasResolvers = hasLinks && graph.deepLinks.contains { !types.resolvers(of: $0).isEmpty }
        for it in graph.deepLinks where it.isByPresent && it.presentation.style.isAlert {
            if let screen = it.opens?.screen { alerts[screen] = it.presentation.style }
        }
        defer { findViewsToo(graph) }
        for flow in graph.flows { buttons.formUnion(flow.buttons.compactMap(\.transition)) }
        hasInheritedEvents = !graph.groups.isEmpty || graph.flows.contains { !$0.transitions.isEmpty }
        for it in graph.alternatives {
            if !it.segue.isEmpty {
                hasSegues = true
                if let screen = it.action.target?.screen { segueTargets.insert(screen) }
            }
            if case .present(let target, let how) = it.action {
                if how.style.isAlert, let screen = target.screen, alerts[screen] == nil { alerts[screen] = how.style }
                if how.style.isAnchored, let transition = it.transition { popovers.insert(transition) }
            }
        }
        for handler in graph.handlers where handler.kind != .close {
            if let outcome = handler.outcome { handledOutcomes.insert(outcome) }
        }
        ownAnimations = graph.alternatives.map(\.animation).filter(GraphTraits.isOwn).unique()
        segueEventsEnd =
            hasSegues
            && graph.alternatives.contains { it in
                guard it.action.outcome != nil, it.handler.isNone, let event = it.transition else { return false }
                return graph.alternatives(of: event).contains { !graph.alternatives[$0].segue.isEmpty }
            }
    }

    private mutating func findViewsToo(_ graph: NavGraph) {
        guard !alerts.isEmpty else { return }
        func add(_ target: Target?, as how: Presentation?) {
            guard let screen = target?.screen, alerts[screen] != nil else { return }
            if how?.style.isAlert != true || how?.inStack == true { viewsToo.insert(screen) }
        }
        for it in graph.alternatives { add(it.action.opened, as: it.action.presentation) }
        for link in graph.deepLinks { add(link.opens, as: link.isByPresent ? link.presentation : nil) }
        for id in graph.flows.ids { for start in graph.startScreens(of: id) { add(.screen(start), as: nil) } }
        for flow in graph.flows {
            for child in flow.children { add(graph.children[child].target, as: nil) }
        }
    }

    static func isOwn(animation: Symbol) -> Bool {
        if animation.isEmpty { return false }
        switch Key(animation) {
        case .default?, Key.none?, .fade?, .slide?, .slideBack?, .flip?: return false
        default: return true
        }
    }
}

extension NavGraph {
    func isOfSystem(_ screen: ScreenID) -> Bool { screens[screen].source == .system }
}

extension SwiftEmitter {
    /// Whether the factory makes a screen with a closure for each outcome, because it has no class that could call back: an
    /// alert, or a screen of the system.
    func hasClosures(_ id: ScreenID) -> Bool { alerts[id] != nil || graph.isOfSystem(id) }

    var alerts: [ScreenID: PresentationStyle] { traits.alerts }
    var ownAnimations: [Symbol] { traits.ownAnimations }

    func isOwn(animation: Symbol) -> Bool { GraphTraits.isOwn(animation: animation) }

    func popovers(of id: ScreenID) -> [TransitionID] {
        traits.popovers.isEmpty ? [] : graph.screens[id].transitions.filter { traits.popovers.contains($0) }
    }

    /// The events that a screen has as its own of flows, a scene also of groups, and that present popovers.
    func sharedPopovers(of id: ScreenID) -> [TransitionID] {
        if traits.popovers.isEmpty { return [] }
        return inheritedEvents(of: id).filter { traits.popovers.contains($0) && (isScene(id) || group(of: $0) == nil) }
    }

    /// Those of a flow or group itself.
    func popovers(among transitions: IDRange<TransitionID>) -> [TransitionID] {
        traits.popovers.isEmpty ? [] : transitions.filter { traits.popovers.contains($0) && !graph.isIgnored($0) }
    }
}
