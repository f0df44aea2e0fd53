import UIKit

/// What the factory does by itself is enough here.
final class SettingsScreens: SettingsAppFactory {}

/// The router that the app has had for years: a tab bar, and what stands in it.
@MainActor
final class LegacyRouter {
    let tabs = UITabBarController()
    let home = HomeViewController()
    let other = HomeViewController()
    private(set) lazy var settings = SettingsAppRouter(host: tabs, factory: SettingsScreens())

    func start(in window: UIWindow) {
        tabs.viewControllers = [home, other].map { UINavigationController(rootViewController: $0) }
        home.router = settings
        other.router = settings
        window.rootViewController = tabs
        window.makeKeyAndVisible()
    }
}
