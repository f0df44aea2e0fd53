// Made by navgraph from swiftui.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `notes`, a stack that begins with `noteList`.
///
///     noteList
///         createNote → present createNote
///             created → send addNote
///         openNote → push noteDetail
///             deleted → send removeNote
///     noteDetail
///         delete → present confirmDeletion as alert
///             confirmed → finish with deleted
///             kept → close
@available(iOS 17, visionOS 1, *) @MainActor
final class NotesRouter {
    fileprivate unowned let app: NotesAppRouter

    init(_ app: NotesAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame { makeNoteList(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: NotesAppName.notes, ending)
    }

    // MARK: noteList

    func makeNoteList(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(NotesAppName.noteList, ending)
        let actions = NoteListActions(_opening: ActionsOpening(frame, self))
        let messages = frame.inbox(of: NoteListMessage.self)
        let factory = app.factory
        return frame.show(NotesRoute.noteList, actions, view: factory.makeNoteList(actions, messages: messages))
    }

    func noteListCreateNote(_ step: NavGraph.Step) throws {
        let ending = NavGraph.Ending()
        ending.on(NotesAppOutcome.createNoteCreated) { note, step in
            try step.send(to: NotesAppName.noteList, message: NoteListMessage.addNote(note: note))
        }
        step.presentStack(self.app.makeCreateNote(ending), detents: [.medium, .large])
    }

    fileprivate func noteListOpenNote(_ step: NavGraph.Step, note: Note) throws {
        let ending = NavGraph.Ending()
        ending.on(NotesAppOutcome.noteDetailDeleted) { note, step in
            try step.send(to: NotesAppName.noteList, message: NoteListMessage.removeNote(note: note))
        }
        try step.push(self.makeNoteDetail(ending, note: note))
    }

    // MARK: noteDetail

    func makeNoteDetail(_ ending: NavGraph.Ending? = nil, note: Note) -> NavGraph.Frame {
        let frame = app.navigation.frame(NotesAppName.noteDetail, ending)
        let actions = NoteDetailActions(_opening: ParamsOpening(frame, self, params: note))
        let factory = app.factory
        return frame.show(NotesRoute.noteDetail(note: note), actions, view: factory.makeNoteDetail(actions, note: note))
    }

    fileprivate func noteDetailDelete(_ step: NavGraph.Step, note: Note) throws {
        let ending = NavGraph.Ending()
        ending.on(NotesAppOutcome.confirmDeletionConfirmed) { step in
            try step.end(NotesAppOutcome.noteDetailDeleted, note)
        }
        ending.close(NotesAppOutcome.confirmDeletionKept)
        step.presentScreen(self.app.makeConfirmDeletion(ending), as: .alert)
    }
}

/// These screens with their params.
@available(iOS 17, visionOS 1, *) enum NotesRoute {
    case noteList
    case noteDetail(note: Note)
}

@available(iOS 17, visionOS 1, *) extension NotesRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: NotesRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: NotesRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(_ event: String, _ values: Any..., by method: @escaping (NotesRouter, NavGraph.Step) throws -> Void) {
            fireEvent(event, values, to: router, by: method)
        }
    }

    /// The same, with params of its screen that events use.
    @MainActor
    final class ParamsOpening<Params>: ActionsOpening {
        private let params: Params?

        override init() {
            params = nil
            super.init()
        }

        init(_ frame: NavGraph.Frame, _ router: NotesRouter, params: Params) {
            self.params = params
            super.init(frame, router)
        }

        func fireWithParams(
            _ event: String, _ values: Any..., by method: @escaping (NotesRouter, NavGraph.Step, Params) throws -> Void
        ) {
            guard let params else { return }
            fireEvent(event, values, to: router) { try method($0, $1, params) }
        }
    }
}

/// All notes.
@available(iOS 17, visionOS 1, *) @MainActor
struct NoteListActions: NavGraph.Actions {
    var _opening = NotesRouter.ActionsOpening()

    func createNote() { self._opening.fire("noteList.createNote") { try $0.noteListCreateNote($1) } }

    func openNote(note: Note) {
        self._opening.fire("noteList.openNote note", note) { try $0.noteListOpenNote($1, note: note) }
    }
}

/// The messages that `noteList` receives.
@available(iOS 17, visionOS 1, *) enum NoteListMessage {
    case addNote(note: Note)
    case removeNote(note: Note)
}

/// Note.
@available(iOS 17, visionOS 1, *) @MainActor
struct NoteDetailActions: NavGraph.Actions {
    var _opening = NotesRouter.ParamsOpening<Note>()

    func delete() { self._opening.fireWithParams("noteDetail.delete") { try $0.noteDetailDelete($1, note: $2) } }

    func deleted(note: Note) { self._opening.end(NotesAppOutcome.noteDetailDeleted, note) }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, visionOS 1, *) @MainActor
protocol NotesFactory {
    func makeNoteList(_ actions: NoteListActions, messages: NavGraph.Inbox<NoteListMessage>) -> any View
    func makeNoteDetail(_ actions: NoteDetailActions, note: Note) -> any View
}

@available(iOS 17, visionOS 1, *) extension NotesFactory {
    func makeNoteList(_ actions: NoteListActions, messages: NavGraph.Inbox<NoteListMessage>) -> any View {
        NoteListView(actions: actions, messages: messages)
    }
    func makeNoteDetail(_ actions: NoteDetailActions, note: Note) -> any View {
        NoteDetailView(actions: actions, note: note)
    }
}
#endif
