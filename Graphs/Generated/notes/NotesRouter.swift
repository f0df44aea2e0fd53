// Made by navgraph from notes.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `notes`, a stack that begins with `noteList`.
///
///     noteList
///         createNote → push createNote
///             created → send addNote
///         openNote → push noteDetail
@MainActor
final class NotesRouter {
    private unowned let app: NotesAppRouter

    init(_ app: NotesAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeNoteList(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: NotesAppName.notes, ending)
    }

    // MARK: noteList

    func makeNoteList(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeNoteList()
        let frame = app.navigation.enter(screen, as: NotesAppName.noteList, ending)
        screen.onCreateNote = frame.event("noteList.createNote", to: self) { try $0.noteListCreateNote($1) }
        screen.onOpenNote = frame.eventWithValues("noteList.openNote", "note", to: self) {
            try $0.noteListOpenNote($1, note: $2)
        }
        return screen
    }

    func noteListCreateNote(_ step: NavGraph.Step) throws {
        let ending = NavGraph.Ending()
        ending.on(NotesAppOutcome.createNoteCreated) { note, step in
            try step.send(to: NotesAppName.noteList) { (screen: any NoteListScreen) in screen.addNote(note: note) }
        }
        try step.push(self.makeCreateNote(ending))
    }

    private func noteListOpenNote(_ step: NavGraph.Step, note: Note) throws {
        try step.push(self.makeNoteDetail(note: note))
    }

    // MARK: createNote

    func makeCreateNote(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeCreateNote()
        let frame = app.navigation.enter(screen, as: NotesAppName.createNote, ending)
        screen.onCreated = { frame.end(NotesAppOutcome.createNoteCreated, $0) }
        return screen
    }

    // MARK: noteDetail

    func makeNoteDetail(_ ending: NavGraph.Ending? = nil, note: Note) -> UIViewController {
        let screen = app.factory.makeNoteDetail(note: note)
        app.navigation.enter(screen, as: NotesAppName.noteDetail, ending)
        return screen
    }
}

/// All notes.
@MainActor
protocol NoteListScreen: UIViewController {
    var onCreateNote: (() -> Void)? { get set }
    var onOpenNote: ((_ note: Note) -> Void)? { get set }
    func addNote(note: Note)
}

/// New note.
@MainActor
protocol CreateNoteScreen: UIViewController {
    var onCreated: ((_ note: Note) -> Void)? { get set }
}

/// Note.
@MainActor
protocol NoteDetailScreen: UIViewController {}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
@MainActor
protocol NotesFactory {
    func makeNoteList() -> any NoteListScreen
    func makeCreateNote() -> any CreateNoteScreen
    func makeNoteDetail(note: Note) -> any NoteDetailScreen
}

extension NotesFactory {
    func makeNoteList() -> any NoteListScreen {
        NoteListViewController(nibName: "NoteListViewController", bundle: nil)
    }
    func makeCreateNote() -> any CreateNoteScreen {
        CreateNoteViewController(nibName: "CreateNoteViewController", bundle: nil)
    }
    func makeNoteDetail(note: Note) -> any NoteDetailScreen {
        NoteDetailViewController(nibName: "NoteDetailViewController", bundle: nil, note: note)
    }
}
#endif
