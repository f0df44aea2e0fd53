import UIKit

final class LoginViewController: UIViewController, LoginScreen {
    var onLogIn: (() -> Void)?

    private let session: Session

    init(session: Session) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Log in") { [weak self] _ in self?.logIn() })
    }

    private func logIn() {
        session.isLoggedIn = true
        onLogIn?()
    }
}
