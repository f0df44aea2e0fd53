import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// Whether a screen may be pushed onto what the app shows by itself: by `host`, by the app, or by what goes on there after
    /// it has taken away all that was above.
    var pushesOntoHost: Bool {
        guard let host = graph.host else { return false }
        let own = (graph.screens[host].transitions + graph.appTransitions).flatMap { graph.alternatives(of: $0) }
        if pushes(own) { return true }
        return graph.alternatives.ids.contains { first in
            switch graph.alternatives[first].action {
            case .dismissTop, .dismissAll, .finish, .raise:
                return pushes([graph.alternatives[first].then].filter { !$0.isNone })
            default: return false
            }
        }
    }

    /// Whether these push, or what follows in them, or their handlers.
    private func pushes(_ alternatives: [AlternativeID]) -> Bool {
        var rest = alternatives
        while let id = rest.popLast() {
            let it = graph.alternatives[id]
            if it.action.key == .push { return true }
            if !it.then.isNone { rest.append(it.then) }
            for handler in graph.handlers(of: id) { rest += graph.alternatives(of: handler) }
        }
        return false
    }
}
