#if canImport(UIKit) && !os(watchOS)
    import UIKit

    final class CinemaScreens: CinemaAppFactory {}

    /// The same on iOS, tvOS and visionOS.
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private(set) var router: CinemaAppRouter?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            self.window = window
            router = CinemaAppRouter(window: window, factory: CinemaScreens())
            router?.start()
            router?.follow(connectionOptions)
        }

        /// On tvOS the system opens these from the Top Shelf.
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            router?.follow(URLContexts)
        }
    }
#endif
