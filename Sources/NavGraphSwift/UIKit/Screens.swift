import NavGraphModel
import NavGraphSyntax

/// What a router asks of a screen: a closure for each event and outcome, a method for each message.
extension SwiftEmitter {
    func screenProtocol(_ id: ScreenID) {
        screenDocumentation(id)
        interface(screenInterface(id))
        let (popovers, valued) = (popovers(of: id), valuedSegueEvents(of: id))
        guard !popovers.isEmpty || !valued.isEmpty else { return }
        line()
        block("extension \(screenType(id)) {") {
            for event in valued { line("\(access)\(segueValues(event)) { nil }") }
            for transition in popovers { line("\(access)\(anchor(transition)) {}") }
        }
    }

    func screenInterface(_ id: ScreenID) -> SwiftInterface {
        let interface = interface(of: id)
        var requirements: [SwiftInterface.Requirement] = []
        if isConfigured(id) {
            requirements.append(
                .method("configure", parameters: parameters(graph.screens[id].params, hasBody: false))
                    .comment("Sets the params, if a storyboard segue has made the screen."))
        }
        requirements += segueRequirements(id)
        requirements += interface.raisedByItself.map {
            .property(closure($0.name), type: "(\(closureType($0.values)))?").about(graph.text[$0.about])
        }
        requirements += groups(of: id).map {
            .property(groupProperty($0), type: "\(groupType($0, "Actions"))?")
        }
        requirements += messageRequirements(interface) + anchorRequirements(popovers(of: id))
        let inherited = ["\(kit)ViewController"] + sharedPopovers(of: id).map { anchorType($0) } + groupScreens(of: id)
        return SwiftInterface(type: screenType(id), inherited: inherited, requirements: requirements)
    }

    func messageRequirements(_ interface: ScreenInterface) -> [SwiftInterface.Requirement] {
        interface.messages.map { .method("\(identifier($0.name))", parameters: parameters($0.values, hasBody: false)) }
    }

    func anchorRequirements(_ popovers: [TransitionID]) -> [SwiftInterface.Requirement] {
        popovers.map {
            let event = text(graph.transitions[$0].name)
            return anchor($0).comment("Sets the anchor of the popover of `\(event)`; by default the center.")
        }
    }

    func anchor(_ transition: TransitionID) -> SwiftInterface.Requirement {
        .method(
            "anchor\(upper(graph.transitions[transition].name))", parameters: "_ \(dialect.popoverName): \(popoverType)"
        )
    }

    /// `PostsShareAnchor`: what the screens adopt that have an event of a flow or group.
    func anchorType(_ transition: TransitionID) -> CodeText {
        let event = graph.transitions[transition]
        return "\(options.prefix)\(upper(graph.qualifiedName(of: event.owner)))\(upper(event.name))Anchor"
    }

    /// The places of popovers of a flow's or group's events.
    func sharedAnchors(_ transitions: IDRange<TransitionID>) {
        guard !dialect.hasAnchorValues else { return }
        for transition in popovers(among: transitions) {
            line()
            line("/// A screen with the event `\(text(graph.transitions[transition].name))`.")
            interface(
                SwiftInterface(
                    type: anchorType(transition), inherited: ["\(kit)ViewController"],
                    requirements: anchorRequirements([transition])))
            line()
            block("extension \(anchorType(transition)) {") { line("\(access)\(anchor(transition)) {}") }
        }
    }

    func isConfigured(_ id: ScreenID) -> Bool { segueTargets.contains(id) && !graph.screens[id].params.isEmpty }

    func screenDocumentation(_ id: ScreenID) {
        let (title, about) = (graph.title(of: id), graph.screens[id].about)
        let end = title.last.map { ".!?…".contains($0) } == true ? "" : "."
        code.documentation(about.isEmpty ? "\(title)\(end)" : "\(title): \(graph.text[about])")
    }
}
