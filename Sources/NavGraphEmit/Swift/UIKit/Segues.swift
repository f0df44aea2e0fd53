import NavGraphModel
import NavGraphSyntax

/// Transitions that a storyboard carries out.
extension SwiftEmitter {
    /// The identifiers of the segues that a screen's events perform, in file order, each once.
    func segues(from id: ScreenID) -> [Symbol] {
        guard !segueTargets.isEmpty else { return [] }
        var found: [Symbol] = []
        for transition in graph.screens[id].transitions {
            for alternative in graph.alternatives(of: transition) {
                let segue = graph.alternatives[alternative].segue
                if !segue.isEmpty, !found.contains(segue) { found.append(segue) }
            }
        }
        return found
    }

    /// What a screen's `prepare(for:sender:)` is handed on to.
    mutating func put(preparation segues: [Symbol], isInApp: Bool) {
        code.open("screen.onPrepareForSegue = { [weak self] segue in")
        code.line("switch segue.identifier {")
        put("case ")
        for (index, segue) in segues.enumerated() {
            if index > 0 { put(", ") }
            put(literal: segue)
        }
        put(isInApp ? ": self?.navigation" : ": self?.app.navigation")
        code.end(".prepare(segue)")
        code.line("default: break")
        code.line("}")
        code.close()
    }

    /// The event's one action, by a segue.
    mutating func put(segueOf id: AlternativeID, _ context: Context, _ ending: Int?) {
        let it = graph.alternatives[id]
        guard let target = it.target.screen else { return }
        let screen = graph.screens[target]
        put("try step.performSegue(")
        put(literal: it.segue)
        put(it.action == .push ? ", pushes: true, of: (any " : ", pushes: false, of: (any ")
        put(type: screen.qualifiedName, "Screen")
        code.open(it.action == .push ? ").self) { screen, _ in" : ").self) { screen, container in")
        if !screen.params.isEmpty {
            put("screen.configure(")
            put(graph.arguments(of: id), in: context.scope, after: true)
            code.end(")")
        }
        put(router: screen.flow, from: context)
        put("enter")
        put(upper: screen.qualifiedName)
        put("(screen")
        if let ending {
            put(", ")
            put(ending: ending)
        }
        put(graph.arguments(of: id), in: context.scope, after: false)
        code.end(")")
        if it.action == .present {
            put(context.router == nil ? "self.navigation" : "self.app.navigation")
            put(".presented(container, with: screen, for: ")
            put(literal: screen.qualifiedName)
            if let ending {
                put(", ")
                put(ending: ending)
            }
            code.end(")")
        }
        code.close()
    }
}
