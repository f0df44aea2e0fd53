import DITranquillity
import UIKit

/// Loads pictures. Screens want it, and nobody who opens them knows.
final class Pictures: Sendable {}

final class PhotoListViewController: UIViewController, PhotoListScreen {
    var onOpenPhoto: ((_ photoId: String) -> Void)?
    var onOpenUser: ((_ userId: String) -> Void)?
    var onPrepareForSegue: ((_ segue: UIStoryboardSegue, _ sender: Any?) -> Void)?
    var onShouldPerformSegue: ((_ identifier: String, _ sender: Any?) -> Bool)?
    var pictures: Pictures?

    func valuesForOpenUser(sender: Any?) -> (String)? { sender as? String }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { onPrepareForSegue?(segue, sender) }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        onShouldPerformSegue?(identifier, sender) ?? true
    }
}

final class PhotoViewController: UIViewController, PhotoScreen {
    var onOpenAuthor: ((_ userId: String) -> Void)?
    var onOpenComments: (() -> Void)?
    let photoId: String

    init?(coder: NSCoder, photoId: String) {
        self.photoId = photoId
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

final class CommentsViewController: UIViewController, CommentsScreen {
    let photoId: String

    init(nibName: String?, bundle: Bundle?, photoId: String) {
        self.photoId = photoId
        super.init(nibName: nibName, bundle: bundle)
    }

    required init?(coder: NSCoder) { nil }
}

final class AccountOverviewViewController: UIViewController, ProfileAccountOverviewScreen {
    var onOpenFollower: ((_ userId: String) -> Void)?
    var onSignIn: (() -> Void)?
    var onSignOut: (() -> Void)?
}

final class SignInFormViewController: UIViewController, ProfileSignInFormScreen {
    var onSubmit: (() -> Void)?
    var onForgotPassword: (() -> Void)?
}

final class PasswordResetViewController: UIViewController, ProfilePasswordResetScreen {
    var onSent: (() -> Void)?
}

final class UserCardViewController: UIViewController, ProfileUserCardScreen {
    private(set) var userId = ""
    var pictures: Pictures?

    init?(coder: NSCoder, userId: String) {
        self.userId = userId
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(userId: String) { self.userId = userId }
}
