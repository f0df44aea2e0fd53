import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unused = LintRule(.unused) { facts, report in
        facts.unusedConditions(&report)
        facts.unusedOutcomes(&report)
        facts.unusedMessages(&report)
        facts.unusedParams(&report)
        facts.unusedResolvers(&report)
        facts.unusedImports(&report)
    }
}

extension Facts {
    fileprivate func unusedConditions(_ report: inout Reports) {
        guard !graph.conditions.isEmpty else { return }
        var asked = [Bool](repeating: false, count: graph.conditions.count)
        for literal in graph.literals { asked[literal.condition.index] = true }
        for id in graph.conditions.ids where !asked[id.index] {
            let condition = graph.conditions[id]
            report(
                .unused, Subject(.condition, name: condition.qualifiedName), at: Place(condition.file, condition.span),
                "nothing asks for the condition '\(graph.text[condition.qualifiedName])'")
        }
    }

    fileprivate func unusedOutcomes(_ report: inout Reports) {
        var finished = [Bool](repeating: false, count: graph.outcomes.count)
        for a in graph.alternatives { if let outcome = a.action.outcome { finished[outcome.index] = true } }
        for id in graph.outcomes.ids where !finished[id.index] {
            let outcome = graph.outcomes[id]
            guard case .flow(let flow) = outcome.owner else { continue }
            report(
                .unused, Subject(.outcome, owner: graph.flows[flow].qualifiedName, name: outcome.name),
                at: Place(graph.flows[flow].file, outcome.span),
                "nothing finishes \(name(flow)) with '\(graph.text[outcome.name])'")
        }
    }

    fileprivate func unusedMessages(_ report: inout Reports) {
        guard !graph.messages.isEmpty else { return }
        var sent: Set<Symbol> = []
        var received = [Bool](repeating: false, count: graph.messages.count)
        func send(_ message: Symbol, to screen: ScreenID?) {
            guard let screen else {
                sent.insert(message)
                return
            }
            if let id = graph.message(message, of: screen) { received[id.index] = true }
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
            send(link.send, to: graph.firstScreen(of: link.opens))
        }
        for id in graph.messages.ids where !received[id.index] && !sent.contains(graph.messages[id].name) {
            let message = graph.messages[id]
            guard case .screen(let screen) = message.owner else { continue }
            report(
                .unused, Subject(.message, owner: graph.screens[screen].qualifiedName, name: message.name),
                at: Place(graph.screens[screen].file, message.span),
                "nothing sends '\(graph.text[message.name])' to \(name(screen))")
        }
    }

    fileprivate func unusedParams(_ report: inout Reports) {
        guard graph.params.contains(where: { $0.isOptional }) else { return }
        var given = [Bool](repeating: false, count: graph.params.count)
        /// For each screen, whether one of its params may be left out.
        let optional = graph.screens.map { $0.params.contains { graph.params[$0].isOptional } }
        func pass(_ name: Symbol, to screen: ScreenID) {
            for param in graph.screens[screen].params where graph.params[param].name == name {
                given[param.index] = true
            }
        }
        for id in graph.alternatives.ids {
            guard let target = graph.alternatives[id].action.opened,
                let screen = graph.firstScreen(of: target), optional[screen.index]
            else { continue }
            for argument in graph.arguments(of: id) where argument.source != .omitted {
                pass(graph.params[argument.param].name, to: screen)
            }
        }
        let types = LinkTypes(graph)
        for id in graph.deepLinks.ids {
            guard let screen = graph.firstScreen(of: graph.deepLinks[id].opens), optional[screen.index] else {
                continue
            }
            for value in types.supply(of: id) { pass(value.name, to: screen) }
        }
        for screen in graph.screens.ids where optional[screen.index] {
            for id in graph.screens[screen].params where graph.params[id].isOptional && !given[id.index] {
                let param = graph.params[id]
                report(
                    .unused, Subject(.param, owner: graph.screens[screen].qualifiedName, name: param.name),
                    at: Place(graph.screens[screen].file, param.span),
                    "nothing that opens \(name(screen)) gives its optional param '\(graph.text[param.name])'")
            }
        }
    }

    fileprivate func unusedResolvers(_ report: inout Reports) {
        guard !graph.resolvers.isEmpty else { return }
        let types = LinkTypes(graph)
        var used = [Bool](repeating: false, count: graph.resolvers.count)
        for link in graph.deepLinks { for id in types.resolvers(of: link) { used[id.index] = true } }
        for id in graph.resolvers.ids where !used[id.index] {
            let resolver = graph.resolvers[id]
            report(
                .unused, Subject(.resolver, name: resolver.qualifiedName), at: Place(resolver.file, resolver.span),
                "no link uses the resolver '\(graph.text[resolver.qualifiedName])'")
        }
    }
}
