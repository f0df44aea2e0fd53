import Foundation
import UIKit

// The notes app with its router, or with closures by hand: `cost router STEPS`, `cost hand STEPS`. Each step opens a note and
// goes back.

/// The same window, stack and transition without a router.
final class HandDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let list = NoteListViewController(nibName: "NoteListViewController", bundle: nil)
        list.onOpenNote = { [weak list] note in
            let detail = NoteDetailViewController(nibName: "NoteDetailViewController", bundle: nil, note: note)
            list?.navigationController?.pushViewController(detail, animated: true)
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        self.window = window
    }
}

@MainActor
func run() {
    for name in ["NoteListViewController", "CreateNoteViewController", "NoteDetailViewController"] {
        UIKitDouble.registerNib(name)
    }
    let delegate: any UIWindowSceneDelegate & UIResponder =
        CommandLine.arguments[1] == "router" ? SceneDelegate() : HandDelegate()
    UIKitDouble.connect(delegate)
    rest()
    for _ in 0..<(Int(CommandLine.arguments[2]) ?? 0) {
        guard let list = visible(NoteListViewController.self) else { fatalError("the list is not shown") }
        list.onOpenNote?(Note(text: "Milk"))
        rest()
        guard UIKitDouble.user.swipeBack() else { fatalError("the note is not shown") }
        rest()
    }
}

run()
