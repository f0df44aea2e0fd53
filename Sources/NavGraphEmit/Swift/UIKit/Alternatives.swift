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

/// How many variables of a kind one alternative has.
struct Names {
    var endings = 0
    var layers = 0
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
    mutating func put(alternative first: AlternativeID, _ context: Context) {
        var id = first
        let it = graph.alternatives[first]
        let isLone = !context.isInHandler && it.send.isEmpty && it.then.isNone
        var names = Names()
        while !id.isNone {
            let it = graph.alternatives[id]
            put(sets: it.sets)
            if isLone, isCall(it) { return put(callFor: id, context, &names) }
            put(moveFor: id, context, &names)
            put(sendOf: id, context)
            id = it.then
        }
    }

    // MARK: One call

    /// Whether the action is one call of UIKit, if it is all that happens.
    private func isCall(_ it: Alternative) -> Bool {
        if !it.segue.isEmpty { return true }
        let isStandard: Bool
        switch Key(it.animation) {
        case .default?, Key.none?, .slide?: isStandard = true
        case .fade?, .flip?: isStandard = it.action == .present
        default: isStandard = it.animation.isEmpty
        }
        switch it.action {
        case .push: return isStandard && isStackable(it.target)
        case .popToRoot: return isStandard && !hasSplit
        case .present, .popBack, .popTo, .dismissTop, .dismissAll: return isStandard
        default: return false
        }
    }

    /// Whether a stack can take it; what cannot be pushed is not made at all.
    func isStackable(_ target: Reference) -> Bool {
        target.flow.map { graph.flows[$0].container == .stack } ?? true
    }

    /// The UIKit call that the alternative is.
    private mutating func put(callFor id: AlternativeID, _ context: Context, _ names: inout Names) {
        let it = graph.alternatives[id]
        var ending: Int?
        if it.action == .push || it.action == .present { ending = put(endingOf: id, context, &names.endings) }
        if !it.segue.isEmpty { return put(segueOf: id, context, ending) }
        switch it.action {
        case .push:
            put("try step.stack().pushViewController(")
            put(opened: id, ending, context)
        case .present:
            let layer = put(layer: id, ending, context, &names)
            if let transition = modalTransition(it.animation) {
                put(layer: layer)
                put(".modalTransitionStyle = ")
                code.end(transition)
            }
            if it.isLocked {
                put(layer: layer)
                code.end(".isModalInPresentation = true")
            }
            put("try step.presenter(of: ")
            put(layer: layer)
            put(").present(")
            put(layer: layer)
        case .popBack: put("try step.stackToPop().popViewController(")
        case .popToRoot: put("step.stackIfAny?.popToRootViewController(")
        case .popTo:
            put("let target = try step.screen(below: ")
            put(literal: name(of: it.target))
            code.end(")")
            put("try step.stack().popToViewController(target")
        case .dismissTop: put("try step.topPresenter().dismiss(")
        case .dismissAll: put("step.lowestPresenter?.dismiss(")
        default: break
        }
        switch it.action {
        case .popBack, .popToRoot, .dismissTop, .dismissAll: put("animated: ")
        default: put(", animated: ")
        }
        put(it.animation == Key.none.symbol ? "false" : "true")
        switch it.action {
        case .present, .dismissTop, .dismissAll: put(", completion: step.done")
        default: break
        }
        code.end(")")
    }

    /// `let layer = …`, with the style that it is presented in, and the anchor of a popover.
    private mutating func put(
        layer id: AlternativeID, _ ending: Int?, _ context: Context, _ names: inout Names
    ) -> Int {
        let it = graph.alternatives[id]
        names.layers += 1
        put("let ")
        put(layer: names.layers)
        put(" = ")
        put(opened: id, ending, context)
        code.end()
        if it.style != .sheet, it.style != .alert, it.style != .actionSheet {
            put(layer: names.layers)
            put(".modalPresentationStyle = ")
            put(style: it.style)
            code.end()
        }
        if it.style == .popover || it.style == .actionSheet, let transition = it.transition,
            case .screen(let screen) = graph.transitions[transition].owner
        {
            put("step.anchor(")
            put(layer: names.layers)
            // A handler runs in the step of another event.
            put(context.isInHandler ? ", at: frame) { (screen: any " : ", at: step.frame) { (screen: any ")
            put(type: graph.screens[screen].qualifiedName, "Screen")
            put(", popover) in screen.anchor")
            put(upper: graph.transitions[transition].name)
            code.end("(popover) }")
        }
        return names.layers
    }

    /// Whether its code, handlers included, asks the screen whose event it is where a popover points at.
    func hasAnchor(_ first: AlternativeID) -> Bool {
        guard case .screen = graph.owner(of: first) else { return false }
        return hasPopover([first])
    }

    /// Whether one of its handlers does.
    func hasAnchorInHandler(_ first: AlternativeID) -> Bool {
        guard case .screen = graph.owner(of: first) else { return false }
        var handled: [AlternativeID] = []
        var id = first
        while !id.isNone {
            for handler in graph.handlers(of: id) { handled += graph.alternatives(of: handler) }
            id = graph.alternatives[id].then
        }
        return hasPopover(handled)
    }

    private func hasPopover(_ alternatives: [AlternativeID]) -> Bool {
        var rest = alternatives
        while let id = rest.popLast() {
            let it = graph.alternatives[id]
            if it.action == .present, it.style == .popover || it.style == .actionSheet { return true }
            if !it.then.isNone { rest.append(it.then) }
            for handler in graph.handlers(of: id) { rest += graph.alternatives(of: handler) }
        }
        return false
    }

    private mutating func put(layer number: Int) {
        put("layer")
        if number > 1 { code.put(string: String(number)) }
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
    private mutating func put(moveFor id: AlternativeID, _ context: Context, _ names: inout Names) {
        let it = graph.alternatives[id]
        var ending: Int?
        switch it.action {
        case .push where !isStackable(it.target): return code.line("try step.pushContainer()")
        case .push, .present, .root: ending = put(endingOf: id, context, &names.endings)
        default: break
        }
        var isFirst = false
        switch it.action {
        case .none: return
        case .push:
            put("try step.push(")
            put(opened: id, ending, context)
        case .present:
            if it.style == .popover || it.style == .actionSheet {
                let layer = put(layer: id, ending, context, &names)
                put("step.present(")
                put(layer: layer)
            } else {
                put("step.present(")
                put(opened: id, ending, context)
            }
            if it.style != .sheet, it.style != .alert, it.style != .actionSheet {
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
        case .select:
            put("try step.select(")
            put(literal: name(of: it.target))
        case .show:
            put("try step.show(")
            put(opened: id, nil, context)
            put(", in: ")
            put(literal: name(of: it.column))
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
        }
        if !it.animation.isEmpty, Key(it.animation) != .default {
            put(isFirst ? "animation: ." : ", animation: .")
            if isOwn(animation: it.animation) {
                put(context.router == nil ? "own { self.animator." : "own { self.app.animator.")
                put(identifier: it.animation)
                put("($0) }")
            } else {
                put(text: it.animation)
            }
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
            put(", for: ")
            put(literal: name(of: it.target))
            if let ending {
                put(", ")
                put(ending: ending)
            }
            put(")")
        }
    }

    /// `self.`, or `self.app.checkoutRouter.`.
    mutating func put(router: FlowID?, from context: Context) {
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
