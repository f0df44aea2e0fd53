import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// The messages that an alternative's `send` may turn out to be: that of the screen that the text tells is current
    /// then, and where a run can make it another one those of the same kind; else those of every screen that receives it.
    func messages(sentBy id: AlternativeID) -> [MessageID] {
        let name = graph.alternatives[id].send
        guard !name.isEmpty else { return [] }
        guard let (screen, isCertain) = currentScreen(after: id) else { return messagesByName[name] ?? [] }
        return messages(name, of: screen, isCertain: isCertain)
    }

    /// The messages that a handler may turn out to be: the owner's; of a flow's or the app's event, those of the screens
    /// that have the event.
    func messages(of handler: HandlerID, in id: AlternativeID) -> [MessageID] {
        guard graph.handlers[handler].kind == .message else { return [] }
        let name = graph.handlers[handler].message
        if case .screen(let screen) = graph.owner(of: id) {
            return messages(name, of: screen, isCertain: returnsToOwner(id))
        }
        guard let transition = graph.alternatives[id].transition else { return [] }
        return (messagesByName[name] ?? []).filter {
            guard case .screen(let screen) = graph.messages[$0].owner else { return false }
            return graph.events(of: screen).contains(transition)
        }
    }

    /// A screen's message; where it is not certain that the screen is the current one, others' that carry the same too.
    private func messages(_ name: Symbol, of screen: ScreenID, isCertain: Bool) -> [MessageID] {
        guard let own = graph.message(name, of: screen) else { return [] }
        if isCertain { return [own] }
        let params = graph.messages[own].params.map { (graph.params[$0].name, graph.params[$0].type) }
        return (messagesByName[name] ?? []).filter {
            graph.messages[$0].params.map { (graph.params[$0].name, graph.params[$0].type) }
                .elementsEqual(params, by: ==)
        }
    }

    /// Whether the owner of an alternative is current again when what the alternative opens has ended: it was current,
    /// and what is opened lies right above it.
    private func returnsToOwner(_ id: AlternativeID) -> Bool {
        let it = graph.alternatives[id]
        return it.role == .event && (it.action == .push || it.action == .present)
    }

    /// The screen that the text tells is current after an alternative's action, and whether it is so in every run.
    /// LANGUAGE 5.
    private func currentScreen(after first: AlternativeID) -> (screen: ScreenID, isCertain: Bool)? {
        var id = first
        while true {
            let it = graph.alternatives[id]
            switch it.action {
            case .push, .present, .replace, .root, .show: return graph.firstScreen(of: it.target).map { ($0, true) }
            case .popTo: return it.target.screen.map { ($0, true) }
            case .none:
                if it.role == .then {
                    id = it.parent
                    continue
                }
                guard case .screen(let screen) = graph.owner(of: id) else { return nil }
                return (screen, it.role == .event || it.role == .handler && returnsToOwner(it.parent))
            default: return nil
            }
        }
    }
}
