import UIKit

/// What the screens need besides their params is the factory's to give.
final class ListingsScreens: ListingsAppFactory {
    private let session: Session

    init(session: Session) { self.session = session }

    func makeSplash() -> any SplashScreen { SplashViewController(session: session) }
    func makeLogin() -> any LoginScreen { LoginViewController(session: session) }
    func makeMainScreen() -> any MainScreenScreen { MainViewController(session: session) }
    func makeActivity() -> any ActivityScreen { ActivityViewController() }
    func makeMessageList() -> any MessageListScreen { MessageListViewController() }
    func makeMessageDetails(id: String) -> any MessageDetailsScreen { MessageDetailsViewController(id: id) }
    func makeNewListing() -> any NewListingScreen { NewListingViewController() }
    func makeRequest(id: String) -> any RequestScreen { RequestViewController(id: id) }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var router: ListingsAppRouter?
    var session = Session()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        router = ListingsAppRouter(window: window, factory: ListingsScreens(session: self.session))
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
