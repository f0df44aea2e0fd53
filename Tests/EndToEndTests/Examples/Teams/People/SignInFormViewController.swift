import UIKit

final class SignInFormViewController: UIViewController, SignInFormScreen {
    var onSubmit: (() -> Void)?
}
