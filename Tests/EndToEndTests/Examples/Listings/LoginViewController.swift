import UIKit

final class LoginViewController: UIViewController, LoginScreen {
    var onAuthenticated: (() -> Void)?

    private let session: Session
    private(set) lazy var button = UIButton(
        type: .system, primaryAction: UIAction(title: "Log in") { [weak self] _ in self?.logIn() })

    init(session: Session) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
    }

    private func logIn() {
        session.isLoggedIn = true
        onAuthenticated?()
    }
}
