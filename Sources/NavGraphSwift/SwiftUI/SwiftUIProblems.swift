import NavGraphModel

extension EmitProblems {
    mutating func checkSwiftUI(_ emitter: SwiftEmitter) {
        for id in graph.flows.ids where emitter.needsValues(id) { checkWaysInto(id) }
        checkReplacing()
        checkLinkTypes()
        checkSettings(emitter)
        checkHost()
        checkModules(emitter)
        checkGroups(emitter)
        for id in graph.alternatives.ids {
            let animation = graph.alternatives[id].animation
            if !animation.isEmpty, !isName(animation) {
                refuse(place(of: id), "an animation whose name is not a Swift identifier")
            }
        }
        for id in graph.screens.ids {
            let screen = graph.screens[id]
            let names = emitter.actionNames(of: id) + screen.messages.map { graph.messages[$0].name } + [screen.name]
            for event in emitter.anchoredEvents(of: id) {
                let anchor = "anchor" + upperCamel(graph.text[graph.transitions[event].name])
                guard names.contains(where: { graph.text[$0] == anchor }) else { continue }
                refuse(
                    graph.place(of: id),
                    "an event or outcome named '\(anchor)', which is the anchor of a popover")
            }
            if names.contains(where: { graph.text[$0] == "self" }) {
                refuse(graph.place(of: id), "the name 'self' for a screen, event, outcome or message")
            }
            checkAnnounced(id, emitter)
        }
    }

    /// The default type of a view can be the name of a SwiftUI view.
    private mutating func checkType(of id: ScreenID, _ emitter: SwiftEmitter) {
        guard graph.screens[id].type.isEmpty, emitter.isView(id) else { return }
        let type = emitter.viewType(id).string
        if viewsOfSwiftUI.contains(type) {
            refuse(
                graph.place(of: id),
                "the screen '\(graph.name(of: id))', whose view would be SwiftUI's own '\(type)' (set its 'type')")
        }
    }

    /// The name of what holds the opening, in what a view announces with; and the view's type.
    mutating func checkAnnounced(_ id: ScreenID, _ emitter: SwiftEmitter) {
        checkType(of: id, emitter)
        if emitter.actionNames(of: id).contains(where: { graph.text[$0] == "_opening" }) {
            refuse(graph.place(of: id), "an event or outcome named '_opening' of a SwiftUI view")
        }
    }
}
