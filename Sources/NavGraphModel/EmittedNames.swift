import NavGraphSyntax

extension NavGraph {
    /// What the names of the types begin with that are emitted for the app or module itself, behind the prefix that the
    /// graph wants: `NotesApp`, `OrdersModule`.
    package var typeBase: String { modules.isEmpty ? "Module" : typeBase(of: ModuleID(raw: 0)) }

    /// The same of one of its modules.
    package func typeBase(of module: ModuleID) -> String {
        var name = upperCamel(text[modules[module].name])
        if name.hasSuffix("App"), name.utf8.count > 3 { name.removeLast(3) }
        return name + (modules[module].isApp ? "App" : "Module")
    }

    /// `orders.detail` → `OrdersDetail`: how the name of a type begins that is emitted for a screen or flow.
    package func camel(_ name: Symbol) -> String {
        let name = text[name]
        let start = unspelled.first { name.hasPrefix($0) }
        return camel(name.dropFirst(start?.count ?? 0))
    }

    private func camel(_ name: Substring) -> String {
        name.split(separator: ".").map { upperCamel(String($0)) }.joined()
    }
}

/// The ends of the names of the types that can be emitted for a graph.
package enum EmittedTypes {
    package static let ofScreens = ["Screen", "ScreenMock"]
    /// Of screens that are scenes of Clean Swift.
    package static let ofScenes = [
        "Screen", "ScreenMock", "Router", "RoutingLogic", "DataPassing", "DataStore", "DataStoreMock",
    ]
    package static let ofFlows = ["Router", "Factory"]
    /// Behind `NavGraph.typeBase`.
    package static let ofApp = [
        "Animator", "Condition", "Conditions", "Factory", "Link", "MockAnimator", "MockFactory", "Name", "Outcome",
        "Resolvers", "Router", "ScreenMock", "Screens", "Settable",
    ]
}
