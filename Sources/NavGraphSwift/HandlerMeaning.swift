import NavGraphModel
import NavGraphSyntax

/// What a handler does, worked out from the graph: two of one class with equal meanings can be one method.
struct HandlerMeaning: Hashable {
    private enum Part: Hashable {
        /// Something that comes with an outcome: its name and type.
        case value(Symbol, Symbol)
        case when(ConditionID, isNegated: Bool)
        case sets(ConditionID, Bool)
        /// An action and its animation.
        case action(Action, Symbol)
        case locked(ConditionID, isNegated: Bool)
        case given(Symbol, GivenArgument.Source)
        case opened(GivenArgument.Source)
        case sends(MessageID)
        case alternative
        case handler(Symbol, isClosed: Bool, Handler.Kind)
        case end
    }

    private var parts: [Part] = []
    /// Whether it uses what only the method around it knows: params of the owner, or the screen whose event it is.
    private(set) var usesItsMethod = false

    fileprivate init(of handler: HandlerID, in id: AlternativeID, _ emitter: SwiftEmitter) {
        add(handler, in: id, emitter)
    }

    private mutating func add(_ handler: HandlerID, in id: AlternativeID, _ emitter: SwiftEmitter) {
        let graph = emitter.graph
        if let outcome = graph.handlers[handler].outcome {
            parts += graph.outcomes[outcome].params.map { .value(graph.params[$0].name, graph.params[$0].type) }
        }
        for message in emitter.messages(of: handler, in: id) {
            parts.append(.sends(message))
            add(graph.messageArguments(of: handler, of: graph.owner(of: id), message: message), emitter)
        }
        for alternative in graph.alternatives(of: handler) {
            parts.append(.alternative)
            parts += graph.alternatives[alternative].when.map {
                .when(graph.literals[$0].condition, isNegated: graph.literals[$0].isNegated)
            }
            for part in graph.parts(of: alternative) { add(part, emitter) }
        }
    }

    private mutating func add(_ id: AlternativeID, _ emitter: SwiftEmitter) {
        let graph = emitter.graph
        let alternative = graph.alternatives[id]
        parts += alternative.sets.map { .sets(graph.assignments[$0].condition, graph.assignments[$0].value) }
        add(alternative, emitter)
        if let source = graph.openedURL(of: id) {
            parts.append(.opened(source))
            add(source)
        }
        add(graph.arguments(of: id), emitter)
        for message in emitter.messages(sentBy: id) {
            parts.append(.sends(message))
            add(graph.messageArguments(of: id, message: message), emitter)
        }
        for handler in graph.handlers(of: id) {
            let handled = graph.handlers[handler]
            parts.append(.handler(handled.name, isClosed: handled.isClosed, handled.kind))
            add(handler, in: id, emitter)
            parts.append(.end)
        }
        usesItsMethod = usesItsMethod || emitter.asksItsScreen(id)
    }

    /// The action, with the conditions of its lock listed: their place in the graph does not matter.
    private mutating func add(_ alternative: Alternative, _ emitter: SwiftEmitter) {
        let graph = emitter.graph
        var action = alternative.action
        if case .present(let target, var how) = action {
            parts += how.lockedWhile.map {
                .locked(graph.literals[$0].condition, isNegated: graph.literals[$0].isNegated)
            }
            how.lockedWhile = IDRange()
            action = .present(target, how)
        }
        let isStandard = emitter.animation(of: alternative) == .default
        parts.append(.action(action, isStandard ? .none : alternative.animation))
    }

    private mutating func add(_ given: [GivenArgument], _ emitter: SwiftEmitter) {
        for one in given {
            parts.append(.given(emitter.graph.params[one.param].name, one.source))
            add(one.source)
        }
    }

    private mutating func add(_ source: GivenArgument.Source) {
        if case .owner = source { usesItsMethod = true }
    }
}

extension SwiftEmitter {
    /// What a handler of an alternative does.
    func meaning(of handler: HandlerID, in id: AlternativeID) -> HandlerMeaning {
        HandlerMeaning(of: handler, in: id, self)
    }

    /// Whether an alternative asks the screen whose event it is where something points at.
    fileprivate func asksItsScreen(_ id: AlternativeID) -> Bool {
        guard graph.alternatives[id].action.presentation?.style.isAnchored == true,
            let transition = graph.alternatives[id].transition
        else { return false }
        switch graph.transitions[transition].owner {
        case .screen(let owner): return dialect.hasAnchorValues || !hasActions(owner)
        case .flow, .group: return true
        case .app: return false
        }
    }
}
