import NavGraphModel
import NavGraphSyntax

/// Events that carry nothing, for the items of menus.
extension SwiftEmitter {
    /// The events of the set that menu items can fire: for each name the first.
    private var commands: [TransitionID] {
        var seen: Set<Symbol> = []
        let ofScreens = ownScreens.flatMap { ownEvents(of: $0) }
        let ofFlows = ownFlows.flatMap { graph.flows[$0].transitions.filter { !graph.isIgnored($0) } }
        let ofGroups = ownGroups.flatMap { events(of: $0) }
        let all = ownAppEvents.filter { !graph.isIgnored($0) } + ofGroups + ofFlows + ofScreens
        return all.filter { graph.carried(by: $0).isEmpty && seen.insert(graph.transitions[$0].name).inserted }
    }

    /// The cases of commands, by names that are not members that such a type has anyway.
    private func cases(of commands: [TransitionID]) -> [(event: TransitionID, name: CodeText, isOwn: Bool)] {
        var taken: Set = ["title", "rawValue", "allCases", "hashValue", "menuItem", "init", "self", "none"]
        return commands.map { event in
            let own = graph.transitions[event].name
            let name = free(graph.text[own], &taken)
            let isOwn = name == graph.text[own]
            return (event, isOwn ? "\(identifier(own))" : CodeText(name), isOwn)
        }
    }

    /// Whether the set has any.
    var hasAnyCommands: Bool { dialect.hasCommands && !commands.isEmpty }

    /// `enum NotesAppCommand`.
    func commandEnum() {
        let cases = cases(of: commands)
        if cases.isEmpty { return }
        line()
        line(
            "/// The events that menu items can fire: `\(base)Command.…menuItem()` is enabled where its event does something."
        )
        let kind: CodeText = "String, CaseIterable, Sendable, NavGraph.Command"
        block("\(access)enum \(base)Command: \(kind) {") {
            for it in cases {
                line("case \(it.name)\(" = \(literal(graph.transitions[it.event].name))", if: !it.isOwn)")
            }
            lines("\n/// The title of the event.")
            block("\(access)var title: String {") {
                line("switch self {")
                for it in cases {
                    let transition = graph.transitions[it.event]
                    let first = graph.alternatives[transition.firstAlternative].title
                    let title = first.isEmpty ? spaced(graph.text[transition.name]) : graph.text[first]
                    line("case .\(it.name): \(swiftLiteral(title))")
                }
                line("}")
            }
        }
    }

    /// What toolbars and the Touch Bar ask the app's router.
    func commandMethods() {
        if commands.isEmpty { return }
        lines(
            """

            /// Whether a command would do something now. Asking changes nothing.
            \(access)func can(_ command: \(base)Command) -> Bool { navigation.can(command) }

            /// Fires the event of a command, if the current screen or the app has it.
            \(access)func perform(_ command: \(base)Command) { navigation.perform(command) }
            """)
    }

    /// Whether a screen has events that menu items can fire.
    func hasCommands(_ id: ScreenID) -> Bool {
        dialect.hasCommands
            && (ownEvents(of: id) + inheritedEvents(of: id)).contains { graph.carried(by: $0).isEmpty }
    }

    /// `frame.command("newAlbum", event: "albums.newAlbum", to: self) { try $0.albumsNewAlbum($1) }`.
    func commandWiring(_ id: ScreenID) {
        guard hasCommands(id) else { return }
        for event in ownEvents(of: id).map({ event($0) }) where event.carried.isEmpty {
            command(event.id, of: "frame", "\(methodName(event.id))($1\(ownedArguments(of: event)))")
        }
        for event in inheritedEvents(of: id) where graph.carried(by: event).isEmpty {
            guard let owner = way(toOwnerOf: event, in: graph.screens[id].flow) else { continue }
            command(event, of: "frame", "\(owner)\(methodName(event))($1)")
        }
    }

    func appCommandWiring() {
        guard dialect.hasCommands else { return }
        for event in ownAppEvents where !graph.isIgnored(event) && graph.carried(by: event).isEmpty {
            command(event, of: "navigation", "\(appCommand(event))($1)")
        }
    }

    private func command(_ event: TransitionID, of owner: CodeText, _ call: CodeText) {
        let name = literal(graph.transitions[event].name)
        line("\(owner).command(\(name), event: \(eventLiteral(event)), to: self) { try $0.\(call) }")
    }

    /// The method with the moves of an event of the app.
    func appCommand(_ event: TransitionID) -> CodeText { "\(text(graph.transitions[event].name))_command" }

    /// Whether a step that is thrown away, since it is only asked for, must end before this: it makes something.
    func makesAnything(_ id: AlternativeID) -> Bool {
        let alternative = graph.alternatives[id]
        guard alternative.action.opened != nil, mayBeOpened(alternative.action) else { return false }
        guard alternative.handler.isNone else { return true }
        // Only the entry has no event; an event may choose it again.
        guard let event = alternative.transition else { return graph.alternatives.contains { $0.action == .rootEntry } }
        return graph.carried(by: event).isEmpty || !alternative.segue.isEmpty
            || graph.alternatives(of: event).contains { !graph.alternatives[$0].segue.isEmpty }
    }
}
