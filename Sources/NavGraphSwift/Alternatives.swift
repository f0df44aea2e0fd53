import NavGraphModel
import NavGraphSyntax

/// Where code stands: what it can name.
struct Context {
    var scope: Scope
    /// The flow whose router it is in; `nil`: the app's.
    var router: FlowID?
    /// What the code is part of.
    var place = Place.router
    /// Where an alternative reads what it uses; `nil`: it is at hand.
    var reading: Reading?
    /// Whether it is part of a longer step, of an outcome, the launch or a link: no segue is performed then, and it is no
    /// event that could be ignored.
    var isInStep = false
    /// Whether it is what `root: entry` calls, whose root is animated as the caller says.
    var isEntryAgain = false

    enum Place: Equatable {
        case router
        /// The events of a group, which know the app's router as `app`.
        case group(GroupID)
        /// The router of a scene, which knows the app's as `app`.
        case scene
        /// A handler, which holds no scene, and knows the app's router as `app`.
        case handlerOfScene
    }
    enum Reading {
        case store(Event, Scene)
        /// The closures that an event of a flow is given.
        case closures(Event)
    }
}

/// What an event, or the handler of an outcome, does: moves on the layers of its step.
extension SwiftEmitter {
    func alternatives(_ first: AlternativeID, _ context: Context) {
        var id = first
        while !id.isNone, !graph.alternatives[id].when.isEmpty {
            let taken = graph.alternatives[id]
            block("\("} else ", if: id != first)if \(holds(taken.when)) {", end: nil) { alternative(id, context) }
            id = taken.next
        }
        if id == first { return alternative(id, context) }
        block("} else {") {
            if !id.isNone { return alternative(id, context) }
            // The event is ignored; an outcome has closed its screen all the same.
            line(context.isInStep ? "// Nothing more." : "step.ignore()")
        }
    }

    /// One alternative with its `then`.
    func alternative(_ first: AlternativeID, _ context: Context) {
        var endings = 0
        var scene: Scene?
        switch context.isInStep ? nil : context.reading {
        case .store(let event, let own)?:
            scene = own
            storeReading(first, of: event, in: own)
        case .closures(let event)?: closureReading(first, event)
        case nil: break
        }
        for id in graph.parts(of: first) {
            let alternative = graph.alternatives[id]
            assignments(alternative.sets)
            if alternative.segue.isEmpty, mayBeAsked(id) { line("try step.goInCode()") }
            if let scene, !alternative.segue.isEmpty {
                sceneSegue(id, in: context, scene: scene, &endings)
            } else if let scene, let method = scene.navigates[id] {
                sceneNavigation(id, by: method, in: context, scene: scene, &endings)
            } else if alternative.segue.isEmpty || context.isInStep {
                move(id, in: context, &endings)
            } else {
                performedSegue(id, in: context, &endings)
            }
            if !alternative.send.isEmpty {
                messages(messages(sentBy: id), in: context) { graph.messageArguments(of: id, message: $0) }
            }
        }
    }

    // MARK: What is opened

    /// A maker's call: `self.makeNoteDetail(ending, note: note)`.
    func opened(by id: AlternativeID, ending: CodeText?, in context: Context) -> CodeText {
        let action = graph.alternatives[id].action
        let given = further(arguments(graph.arguments(of: id), in: context.scope))
        switch action.opened {
        case .screen(let screen):
            return made(screen, ending, with: given, from: context)
        case .flow(let flow):
            return made(flow, isPushed: action == .push(.flow(flow)), ending, with: given, from: context)
        case nil: return ""
        }
    }

    /// `self.app.`, or in the app's own router `self.`.
    func app(_ context: Context) -> CodeText {
        switch context.place {
        case .router: context.router == nil ? "self." : "self.app."
        case .group, .scene: "self.app."
        case .handlerOfScene: "app."
        }
    }

    // MARK: Messages

    /// One message, or whichever of several the current screen receives.
    func messages(_ messages: [MessageID], in context: Context, given: (MessageID) -> [GivenArgument]) {
        if messages.count == 1 { return message(messages[0], with: given(messages[0]), in: context) }
        let shared = messages.filter { isShared($0, context) }
        let others = messages.filter { !shared.contains($0) }
        if others.isEmpty, let first = shared.first { return sharedMessage(first, with: given(first), in: context) }
        cases(of: nameCalled("step.currentScreen"), otherwise: shared.isEmpty ? "throw step.unknownMessage" : nil) {
            for message in others {
                guard case .screen(let screen) = graph.messages[message].owner else { continue }
                line("case \(nameCase(screen)):")
                indented { self.message(message, with: given(message), in: context) }
            }
            guard let first = shared.first else { return }
            line("default:")
            indented { sharedMessage(first, with: given(first), in: context) }
        }
    }

    /// Whether it is among those that all screens with a group receive, in the code of that group.
    private func isShared(_ message: MessageID, _ context: Context) -> Bool {
        guard case .group(let group) = context.place else { return false }
        return sharedMessages[group]?.contains(message) ?? false
    }

    /// `try step.send { (screen: any RowScreen) in screen.reload() }`.
    private func sharedMessage(_ id: MessageID, with given: [GivenArgument], in context: Context) {
        guard case .group(let group) = context.place else { return }
        let call: CodeText = "\(identifier(graph.messages[id].name))(\(arguments(given, in: context.scope)))"
        line("try step.send { (screen: any \(groupType(group, "Screen"))) in screen.\(call) }")
    }

    private func message(_ id: MessageID, with given: [GivenArgument], in context: Context) {
        guard case .screen(let screen) = graph.messages[id].owner else { return }
        if isSentByApp(id) {
            let given = further(arguments(given, in: context.scope))
            return line("try \(app(context))imports.\(importName(.message(id)))(step\(given))")
        }
        line(sent(graph.messages[id].name, to: screen, arguments(given, in: context.scope)))
    }

    /// `try step.send(to: NotesAppName.noteList) { (screen: any NoteListScreen) in screen.addNote(note: note) }`, or of a
    /// SwiftUI screen `try step.send(to: NotesAppName.noteList, message: NoteListMessage.addNote(note: note))`.
    func sent(_ message: Symbol, to screen: ScreenID, _ arguments: CodeText) -> CodeText {
        let name = named(screen)
        if hasActions(screen) {
            let values: CodeText = arguments.isEmpty ? "" : "(\(arguments))"
            return "try step.send(to: \(name), message: \(messageType(screen)).\(identifier(message))\(values))"
        }
        let call: CodeText = "\(identifier(message))(\(arguments))"
        return "try step.send(to: \(name)) { (screen: any \(screenType(screen))) in screen.\(call) }"
    }
}
