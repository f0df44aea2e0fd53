import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// What a router has for one of its screens: a maker, and a method for each event.
    mutating func put(_ id: ScreenID, _ methods: inout MethodNames) {
        let screen = graph.screens[id]
        let name = screen.qualifiedName
        let events = screen.transitions.map { event($0, of: name, screen.params, &methods) }
        code.blank()
        put("// MARK: ")
        put(text: name)
        code.end()
        code.blank()
        if alerts[id] != nil { return put(makerOfAlert: id) }
        put(makerOf: id, events)
        for event in events {
            code.blank()
            put(event, of: name, in: screen.flow)
        }
    }

    /// `makeNoteList`, as the router of another flow or the app calls it where it is not of this one.
    mutating func put(maker id: ScreenID) {
        put("make")
        put(upper: graph.screens[id].qualifiedName)
    }

    /// `(_ ending: NotesAppEnding? = nil, note: Note) -> UIViewController {`
    mutating func put(makerParameters params: IDRange<ParamID>) {
        put("(_ ending: ")
        put(appType: "Ending? = nil")
        put(params: params, isFirst: false)
        code.open(") -> UIViewController {")
    }

    private mutating func put(makerOf id: ScreenID, _ events: [Event]) {
        let screen = graph.screens[id]
        put("func ")
        put(maker: id)
        put(makerParameters: screen.params)
        put(isInApp(id) ? "let screen = factory.make" : "let screen = app.factory.make")
        put(upper: screen.qualifiedName)
        put("(")
        put(given: screen.params, isFirst: true)
        code.end(")")
        if segueTargets.contains(id) {
            put("enter")
            put(upper: screen.qualifiedName)
            put("(screen, ending")
            put(given: screen.params, isFirst: false)
            code.end(")")
            code.line("return screen")
            code.close()
            code.blank()
            code.line("/// A screen that the factory has made, or a storyboard segue.")
            put("func enter")
            put(upper: screen.qualifiedName)
            put("(_ screen: any ")
            put(type: screen.qualifiedName, "Screen")
            put(", _ ending: ")
            put(appType: "Ending? = nil")
            put(params: screen.params, isFirst: false)
            code.open(") {")
            put(entering: id, events)
            code.close()
        } else {
            put(entering: id, events)
            code.line("return screen")
            code.close()
        }
    }

    private mutating func put(entering id: ScreenID, _ events: [Event]) {
        let screen = graph.screens[id]
        let inherited = inheritedEvents(of: id)
        let segues = segues(from: id)
        if !events.isEmpty || !screen.outcomes.isEmpty || !inherited.isEmpty || !screen.goesBack {
            put("let frame = ")
        }
        put(isInApp(id) ? "navigation.enter(screen, as: " : "app.navigation.enter(screen, as: ")
        put(literal: screen.qualifiedName)
        code.end(", ending)")
        for event in events { put(wiringOf: event, of: screen.qualifiedName) }
        for transition in inherited { put(wiringOfInherited: transition, in: screen.flow) }
        for outcome in screen.outcomes { put(wiringOf: graph.outcomes[outcome]) }
        if !screen.goesBack {
            code.line("screen.navigationItem.hidesBackButton = true")
            code.line("frame.isStaying = true")
        }
        if !segues.isEmpty { put(preparation: segues, isInApp: isInApp(id)) }
    }

    private mutating func put(given params: IDRange<ParamID>, isFirst: Bool) {
        var isFirst = isFirst
        for param in params {
            if !isFirst { put(", ") }
            isFirst = false
            put(argumentLabel: graph.params[param].name)
            put(variable: graph.params[param].name)
        }
    }

    /// `screen.onOpenNote = frame.event("noteList.openNote", to: self) { try $0.noteListOpenNote($1, note: $2) }`.
    private mutating func put(wiringOf event: Event, of owner: Symbol) {
        put(wiringOf: event.id)
        put(nameOf: event, of: owner)
        put("($1")
        put(passed: event.carried)
        for param in event.owned {
            let name = graph.params[param].name
            put(", ")
            put(ownerLabel: name, in: event.scope)
            put(variable: name)
        }
        code.end(") }")
    }

    /// `screen.onCancel = frame.event("checkout.cancel", to: self) { try $0.app.checkoutRouter.checkoutCancel($1) }`.
    private mutating func put(wiringOfInherited transition: TransitionID, in router: FlowID?) {
        guard case .flow(let flow) = graph.transitions[transition].owner else { return }
        put(wiringOf: transition)
        if flow != router {
            if router != nil { put("app.") }
            put(lower: graph.flows[flow].qualifiedName)
            put("Router.")
        }
        put(lower: graph.flows[flow].qualifiedName)
        put(upper: graph.transitions[transition].name)
        put("($1")
        put(passed: graph.carried(by: transition))
        code.end(") }")
    }

    /// A closure without captures goes through `swiftc` twice as fast: the frame gives it the router.
    private mutating func put(wiringOf transition: TransitionID) {
        put("screen.")
        put(closure: graph.transitions[transition].name)
        put(" = frame.event(")
        put(event: graph.transitions[transition])
        put(", to: self) { try $0.")
    }

    private mutating func put(passed values: [CarriedValue]) {
        for (index, value) in values.enumerated() {
            put(", ")
            put(argumentLabel: value.name)
            put("$")
            code.put(string: String(index + 2))
        }
    }

    /// `screen.onCreated = { frame.end("created", $0) }`.
    private mutating func put(wiringOf outcome: Signature) {
        put("screen.")
        put(closure: outcome.name)
        put(" = ")
        put(endingBy: outcome)
        code.end()
    }

    mutating func put(endingBy outcome: Signature) {
        put("{ frame.end(")
        put(literal: outcome.name)
        if outcome.params.count == 1 {
            put(", $0")
        } else {
            put(", (")
            for (index, param) in outcome.params.enumerated() {
                if index > 0 { put(", ") }
                put(argumentLabel: graph.params[param].name)
                put("$")
                code.put(string: String(index))
            }
            put(")")
        }
        put(") }")
    }

    /// Whether the app's router has a screen, because no flow does.
    func isInApp(_ id: ScreenID) -> Bool { graph.screens[id].flow == nil }
}

/// An event of a screen, and what its method is given.
struct Event {
    var id: TransitionID
    var carried: [CarriedValue]
    /// The params of its owner that its code uses.
    var owned: [ParamID]
    var scope: Scope
    /// How many underscores tell its method from others whose names would be the same.
    var underscores = 0
}

extension SwiftEmitter {
    func event(
        _ id: TransitionID, of owner: Symbol, _ params: IDRange<ParamID>, _ methods: inout MethodNames
    ) -> Event {
        let carried = graph.carried(by: id)
        let owned = params.isEmpty ? [] : ownerParams(of: id)
        return Event(
            id: id, carried: carried, owned: owned, scope: scope(of: id, carried, owned),
            underscores: methods.insert(graph.transitions[id].name, of: owner, in: graph.text))
    }

    /// The events that a screen has of the flows around it, and that nothing hides; those of the app are raised by it.
    func inheritedEvents(of id: ScreenID) -> [TransitionID] {
        guard hasFlowEvents else { return [] }
        return graph.events(of: id).filter {
            if case .flow = graph.transitions[$0].owner { return true }
            return false
        }
    }

    /// `noteListOpenNote`.
    private mutating func put(nameOf event: Event, of owner: Symbol) {
        put(lower: owner)
        put(underscores: event.underscores)
        put(upper: graph.transitions[event.id].name)
    }

    /// The method of an event of a screen.
    private mutating func put(_ event: Event, of owner: Symbol, in router: FlowID?) {
        let transition = graph.transitions[event.id]
        put("private func ")
        put(nameOf: event, of: owner)
        put("(_ step: ")
        put(appType: "Step")
        for value in event.carried {
            put(", ")
            put(parameter: value.name, value.type)
        }
        for param in event.owned {
            let type = graph.params[param].type
            put(", ")
            put(ownerVariable: graph.params[param].name, in: event.scope)
            put(": ")
            if isFunction(type) { put("@escaping ") }
            put(text: type)
        }
        code.open(") throws {")
        if graph.alternatives(of: event.id).contains(where: { hasAnchorInHandler($0) }) {
            code.line("let frame = step.frame")
        }
        put(alternatives: transition.firstAlternative, Context(scope: event.scope, router: router))
        code.close()
    }

    /// The method of an event of a flow, for whichever of its screens raises it.
    mutating func put(_ event: Event, ofFlow flow: FlowID) {
        let transition = graph.transitions[event.id]
        code.blank()
        put("func ")
        put(nameOf: event, of: graph.flows[flow].qualifiedName)
        put("(_ step: ")
        put(appType: "Step")
        for value in event.carried {
            put(", ")
            put(parameter: value.name, value.type)
        }
        code.open(") throws {")
        put(valuesOf: flow, event)
        put(alternatives: transition.firstAlternative, Context(scope: event.scope, router: flow))
        code.close()
    }

    /// `let (cart, _) = try step.values(of: "checkout", as: (Cart, Bool).self)`.
    mutating func put(valuesOf flow: FlowID, _ event: Event) {
        guard !event.owned.isEmpty else { return }
        let params = graph.flows[flow].params
        put(params.count == 1 ? "let " : "let (")
        for (index, param) in params.enumerated() {
            if index > 0 { put(", ") }
            if event.owned.contains(param) {
                put(ownerVariable: graph.params[param].name, in: event.scope)
            } else {
                put("_")
            }
        }
        if params.count > 1 { put(")") }
        if params.contains(where: { isVoid(graph.params[$0].type) }) {
            put(": ")
            put(types: params)
        }
        put(" = try step.values(of: ")
        put(literal: graph.flows[flow].qualifiedName)
        put(", as: ")
        put(types: params)
        code.end(".self)")
    }

    private mutating func put(types params: IDRange<ParamID>) {
        put("(")
        for (index, param) in params.enumerated() {
            if index > 0 { put(", ") }
            put(typeInExpression: graph.params[param].type)
        }
        put(")")
    }

    mutating func put(underscores count: Int) {
        for _ in 0..<count { put("_") }
    }

    /// `"noteList.openNote"`.
    mutating func put(event transition: Transition) {
        put("\"")
        put(text: graph.qualifiedName(of: transition.owner))
        put(".")
        put(text: transition.name)
        put("\"")
    }
}
