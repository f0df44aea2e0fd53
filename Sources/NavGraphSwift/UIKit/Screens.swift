import NavGraphModel
import NavGraphSyntax

/// What a router asks of a screen: a closure for each event and outcome, a method for each message.
extension SwiftEmitter {
    func screenProtocol(_ id: ScreenID) {
        let screen = graph.screens[id]
        let inherited = inheritedEvents(of: id)
        let isConfigured = isConfigured(id)
        let popovers = popovers(of: id)
        let head: CodeText = "\(access)protocol \(screenType(id)): UIViewController {"
        screenDocumentation(id)
        let isEmpty = raised(by: id).isEmpty && screen.messages.isEmpty && !isConfigured
        mainActorBlock("\(head)\("}", if: isEmpty)", end: isEmpty ? nil : "}") {
            if isConfigured {
                line("/// Gives it its params, where a storyboard segue has made it.")
                line("func configure(\(parameters(screen.params, hasBody: false)))")
            }
            segueRequirements(id)
            for transition in ownEvents(of: id) + inherited { eventRequirement(transition) }
            for outcome in screen.outcomes.map({ graph.outcomes[$0] }) {
                closureRequirement(outcome.name, carried(by: outcome))
            }
            messageRequirements(screen)
            anchorRequirements(popovers)
        }
        let valued = valuedSegueEvents(of: id)
        guard !popovers.isEmpty || !valued.isEmpty else { return }
        line()
        block("extension \(screenType(id)) {") {
            for event in valued { line("\(access)\(segueValues(event)) { nil }") }
            for transition in popovers { line("\(access)\(anchor(transition)) {}") }
        }
    }

    func messageRequirements(_ screen: Screen) {
        for message in screen.messages.map({ graph.messages[$0] }) {
            line("func \(identifier(message.name))(\(parameters(message.params, hasBody: false)))")
        }
    }

    func anchorRequirements(_ popovers: [TransitionID]) {
        for transition in popovers {
            let event = text(graph.transitions[transition].name)
            line("/// Says where the popover of `\(event)` points at; by itself at the middle.")
            line(anchor(transition))
        }
    }

    func anchor(_ transition: TransitionID) -> CodeText {
        "func anchor\(upper(graph.transitions[transition].name))(_ popover: UIPopoverPresentationController)"
    }

    private func eventRequirement(_ transition: TransitionID) {
        let about = graph.alternatives[graph.transitions[transition].firstAlternative].about
        if !about.isEmpty { code.documentation(graph.text[about]) }
        closureRequirement(graph.transitions[transition].name, graph.carried(by: transition))
    }

    /// `var onOpenNote: ((_ note: Note) -> Void)? { get set }`.
    private func closureRequirement(_ name: Symbol, _ values: [CarriedValue]) {
        line("var \(closure(name)): (\(closureType(values)))? { get set }")
    }

    /// Whether a screen is given its params when a segue has made it.
    func isConfigured(_ id: ScreenID) -> Bool { segueTargets.contains(id) && !graph.screens[id].params.isEmpty }

    func screenDocumentation(_ id: ScreenID) {
        let (title, about) = (graph.title(of: id), graph.screens[id].about)
        let end = title.last.map { ".!?…".contains($0) } == true ? "" : "."
        code.documentation(about.isEmpty ? "\(title)\(end)" : "\(title): \(graph.text[about])")
    }
}
