import UIKit

final class NoteDetailViewController: UIViewController, NoteDetailScreen {
    private let note: Note
    let label = UILabel()

    init(nibName: String?, bundle: Bundle?, note: Note) {
        self.note = note
        super.init(nibName: nibName, bundle: bundle)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = note.text
        view.addSubview(label)
    }
}
