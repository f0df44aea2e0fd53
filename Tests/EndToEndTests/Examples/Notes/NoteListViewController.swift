import UIKit

/// Announces what the user wants, and does not know what follows.
final class NoteListViewController: UIViewController, NoteListScreen {
    var onCreateNote: (() -> Void)?
    var onOpenNote: ((_ note: Note) -> Void)?

    private(set) var notes: [Note] = []
    let rows = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        rows.axis = .vertical
        view.addSubview(rows)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.onCreateNote?() }, menu: nil)
    }

    func addNote(note: Note) {
        notes.append(note)
        let open = UIAction(title: note.text) { [weak self] _ in self?.onOpenNote?(note) }
        rows.addArrangedSubview(UIButton(type: .system, primaryAction: open))
    }
}
