import NavGraphModel
import NavGraphSyntax

/// Items of tabs that select nothing, and fire an event.
extension SwiftEmitter {
    /// The items of a flow's bar, or its columns.
    enum Item {
        case child(Target)
        case button(TabButton)
    }

    /// In their order.
    func items(of id: FlowID) -> [Item] {
        var items = graph.targets(in: id).map { Item.child($0) }
        for button in graph.flows[id].buttons { items.insert(.button(button), at: button.position) }
        return items
    }

    /// `tabBarItemForCompose`.
    func tabBarItem(of button: TabButton) -> CodeText { "tabBarItemFor\(upper(button.event))" }

    /// One of each Swift name that several containers have: what makes all screens has one item for them, that of the first.
    var buttonsOfSeveralFlows: [TabButton] {
        let containers = ownFlows.filter { openedFlows.contains($0) }
        return Dictionary(grouping: containers.flatMap { graph.flows[$0].buttons }) { upperCamel(graph.text[$0.event]) }
            .filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { $0.value[0] }
    }

    /// `let label = "Compose"`: as the event's title has it.
    func buttonTitle(_ button: TabButton) -> CodeText {
        let first = button.transition.map { graph.transitions[$0].firstAlternative } ?? .none
        let title = first.isNone ? Symbol.none : graph.alternatives[first].title
        return swiftLiteral(title.isEmpty ? spaced(graph.text[button.event]) : graph.text[title])
    }

    /// `app.navigation.button("main.compose", …) { [weak self] step in try self?.mainCompose(step) },`.
    func tabButton(_ button: TabButton, _ start: CodeText) {
        guard let event = button.transition, !graph.isIgnored(event) else {
            return line("\(start) { step in step.ignore() },")
        }
        let way: CodeText
        switch graph.transitions[event].owner {
        case .group(let group): way = "app.\(property(of: group))."
        case .flow, .screen, .app: way = ""
        }
        let values = graph.carried(by: event).list(after: ", ") { "\(argument($0.name)): nil" }
        block("\(start) { [weak self] step in", end: "},") {
            line("try self?.\(way)\(methodName(event))(step\(values))")
        }
    }
}
