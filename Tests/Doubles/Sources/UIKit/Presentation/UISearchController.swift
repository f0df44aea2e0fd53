import Foundation

/// A search: presented in the nearest context, by default the stack around the screen that it belongs to.
@MainActor
open class UISearchController: UIViewController {
    public let searchResultsController: UIViewController?

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overCurrentContext
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }

    /// Whether it is presented.
    open var isActive: Bool { presenter != nil && !isBeingDismissed }
}
