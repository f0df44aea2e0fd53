import UIKit

/// Its screens come from nibs, which is what the factory does by itself.
final class NotesScreens: NotesAppFactory {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var router: NotesAppRouter?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        router = NotesAppRouter(window: window, factory: NotesScreens())
        router?.start()
    }
}
