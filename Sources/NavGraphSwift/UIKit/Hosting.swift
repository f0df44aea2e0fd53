import NavGraphModel

/// SwiftUI views as screens of UIKit: `from: swiftui`.
extension SwiftEmitter {
    /// `func makeNoteDetail(_ actions: NoteDetailActions, note: Note) -> UIViewController`.
    func hostedMaker(_ id: ScreenID, _ parameters: CodeText) -> SwiftInterface.Requirement {
        .method(maker(id), parameters: viewParameters(id, parameters), result: " -> \(kit)ViewController")
    }

    func hostedMakerMethod(_ id: ScreenID) {
        makerMethod(id) { screen, app in
            line("let frame = \(app)navigation.frame(\(named(id)), ending)")
            line("let actions = \(madeActions(id))")
            line("frame.actions = actions")
            let messages: CodeText = "frame.inbox(of: \(messageType(id)).self)"
            line("let screen = \(app)factory.\(maker(id))(\(viewArguments(id, messages: messages)))")
            staying(screen)
            commandWiring(id)
            line("\(app)navigation.enter(screen, as: frame)")
            line("return screen")
        }
    }

    /// A fake screen that raises what it is asked to by what the view would be given.
    func hostedMock(_ id: ScreenID) {
        let screen = graph.screens[id]
        let hasMessages = !screen.messages.isEmpty
        mainActorBlock("final class \(screenType(id))Mock: \(base)ScreenMock {") {
            line("let actions: \(actionsType(id))")
            if hasMessages { line("let messages: NavGraph.Inbox<\(messageType(id))>") }
            line()
            let inbox: CodeText = "_ messages: NavGraph.Inbox<\(messageType(id))>, "
            block(
                "init(_ actions: \(actionsType(id)), \(inbox, if: hasMessages)_ screen: String, _ given: [String: Any]) {"
            ) {
                line("self.actions = actions")
                if hasMessages { line("self.messages = messages") }
                line("super.init(screen\(", given", if: !isCleanSwift))")
            }
            line()
            line("required init?(coder: NSCoder) { nil }")
            raiseMethod(interface(of: id).raised, ofActions: true)
        }
    }
}
