import UIKit

final class SettingsListViewController: UIViewController, SettingsListScreen {
    var onOpenAccount: (() -> Void)?

    /// Something of the app's own above a screen of the flow.
    func share() { present(UIViewController(), animated: true, completion: nil) }
}

final class AccountViewController: UIViewController, AccountScreen {
    var onSignOut: (() -> Void)?
}

final class HelpViewController: UIViewController, HelpScreen {
    let topic: String
    var onSolved: (() -> Void)?

    init(topic: String) {
        self.topic = topic
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}
