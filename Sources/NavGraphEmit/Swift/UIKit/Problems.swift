import NavGraphModel
import NavGraphSyntax

/// What cannot be emitted: it is refused, never emitted wrong.
extension SwiftEmitter {
    mutating func findProblems() {
        for id in graph.alternatives.ids { checkAlternative(id) }
        for id in graph.screens.ids where alerts[id] != nil { checkAlert(id) }
        for id in segueTargets.sorted() {
            refuse(id, message: "configure", "a message named 'configure' of a screen that a segue opens")
        }
        for id in graph.screens.ids where !segues(from: id).isEmpty {
            let screen = graph.screens[id]
            let names =
                (screen.transitions + inheritedEvents(of: id)).map { graph.transitions[$0].name }
                + screen.outcomes.map { graph.outcomes[$0].name }
            if names.contains(where: { upperCamel(graph.text[$0]) == "PrepareForSegue" }) {
                refuse(graph.place(of: id), "an event or outcome named 'prepareForSegue' of a screen with segues")
            }
            refuse(id, message: "onPrepareForSegue", "a message named 'onPrepareForSegue' of a screen with segues")
        }
        for id in graph.messages.ids { checkMessage(id) }
        for id in graph.flows.ids where needsValues(id) { checkWaysInto(id) }
        checkReplacing()
        checkLinks()
        problems.sort { $0.place < $1.place }
    }

    private func place(of id: AlternativeID) -> Place { Place(graph.file(of: id), graph.alternatives[id].valueSpan) }

    private mutating func checkAlternative(_ id: AlternativeID) {
        let it = graph.alternatives[id]
        if !it.segue.isEmpty {
            let isLone = it.role == .event && it.then.isNone && it.send.isEmpty
            if !isLone || it.action != .push && it.action != .present {
                refuse(place(of: id), "a segue that is not the one 'push' or 'present' of an event")
            } else if it.target.screen == nil {
                refuse(place(of: id), "a segue to a flow (say its first screen)")
            } else if case .screen? = it.transition.map({ graph.transitions[$0].owner }) {
            } else {
                refuse(place(of: id), "a segue of an event that no screen has by itself")
            }
        }
        let isAlert = it.action == .present && (it.style == .alert || it.style == .actionSheet)
        if isAlert {
            if it.target.screen == nil || it.inStack {
                refuse(place(of: id), "a flow or stack with the style '\(it.style.rawValue)'")
            } else if let screen = it.target.screen, alerts[screen] != it.style {
                refuse(place(of: id), "a screen that is both an alert and an action sheet")
            } else if !it.segue.isEmpty {
                refuse(place(of: id), "an alert by a segue")
            }
        } else if it.action.opens, let screen = it.target.screen, alerts[screen] != nil {
            refuse(place(of: id), "a screen that is an alert in one place and none in another")
        }
        if !it.animation.isEmpty, !isName(it.animation) {
            refuse(place(of: id), "an animation whose name is no Swift identifier")
        } else if graph.text[it.animation] == "self" {
            refuse(place(of: id), "an animation named 'self'")
        }
    }

    private func isName(_ symbol: Symbol) -> Bool { graph.text.withUTF8(of: symbol) { NavGraphModel.isName($0) } }

    /// A message may be a method that a view controller has already; the compiler would take that for it.
    private mutating func checkMessage(_ id: MessageID) {
        let message = graph.messages[id]
        guard case .screen(let screen) = message.owner else { return }
        let name = graph.text[message.name]
        let place = Place(graph.screens[screen].file, message.span)
        if name == "self" { return refuse(place, "a message named 'self', which everything has,") }
        guard let methods = methodsOfViewControllers[name] else { return }
        let labels = message.params.map { graph.text[graph.params[$0].name] + ":" }.joined()
        guard methods.contains(labels) else { return }
        let params = message.params.map { "'" + graph.text[graph.params[$0].name] + "'" }.joined(separator: ", ")
        refuse(
            place,
            "a message named '\(name)' \(params.isEmpty ? "without params" : "with the params \(params)"), "
                + "which every UIViewController has as a method,")
    }

    private mutating func checkAlert(_ id: ScreenID) {
        let screen = graph.screens[id]
        let place = graph.place(of: id)
        if !screen.transitions.isEmpty {
            refuse(place, "an alert with transitions: UIKit closes it with every action, so say them as outcomes;")
        }
        if !screen.messages.isEmpty { refuse(place, "an alert that receives messages") }
        if graph.flowsNamingScreen[id] != nil || graph.flows.contains(where: { $0.start == id && isOpened($0) }) {
            refuse(place, "an alert as the first screen of a flow, as tab or column")
        }
    }

    private func isOpened(_ flow: Flow) -> Bool {
        graph.alternatives.contains {
            $0.action.opens
                && $0.target.flow.map { graph.flows[$0].span == flow.span && graph.flows[$0].file == flow.file }
                    ?? false
        }
    }

    /// A flow's events may use its params only if no way leads into the flow but by opening it.
    private mutating func checkWaysInto(_ id: FlowID) {
        for alternative in graph.alternatives.ids {
            let it = graph.alternatives[alternative]
            guard it.action.opens, let target = it.target.screen, graph.screens[target].flow == id else { continue }
            var isInside = false
            switch graph.owner(of: alternative) {
            case .screen(let owner): isInside = graph.screens[owner].flow == id
            case .flow(let owner): isInside = owner == id
            case .app: break
            }
            if !isInside || it.action == .root || it.action == .show {
                let flow = graph.text[graph.flows[id].qualifiedName]
                refuse(
                    place(of: alternative),
                    "a screen of '\(flow)' opened without the flow, whose events use the flow's params,")
            }
        }
    }

    /// A screen that stands in for another ends with what the other's opener handles: it must carry the same. A `replace`
    /// that follows other actions may replace any screen. Linear in the graph and in the screens that replace.
    private mutating func checkReplacing() {
        var replacing: [ScreenID: [ScreenID]] = [:]
        var anywhere: [ScreenID] = []
        for id in graph.alternatives.ids where graph.alternatives[id].action == .replace {
            guard let target = graph.alternatives[id].target.screen else { continue }
            if graph.alternatives[id].role == .event, case .screen(let owner) = graph.owner(of: id) {
                replacing[owner, default: []].append(target)
            } else {
                anywhere.append(target)
            }
        }
        guard !replacing.isEmpty || !anywhere.isEmpty else { return }
        for handler in graph.handlers.ids {
            guard let id = graph.handlers[handler].outcome, case .screen(let opened) = graph.outcomes[id].owner,
                graph.handlers[handler].kind != .close, !graph.outcomes[id].params.isEmpty
            else { continue }
            var seen: Set<ScreenID> = [opened]
            var pending = [opened] + anywhere
            while let screen = pending.popLast() {
                for next in replacing[screen] ?? [] where seen.insert(next).inserted { pending.append(next) }
                seen.insert(screen)
            }
            for screen in seen.sorted() {
                guard let other = graph.screens[screen].outcomes.first(where: { isOther($0, than: id) }) else {
                    continue
                }
                let name = graph.text[graph.outcomes[other].name]
                refuse(
                    Place(graph.screens[screen].file, graph.outcomes[other].span),
                    "the outcome '\(name)' of '\(graph.name(of: screen))', which can replace "
                        + "'\(graph.name(of: opened))' and carries other values,")
            }
        }
    }

    /// Whether two outcomes have one name and carry different values.
    private func isOther(_ other: OutcomeID, than id: OutcomeID) -> Bool {
        let (one, two) = (graph.outcomes[id], graph.outcomes[other])
        guard one.name == two.name else { return false }
        let values = two.params.map { (graph.params[$0].name, graph.params[$0].type) }
        return !one.params.map { (graph.params[$0].name, graph.params[$0].type) }.elementsEqual(values, by: ==)
    }

    private mutating func refuse(_ id: ScreenID, message: String, _ what: String) {
        if graph.screens[id].messages.contains(where: { graph.text[graph.messages[$0].name] == message }) {
            refuse(graph.place(of: id), what)
        }
    }

    mutating func refuse(_ place: Place, _ what: String) {
        let problem = EmitProblem(place, "\(what) cannot be emitted as UIKit")
        if !problems.contains(problem) { problems.append(problem) }
    }
}
