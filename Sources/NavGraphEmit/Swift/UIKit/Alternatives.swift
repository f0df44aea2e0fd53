import NavGraphModel
import NavGraphSyntax

/// Where code stands: what it can name.
struct Context {
    var scope: Scope
    /// The flow whose router it is in; `nil`: the app's.
    var router: FlowID?
    /// Whether a lone action may be a call of UIKit. What a handler does is part of a longer step.
    var isInHandler = false
}

extension SwiftEmitter {
    /// The alternatives of an event or handler: the first whose conditions hold.
    mutating func put(alternatives first: AlternativeID, _ context: Context) {
        var id = first
        var isChain = false
        while !id.isNone {
            let it = graph.alternatives[id]
            if it.when.isEmpty {
                if isChain { code.open("{") }
                put(alternative: id, context)
                if isChain { code.close() }
                return
            }
            put("if ")
            put(when: it.when)
            code.open(" {")
            put(alternative: id, context)
            code.reopen("} else ")
            isChain = true
            id = it.next
        }
        // None holds: the event is ignored; an outcome has closed its screen all the same.
        code.open("{")
        code.line(context.isInHandler ? "// Nothing more." : "step.ignore()")
        code.close()
    }

    /// One alternative with its `then`.
    private mutating func put(alternative first: AlternativeID, _ context: Context) {
        var id = first
        let it = graph.alternatives[first]
        let isLone = !context.isInHandler && it.send.isEmpty && it.then.isNone
        var endings = 0
        while !id.isNone {
            let it = graph.alternatives[id]
            put(sets: it.sets)
            if isLone, put(callFor: id, context, &endings) { return }
            put(moveFor: id, context, &endings)
            put(sendOf: id, context)
            id = it.then
        }
    }

    // MARK: One call

    /// The UIKit call that the alternative is, if it is one.
    private mutating func put(callFor id: AlternativeID, _ context: Context, _ endings: inout Int) -> Bool {
        let it = graph.alternatives[id]
        let isAnimated = it.animation != Key.none.symbol
        switch it.action {
        case .push:
            let ending = put(endingOf: id, context, &endings)
            put("try step.stack().pushViewController(")
            put(opened: id, ending, context)
        case .present:
            let ending = put(endingOf: id, context, &endings)
            put("let layer = ")
            put(opened: id, ending, context)
            code.end()
            if it.style != .sheet {
                put("layer.modalPresentationStyle = ")
                put(style: it.style)
                code.end()
            }
            if !it.animation.isEmpty, let transition = modalTransition(it.animation) {
                put("layer.modalTransitionStyle = ")
                code.end(transition)
            }
            if it.isLocked { code.line("layer.isModalInPresentation = true") }
            put("try step.presenter(of: layer).present(layer")
        case .popBack: put("try step.stackToPop().popViewController(")
        case .popToRoot: put("step.stackIfAny?.popToRootViewController(")
        case .popTo:
            put("let target = try step.screen(below: ")
            put(literal: name(of: it.target))
            code.end(")")
            put("try step.stack().popToViewController(target")
        case .dismissTop: put("try step.topPresenter().dismiss(")
        case .dismissAll: put("step.lowestPresenter?.dismiss(")
        default: return false
        }
        switch it.action {
        case .popBack, .popToRoot, .dismissTop, .dismissAll: put("animated: ")
        default: put(", animated: ")
        }
        put(isAnimated ? "true" : "false")
        switch it.action {
        case .present, .dismissTop, .dismissAll: put(", completion: step.done")
        default: break
        }
        code.end(")")
        return true
    }

    private func modalTransition(_ animation: Symbol) -> StaticString? {
        switch Key(animation) {
        case .fade: ".crossDissolve"
        case .flip: ".flipHorizontal"
        default: nil
        }
    }

    mutating func put(style: PresentationStyle) {
        switch style {
        case .sheet: put(".automatic")
        case .fullScreen: put(".fullScreen")
        case .formSheet: put(".formSheet")
        case .pageSheet: put(".pageSheet")
        case .popover: put(".popover")
        case .overFullScreen: put(".overFullScreen")
        case .currentContext: put(".currentContext")
        case .alert, .actionSheet: put(".automatic")
        }
    }

    // MARK: One move of several

    /// The action as a move on the step's layers.
    private mutating func put(moveFor id: AlternativeID, _ context: Context, _ endings: inout Int) {
        let it = graph.alternatives[id]
        var ending: Int?
        switch it.action {
        case .push, .present, .root: ending = put(endingOf: id, context, &endings)
        default: break
        }
        var isFirst = false
        switch it.action {
        case .none: return
        case .push:
            put("try step.push(")
            put(opened: id, ending, context)
        case .present:
            put("step.present(")
            put(opened: id, ending, context)
            if it.style != .sheet {
                put(", as: ")
                put(style: it.style)
            }
            if it.isLocked { put(", isLocked: true") }
        case .replace:
            put("step.replace(with: ")
            put(opened: id, nil, context)
        case .root:
            put("step.root(")
            put(opened: id, ending, context)
        case .popBack:
            put("try step.pop(")
            isFirst = true
        case .popToRoot:
            put("step.popToRoot(")
            isFirst = true
        case .popTo:
            put("try step.pop(to: ")
            put(literal: name(of: it.target))
        case .dismissTop:
            put("try step.dismiss(")
            isFirst = true
        case .dismissAll:
            put("step.dismissAll(")
            isFirst = true
        case .finish: return put(finish: id, context)
        case .open:
            put("step.open(")
            if it.operand == Key.settings.symbol {
                put("UIApplication.openSettingsURLString")
            } else {
                put(literal: it.operand)
            }
            return code.end(")")
        case .select, .show: break
        }
        if !it.animation.isEmpty, Key(it.animation) != .default {
            put(isFirst ? "animation: ." : ", animation: .")
            put(text: it.animation)
        }
        code.end(")")
    }

    private mutating func put(finish id: AlternativeID, _ context: Context) {
        guard let outcome = graph.alternatives[id].outcome, case .flow(let flow) = graph.outcomes[outcome].owner else {
            return
        }
        put("try step.finish(")
        put(literal: graph.flows[flow].qualifiedName)
        put(", ")
        put(literal: graph.outcomes[outcome].name)
        if !graph.outcomes[outcome].params.isEmpty {
            put(", as: ")
            put(valueType: graph.outcomes[outcome].params)
            put(".self, ")
            put(value: graph.arguments(of: id), in: context.scope)
        }
        code.end(")")
    }

    /// What is opened: a maker's call.
    private mutating func put(opened id: AlternativeID, _ ending: Int?, _ context: Context) {
        let it = graph.alternatives[id]
        let isStack = it.action == .present && it.inStack && it.target.screen != nil
        if isStack { put(context.router == nil ? "self.navigation.stack(" : "self.app.navigation.stack(") }
        switch it.target.target {
        case .screen(let screen):
            put(router: graph.screens[screen].flow, from: context)
            put(maker: screen)
        case .flow(let flow):
            put(router: flow, from: context)
            put(it.action == .push ? "firstScreen" : "container")
        case .none, .unresolved: break
        }
        put("(")
        if let ending { put(ending: ending) }
        put(graph.arguments(of: id), in: context.scope, after: ending == nil)
        put(")")
        if isStack {
            if let ending {
                put(", ")
                put(ending: ending)
            }
            put(")")
        }
    }

    /// `self.`, or `self.app.checkoutRouter.`.
    private mutating func put(router: FlowID?, from context: Context) {
        put("self.")
        guard router != context.router else { return }
        if context.router != nil { put("app.") }
        guard let router else { return }
        put(lower: graph.flows[router].qualifiedName)
        put("Router.")
    }

    // MARK: Messages

    private mutating func put(sendOf id: AlternativeID, _ context: Context) {
        guard !graph.alternatives[id].send.isEmpty else { return }
        put(send: messages(sentBy: id), context) { $0.messageArguments(of: id, message: $1) }
    }

    /// One message, or whichever of several the current screen receives.
    mutating func put(
        send messages: [MessageID], _ context: Context, _ arguments: (NavGraph, MessageID) -> [GivenArgument]
    ) {
        if messages.count == 1 { return put(send: messages[0], arguments(graph, messages[0]), context) }
        code.line("switch step.currentScreen {")
        for message in messages {
            guard case .screen(let screen) = graph.messages[message].owner else { continue }
            put("case ")
            put(literal: graph.screens[screen].qualifiedName)
            code.open(":")
            put(send: message, arguments(graph, message), context)
            code.dedent()
        }
        code.line("default: throw step.unknownMessage")
        code.line("}")
    }

    private mutating func put(send message: MessageID, _ arguments: [GivenArgument], _ context: Context) {
        guard case .screen(let screen) = graph.messages[message].owner else { return }
        put("try step.send(to: ")
        put(literal: graph.screens[screen].qualifiedName)
        put(") { (screen: any ")
        put(type: graph.screens[screen].qualifiedName, "Screen")
        put(") in screen.")
        put(identifier: graph.messages[message].name)
        put("(")
        put(arguments, in: context.scope, after: true)
        code.end(") }")
    }
}
