import NavGraphModel

/// Something that a separate Swift module opens of others, or tells them: a method of its `…Imports`, which the app adopts.
enum ModuleNeed: Hashable {
    case screen(ScreenID)
    /// A screen that a storyboard segue has made.
    case entered(ScreenID)
    case firstScreen(FlowID)
    case container(FlowID)
    case message(MessageID)
}

/// What a separate Swift module needs, worked out from the graph, in the order of the code that asks for it.
extension SwiftEmitter {
    var hasImports: Bool { needs[set].map { !$0.isEmpty } ?? false }

    /// By module, for the set of a separate module and for those that the app binds; each need once. Linear in the size of
    /// the graph, once for each module.
    func moduleNeeds() -> [ModuleID: [ModuleNeed]] {
        if isSeparate { return [set: ownNeeds()] }
        return Dictionary(
            uniqueKeysWithValues: boundModules.map { ($0, perspective(of: $0, forNeeds: true).ownNeeds()) })
    }

    private func ownNeeds() -> [ModuleNeed] {
        var needs: [ModuleNeed] = []
        for id in ownFlows {
            let flow = graph.flows[id]
            if flow.start == nil, openedFlows.contains(id) {
                needs += flow.children.compactMap { need(graph.children[$0].target) }
            }
            needs += flow.transitions.flatMap { self.needs(of: $0) } + self.needs(ofScreens: flow.screens)
        }
        needs += ownAppEvents.flatMap { self.needs(of: $0) } + self.needs(ofScreens: looseScreens)
        needs += ownGroups.flatMap { graph.groups[$0].transitions }.flatMap { self.needs(of: $0) }
        return needs.unique()
    }

    /// Scenes have their events in their own routers, behind the others.
    private func needs(ofScreens screens: some Sequence<ScreenID>) -> [ModuleNeed] {
        let ordered = screens.filter { !isScene($0) } + screens.filter { isScene($0) }
        return ordered.flatMap { graph.screens[$0].transitions }.flatMap { needs(of: $0) }
    }

    private func needs(of event: TransitionID) -> [ModuleNeed] {
        graph.isIgnored(event) ? [] : graph.alternatives(of: event).flatMap { needs(of: $0, isInStep: false) }
    }

    private func needs(of first: AlternativeID, isInStep: Bool) -> [ModuleNeed] {
        graph.parts(of: first).flatMap { id in
            let alternative = graph.alternatives[id]
            guard mayBeOpened(alternative.action), let opened = alternative.action.opened else { return told(by: id) }
            let handled = graph.handlers(of: id).flatMap { needs(of: $0, of: id) }
            let isEntered = !alternative.segue.isEmpty && !isInStep
            return handled + [need(opened, isPushed: alternative.action.key == .push, isEntered)].compactMap { $0 }
                + told(by: id)
        }
    }

    private func needs(of handler: HandlerID, of id: AlternativeID) -> [ModuleNeed] {
        switch graph.handlers[handler].kind {
        case .close: []
        case .message: messages(of: handler, in: id).compactMap { need($0) }
        default: graph.alternatives(of: handler).flatMap { needs(of: $0, isInStep: true) }
        }
    }

    private func told(by id: AlternativeID) -> [ModuleNeed] { messages(sentBy: id).compactMap { need($0) } }

    /// What opens a target of another set; `nil` for one of this set.
    private func need(_ target: Target?, isPushed: Bool = false, _ isEntered: Bool = false) -> ModuleNeed? {
        guard let target, !isOwn(target) else { return nil }
        switch target {
        case .screen(let screen): return isEntered ? .entered(screen) : .screen(screen)
        case .flow(let flow): return isPushed ? .firstScreen(flow) : .container(flow)
        }
    }

    private func need(_ message: MessageID) -> ModuleNeed? { isSentByApp(message) ? .message(message) : nil }
}
