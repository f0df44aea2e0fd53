import NavGraphModel
import NavGraphSyntax

/// Transitions that a storyboard carries out.
extension SwiftEmitter {
    /// The identifiers of the segues that an event declares, in file order, each once.
    func segues(of event: TransitionID) -> [Symbol] {
        guard traits.hasSegues else { return [] }
        return graph.alternatives(of: event).map { graph.alternatives[$0].segue }.filter { !$0.isEmpty }.unique()
    }

    func segueEvents(of id: ScreenID) -> [TransitionID] {
        guard traits.hasSegues else { return [] }
        return graph.screens[id].transitions.filter { !segues(of: $0).isEmpty }
    }

    func hasSegues(_ id: ScreenID) -> Bool { !segueEvents(of: id).isEmpty }

    /// Those of them that carry values, which a segue that is wired in the storyboard has to find.
    func valuedSegueEvents(of id: ScreenID) -> [TransitionID] {
        segueEvents(of: id).filter { !graph.carried(by: $0).isEmpty }
    }

    func segueRequirements(_ id: ScreenID) -> [SwiftInterface.Requirement] {
        guard hasSegues(id) else { return [] }
        return [
            .property("onPrepareForSegue", type: "((_ segue: \(kit)StoryboardSegue, _ sender: Any?) -> Void)?")
                .comment("Call it in `prepare(for:sender:)`."),
            .property("onShouldPerformSegue", type: "((_ identifier: String, _ sender: Any?) -> Bool)?")
                .comment("Call it in `shouldPerformSegue(withIdentifier:sender:)`."),
        ]
            + valuedSegueEvents(of: id).map {
                let event = text(graph.transitions[$0].name)
                return segueValues($0).comment("The values of `\(event)`, if the storyboard starts its segue.")
            }
    }

    func segueValues(_ event: TransitionID) -> SwiftInterface.Requirement {
        let carried = graph.carried(by: event)
        let type = segueValueType(event)
        let isOneName = carried.count == 1 && names.isOneName(carried[0].type)
        return .method(
            "valuesFor\(upper(graph.transitions[event].name))", parameters: "sender: Any?",
            result: " -> \(isOneName ? type : "(\(type))")?")
    }

    /// `Note`, or `note: Note, id: Int`.
    func segueValueType(_ event: TransitionID) -> CodeText {
        let carried = graph.carried(by: event)
        if carried.count == 1 { return "\(text(carried[0].type))" }
        return carried.list { "\(argument($0.name)): \(text($0.type))" }
    }

    func segueWiring(_ id: ScreenID, _ events: [Event]) {
        guard hasSegues(id) else { return }
        line("let segues = NavGraph.WiredSegues(frame)")
        for event in events where !segues(of: event.id).isEmpty { segueWiring(event) }
        line("screen.onPrepareForSegue = { segues.prepare($0, sender: $1) }")
        line("screen.onShouldPerformSegue = { segues.mayPerform($0, sender: $1) }")
    }

    private func segueWiring(_ event: Event) {
        let identifiers = segues(of: event.id).list { "\(literal($0))" }
        let start: CodeText = "segues.add(\(eventLiteral(event.id)), by: [\(identifiers)], to: self)"
        let owned = ownedArguments(of: event)
        if event.carried.isEmpty {
            return line("\(start) { router, step, _ in try router.\(methodName(event.id))(step\(owned)) }")
        }
        block("\(start) { [weak screen] router, step, sender in") {
            let values: CodeText = "screen?.valuesFor\(upper(graph.transitions[event.id].name))(sender: sender)"
            line("guard let values = \(values) else { throw NavGraph.Fault.missingValue }")
            let carried = event.carried.list(after: ", ") {
                "\(argument($0.name)): values\(".\(identifier($0.name))", if: event.carried.count > 1)"
            }
            line("try router.\(methodName(event.id))(step\(carried)\(owned))")
        }
    }

    /// The event's one action, by a segue.
    func performedSegue(_ id: AlternativeID, in context: Context, _ endings: inout Int) {
        let alternative = graph.alternatives[id]
        guard let target = alternative.action.target?.screen else { return }
        let isPush = alternative.action.presentation == nil
        let ending = ending(of: id, context, &endings)
        block("\(segueStart(id, target)) { screen, \(isPush ? "_" : "container") in") {
            entering(target, by: graph.arguments(of: id), ending, in: context)
            presentedBySegue(id, to: target, ending, in: context)
        }
    }

    /// `try step.performSegue("ShowItem", pushes: true, of: (any ItemDetailScreen).self)`.
    func segueStart(_ id: AlternativeID, _ target: ScreenID) -> CodeText {
        let alternative = graph.alternatives[id]
        let presentation = alternative.action.presentation
        let kind: CodeText =
            dialect.areLayersValues
            ? ""
            : "pushes: \(presentation == nil ? "true" : "false")\(", inStack: true", if: presentation?.inStack == true), "
        // Only the app knows the types of what another Swift module has.
        let made: CodeText = isSeparate && !isOwn(target) ? "\(kit)ViewController" : "(any \(screenType(target)))"
        return "try step.performSegue(\(literal(alternative.segue)), \(kind)of: \(made).self)"
    }

    func presentedBySegue(_ id: AlternativeID, to target: ScreenID, _ ending: CodeText?, in context: Context) {
        guard let how = graph.alternatives[id].action.presentation else { return }
        let lock: CodeText = lock(how).map { ", \($0)" } ?? ""
        if dialect.areLayersValues {
            let style: CodeText = dialect.hasStyle(how.style) ? ", as: \(modalStyle(how.style))" : ""
            return line("step.presented(container, for: \(named(target))\(ending, after: ", ")\(style)\(lock))")
        }
        let end: CodeText = "\(named(target))\(ending, after: ", ")\(lock)"
        line("\(app(context))navigation.presented(container, with: screen, for: \(end))")
    }

    /// Whether code has to say that it makes something, since a segue that is wired may only ask for where it leads: that
    /// of events with segues, and of handlers that these may come to.
    func mayBeAsked(_ id: AlternativeID) -> Bool {
        if dialect.hasCommands { return makesAnything(id) }
        guard traits.hasSegues, graph.alternatives[id].action.opened != nil else { return false }
        if !graph.alternatives[id].handler.isNone { return traits.segueEventsEnd }
        return graph.alternatives[id].transition.map { !segues(of: $0).isEmpty } ?? false
    }
}
