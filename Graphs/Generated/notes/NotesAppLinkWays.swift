// Made by navgraph from notes.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

extension NotesAppRouter {
    /// How a link is followed.
    func way(to link: NotesAppLink) -> NotesAppLinkWay {
        switch link {
        case .newNote:
            return NotesAppLinkWay(
                "newNote", isOpen: { _, root in root == "notes" }
            ) { [weak self] step in
                try self?.followNewNote(step)
            }
        }
    }

    /// `newNote`: notes · noteList.createNote
    private func followNewNote(_ step: NotesAppStep) throws {
        step.restart(self.notesRouter.container())
        step.animateTheRest()
        try noteListCreateNoteOnWay(step)
    }
}

// MARK: - Events on the ways

extension NotesAppRouter {
    private func noteListCreateNoteOnWay(_ step: NotesAppStep) throws {
        let ending = NotesAppEnding()
        ending.on("created", as: Note.self) { note, step in
            try step.send(to: "noteList") { (screen: any NoteListScreen) in screen.addNote(note: note) }
        }
        try step.push(self.notesRouter.makeCreateNote(ending))
    }
}
#endif
