import UIKit

final class CreateNoteViewController: UIViewController, CreateNoteScreen {
    var onCreated: ((_ note: Note) -> Void)?

    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() }, menu: nil)
    }

    private func save() {
        guard let text = field.text, !text.isEmpty else { return }
        onCreated?(Note(text: text))
    }
}
