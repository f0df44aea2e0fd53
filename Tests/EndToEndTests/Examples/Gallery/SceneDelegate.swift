import DITranquillity
import UIKit

/// The scene begins with a container: what screens want of the app, and all that is emitted.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var router: GalleryAppRouter?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        let container = DIContainer()
        container.register(main: { Pictures() }).lifetime(.single)
        container.append(framework: GalleryAppFramework.self)
        // The last argument is whether the user is signed in.
        let router: GalleryAppRouter = container.resolve(from: GalleryAppFramework.self, args: window, true)
        self.router = router
        router.start()
        // The reason for a cold start is only available here.
        router.follow(connectionOptions)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        router?.follow(URLContexts)
    }
}
