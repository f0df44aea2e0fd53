import NavGraphModel
import NavGraphSyntax

/// A screen as Clean Swift has it: what its router and its data store are called, and what they have.
struct Scene {
    let id: ScreenID
    let events: [Event]
    let inherited: [TransitionID]
    let routes: RouteNames
    let store: StoreNames
    var methods: [SceneMethod] = []
    /// The name of the method that an alternative calls to pass data, and to navigate.
    var passes: [AlternativeID: String] = [:]
    var navigates: [AlternativeID: String] = [:]

    var isRouting: Bool { !routes.ofEvents.isEmpty || !routes.ofOutcomes.isEmpty }
}

/// A method `passDataTo…` or `navigateTo…`.
struct SceneMethod {
    var name: String
    /// The store that data is passed to; `nil`: it navigates.
    var passesTo: ScreenID?
    var target: Target
    var lines: [CodeText]
}

extension SwiftEmitter {
    var isCleanSwift: Bool { options.framework == .cleanSwift }

    func isScene(_ id: ScreenID) -> Bool {
        let isClean = isOwn(id) ? isCleanSwift : graph.modules[graph.screens[id].module].swift.framework == .cleanSwift
        return isClean && !hasClosures(id) && graph.screens[id].source != .swiftUI
    }

    func scene(_ id: ScreenID) -> Scene {
        let screen = graph.screens[id]
        let own = ownEvents(of: id)
        let inherited = inheritedEvents(of: id)
        let carriers: [(StoreNames.Carrier, name: Symbol, [CarriedValue])] =
            (own + inherited).map { (.event($0), graph.transitions[$0].name, graph.carried(by: $0)) }
            + screen.outcomes.map { (.outcome($0), graph.outcomes[$0].name, carried(by: graph.outcomes[$0])) }
        var scene = Scene(
            id: id, events: own.map { event($0) }, inherited: inherited,
            routes: RouteNames(graph, events: own + inherited, outcomes: screen.outcomes) { segues(of: $0) },
            store: StoreNames(graph, params: screen.params, carriers: carriers))
        for event in scene.events {
            for alternative in graph.alternatives(of: event.id) { addMethods(of: alternative, event, to: &scene) }
        }
        return scene
    }

    func sceneType(_ id: ScreenID, _ suffix: CodeText) -> CodeText {
        "\(typeStart(of: id))\(upper(graph.screens[id].qualifiedName))\(suffix)"
    }

    // MARK: Methods that move data and scenes

    private func addMethods(of id: AlternativeID, _ event: Event, to scene: inout Scene) {
        let isSegue = !graph.alternatives[id].segue.isEmpty
        guard isSegue || isNavigated(id), let target = graph.alternatives[id].action.opened, isOwn(target) else {
            return
        }
        if let first = graph.firstScreen(of: target), isScene(first), isLed(to: target) {
            let lines = passedData(id, to: first, of: event, in: scene)
            if !lines.isEmpty {
                scene.passes[id] = method("passDataTo", for: target, lines: lines, passesTo: first, in: &scene)
            }
        }
        if !isSegue { scene.navigates[id] = method("navigateTo", for: target, lines: [navigation(id)], in: &scene) }
    }

    /// Whether the target has a single first screen, which is made separately and receives values: tabs and columns have one
    /// in each.
    func isLed(to target: Target) -> Bool { target.flow.map { graph.flows[$0].start != nil } ?? true }

    /// That of an earlier alternative with an equal body, or a new one.
    private func method(
        _ start: String, for target: Target, lines: [CodeText], passesTo screen: ScreenID? = nil, in scene: inout Scene
    ) -> String {
        let known = scene.methods.first { method in
            method.target == target && (method.passesTo == nil) == (screen == nil)
                && method.lines.map(\.bytes) == lines.map(\.bytes)
        }
        if let known { return known.name }
        let name = start + graph.camel(graph[target].qualifiedName)
        let taken = Set(scene.methods.map(\.name))
        var free = name
        var number = 1
        while taken.contains(free) {
            number += 1
            free = name + String(number)
        }
        scene.methods.append(SceneMethod(name: free, passesTo: screen, target: target, lines: lines))
        return free
    }

    /// UIKit's one call.
    private func navigation(_ id: AlternativeID) -> CodeText {
        let alternative = graph.alternatives[id]
        let animated: CodeText = Key(alternative.animation) == Key.none ? "false" : "true"
        return alternative.action.presentation == nil
            ? "source.navigationController?.pushViewController(destination, animated: \(animated))"
            : "source.present(destination, animated: \(animated), completion: nil)"
    }

    /// Whether UIKit carries an alternative out by one call of the scene's router: a lone push or present in code.
    func isNavigated(_ id: AlternativeID) -> Bool {
        let alternative = graph.alternatives[id]
        guard alternative.role == .event, alternative.then.isNone, alternative.send.isEmpty, alternative.segue.isEmpty,
            let target = alternative.action.opened,
            case .screen = graph.owner(of: id), isOwn(target)
        else { return false }
        // Which screen begins a flow may be for the conditions to say, and data goes along as params then.
        if let flow = target.flow, needsValues(flow) || !graph.flows[flow].startChoices.isEmpty { return false }
        if let screen = target.screen, !isScene(screen) { return false }
        let animation = animation(of: alternative)
        switch alternative.action {
        case .push: return isStackable(target) && (animation == .default || animation == Key.none)
        case .present(_, let how):
            return !how.style.isAnchored && animation != .slide && !isOwn(animation: alternative.animation)
        case .none, .reuse, .replace, .root, .select, .show, .popBack, .popToRoot, .popTo, .dismissTop, .dismissAll,
            .rootEntry, .finish, .raise, .open, .openArgument, .unresolved:
            return false
        }
    }
}
