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
        // What a cold start was for is told here only.
        router?.follow(connectionOptions)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        router?.follow(URLContexts)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        router?.follow(userActivity)
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(router?.follow(shortcutItem) ?? false)
    }
}
