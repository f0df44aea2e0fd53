import UIKit

struct Note: Sendable {
    var text: String
}

class Screen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    func button(_ title: String, _ act: @escaping () -> Void) -> UIBarButtonItem {
        UIBarButtonItem(primaryAction: UIAction(title: title) { _ in act() })
    }
}

final class NoteListViewController: Screen, NoteListScreen {
    var onCreateNote: (() -> Void)?
    var onOpenNote: ((_ note: Note) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        navigationItem.rightBarButtonItem = button("New note") { [weak self] in self?.onCreateNote?() }
    }

    func addNote(note: Note) {
        navigationItem.leftBarButtonItem = button(note.text) { [weak self] in self?.onOpenNote?(note) }
    }
}

final class CreateNoteViewController: Screen, CreateNoteScreen {
    var onCreated: ((_ note: Note) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New note"
        navigationItem.rightBarButtonItem = button("Milk") { [weak self] in self?.onCreated?(Note(text: "Milk")) }
    }
}

final class NoteDetailViewController: Screen, NoteDetailScreen {
    convenience init(nibName: String?, bundle: Bundle?, note: Note) {
        self.init(nibName: nibName, bundle: bundle)
        title = note.text
    }
}
