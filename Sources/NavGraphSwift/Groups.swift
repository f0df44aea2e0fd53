import NavGraphModel

/// The common events of a group: one method each, whoever uses them.
extension SwiftEmitter {
    var ownGroups: [GroupID] {
        let groups =
            isSeparate ? traits.members.groups[set] ?? [] : graph.groups.ids.filter { isOwn(graph.groups[$0].module) }
        return groups.filter { !events(of: $0).isEmpty }
    }

    /// Those of its events that are not ignored everywhere.
    func events(of id: GroupID) -> [TransitionID] {
        graph.groups[id].transitions.filter { !graph.isIgnored($0) }
    }

    /// `RowEvents`.
    func groupType(_ id: GroupID) -> CodeText { groupType(id, "Events") }

    /// `RowActions`, with which screens announce them; `RowScreen`, what receives the messages of its code.
    func groupType(_ id: GroupID, _ suffix: CodeText) -> CodeText {
        "\(options.prefix)\(upper(graph.groups[id].qualifiedName))\(suffix)"
    }

    /// What an app's router has for each.
    func groupProperties() {
        for id in ownGroups {
            line("\(sharedAccess)private(set) lazy var \(property(of: id)) = \(groupType(id))(self)")
        }
    }

    func property(of id: GroupID) -> CodeText { "\(lower(graph.groups[id].qualifiedName))Events" }

    func groupFile(_ id: GroupID) -> SwiftFile {
        let popovers = popovers(among: graph.groups[id].transitions)
        let isPublic =
            groupScreen(id) != nil || !dialect.hasAnchorValues && !dialect.hasCommands && !popovers.isEmpty
        return frameworkFile(
            groupType(id), isPublic: isPublic, isFoundationPublic: !isPublic && hasTypesOfFoundation(id),
            isSupportPublic: isSeparate,
            isChangePublic: popovers.contains { hasAnchorValue($0) || dialect.hasCommands },
            modules: swiftModules
        ) { groupEvents(id) }
    }

    /// Whether some event carries a value of a type of Foundation, which the framework's import brings along elsewhere.
    private func hasTypesOfFoundation(_ id: GroupID) -> Bool {
        events(of: id).flatMap { graph.carried(by: $0) }.contains { value in
            graph.text[value.type].split { !$0.isLetter && !$0.isNumber }
                .contains { typesOfFoundation.contains(String($0)) || $0.hasPrefix("NS") }
        }
    }

    private func groupEvents(_ id: GroupID) {
        let group = graph.groups[id]
        let (flows, screens) = graph.users(of: id)
        let users =
            flows.map { graph.flows[$0].qualifiedName } + screens.map { graph.screens[$0].qualifiedName }
        line("/// The events `\(text(group.qualifiedName))`\(users.list(after: " of ") { "`\(text($0))`" }).")
        line("///")
        transitionMap(group.qualifiedName, group.transitions)
        routerBlock("\(sharedAccess)final class \(groupType(id)) {") {
            lines(
                """
                private unowned let app: \(base)Router

                init(_ app: \(base)Router) { self.app = app }
                """)
            for transition in events(of: id) {
                let event = event(transition)
                var context = Context(scope: event.scope, router: nil, place: .group(id))
                if isCleanSwift { context.reading = .closures(event) }
                sharedEventMethod(event, context)
                firedEventMethod(event)
            }
        }
        if isCleanSwift { sharedAnchors(group.transitions) }
        if !isCleanSwift || ownScreens.contains(where: { groups(of: $0).contains(id) }) { groupActions(id) }
        if let screen = groupScreen(id) {
            let name = text(group.qualifiedName)
            line("\n/// The messages that screens with the events of `\(name)` receive from these.")
            interface(screen)
        }
    }

    /// The code in front of the method of an event of a flow or group, by which code in a router reaches the router of that flow,
    /// or the events of that group: `app.checkoutRouter.`. In the app's router, for which `router` is `nil`, without `app.`;
    /// empty where `router` itself has the method. `nil` for events of screens and of the app.
    func way(toOwnerOf transition: TransitionID, in router: FlowID?) -> CodeText? {
        let start: CodeText = router == nil ? "" : "app."
        switch graph.transitions[transition].owner {
        case .flow(let flow):
            return flow == router ? "" : "\(start)\(lower(graph.flows[flow].qualifiedName))Router."
        case .group(let group): return "\(start)\(property(of: group))."
        case .app, .screen: return nil
        }
    }
}

private let typesOfFoundation: Set<String> = [
    "AttributedString", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet", "Data", "Date",
    "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale", "Measurement", "Notification",
    "PersonNameComponents", "TimeInterval", "TimeZone", "URL", "URLComponents", "URLRequest", "UUID",
]
