import NavGraphModel

extension SwiftEmitter {
    func flowRouter(_ id: FlowID) {
        let flow = graph.flows[id]
        flowHead(id)
        let isUsedInFile = dialect.usesApp(flow, self)
        routerBlock("\(sharedAccess)final class \(flowType(id, "Router")) {") {
            lines(
                """
                \(isUsedInFile ? "fileprivate" : "private") unowned let app: \(base)Router

                init(_ app: \(base)Router) { self.app = app }
                """)
            if openedFlows.contains(id) { line() }
            if flow.start == nil { children(of: id) } else { waysInto(id) }
            for transition in flow.transitions where !graph.isIgnored(transition) {
                flowEventMethod(event(transition), of: id)
                firedEventMethod(event(transition))
            }
            for screen in flow.screens { screenMethods(screen) }
        }
        sharedAnchors(flow.transitions)
        dialect.screens(of: id, self)
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
                    case .child(let target): dialect.child(target, of: id, self)
                    case .button(let button): dialect.child(button, self)
                    }
                }
            }
            dialect.container(of: id, self)
        }
    }
}
