import UIKit

/// A screen of the app's own. It makes what it shows, except for the two that the router opens.
final class HomeViewController: UIViewController {
    var router: SettingsAppRouter?
    private(set) var heard: [String] = []

    func showSettings() {
        router?.openSettings(
            from: self,
            onSignedOut: { [weak self] in self?.heard.append("signed out") },
            onClosed: { [weak self] in self?.heard.append("closed") })
    }

    func showHelp(_ topic: String) {
        router?.openHelp(
            from: self, topic: topic,
            onSolved: { [weak self] in self?.heard.append("solved") },
            onClosed: { [weak self] in self?.heard.append("closed") })
    }

    func showNews() {
        navigationController?.pushViewController(NewsViewController(), animated: true)
    }
}

/// Opened by the app's own code, before and after.
final class NewsViewController: UIViewController {}
