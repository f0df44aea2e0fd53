import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// The messages that an alternative's `send` may turn out to be: that of the screen that the text tells is current
    /// then, else those of every screen that receives it.
    func messages(sentBy id: AlternativeID) -> [MessageID] {
        let name = graph.alternatives[id].send
        guard !name.isEmpty else { return [] }
        if let screen = currentScreen(after: id) { return graph.message(name, of: screen).map { [$0] } ?? [] }
        return messagesByName[name] ?? []
    }

    /// The messages that a handler may turn out to be: the owner's; of a flow's or the app's event, those of the screens
    /// that have the event.
    func messages(of handler: HandlerID, in id: AlternativeID) -> [MessageID] {
        guard graph.handlers[handler].kind == .message else { return [] }
        let name = graph.handlers[handler].message
        if case .screen(let screen) = graph.owner(of: id) { return graph.message(name, of: screen).map { [$0] } ?? [] }
        guard let transition = graph.alternatives[id].transition else { return [] }
        return (messagesByName[name] ?? []).filter {
            guard case .screen(let screen) = graph.messages[$0].owner else { return false }
            return graph.events(of: screen).contains(transition)
        }
    }

    /// The screen that the text tells is current after an alternative's action. LANGUAGE 5.
    private func currentScreen(after first: AlternativeID) -> ScreenID? {
        var id = first
        while true {
            let it = graph.alternatives[id]
            switch it.action {
            case .push, .present, .replace, .root, .show: return graph.firstScreen(of: it.target)
            case .popTo: return it.target.screen
            case .none:
                if it.role == .then {
                    id = it.parent
                    continue
                }
                if case .screen(let screen) = graph.owner(of: id) { return screen }
                return nil
            default: return nil
            }
        }
    }
}
