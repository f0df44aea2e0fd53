import NavGraphModel

extension SwiftEmitter {
    /// The file of a flow: its router, its screens, its factory.
    func flowRouter(_ id: FlowID) {
        let flow = graph.flows[id]
        flowHead(id)
        let isUsedInFile = isSwiftUI || flow.screens.contains { hasActions($0) }
        mainActorBlock("\(sharedAccess)final class \(flowType(id, "Router")) {") {
            lines(
                """
                \(isUsedInFile ? "fileprivate" : "private") unowned let app: \(base)Router

                init(_ app: \(base)Router) { self.app = app }

                """)
            if flow.start == nil { children(of: id) } else { waysInto(id) }
            for transition in flow.transitions where !graph.isIgnored(transition) {
                flowEventMethod(event(transition), of: id)
                firedEventMethod(event(transition))
            }
            for screen in flow.screens { screenMethods(screen) }
        }
        if isSwiftUI { return viewsOfFlow(id) }
        let isContainer = flow.start == nil && openedFlows.contains(id)
        screensAndFactory(flowType(id, "Factory"), flow.screens, container: isContainer ? id : nil)
    }

    /// The flow's tabs or columns.
    private func children(of id: FlowID) {
        guard openedFlows.contains(id) else { return }
        let flow = graph.flows[id]
        line("/// The \(flow.container == .tabs ? "tabs" as CodeText : "columns"), each with its first screen.")
        block("\(sharedAccess)func container\(makerSignature(flow.params, isLayer: true)) {") {
            block("let children = [", end: "]") {
                for item in items(of: id) {
                    switch item {
                    case .child(let target): line("\(firstLayer(target, in: id)),")
                    case .button(let button) where !isSwiftUI:
                        let made: CodeText = "app.factory.\(tabBarItem(of: button))()"
                        tabButton(button, "app.navigation.button(\(eventLiteral(button.transition!)), \(made))")
                    case .button: break
                    }
                }
            }
            if isSwiftUI { layerOfChildren(id) } else { containerOfChildren(id) }
        }
    }

    private func containerOfChildren(_ id: FlowID) {
        let flow = graph.flows[id]
        let (layer, label): (CodeText, CodeText) = flow.container == .tabs ? ("tabs", "tabs") : ("split", "columns")
        line("let container = app.factory.make\(upper(flow.qualifiedName))(\(label): children)")
        let name = literal(flow.qualifiedName)
        returned("app.navigation.\(layer)(container, of: children, for: \(name), ending)", keepingValuesOf: id)
    }
}
