import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// What a router has for one of its screens: a maker, and a method for each event.
    mutating func put(_ id: ScreenID, _ methods: inout MethodNames) {
        let screen = graph.screens[id]
        let events = screen.transitions.map { event($0, of: screen, &methods) }
        code.blank()
        put("// MARK: ")
        put(text: screen.qualifiedName)
        code.end()
        code.blank()
        put(makerOf: id, events)
        for event in events {
            code.blank()
            put(event, of: screen)
        }
    }

    /// `makeNoteList`, as the router of another flow or the app calls it where it is not of this one.
    mutating func put(maker id: ScreenID) {
        put("make")
        put(upper: graph.screens[id].qualifiedName)
    }

    private mutating func put(makerOf id: ScreenID, _ events: [Event]) {
        let screen = graph.screens[id]
        put("func ")
        put(maker: id)
        put("(_ ending: ")
        put(appType: "Ending? = nil")
        put(params: screen.params, isFirst: false)
        code.open(") -> UIViewController {")
        put(isInApp(id) ? "let screen = factory.make" : "let screen = app.factory.make")
        put(upper: screen.qualifiedName)
        put("(")
        for (index, param) in screen.params.enumerated() {
            if index > 0 { put(", ") }
            put(argumentLabel: graph.params[param].name)
            put(variable: graph.params[param].name)
        }
        code.end(")")
        let isSilent = events.isEmpty && screen.outcomes.isEmpty
        if !isSilent { put("let frame = ") }
        put(isInApp(id) ? "navigation.enter(screen, as: " : "app.navigation.enter(screen, as: ")
        put(literal: screen.qualifiedName)
        code.end(", ending)")
        for event in events { put(wiringOf: event, of: screen) }
        for outcome in screen.outcomes { put(wiringOf: graph.outcomes[outcome], isInApp: isInApp(id)) }
        if !screen.goesBack { code.line("screen.navigationItem.hidesBackButton = true") }
        code.line("return screen")
        code.close()
    }

    /// `screen.onOpenNote = { [weak self] in self?.noteListOpenNote(frame, note: $0) }`.
    private mutating func put(wiringOf event: Event, of screen: Screen) {
        put("screen.")
        put(closure: graph.transitions[event.id].name)
        put(" = { [weak self] in self?.")
        put(nameOf: event, of: screen)
        put("(frame")
        for (index, value) in event.carried.enumerated() {
            put(", ")
            put(argumentLabel: value.name)
            put("$")
            code.put(String(index))
        }
        for param in event.owned {
            let name = graph.params[param].name
            put(", ")
            put(ownerVariable: name, in: event.scope)
            put(": ")
            put(variable: name)
        }
        code.end(") }")
    }

    /// `screen.onCreated = { [weak self] in self?.app.navigation.end(frame, "created", $0) }`.
    private mutating func put(wiringOf outcome: Signature, isInApp: Bool) {
        put("screen.")
        put(closure: outcome.name)
        put(" = { [weak self] in self?.")
        put(isInApp ? "navigation.end(frame, " : "app.navigation.end(frame, ")
        put(literal: outcome.name)
        if outcome.params.count == 1 {
            put(", $0")
        } else {
            put(", (")
            for (index, param) in outcome.params.enumerated() {
                if index > 0 { put(", ") }
                put(argumentLabel: graph.params[param].name)
                put("$")
                code.put(String(index))
            }
            put(")")
        }
        code.end(") }")
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
    /// Whether another event's method has the name that this one's would have.
    var isTwin: Bool
}

extension SwiftEmitter {
    func event(_ id: TransitionID, of screen: Screen, _ methods: inout MethodNames) -> Event {
        let carried = graph.carried(by: id)
        let owned = ownerParams(of: id)
        var scope = Scope()
        if !owned.isEmpty {
            let names = carriedNames(of: id, carried)
            scope.hidden = owned.map { graph.params[$0].name }.filter { names.contains($0) }
        }
        let isNew = methods.insert([screen.qualifiedName, graph.transitions[id].name], in: graph.text)
        return Event(id: id, carried: carried, owned: owned, scope: scope, isTwin: !isNew)
    }

    /// `noteListOpenNote`.
    private mutating func put(nameOf event: Event, of screen: Screen) {
        put(lower: screen.qualifiedName)
        if event.isTwin { put("_") }
        put(upper: graph.transitions[event.id].name)
    }

    /// The method of an event.
    private mutating func put(_ event: Event, of screen: Screen) {
        let transition = graph.transitions[event.id]
        put("private func ")
        put(nameOf: event, of: screen)
        put("(_ frame: ")
        put(appType: "Frame")
        for value in event.carried {
            put(", ")
            put(parameter: value.name, value.type)
        }
        for param in event.owned {
            put(", ")
            put(ownerVariable: graph.params[param].name, in: event.scope)
            put(": ")
            if isFunction(graph.params[param].type) { put("@escaping ") }
            put(text: graph.params[param].type)
        }
        code.open(") {")
        put(screen.flow == nil ? "navigation.fire(" : "app.navigation.fire(")
        put(event: transition)
        code.open(", from: frame) { step in")
        put(alternatives: transition.firstAlternative, Context(scope: event.scope, router: screen.flow))
        code.close()
        code.close()
    }

    /// `"noteList.openNote"`.
    private mutating func put(event transition: Transition) {
        put("\"")
        put(text: graph.qualifiedName(of: transition.owner))
        put(".")
        put(text: transition.name)
        put("\"")
    }
}
