import NavGraphModel
import NavGraphSyntax

/// What a SwiftUI view is given to announce what happens, and what it is told: `NoteListActions`, `NoteListMessage`.
extension SwiftEmitter {
    /// Whether a screen is a SwiftUI view; in the frameworks of UIKit it is in a hosting controller then.
    func hasActions(_ id: ScreenID) -> Bool {
        switch options.framework {
        case .swiftui: true
        case .uikit, .cleanSwift, .appkit: graph.screens[id].source == .swiftUI && alerts[id] == nil
        }
    }

    /// How tests get what the current screen announces with.
    func currentActions() {
        guard ownScreens.contains(where: { hasActions($0) }) else { return }
        line()
        block("extension NavGraph.Actions {") {
            line("/// The actions of this screen, if it is the current one.")
            block("\(access)init?(current router: \(base)Router) {") {
                line("guard let actions = router.navigation.currentActions as? Self else { return nil }")
                line("self = actions")
            }
        }
    }

    /// Whether public types conform to `NavGraph.Actions`; for those of a package the compiler counts that for nothing.
    func conformPublicly(_ screens: some Sequence<ScreenID>) -> Bool {
        options.access == .public && screens.contains { hasActions($0) }
    }

    /// `NoteListActions`.
    func actionsType(_ id: ScreenID) -> CodeText { type(of: id, "Actions") }

    /// `NoteListMessage`.
    func messageType(_ id: ScreenID) -> CodeText { type(of: id, "Message") }

    private func type(of id: ScreenID, _ suffix: CodeText) -> CodeText {
        "\(typeStart(of: id))\(upper(graph.screens[id].qualifiedName))\(suffix)"
    }

    func actionsAndMessage(_ id: ScreenID) {
        actionsStruct(id)
        guard !graph.screens[id].messages.isEmpty else { return }
        lines("\n/// The messages that `\(text(graph.screens[id].qualifiedName))` receives.")
        block("\(access)enum \(messageType(id)) {") {
            for message in graph.screens[id].messages.map({ graph.messages[$0] }) {
                line("case \(identifier(message.name))\(associatedValues(message.params))")
            }
        }
    }

    /// `(note: Note)`, behind the name of a case.
    func associatedValues(_ params: IDRange<ParamID>) -> CodeText {
        let values = params.list { "\(label(graph.params[$0].name)): \(text(graph.params[$0].type))" }
        return params.isEmpty ? "" : "(\(values))"
    }

    private func actionsStruct(_ id: ScreenID) {
        let screen = graph.screens[id]
        let events = actionEvents(of: id).map { event($0) }
        let owned = ownedParams(ofActions: id)
        let opening: CodeText = events.isEmpty ? "NavGraph.Opening" : routedOpening(of: id, owned)
        screenDocumentation(id)
        mainActorBlock("\(access)struct \(actionsType(id)): NavGraph.Actions {") {
            line("var _opening = \(opening)()")
            if !access.isEmpty {
                lines("\n\(access)init() {}\ninit(_opening: \(opening)) { self._opening = _opening }")
            }
            for event in anchoredEvents(of: id) { anchorProperty(event) }
            for event in events where group(of: event.id) == nil { actionMethod(of: event, in: screen.flow, owned) }
            groupProperties(ofActions: id)
            for outcome in screen.outcomes { outcomeMethod(outcome) }
        }
    }

    /// `NotesRouter.ActionsOpening`, `NotesRouter.ParamsOpening<(Note, Int)>`.
    private func routedOpening(of id: ScreenID, _ owned: [ParamID]) -> CodeText {
        let router = routerType(of: id)
        if owned.isEmpty { return "\(router).ActionsOpening" }
        let types = owned.list { "\(text(graph.params[$0].type))" }
        return "\(router).ParamsOpening<\(owned.count == 1 ? types : "(\(types))")>"
    }

    private func routerType(of id: ScreenID) -> CodeText {
        graph.screens[id].flow.map { flowType($0, "Router") } ?? "\(base)Router"
    }

    // MARK: Methods

    private func actionMethod(of event: Event, in router: FlowID?, _ owned: [ParamID]) {
        let transition = graph.transitions[event.id]
        let about = graph.alternatives[transition.firstAlternative].about
        var owner: CodeText = ""
        var given = event.owned
        if let way = way(toOwnerOf: event.id, in: router) {
            given = []
            owner = way
        }
        let passed = event.carried.list(after: ", ") { handedOn($0) }
        let further = given.list(after: ", ") {
            let name = graph.params[$0].name
            let value: CodeText = owned.count == 1 ? "$2" : "$2.\(owned.firstIndex(of: $0) ?? 0)"
            return "\(ownerLabel(name, in: event.scope)): \(value)"
        }
        line()
        if !about.isEmpty { code.documentation(graph.text[about]) }
        let call: CodeText = "try $0.\(owner)\(methodName(event.id))($1\(passed)\(further))"
        let fired: CodeText =
            "\(eventLiteral(event.id, naming: event.carried))\(event.carried.list(after: ", ") { heardValue($0) })"
        // With 'self' the compiler looks the property up in the struct alone.
        code.short(
            "\(access)func \(identifier(transition.name))(\(parameters(event.carried)))",
            "self._opening.fire\("WithParams", if: !given.isEmpty)(\(fired)) { \(call) }")
    }

    private func outcomeMethod(_ id: OutcomeID) {
        let outcome = graph.outcomes[id]
        let params = outcome.params
        line()
        let value: CodeText =
            params.count == 1 ? "\(variable(graph.params[params[0]].name))" : "(\(params.list { handedOn($0) }))"
        let carried: CodeText = params.isEmpty ? "" : ", \(value)"
        code.short(
            "\(access)func \(identifier(outcome.name))(\(parameters(params)))",
            "self._opening.end(\(named(id))\(carried))")
    }

    // MARK: Openings

    /// What the actions of a router's screens fire events by. Classes that are not generic in the router: what they fire
    /// goes through `swiftc` faster.
    func actionsOpenings(_ screens: some Sequence<ScreenID>) {
        let firing = screens.filter { hasActions($0) && !actionEvents(of: $0).isEmpty }
        guard let first = firing.first else { return }
        let router = routerType(of: first)
        let method: CodeText = "by method: @escaping (\(router), NavGraph.Step"
        line()
        block("extension \(router) {") {
            lines(
                """
                /// One opening of a screen, whose events are methods of the router.
                @MainActor
                class ActionsOpening: NavGraph.Opening {
                    weak var router: \(router)?

                    override init() { super.init() }

                    init(_ frame: NavGraph.Frame, _ router: \(router)) {
                        self.router = router
                        super.init(frame)
                    }

                    func fire(_ event: String, _ values: Any..., \(method)) throws -> Void) {
                        fireEvent(event, values, to: router, by: method)
                    }
                }
                """)
            guard firing.contains(where: { !ownedParams(ofActions: $0).isEmpty }) else { return }
            lines(
                """

                /// The same, with params of its screen that events use.
                @MainActor
                final class ParamsOpening<Params>: ActionsOpening {
                    private let params: Params?

                    override init() {
                        params = nil
                        super.init()
                    }

                    init(_ frame: NavGraph.Frame, _ router: \(router), params: Params) {
                        self.params = params
                        super.init(frame, router)
                    }

                    func fireWithParams(_ event: String, _ values: Any..., \(method), Params) throws -> Void) {
                        guard let params else { return }
                        fireEvent(event, values, to: router) { try method($0, $1, params) }
                    }
                }
                """)
        }
    }

    // MARK: What it announces

    /// The events that a screen can fire: its own, and those of the flows and groups around it that no event of the
    /// same name hides.
    func actionEvents(of id: ScreenID) -> [TransitionID] { ownEvents(of: id) + inheritedEvents(of: id) }

    /// The names of the events and outcomes that are methods.
    func actionNames(of id: ScreenID) -> [Symbol] {
        interface(of: id).raisedByItself.map(\.name)
    }

    /// `openNote`, of a group's event `row.openPost`: how a view calls it.
    func actionCall(_ it: ScreenInterface.Member) -> CodeText {
        "\(it.group.map { "\(groupProperty($0))." } ?? "" as CodeText)\(identifier(it.name))"
    }

    /// The params that the code of the screen's events uses, in their order.
    private func ownedParams(ofActions id: ScreenID) -> [ParamID] {
        let used = Set(ownEvents(of: id).flatMap { ownerParams(of: $0) })
        return graph.screens[id].params.filter { used.contains($0) }
    }

    /// Whether the method of an event is called by what a SwiftUI view announces with.
    func isCalledByActions(_ id: TransitionID) -> Bool {
        guard case .screen(let screen) = graph.transitions[id].owner else { return false }
        return hasActions(screen)
    }

    /// `NoteListActions(_opening: ParamsOpening(frame, self, params: note))`, in the maker of a screen.
    func madeActions(_ id: ScreenID) -> CodeText {
        let owned = ownedParams(ofActions: id)
        if actionEvents(of: id).isEmpty { return "\(actionsType(id))(_opening: NavGraph.Opening(frame))" }
        let variables = owned.list { "\(variable(graph.params[$0].name))" }
        if owned.isEmpty { return "\(actionsType(id))(_opening: ActionsOpening(frame, self))" }
        let params: CodeText = owned.count == 1 ? variables : "(\(variables))"
        return "\(actionsType(id))(_opening: ParamsOpening(frame, self, params: \(params)))"
    }

    /// `actions, messages: messages, note: note`.
    func viewArguments(_ id: ScreenID, messages: CodeText = "messages") -> CodeText {
        let screen = graph.screens[id]
        let inbox: CodeText = screen.messages.isEmpty ? "" : ", messages: \(messages)"
        return "actions\(inbox)\(screen.params.list(after: ", ") { handedOn($0) })"
    }

    /// `NoteListView(actions: actions, messages: messages, note: note)`.
    func madeView(_ id: ScreenID) -> CodeText {
        "\(viewType(id))(actions: \(viewArguments(id)))"
    }

    /// `NoteListView`.
    func viewType(_ id: ScreenID) -> CodeText {
        let screen = graph.screens[id]
        return screen.type.isEmpty ? "\(options.prefix)\(upper(screen.name))View" : "\(text(screen.type))"
    }

    /// `_ actions: NoteListActions, messages: NavGraph.Inbox<NoteListMessage>, note: Note`.
    func viewParameters(_ id: ScreenID, _ parameters: CodeText) -> CodeText {
        let hasMessages = !graph.screens[id].messages.isEmpty
        let inbox: CodeText = ", messages: NavGraph.Inbox<\(messageType(id))>"
        let further: CodeText = parameters.isEmpty ? "" : ", \(parameters)"
        return "_ actions: \(actionsType(id))\(inbox, if: hasMessages)\(further)"
    }
}
