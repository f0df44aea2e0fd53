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

    /// The messages that a handler may turn out to be. Of what a screen's event opens first it is the owner's, since what
    /// goes is above the owner. What a `then` or another handler opens may be above any screen that receives a message
    /// of that name; those that want more than there is to give are not told.
    func messages(of handler: HandlerID, in id: AlternativeID) -> [MessageID] {
        guard graph.handlers[handler].kind == .message else { return [] }
        let name = graph.handlers[handler].message
        let owner = graph.owner(of: id)
        if graph.alternatives[id].role == .event, case .screen(let screen) = owner {
            return graph.message(name, of: screen).map { [$0] } ?? []
        }
        return (messagesByName[name] ?? []).filter { isOfUser($0, in: id) }.filter { message in
            graph.messageArguments(of: handler, of: owner, message: message).allSatisfy {
                isGiven($0, by: handler, owner)
            }
        }
    }

    /// Whether a message may be the opener's, of what an event of a group opens first: that screen has the event.
    private func isOfUser(_ message: MessageID, in id: AlternativeID) -> Bool {
        let alternative = graph.alternatives[id]
        guard alternative.role == .event, let event = alternative.transition, group(of: event) != nil,
            case .screen(let screen) = graph.messages[message].owner
        else { return true }
        return graph.events(of: screen).contains(event)
    }

    private func isGiven(_ argument: GivenArgument, by handler: HandlerID, _ owner: Owner) -> Bool {
        let param = graph.params[argument.param]
        let from: IDRange<ParamID>
        switch argument.source {
        case .payload: from = graph.handlers[handler].outcome.map { graph.outcomes[$0].params } ?? IDRange()
        case .owner: from = graph.params(of: owner)
        default: return param.isOptional
        }
        return from.contains {
            graph.params[$0].name == param.name && graph.accepts(param.type, graph.params[$0].type)
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
        let alternative = graph.alternatives[id]
        return alternative.role == .event && alternative.action.isClosable
    }

    /// The screen that the text tells is current after an alternative's action, and whether it is so in every run.
    /// LANGUAGE 5.
    private func currentScreen(after first: AlternativeID) -> (screen: ScreenID, isCertain: Bool)? {
        var id = first
        while true {
            let alternative = graph.alternatives[id]
            guard alternative.action == .none else { return graph.currentScreen(after: id).map { ($0, true) } }
            if alternative.role == .then {
                id = alternative.parent
                continue
            }
            guard case .screen(let screen) = graph.owner(of: id) else { return nil }
            return (
                screen, alternative.role == .event || alternative.role == .handler && returnsToOwner(alternative.parent)
            )
        }
    }
}
