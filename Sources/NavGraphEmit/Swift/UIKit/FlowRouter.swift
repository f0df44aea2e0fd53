import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// The file of a flow: its router, its screens, its factory.
    func flowRouter(_ id: FlowID) {
        let flow = graph.flows[id]
        flowHead(id)
        line("@MainActor")
        let hasActions = flow.screens.contains { self.hasActions($0) }
        block("\(sharedAccess)final class \(flowType(id, "Router")) {") {
            lines(
                """
                \(hasActions ? "fileprivate" : "private") unowned let app: \(base)Router

                init(_ app: \(base)Router) { self.app = app }

                """)
            if let start = flow.start { waysInto(id, start) } else { containerOfChildren(id) }
            for transition in flow.transitions where !graph.isIgnored(transition) {
                line()
                flowEventMethod(event(transition), of: id)
                firedFlowEventMethod(event(transition), of: id)
            }
            for screen in flow.screens { screenMethods(screen) }
        }
        screensAndFactory(flowType(id, "Factory"), flow.screens, container: flow.start == nil ? id : nil)
    }

    /// The flow's tabs or columns.
    private func containerOfChildren(_ id: FlowID) {
        let flow = graph.flows[id]
        let (layer, children): (CodeText, CodeText) =
            flow.container == .tabs ? ("tabs", "tabs") : ("split", "columns")
        line("/// The \(children), each with its first screen.")
        block("\(sharedAccess)func container\(makerSignature(flow.params)) {") {
            block("let children = [", end: "]") {
                for child in flow.children { line("\(firstLayer(graph.children[child].target!, in: id)),") }
            }
            line("let container = app.factory.make\(upper(flow.qualifiedName))(\(children): children)")
            let name = literal(flow.qualifiedName)
            returned("app.navigation.\(layer)(container, of: children, for: \(name), ending)", keepingValuesOf: id)
        }
    }
}
