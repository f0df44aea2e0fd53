import NavGraphModel

/// What a screen announces a group's events with: one value, `RowActions`, which it can hand to its cells.
extension SwiftEmitter {
    /// The groups that a screen has as values, in the order of its events.
    func groups(of id: ScreenID) -> [GroupID] {
        if isScene(id) { return [] }
        return inheritedEvents(of: id).compactMap { group(of: $0) }.unique()
    }

    func group(of transition: TransitionID) -> GroupID? {
        if case .group(let group) = graph.transitions[transition].owner { group } else { nil }
    }

    /// The property of a screen, and of what a view announces with: `row`.
    func groupProperty(_ id: GroupID) -> CodeText {
        CodeText(swiftIdentifier(("\(lower(graph.groups[id].qualifiedName))" as CodeText).string))
    }

    /// `(frame, app.rowEvents, hiding: "row.share")`: an opening of a screen for a group, without those of its events that
    /// the screen hides.
    func groupOpening(of id: ScreenID, for group: GroupID, with opening: CodeText, by events: CodeText) -> CodeText {
        let announced = Set(inheritedEvents(of: id))
        let hidden = self.events(of: group).filter { !announced.contains($0) }
        return "(\(opening), \(events)\(hidden.list(after: ", hiding: ") { eventLiteral($0) }))"
    }

    /// `screen.row = RowActions(_opening: NavGraph.GroupOpening(frame, app.rowEvents))`.
    func groupWiring(of id: ScreenID) {
        let app: CodeText = isInApp(id) ? "" : "app."
        for group in groups(of: id) {
            let opening = groupOpening(of: id, for: group, with: "frame", by: "\(app)\(property(of: group))")
            line(
                "screen.\(groupProperty(group)) = \(groupType(group, "Actions"))(_opening: NavGraph.GroupOpening\(opening))"
            )
        }
    }

    /// `var row: RowActions { … }`, of what a view announces with.
    func groupProperties(ofActions id: ScreenID) {
        let app: CodeText = isInApp(id) ? "" : "app."
        for group in groups(of: id) {
            let opening = groupOpening(
                of: id, for: group, with: "self._opening", by: "self._opening.router?.\(app)\(property(of: group))")
            let type = groupType(group, "Actions")
            line()
            code.short(
                "\(access)var \(groupProperty(group)): \(type)", "\(type)(_opening: NavGraph.GroupOpening\(opening))")
        }
    }

    func groupActions(_ id: GroupID) {
        let name = text(graph.groups[id].qualifiedName)
        let anchored = events(of: id).filter { hasAnchorParameter($0) }
        lines(
            """

            /// Announces the events of `\(name)` for one opening of a screen, which can hand it to its cells. Those that the
            /// screen hides do nothing. Without an opening, as in previews, nothing happens.
            """)
        mainActorBlock("\(access)struct \(groupType(id, "Actions")) {") {
            if !anchored.isEmpty { anchors(anchored) }
            let opening: CodeText = "NavGraph.GroupOpening<\(groupType(id))>"
            line("var _opening = \(opening)()")
            if !access.isEmpty {
                lines("\n\(access)init() {}\n\ninit(_opening: \(opening)) { self._opening = _opening }")
            }
            for event in events(of: id) where hasAnchorValue(event) { anchorProperty(event) }
            for event in events(of: id) { groupActionMethod(self.event(event)) }
        }
    }

    /// Where popovers point at: what a cell sets in its copy.
    private func anchors(_ events: [TransitionID]) {
        line("/// Where the popovers of events point at; by default the center of the screen.")
        block("\(access)struct Anchors {") {
            for event in events {
                line("\(access)var \(identifier(graph.transitions[event].name)): ((\(popoverType)) -> Void)?")
            }
            if !access.isEmpty { line("\n\(access)init() {}") }
        }
        lines("\n\(access)var anchors = Anchors()")
    }

    private func groupActionMethod(_ event: Event) {
        let transition = graph.transitions[event.id]
        let about = graph.alternatives[transition.firstAlternative].about
        let passed = event.carried.list(after: ", ") { handedOn($0) }
        let anchor: CodeText =
            hasAnchorParameter(event.id) ? ", anchor: self.anchors.\(identifier(transition.name))" : ""
        line()
        if !about.isEmpty { code.documentation(graph.text[about]) }
        let fired: CodeText =
            "\(eventLiteral(event.id, naming: event.carried))\(event.carried.list(after: ", ") { heardValue($0) })"
        code.short(
            "\(access)func \(identifier(transition.name))(\(parameters(event.carried)))",
            "self._opening.fire(\(fired)) { try $0.\(methodName(event.id))($1\(passed)\(anchor)) }")
    }

    /// Whether the method of an event is given the place of its popover, as the code of a group does not know the screen.
    func hasAnchorParameter(_ event: TransitionID) -> Bool {
        group(of: event) != nil && !isCleanSwift && !dialect.hasAnchorValues && traits.popovers.contains(event)
    }
}

// MARK: - Messages

extension SwiftEmitter {
    /// `RowScreen`: what all screens with a group receive of the messages that its code sends. `nil` where that is nothing.
    func groupScreen(_ id: GroupID) -> SwiftInterface? {
        guard let receiver = sharedMessages[id]?.first, case .screen(let screen) = graph.messages[receiver].owner else {
            return nil
        }
        let all = interface(of: screen)
        let names = Set(sharedMessages[id, default: []].map { graph.messages[$0].name })
        let members = all.messages.filter { names.contains($0.name) }
        return SwiftInterface(
            type: groupType(id, "Screen"), inherited: ["\(kit)ViewController"],
            requirements: members.map {
                .method("\(identifier($0.name))", parameters: parameters($0.values, hasBody: false))
            })
    }

    func groupScreens(of id: ScreenID) -> [CodeText] {
        if sharedMessages.isEmpty { return [] }
        return inheritedEvents(of: id).compactMap { group(of: $0) }.unique().filter { sharedMessages[$0] != nil }
            .map { groupType($0, "Screen") }
    }

    /// For each group what all its screens receive, with the same values, of the messages that its code sends: those of
    /// all of them, in file order of the first screen's.
    func findSharedMessages() -> [GroupID: [MessageID]] {
        if graph.groups.isEmpty || !dialect.hasViewControllers { return [:] }
        var users: [GroupID: [ScreenID]] = [:]
        for screen in ownScreens where !hasActions(screen) && !hasClosures(screen) {
            for group in inheritedEvents(of: screen).compactMap({ group(of: $0) }).unique() {
                users[group, default: []].append(screen)
            }
        }
        var shared: [GroupID: [MessageID]] = [:]
        for group in ownGroups {
            let screens = users[group, default: []]
            guard let first = screens.first else { continue }
            let names = Set(sentMessages(of: group).map { graph.messages[$0].name })
            let common = graph.screens[first].messages.filter { message in
                names.contains(graph.messages[message].name)
                    && screens.allSatisfy { graph.equal(message, of: $0) != nil }
            }
            if common.isEmpty { continue }
            shared[group] = common.flatMap { message in screens.compactMap { graph.equal(message, of: $0) } }
        }
        return shared
    }

    private func sentMessages(of group: GroupID) -> [MessageID] {
        graph.partsWithin(graph.groups[group].transitions.flatMap { graph.alternatives(of: $0) }).flatMap { part in
            messages(sentBy: part) + graph.handlers(of: part).flatMap { messages(of: $0, in: part) }
        }
    }
}

extension NavGraph {
    /// The message of a screen with the name of another screen's, if it carries the same.
    fileprivate func equal(_ message: MessageID, of screen: ScreenID) -> MessageID? {
        guard let own = self.message(messages[message].name, of: screen) else { return nil }
        func values(_ id: MessageID) -> [CarriedValue] {
            messages[id].params.map { CarriedValue(name: params[$0].name, type: params[$0].type) }
        }
        return values(own) == values(message) ? own : nil
    }
}
