import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// What a router has for one of its screens: a maker, and a method for each event.
    func screenMethods(_ id: ScreenID) {
        let screen = graph.screens[id]
        let events = ownEvents(of: id).map { event($0) }
        lines("\n// MARK: \(text(screen.qualifiedName))\n")
        dialect.maker(of: id, events, self)
        // A scene has its events in its own router.
        if isScene(id) { return }
        for event in events { screenEventMethod(event, in: screen.flow) }
    }

    /// `makeNoteList`, as the router of another flow or the app calls it where it is not of this one.
    func maker(_ id: ScreenID) -> CodeText { "make\(upper(graph.screens[id].qualifiedName))" }

    /// `(_ ending: NavGraph.Ending? = nil, note: Note) -> UIViewController`; where it has a container it is a layer.
    func makerSignature(_ params: IDRange<ParamID>, isLayer: Bool = false) -> CodeText {
        let made = isLayer ? dialect.layer : dialect.screen
        return "(_ ending: NavGraph.Ending? = nil\(furtherParameters(params))) -> \(made)"
    }

    /// What a router has for one of its screens. `body` is given the way to the app's router.
    func makerMethod(_ id: ScreenID, body: (_ screen: Screen, _ app: CodeText) -> Void) {
        let screen = graph.screens[id]
        block("\(makerAccess(id))func \(maker(id))\(makerSignature(screen.params)) {") {
            body(screen, isInApp(id) ? "" : "app.")
        }
    }

    func makerMethod(_ id: ScreenID, _ events: [Event]) {
        let screen = graph.screens[id]
        let isEntered = segueTargets.contains(id)
        let name = upper(screen.qualifiedName)
        makerMethod(id) { screen, app in
            line("let screen = \(app)factory.\(maker(id))(\(screen.params.list { handedOn($0) }))")
            if isEntered {
                line("enter\(name)(screen, ending\(screen.params.list(after: ", ") { handedOn($0) }))")
            } else {
                entering(id, events)
            }
            line("return screen")
        }
        guard isEntered else { return }
        line()
        line("/// Enters a screen that the factory or a storyboard segue has made.")
        let parameters: CodeText = "_ ending: NavGraph.Ending? = nil\(furtherParameters(screen.params))"
        block("\(sharedAccess)func enter\(name)(_ screen: any \(screenType(id)), \(parameters)) {") {
            entering(id, events)
        }
    }

    /// Makes a new screen's frame, and has it call back.
    private func entering(_ id: ScreenID, _ events: [Event]) {
        let screen = graph.screens[id]
        let inherited = inheritedEvents(of: id)
        let hasFrame =
            !events.isEmpty || !screen.outcomes.isEmpty || !inherited.isEmpty || screen.mayStay || hasCommands(id)
        let app: CodeText = isInApp(id) ? "" : "app."
        line("\("let frame = ", if: hasFrame)\(app)navigation.enter(screen, as: \(named(id)), ending)")
        for event in events { wiring(of: event) }
        for transition in inherited where group(of: transition) == nil {
            wiring(ofInherited: transition, in: screen.flow)
        }
        groupWiring(of: id)
        for outcome in screen.outcomes {
            line("screen.\(closure(graph.outcomes[outcome].name)) = \(endingClosure(outcome))")
        }
        staying(screen)
        segueWiring(id, events)
        commandWiring(id)
    }

    /// What keeps the user from going back, or lets them close a screen whatever its layer says.
    func staying(_ screen: Screen) {
        if screen.source == .system { line("frame.isOfSystem = true") }
        if !screen.goesBack {
            if !dialect.areLayersValues, platforms.contains(.tvos) { return line("frame.stay(screen)") }
            if !dialect.areLayersValues { line("screen.navigationItem.hidesBackButton = true") }
            line("frame.isStaying = true")
        }
        if !screen.backWhile.isEmpty {
            line("frame.goesBackWhile = { \(holds(screen.backWhile, of: "$0", separator: " && ")) }")
        }
    }

    /// `screen.onOpenNote = frame.eventWithValues("noteList.openNote", "note", to: self) { try $0.noteListOpenNote($1, note: $2) }`.
    private func wiring(of event: Event) {
        let owned = ownedArguments(of: event)
        wiring(of: event.id, event.carried, "$0.\(methodName(event.id))($1\(passed(event.carried))\(owned))")
    }

    /// `, note: note`: the params of the owner that an event's method is given.
    func ownedArguments(of event: Event) -> CodeText {
        event.owned.list(after: ", ") {
            "\(ownerLabel(graph.params[$0].name, in: event.scope)): \(variable(graph.params[$0].name))"
        }
    }

    /// `screen.onCancel = frame.event("checkout.cancel", to: self) { try $0.app.checkoutRouter.checkoutCancel($1) }`.
    private func wiring(ofInherited transition: TransitionID, in router: FlowID?) {
        guard let owner = way(toOwnerOf: transition, in: router) else { return }
        let carried = graph.carried(by: transition)
        wiring(of: transition, carried, "$0.\(owner)\(methodName(transition))($1\(passed(carried)))")
    }

    /// A closure without captures goes through `swiftc` twice as fast: the frame gives it the router.
    private func wiring(of transition: TransitionID, _ carried: [CarriedValue], _ call: CodeText) {
        let closure = closure(graph.transitions[transition].name)
        let names = carried.list(after: ", ", separator: ", ") { "\(literal($0.name))" }
        let method: CodeText = carried.isEmpty ? "event" : "eventWithValues"
        line("screen.\(closure) = frame.\(method)(\(eventLiteral(transition))\(names), to: self) { try \(call) }")
    }

    private func passed(_ values: [CarriedValue]) -> CodeText {
        values.enumerated().list(after: ", ") { "\(argument($1.name)): $\($0 + 2)" }
    }

    /// `{ frame.end(NotesAppOutcome.createNoteCreated, $0) }`.
    func endingClosure(_ id: OutcomeID) -> CodeText {
        let outcome = graph.outcomes[id]
        if outcome.params.isEmpty { return "{ frame.end(\(named(id))) }" }
        if outcome.params.count == 1 { return "{ frame.end(\(named(id)), $0) }" }
        let values = outcome.params.enumerated().list { "\(argument(graph.params[$1].name)): $\($0)" }
        return "{ frame.end(\(named(id)), (\(values))) }"
    }

    func isInApp(_ id: ScreenID) -> Bool { graph.screens[id].flow == nil }
}
