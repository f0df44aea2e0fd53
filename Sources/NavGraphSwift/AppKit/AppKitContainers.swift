import NavGraphModel
import NavGraphSyntax

/// Containers of AppKit, and the items of tabs.
extension SwiftEmitter {
    private var openedContainers: [FlowID] {
        ownFlows.filter { openedFlows.contains($0) && graph.flows[$0].start == nil }
    }

    /// `Tabs`, `Split`: the containers that flows of the set have.
    var appKitContainers: [CodeText] {
        let kinds = Set(openedContainers.map { graph.flows[$0].container })
        return (kinds.contains(.tabs) ? ["Tabs"] : []) + (kinds.contains(.split) ? ["Split"] : [])
    }

    /// The tabs and the buttons among them, and their titles, each Swift name once.
    var tabItems: [(name: Symbol, title: CodeText)] {
        var seen: Set<String> = []
        return openedContainers.filter { graph.flows[$0].container == .tabs }.flatMap { flow in
            items(of: flow).compactMap { item -> (name: Symbol, title: CodeText)? in
                let name: Symbol
                let title: CodeText
                switch item {
                case .child(let target): (name, title) = (self.name(of: target), swiftLiteral(graph.title(of: target)))
                case .button(let button): (name, title) = (button.event, buttonTitle(button))
                }
                return seen.insert(upperCamel(graph.text[name])).inserted ? (name, title) : nil
            }
        }
    }

    /// Whether declarations for some screens have types of the support code that know AppKit: alerts, places of popovers.
    func haveTypesOfAppKitSupport(_ screens: some Sequence<ScreenID>) -> Bool {
        dialect.hasCommands && screens.contains { alerts[$0] != nil || !hasClosures($0) && !popovers(of: $0).isEmpty }
    }
}
