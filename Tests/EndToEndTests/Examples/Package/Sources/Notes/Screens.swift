import UIKit

struct Note {
    var text: String
}

final class NoteListViewController: UIViewController, NoteListScreen {
    var onOpenNote: ((_ note: Note) -> Void)?
}

final class NoteDetailViewController: UIViewController, NoteDetailScreen {
    private let note: Note

    init(note: Note) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

final class NotesScreens: NotesAppFactory {}
