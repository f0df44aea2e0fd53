import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unused = LintRule(.unused) { graph, report in
        unusedConditions(graph, &report)
        unusedOutcomes(graph, &report)
        unusedMessages(graph, &report)
        unusedParams(graph, &report)
        unusedResolvers(graph, &report)
        unusedImports(graph, &report)
        unusedGroups(graph, &report)
    }
}

private func unusedConditions(_ graph: NavGraph, _ report: inout Reports) {
    let asked = Set(graph.literals.map(\.condition))
    for enumeration in graph.enumerations where !enumeration.members.contains(where: asked.contains) {
        report(
            .unused, of: enumeration.subject, at: enumeration.place,
            "the enumeration '\(graph.text[enumeration.qualifiedName])' is never used")
    }
    for id in graph.conditions.ids where !asked.contains(id) && graph.conditions[id].enumeration == nil {
        let condition = graph.conditions[id]
        report(
            .unused, of: condition.subject, at: condition.place,
            "the condition '\(graph.text[condition.qualifiedName])' is never used")
    }
}

private func unusedOutcomes(_ graph: NavGraph, _ report: inout Reports) {
    let finished = Set(graph.alternatives.compactMap(\.action.outcome))
    for id in graph.outcomes.ids where !finished.contains(id) {
        let outcome = graph.outcomes[id]
        guard case .flow(let flow) = outcome.owner, !graph.isOffered(flow) else { continue }
        report(
            .unused, of: graph.subject(of: id), at: Place(graph.flows[flow].file, outcome.span),
            "outcome '\(graph.text[outcome.name])' of \(graph.quoted(flow)) is never raised")
    }
}

private func unusedMessages(_ graph: NavGraph, _ report: inout Reports) {
    guard !graph.messages.isEmpty else { return }
    /// The messages that are sent to known screens, and to others.
    var received: Set<MessageID> = []
    var sent: Set<Symbol> = []
    func send(_ message: Symbol, to screen: ScreenID?) {
        if let screen {
            if let id = graph.message(message, of: screen) { received.insert(id) }
        } else {
            sent.insert(message)
        }
    }
    for id in graph.alternatives.ids {
        let a = graph.alternatives[id]
        var owner: ScreenID?
        if case .screen(let screen) = graph.owner(of: id) { owner = screen }
        if !a.send.isEmpty { send(a.send, to: graph.currentScreen(after: id)) }
        for handler in graph.handlers(of: id) where graph.handlers[handler].kind == .message {
            send(graph.handlers[handler].message, to: owner)
        }
    }
    for link in graph.deepLinks where !link.send.isEmpty {
        for screen in graph.firstScreens(of: link.opens) { send(link.send, to: screen) }
    }
    for id in graph.messages.ids where !received.contains(id) && !sent.contains(graph.messages[id].name) {
        let message = graph.messages[id]
        guard case .screen(let screen) = message.owner, !graph.isOffered(screen) else { continue }
        report(
            .unused, of: Subject(.message, owner: graph.screens[screen].qualifiedName, name: message.name),
            at: Place(graph.screens[screen].file, message.span),
            "message '\(graph.text[message.name])' of \(graph.quoted(screen)) is never sent")
    }
}

private func unusedParams(_ graph: NavGraph, _ report: inout Reports) {
    let hasOptional = graph.screens.map { $0.params.contains { graph.params[$0].isOptional } }
    guard hasOptional.contains(true) else { return }
    var isGiven = Array(repeating: false, count: graph.params.count)
    func pass(_ name: Symbol, to screen: ScreenID) {
        for param in graph.screens[screen].params where graph.params[param].name == name {
            isGiven[param.index] = true
        }
    }
    for id in graph.alternatives.ids {
        guard let target = graph.alternatives[id].action.opened else { continue }
        for screen in graph.firstScreens(of: target) where hasOptional[screen.index] {
            for argument in graph.arguments(of: id) where argument.source != .omitted {
                pass(graph.params[argument.param].name, to: screen)
            }
        }
    }
    let types = LinkTypes(graph)
    for id in graph.deepLinks.ids {
        for screen in graph.firstScreens(of: graph.deepLinks[id].opens) where hasOptional[screen.index] {
            for value in types.supply(of: id) { pass(value.name, to: screen) }
        }
    }
    for screen in graph.screens.ids where !graph.isOffered(screen) {
        for id in graph.screens[screen].params where graph.params[id].isOptional && !isGiven[id.index] {
            let param = graph.params[id]
            report(
                .unused, of: Subject(.param, owner: graph.screens[screen].qualifiedName, name: param.name),
                at: Place(graph.screens[screen].file, param.span),
                "optional param '\(graph.text[param.name])' of \(graph.quoted(screen)) is never given")
        }
    }
}

private func unusedGroups(_ graph: NavGraph, _ report: inout Reports) {
    for id in graph.groups.ids where !graph.isUsed(id) {
        report(
            .unused, of: graph.groups[id].subject, at: graph.place(of: id),
            "the group '\(graph.name(of: id))' is never used")
    }
}

extension NavGraph {
    /// Whether a module makes it public: whoever imports the module may use what it has.
    fileprivate func isOffered(_ screen: ScreenID) -> Bool {
        screens[screen].isPublic && !modules[screens[screen].module].isApp
    }
    fileprivate func isOffered(_ flow: FlowID) -> Bool {
        flows[flow].isPublic && !modules[flows[flow].module].isApp
    }
}

private func unusedResolvers(_ graph: NavGraph, _ report: inout Reports) {
    guard !graph.resolvers.isEmpty else { return }
    let types = LinkTypes(graph)
    let used = Set(graph.deepLinks.flatMap { types.resolvers(of: $0) })
    for id in graph.resolvers.ids where !used.contains(id) {
        let resolver = graph.resolvers[id]
        report(
            .unused, of: resolver.subject, at: resolver.place,
            "the resolver '\(graph.text[resolver.qualifiedName])' is never used")
    }
}
