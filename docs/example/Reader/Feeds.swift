import UIKit

struct Article {
    var title: String
    var url: URL
}

final class FeedListViewController: UITableViewController {
    @IBAction func openSettings() {
        navigationController?.pushViewController(SettingsViewController(), animated: true)
    }
}

final class SubscribeViewController: UIViewController {
    @IBAction func subscribe() { dismiss(animated: true) }
}

final class SettingsViewController: UIViewController {}
