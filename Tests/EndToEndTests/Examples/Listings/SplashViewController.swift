import UIKit

/// Shown while the session is restored.
final class SplashViewController: UIViewController, SplashScreen {
    var onFinished: (() -> Void)?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onFinished?()
    }
}
