import UIKit

// quoted: 1

final class AccountViewController: UIViewController, AccountScreen {
    var onSignOut: (() -> Void)?
}

final class HelpViewController: UIViewController, HelpScreen {
    var onSolved: (() -> Void)?

    convenience init(topic: String) { self.init() }
}

final class SettingsScreens: SettingsAppFactory {}

@MainActor
final class LegacyRouter {
    let tabs = UITabBarController()
    // quoted: 2
}

final class HomeViewController: UIViewController {
    var router: SettingsAppRouter?
    private(set) var heard: [String] = []

    func showSettings() {
        // quoted: 3
    }
}

@MainActor
func run() async {
    let app = LegacyRouter()
    let home = HomeViewController()
    home.router = app.settings
    app.tabs.viewControllers = [home]
    let window = UIKitDouble.makeWindow(root: app.tabs)
    check(window.rootViewController === app.tabs, "the app begins with what is its own")
    home.showSettings()
    rest()
    visible(SettingsListViewController.self)?.onOpenAccount?()
    rest()
    visible(AccountViewController.self)?.onSignOut?()
    rest()
    check(home.heard == ["signed out"], "the flow ends with an outcome")
    check(visible(HomeViewController.self) === home, "and what is the app's is shown again")
}
