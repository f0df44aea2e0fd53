import NavGraphModel

/// An event of a screen, and what its method is given.
struct Event {
    var id: TransitionID
    var carried: [CarriedValue]
    /// The params of its owner that its code uses.
    var owned: [ParamID]
    var scope: Scope
}

/// A router's methods for the events of its screens and of its flow: each makes the moves of one step.
extension SwiftEmitter {
    func event(_ id: TransitionID) -> Event {
        let carried = graph.carried(by: id)
        let owned = ownerParams(of: id)
        return Event(id: id, carried: carried, owned: owned, scope: scope(of: id, carried, owned))
    }

    /// The screen's own events, except those that are ignored everywhere: they only hide others.
    func ownEvents(of id: ScreenID) -> [TransitionID] {
        graph.screens[id].transitions.filter { !graph.isIgnored($0) }
    }

    /// The events that a screen has of the flows around it, and that nothing hides; those of the app are raised by it.
    func inheritedEvents(of id: ScreenID) -> [TransitionID] {
        guard traits.hasInheritedEvents else { return [] }
        return graph.events(of: id).filter {
            let module: ModuleID
            switch graph.transitions[$0].owner {
            case .flow(let flow): module = graph.flows[flow].module
            case .group(let group): module = graph.groups[group].module
            case .app, .screen: return false
            }
            // A separate Swift module knows nothing of flows around its screens that are not its own.
            return !graph.isIgnored($0) && graph.areInOneSet(module, graph.screens[id].module)
                && !isOfButtonOnly($0, for: id)
        }
    }

    /// Whether an event is that of a button among the tabs around a screen, which does not have it as well.
    func isOfButtonOnly(_ event: TransitionID, for screen: ScreenID) -> Bool {
        guard traits.buttons.contains(event) else { return false }
        switch graph.transitions[event].owner {
        case .flow: return true
        case .group(let group): return !graph.used(by: graph.screens[screen].uses).contains(group)
        case .app, .screen: return false
        }
    }

    /// `noteListOpenNote`; of an event of the app `logOut`.
    func methodName(_ id: TransitionID) -> CodeText {
        let event = graph.transitions[id]
        let underscores = String(repeating: "_", count: methodNames.underscores(before: id))
        switch event.owner {
        case .app: return underscores.isEmpty ? "\(identifier(event.name))" : "\(underscores)\(text(event.name))"
        case .screen(let screen) where screen == graph.host: return "\(identifier(event.name))"
        case .screen, .flow, .group:
            return "\(lower(graph.qualifiedName(of: event.owner)))\(underscores)\(upper(event.name))"
        }
    }

    /// `"note": note, "date": date as Any`: what the observer hears of what an event carries.
    func heardValues(_ carried: [CarriedValue]) -> CodeText {
        carried.list { "\(literal($0.name)): \(heardValue($0))" }
    }

    /// `"noteList.openNote"`; with the names of what it carries `"noteList.openNote note"`.
    func eventLiteral(_ id: TransitionID, naming carried: [CarriedValue] = []) -> CodeText {
        let transition = graph.transitions[id]
        let names = carried.list(after: " ", separator: " ") { "\(text($0.name))" }
        return "\"\(text(graph.qualifiedName(of: transition.owner))).\(text(transition.name))\(names)\""
    }

    /// `note, date as Any`: a value as the observer hears it.
    func heardValue(_ value: CarriedValue) -> CodeText {
        "\(variable(value.name))\(" as Any", if: graph.text[value.type].hasSuffix("?"))"
    }

    func screenEventMethod(_ event: Event, in router: FlowID?) {
        let parameters: CodeText = "\(furtherParameters(event.carried))\(ownerParameters(event.owned, event.scope))"
        let own: CodeText = isCalledByActions(event.id) ? "fileprivate " : "private "
        let access: CodeText = isSeparate ? CodeText(sharedAccess) : eventsOnWays.contains(event.id) ? "" : own
        line()
        block("\(access)func \(methodName(event.id))(_ step: NavGraph.Step\(parameters)) throws {") {
            anchoredFrame(of: event.id)
            alternatives(graph.transitions[event.id].firstAlternative, Context(scope: event.scope, router: router))
        }
    }

    /// `let frame = step.frameToAnchorAt`, where a popover of the event asks the screen for its place.
    func anchoredFrame(of event: TransitionID) {
        if graph.alternatives(of: event).contains(where: { hasAnchor($0) }) { line("let frame = step.frameToAnchorAt") }
    }

    /// `, note: Note`: the params of an event's owner, as parameters of its method.
    func ownerParameters(_ params: [ParamID], _ scope: Scope) -> CodeText {
        params.list(after: ", ") {
            let param = graph.params[$0]
            return "\(ownerVariable(param.name, in: scope)): \(names.parameterType(param.type))"
        }
    }

    func flowEventMethod(_ event: Event, of flow: FlowID) {
        var context = Context(scope: event.scope, router: flow)
        if isCleanSwift { context.reading = .closures(event) }
        sharedEventMethod(event, context) { flowValues(flow, event) }
    }

    /// The method of an event of a flow or group, for whichever screen raises it; `values`: the lines in front.
    func sharedEventMethod(_ event: Event, _ context: Context, values: () -> Void = {}) {
        let parameters: CodeText =
            isCleanSwift
            ? event.carried.list(after: ", ") { names.closureParameter($0.name, $0.type) }
            : furtherParameters(event.carried)
        let place: CodeText =
            hasAnchorParameter(event.id) ? ", anchor: ((\(popoverType)) -> Void)? = nil" : ""
        line()
        block("\(sharedAccess)func \(methodName(event.id))(_ step: NavGraph.Step\(parameters)\(place)) throws {") {
            values()
            anchoredFrame(of: event.id)
            alternatives(graph.transitions[event.id].firstAlternative, context)
        }
    }

    /// `let (cart, _) = try step.values(of: ShopAppName.checkout, as: (Cart, Bool).self)`.
    func flowValues(_ flow: FlowID, _ event: Event) {
        guard !event.owned.isEmpty else { return }
        let params = graph.flows[flow].params
        let types: CodeText = "(\(params.list { names.typeInExpression(graph.params[$0].type) }))"
        let variables = params.list {
            event.owned.contains($0) ? ownerVariable(graph.params[$0].name, in: event.scope) : "_"
        }
        let pattern: CodeText = params.count == 1 ? variables : "(\(variables))"
        let hasVoid = params.contains { names.isVoid(graph.params[$0].type) }
        line("let \(pattern)\(": \(types)", if: hasVoid) = try step.values(of: \(named(flow)), as: \(types).self)")
    }
}
