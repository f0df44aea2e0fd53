import UIKit

/// Shown while the session is restored; then it is known whether somebody is logged in.
final class SplashViewController: UIViewController, SplashScreen {
    var onAuthorized: (() -> Void)?
    var onUnauthorized: (() -> Void)?
    private let session: Session

    init(session: Session) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if session.isLoggedIn { onAuthorized?() } else { onUnauthorized?() }
    }
}
