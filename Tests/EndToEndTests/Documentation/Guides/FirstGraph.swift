import UIKit

struct Note: Sendable {}

final class NoteListViewController: UIViewController, NoteListScreen {
    var onCreateNote: (() -> Void)?
    var onOpenNote: ((_ note: Note) -> Void)?

    func addNote(note: Note) {}
}

// quoted: 1
// }

final class NoteDetailViewController: UIViewController, NoteDetailScreen {
    convenience init(note: Note) { self.init() }
}

final class Screens: NotesAppFactory {}

@MainActor
func run() async {
    let router = NotesAppRouter(window: UIKitDouble.makeWindow(), factory: Screens())
    router.start()
    rest()
    visible(NoteListViewController.self)?.onCreateNote?()
    rest()
    check(visible(CreateNoteViewController.self) != nil, "the list leads to the form")
    visible(CreateNoteViewController.self)?.onCreated?(Note())
    rest()
    check("\(router.state)" == "notes[noteList]", "which ends with a note")
}
