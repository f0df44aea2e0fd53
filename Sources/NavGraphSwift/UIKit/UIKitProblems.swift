import NavGraphModel
import NavGraphSyntax

extension EmitProblems {
    mutating func checkUIKit(_ emitter: SwiftEmitter) {
        for id in graph.alternatives.ids { checkAlternative(id) }
        for id in graph.screens.ids where alerts[id] != nil { checkAlert(id) }
        for id in emitter.segueTargets.sorted() where !emitter.isCleanSwift {
            refuse(id, message: "configure", "a message named 'configure' of a screen that a segue opens")
        }
        for id in graph.screens.ids where !emitter.isCleanSwift && emitter.hasSegues(id) { checkSource(id, emitter) }
        for id in graph.messages.ids { checkMessage(id) }
        for id in graph.flows.ids where emitter.needsValues(id) { checkWaysInto(id) }
        checkHost()
        checkReplacing()
        checkScenes(emitter)
        checkLinks()
        checkSettings(emitter)
        for id in graph.screens.ids where emitter.hasActions(id) { checkHosted(id, emitter) }
        if emitter.hasContainer { checkInjected(emitter) }
        checkModules(emitter)
        checkGroups(emitter)
    }

    /// A screen that segues lead from: what it has for them is called by no other name.
    private mutating func checkSource(_ id: ScreenID, _ emitter: SwiftEmitter) {
        let screen = graph.screens[id]
        let names =
            (screen.transitions + emitter.inheritedEvents(of: id)).map { graph.transitions[$0].name }
            + screen.outcomes.map { graph.outcomes[$0].name }
        for taken in ["prepareForSegue", "shouldPerformSegue"] {
            if names.contains(where: { upperCamel(graph.text[$0]) == upperCamel(taken) }) {
                refuse(graph.place(of: id), "an event or outcome named '\(taken)' of a screen with segues")
            }
            let member = "on" + upperCamel(taken)
            refuse(id, message: member, "a message named '\(member)' of a screen with segues")
        }
        for event in emitter.valuedSegueEvents(of: id) {
            let member = "valuesFor" + upperCamel(graph.text[graph.transitions[event].name])
            refuse(id, message: member, "a message named '\(member)' of a screen with segues")
        }
    }

    private mutating func checkHosted(_ id: ScreenID, _ emitter: SwiftEmitter) {
        let begins = graph.screens[id].transitions.contains { !emitter.segues(of: $0).isEmpty }
        if begins || emitter.segueTargets.contains(id) {
            refuse(graph.place(of: id), "a segue of, or to, a SwiftUI view")
        }
        if emitter.actionNames(of: id).contains(where: { graph.text[$0] == "self" }) {
            refuse(graph.place(of: id), "an event or outcome named 'self' of a SwiftUI view")
        }
        checkAnnounced(id, emitter)
    }

    /// What a segue has made is injected by its type, which must be that of one screen.
    private mutating func checkInjected(_ emitter: SwiftEmitter) {
        for id in emitter.segueTargets.sorted() {
            let type = emitter.viewController(id).string
            let other = emitter.registered(emitter.ownScreens).first {
                $0 != id && emitter.viewController($0).string == type
            }
            guard let other else { continue }
            refuse(
                graph.place(of: id),
                "a segue to '\(graph.name(of: id))', whose type '\(type)' is also that of '\(graph.name(of: other))' in the "
                    + "container")
        }
    }

    private mutating func checkAlternative(_ id: AlternativeID) {
        let alternative = graph.alternatives[id]
        if !alternative.segue.isEmpty {
            let isLone = alternative.role == .event && alternative.then.isNone && alternative.send.isEmpty
            if !isLone || !alternative.action.isClosable {
                refuse(place(of: id), "a segue except for the only 'push' or 'present' of an event")
            } else if case .reuse = alternative.action {
                refuse(place(of: id), "a segue with 'reuse', which can go back")
            } else if alternative.action.target?.screen == nil {
                refuse(place(of: id), "a segue to a flow (name its first screen)")
            } else if case .screen? = alternative.transition.map({ graph.transitions[$0].owner }) {
            } else {
                refuse(place(of: id), "a segue of an event that no screen declares")
            }
        }
        if case .present(let target, let how) = alternative.action, how.style.isAlert {
            if target.screen == nil || how.inStack {
                refuse(place(of: id), "a flow or stack with the style '\(how.style.rawValue)'")
            } else if let screen = target.screen, alerts[screen] != how.style {
                refuse(place(of: id), "a screen that is both an alert and an action sheet")
            } else if !alternative.segue.isEmpty {
                refuse(place(of: id), "an alert presented by a segue")
            }
        } else if let screen = alternative.action.opened?.screen, alerts[screen] != nil {
            refuse(place(of: id), "a screen that is an alert in only some places")
        }
        if !alternative.animation.isEmpty, !isName(alternative.animation) {
            refuse(place(of: id), "an animation whose name is not a Swift identifier")
        } else if graph.text[alternative.animation] == "self" {
            refuse(place(of: id), "an animation named 'self'")
        }
    }

    /// A message may be a method that a view controller has already; the compiler would take that for it.
    private mutating func checkMessage(_ id: MessageID) {
        let message = graph.messages[id]
        guard case .screen(let screen) = message.owner else { return }
        let name = graph.text[message.name]
        let place = Place(graph.screens[screen].file, message.span)
        if graph.screens[screen].source == .swiftUI, name != "self" { return }
        if name == "self" { return refuse(place, "a message named 'self'") }
        guard let methods = methodsOfViewControllers[name] else { return }
        let labels = message.params.map { graph.text[graph.params[$0].name] + ":" }.joined()
        guard methods.contains(labels) else { return }
        let params = message.params.map { "'" + graph.text[graph.params[$0].name] + "'" }.joined(separator: ", ")
        refuse(
            place,
            "a message named '\(name)' \(params.isEmpty ? "without params" : "with the params \(params)"), "
                + "which is a method of UIViewController")
    }

    private mutating func checkAlert(_ id: ScreenID) {
        let screen = graph.screens[id]
        let place = graph.place(of: id)
        if screen.transitions.contains(where: { !graph.isIgnored($0) }) {
            refuse(
                place, "an alert with transitions (declare them as outcomes, because UIKit closes it with each action)")
        }
        if !screen.messages.isEmpty { refuse(place, "an alert that receives messages") }
        if graph.flowsNamingScreen[id] != nil
            || graph.flows.ids.contains(where: { graph.startScreens(of: $0).contains(id) && isOpened(graph.flows[$0]) })
        {
            refuse(place, "an alert as the first screen of a flow, or as a tab or column")
        }
    }

    private func isOpened(_ flow: Flow) -> Bool {
        graph.alternatives.contains {
            $0.action.opened?.flow.map { graph.flows[$0].span == flow.span && graph.flows[$0].file == flow.file }
                ?? false
        }
    }

    private mutating func refuse(_ id: ScreenID, message: String, _ what: String) {
        if graph.screens[id].messages.contains(where: { graph.text[graph.messages[$0].name] == message }) {
            refuse(graph.place(of: id), what)
        }
    }
}
