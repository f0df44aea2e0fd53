import UIKit

struct Note: Sendable {
    var text: String
}

// quoted: 1

final class CreateNoteViewController: UIViewController, CreateNoteScreen {
    var onCreated: ((_ note: Note) -> Void)?
}

final class NoteDetailViewController: UIViewController, NoteDetailScreen {
    convenience init(note: Note) { self.init() }
}

final class Screens: NotesAppFactory {}

@MainActor
func run() async {
    let router = NotesAppRouter(window: UIKitDouble.makeWindow(), factory: Screens())
    router.start()
    rest()
    let list = visible(NoteListViewController.self)
    check(list?.title == "Notes", "the app begins with the list")
    if let item = list?.navigationItem.rightBarButtonItem { UIKitDouble.user.tap(item) }
    rest()
    visible(CreateNoteViewController.self)?.onCreated?(Note(text: "Milk"))
    rest()
    check(visible(NoteListViewController.self)?.notes.count == 1, "a note that was created is in the list")
}
