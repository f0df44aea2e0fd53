// Made by navgraph from swiftui.yaml. Changes are lost.

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI

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
@MainActor
final class NotesRouter {
    fileprivate unowned let app: NotesAppRouter

    init(_ app: NotesAppRouter) { self.app = app }

    /// The first screen, by itself.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        makeNoteList(ending)
    }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: "notes", ending)
    }

    // MARK: noteList

    func makeNoteList(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame("noteList", ending)
        let actions = NoteListActions(_opening: NavGraph.RoutedOpening(frame, self))
        let messages = frame.inbox(of: NoteListMessage.self)
        let factory = app.factory
        let route = NotesRoute.noteList
        frame.show(route, actions, view: { factory.makeNoteList(actions, messages: messages) })
        return frame
    }

    func noteListCreateNote(_ step: NavGraph.Step) throws {
        let ending = NavGraph.Ending()
        ending.on("created", as: Note.self) { note, step in
            try step.send(to: "noteList", message: NoteListMessage.addNote(note: note))
        }
        step.present(self.app.navigation.stack(self.app.makeCreateNote(ending), for: "createNote", ending), detents: [.medium, .large])
    }

    fileprivate func noteListOpenNote(_ step: NavGraph.Step, note: Note) throws {
        let ending = NavGraph.Ending()
        ending.on("deleted", as: Note.self) { note, step in
            try step.send(to: "noteList", message: NoteListMessage.removeNote(note: note))
        }
        try step.push(self.makeNoteDetail(ending, note: note))
    }

    // MARK: noteDetail

    func makeNoteDetail(_ ending: NavGraph.Ending? = nil, note: Note) -> NavGraph.Frame {
        let frame = app.navigation.frame("noteDetail", ending)
        let actions = NoteDetailActions(_opening: NavGraph.RoutedOpening(frame, self, note))
        let factory = app.factory
        let route = NotesRoute.noteDetail(note: note)
        frame.show(route, actions, view: { factory.makeNoteDetail(actions, note: note) })
        return frame
    }

    fileprivate func noteDetailDelete(_ step: NavGraph.Step, note: Note) throws {
        let ending = NavGraph.Ending()
        ending.on("confirmed") { step in
            try step.end("noteDetail", "deleted", as: Note.self, note)
        }
        ending.close("kept")
        step.present(self.app.makeConfirmDeletion(ending), as: .alert)
    }
}

/// These screens with their params.
enum NotesRoute {
    case noteList
    case noteDetail(note: Note)
}

/// All notes.
@MainActor
struct NoteListActions: NavGraph.Actions {
    let _opening: NavGraph.RoutedOpening<NotesRouter, Void>

    /// For previews: nothing happens.
    static let preview = NoteListActions(_opening: NavGraph.RoutedOpening())

    func createNote() {
        _opening.fire("noteList.createNote") { try $0.noteListCreateNote($1) }
    }

    func openNote(note: Note) {
        _opening.fire("noteList.openNote", ["note": note]) { try $0.noteListOpenNote($1, note: note) }
    }
}

/// What `noteList` is told.
enum NoteListMessage {
    case addNote(note: Note)
    case removeNote(note: Note)
}

/// Note.
@MainActor
struct NoteDetailActions: NavGraph.Actions {
    let _opening: NavGraph.RoutedOpening<NotesRouter, Note>

    /// For previews: nothing happens.
    static let preview = NoteDetailActions(_opening: NavGraph.RoutedOpening())

    func delete() {
        _opening.fireWithParams("noteDetail.delete") { try $0.noteDetailDelete($1, note: $2) }
    }

    func deleted(note: Note) {
        _opening.end("deleted", note, named: "note")
    }
}

/// Makes these screens. What it does by itself is the view's initializer.
@MainActor
protocol NotesFactory {
    func makeNoteList(_ actions: NoteListActions, messages: NavGraph.Inbox<NoteListMessage>) -> any View
    func makeNoteDetail(_ actions: NoteDetailActions, note: Note) -> any View
}

extension NotesFactory {
    func makeNoteList(_ actions: NoteListActions, messages: NavGraph.Inbox<NoteListMessage>) -> any View {
        NoteListView(actions: actions, messages: messages)
    }
    func makeNoteDetail(_ actions: NoteDetailActions, note: Note) -> any View {
        NoteDetailView(actions: actions, note: note)
    }
}
#endif
