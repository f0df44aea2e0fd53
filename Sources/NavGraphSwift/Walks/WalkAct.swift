import NavGraphModel
import NavGraphRuns

/// What a test does in a step: what the user does, by what the current screen offers.
struct WalkAct {
    let emitter: SwiftEmitter
    let values: WalkValues
    private var graph: NavGraph { emitter.graph }

    init(_ emitter: SwiftEmitter, _ values: WalkValues) { (self.emitter, self.values) = (emitter, values) }

    func write(_ act: WalkedRun.Act, on screen: ScreenID) {
        switch act {
        case .launch: break
        case .event(let alternative):
            if let event = graph.alternatives[alternative].transition { write(event, on: screen) }
        case .outcome(let outcome): write(outcome, of: screen)
        case .back: emitter.line("try await walk.user.back()")
        case .swipe: emitter.line("try await walk.user.swipe()")
        case .child(let child):
            guard let target = graph.children[child].target else { return }
            emitter.line("try await walk.user.choose(\(swiftLiteral(graph.text[emitter.name(of: target)])))")
        case .link(let link): write(link)
        case .change(let condition): write(condition)
        }
    }

    private func write(_ event: TransitionID, on screen: ScreenID) {
        let transition = graph.transitions[event]
        let name = emitter.identifier(transition.name)
        let carried = graph.carried(by: event)
        let labelled = values.labelled(carried)
        let isAnnounced = transition.owner == .screen(screen) || own(screen).inheritedEvents(of: screen).contains(event)
        if transition.owner == .app {
            emitter.line("walk.router.\(emitter.methodName(event))(\(labelled))")
        } else if !isAnnounced, graph.flows.contains(where: { $0.buttons.contains { $0.transition == event } }) {
            emitter.line("try await walk.user.press(\(swiftLiteral(graph.text[transition.name])))")
        } else if !isAnnounced {
            // The module of the screen does not know the flow, so that the app fires the event.
            emitter.line("walk.router.\(emitter.way(toOwnerOf: event, in: nil) ?? "")\(name)(\(labelled))")
        } else if emitter.isScene(screen) {
            let segue: CodeText = emitter.segues(of: event).isEmpty ? "" : "segue: nil"
            let route = own(screen).scene(screen).routes.ofEvents[event] ?? ""
            emitter.line("try walk.offered(\(current(screen)).router).\(route)(\(segue))")
        } else if let group = emitter.group(of: event) {
            let value = own(screen).groupProperty(group)
            let owner: CodeText =
                emitter.hasActions(screen)
                ? "\(actions(of: screen)).\(value)" : "walk.offered(\(current(screen)).\(value))"
            emitter.line("try \(owner).\(name)(\(labelled))")
        } else if emitter.hasActions(screen) {
            emitter.line("try \(actions(of: screen)).\(name)(\(labelled))")
        } else {
            let closure = emitter.closure(transition.name)
            emitter.line("try walk.offered(\(current(screen)).\(closure))(\(values.plain(carried)))")
        }
    }

    private func write(_ id: OutcomeID, of screen: ScreenID) {
        let outcome = graph.outcomes[id]
        let carried = emitter.carried(by: outcome)
        if emitter.hasClosures(screen), !emitter.hasActions(screen) {
            let value: CodeText = carried.count == 1 ? values.plain(carried) : "(\(values.labelled(carried)))"
            let given: CodeText = carried.isEmpty ? "" : ", \(value)"
            emitter.line("try await walk.user.answer(\(own(screen).named(id))\(given))")
        } else if emitter.isScene(screen) {
            let route = own(screen).scene(screen).routes.ofOutcomes[id] ?? ""
            emitter.line("try walk.offered(\(current(screen)).router).\(route)()")
        } else if emitter.hasActions(screen) {
            let name = emitter.identifier(outcome.name)
            emitter.line("try \(actions(of: screen)).\(name)(\(values.labelled(carried)))")
        } else {
            let closure = emitter.closure(outcome.name)
            emitter.line("try walk.offered(\(current(screen)).\(closure))(\(values.plain(carried)))")
        }
    }

    private func write(_ id: DeepLinkID) {
        for group in emitter.plan.groups {
            guard let link = group.links.first(where: { $0.id == id }) else { continue }
            let made = emitter.made(link) { values.value(of: $0.isOptional ? "T?" : $0.type) }
            let grouped: CodeText = emitter.plan.isGrouped ? ".\(emitter.groupCase(group))(\(made))" : made
            emitter.line("walk.router.follow(\(grouped))")
            return emitter.line("try await walk.followed()")
        }
    }

    private func write(_ id: ConditionID) {
        if let number = graph.conditions[id].enumeration {
            let property = emitter.property(of: graph.enumerations[number])
            return emitter.line("walk.router.set(\\.\(property), \(emitter.enumerationCase(id)))")
        }
        let property = emitter.condition(id)
        emitter.line("walk.router.set(\\.\(property), !walk.router.conditions.\(property))")
    }

    // MARK: The current screen

    private func own(_ screen: ScreenID) -> SwiftEmitter {
        emitter.isOwn(screen) ? emitter : emitter.perspective(of: graph.screens[screen].module)
    }

    /// `walk.screen("noteList", as: (any NoteListScreen).self)`.
    private func current(_ screen: ScreenID) -> CodeText {
        let name = swiftLiteral(graph.text[graph.screens[screen].qualifiedName])
        return "walk.screen(\(name), as: (any \(emitter.screenType(screen))).self)"
    }

    /// `walk.offered(NoteListActions(current: walk.router))`.
    private func actions(of screen: ScreenID) -> CodeText {
        let module = graph.screens[screen].module
        let router: CodeText = emitter.isOwn(screen) ? "walk.router" : "walk.router.\(emitter.property(of: module))"
        return "walk.offered(\(emitter.actionsType(screen))(current: \(router)))"
    }
}
