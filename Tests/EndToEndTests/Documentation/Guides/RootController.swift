import UIKit

@MainActor
final class Session {}

class Screen: UIViewController {
    convenience init(session: Session) { self.init() }
}

final class SplashViewController: Screen, SplashScreen {
    var onAuthorized: (() -> Void)?
    var onUnauthorized: (() -> Void)?
}

final class LoginViewController: Screen, LoginScreen {
    var onLogIn: (() -> Void)?
}

final class MainViewController: Screen, MainScreenScreen {
    var onOpenMessages: (() -> Void)?
    var onLogOut: (() -> Void)?
}

final class MessageListViewController: UIViewController, MessageListScreen {}

final class ListingsScreens: ListingsAppFactory {
    private let session: Session

    init(session: Session) { self.session = session }

    // quoted: 1
    func makeMessageList() -> any MessageListScreen { MessageListViewController() }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private(set) var router: ListingsAppRouter?
    var session = Session()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        // quoted: 2
    }
}

@MainActor
func run() async {
    let delegate = SceneDelegate()
    UIKitDouble.connect(delegate)
    rest()
    let splash = visible(SplashViewController.self)
    check(splash != nil, "a launch shows the splash screen")
    splash?.onUnauthorized?()
    rest()
    visible(LoginViewController.self)?.onLogIn?()
    rest()
    check(visible(MainViewController.self) != nil, "who logs in comes to the main screen")
}
