import UIKit

/// The screen that everything of a logged-in user begins with.
final class MainViewController: UIViewController, MainScreenScreen {
    var onOpenMessages: (() -> Void)?
    var onOpenActivity: (() -> Void)?
    var onOpenRequest: ((_ id: String) -> Void)?
    var onCreateListing: (() -> Void)?
    var onLogOut: (() -> Void)?

    private let session: Session
    private(set) var buttons: [String: UIButton] = [:]

    init(session: Session) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        add("Messages") { $0.onOpenMessages?() }
        add("Activity") { $0.onOpenActivity?() }
        add("Request") { $0.onOpenRequest?("7") }
        add("New listing") { $0.onCreateListing?() }
        add("Log out") {
            $0.session.isLoggedIn = false
            $0.onLogOut?()
        }
    }

    private func add(_ title: String, _ act: @escaping (MainViewController) -> Void) {
        let action = UIAction(title: title) { [weak self] _ in self.map(act) }
        let button = UIButton(type: .system, primaryAction: action)
        buttons[title] = button
        view.addSubview(button)
    }
}
