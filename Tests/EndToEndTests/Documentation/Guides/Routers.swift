import Testing
import UIKit

struct Note: Sendable {
    var text: String
}

// quoted: 1
private(set) var notes: [Note] = []
let rows = UIStackView()

// quoted: 2
// }

final class CreateNoteViewController: UIViewController, CreateNoteScreen {
    var onCreated: ((_ note: Note) -> Void)?
    let field = UITextField()

    // quoted: 3

    func enter(_ text: String) {
        field.text = text
        save()
    }
}

final class NoteDetailViewController: UIViewController, NoteDetailScreen {
    convenience init(nibName: String?, bundle: Bundle?, note: Note) { self.init(nibName: nibName, bundle: bundle) }
}

// quoted: 4

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var router: NotesAppRouter?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        // quoted: 5
    }
}

// quoted: 6

@MainActor
private func test() async {
    let user = Task { while !Task.isCancelled { await UIKitDouble.settleTasks(turns: 1) } }
    // quoted: 7
    user.cancel()
    check(router.state.description == "notes[noteList createNote]", "a router can be tested with mock screens")
}

@MainActor
func run() async {
    for nib in ["NoteListViewController", "CreateNoteViewController"] { UIKitDouble.registerNib(nib) }
    let delegate = SceneDelegate()
    UIKitDouble.connect(delegate)
    rest()
    let list = visible(NoteListViewController.self)
    check(list != nil, "the app begins with the list")
    list?.onCreateNote?()
    rest()
    visible(CreateNoteViewController.self)?.enter("Milk")
    rest()
    check(list?.notes.count == 1 && visible(NoteListViewController.self) === list, "saving leads back to the list")
    await test()
}
