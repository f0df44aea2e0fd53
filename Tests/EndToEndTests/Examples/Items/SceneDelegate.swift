import UIKit

/// Its scenes come from storyboards and code, which is what the factory does by itself.
final class ItemsScenes: ItemsAppFactory {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var router: ItemsAppRouter?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        router = ItemsAppRouter(window: window, factory: ItemsScenes())
        router?.start()
    }
}
