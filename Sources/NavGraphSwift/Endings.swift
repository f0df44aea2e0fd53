import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// Makes the ending of what an alternative opens; its variable, or `nil` where none is needed: nothing is handled,
    /// and no flow is opened that could be finished.
    func ending(of id: AlternativeID, _ context: Context, _ endings: inout Int) -> CodeText? {
        if graph.isHosts(id) { return hostEnding(id, &endings) }
        let alternative = graph.alternatives[id]
        let opened = alternative.action.opened?.flow
        let canFinish =
            opened.map { alternative.action != .root(.flow($0)) && !graph.flows[$0].outcomes.isEmpty } ?? false
        guard canFinish || !alternative.firstHandler.isNone else { return nil }
        endings += 1
        let ending: CodeText = endings > 1 ? "ending\(endings)" : "ending"
        let flow: CodeText = opened.map { "of: \(named($0))" } ?? ""
        line("let \(ending) = NavGraph.Ending(\(flow))")
        for handler in graph.handlers(of: id) { self.handler(handler, of: id, on: ending, in: context) }
        return ending
    }

    private func handler(_ handler: HandlerID, of id: AlternativeID, on ending: CodeText, in context: Context) {
        let handled = graph.handlers[handler]
        if handled.kind == .close {
            if let outcome = handled.outcome { line("\(ending).close(\(named(outcome)))") }
            return
        }
        var inner = context
        let params = handled.outcome.map { graph.outcomes[$0].params } ?? IDRange()
        inner.isInStep = true
        inner.scope.payload = params.count > 1 ? .members : .variables
        // Routers hold endings, so endings must not hold routers.
        let captured: CodeText =
            switch context.place {
            case .router, .group: "self"
            case .scene: "unowned app = self.app!"
            case .handlerOfScene: "unowned app"
            }
        inner.reading = nil
        if context.place == .scene { inner.place = .handlerOfScene }
        let isOfScene = context.place == .scene || context.place == .handlerOfScene
        let capture: CodeText =
            opensSomething(handler, messages(of: handler, in: id)) ? "[\("unowned ", if: !isOfScene)\(captured)] " : ""
        let head = head(of: handled, params, ending)
        let start: CodeText = "\(head.start) { \(capture)\(head.value)\(", ", if: !head.value.isEmpty)step in"
        let body = {
            if handled.kind == .message {
                let owner = graph.owner(of: id)
                messages(messages(of: handler, in: id), in: inner) {
                    graph.messageArguments(of: handler, of: owner, message: $0)
                }
            } else {
                alternatives(handled.firstAlternative, inner)
            }
        }
        // A scene's handlers hold no scene, so they call no method of its router.
        if isOfScene { block(start, body) } else { code.handler(head, startingWith: start, body) }
    }

    /// `ending.on(NotesAppOutcome.createNoteCreated)`, and what its closure is given.
    private func head(of it: Handler, _ params: IDRange<ParamID>, _ ending: CodeText) -> SharedHandlers.Head {
        let name = graph.text[it.name]
        guard let outcome = it.outcome, !it.isClosed else {
            return SharedHandlers.Head(name: name, start: "\(ending).closed =", value: "", type: "")
        }
        let start: CodeText = "\(ending).on(\(named(outcome)))"
        if params.isEmpty { return SharedHandlers.Head(name: name, start: start, value: "", type: "") }
        let value: CodeText = params.count == 1 ? "\(variable(graph.params[params[0]].name))" : "values"
        let type: CodeText = "\(valueType(params))"
        return SharedHandlers.Head(name: name, start: start, value: value, type: type)
    }

    /// Whether a message is the app's to send, since a separate set does not know its screen.
    func isSentByApp(_ message: MessageID) -> Bool {
        isSeparate && graph.module(of: message).map { !isOwn($0) } ?? false
    }

    /// Whether the code of a handler asks its router for a screen, or the app's for its entry.
    private func opensSomething(_ handler: HandlerID, _ sent: [MessageID]) -> Bool {
        if sent.contains(where: { isSentByApp($0) }) { return true }
        return graph.alternatives(of: handler).flatMap { graph.parts(of: $0) }.contains { id in
            let action = graph.alternatives[id].action
            return messages(sentBy: id).contains { isSentByApp($0) } || action == .rootEntry
                || action.opened != nil && mayBeOpened(action)
        }
    }
}
