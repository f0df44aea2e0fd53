import UIKit

final class ActivityViewController: UIViewController, ActivityScreen {}

final class MessageListViewController: UIViewController, MessageListScreen {
    var onOpenMessage: ((_ id: String) -> Void)?
}

/// A message, or a request: something with an identifier.
class DetailsViewController: UIViewController {
    let id: String

    init(id: String) {
        self.id = id
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

final class MessageDetailsViewController: DetailsViewController, MessageDetailsScreen {}
final class RequestViewController: DetailsViewController, RequestScreen {}

final class NewListingViewController: UIViewController, NewListingScreen {
    var onPublished: (() -> Void)?
}
