import UIKit

/// Its screens come from nibs, which is the factory's default.
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
        // The reason for a cold start is only available here.
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
