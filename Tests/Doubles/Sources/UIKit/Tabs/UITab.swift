import Foundation

/// A tab of iOS 18, which makes its view controller when it is asked for it.
@MainActor
open class UITab: NSObject {
    open var title: String
    open var image: UIImage?
    open var subtitle: String?
    open var badgeValue: String?
    open var isHidden = false
    public let identifier: String
    open internal(set) weak var tabBarController: UITabBarController?
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?

    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }

    open var viewController: UIViewController? {
        if made == nil { made = provider?(self) }
        return made
    }
}

/// The tab of a search field.
@MainActor
open class UISearchTab: UITab {
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: nil, identifier: "search", viewControllerProvider: viewControllerProvider)
    }

    public override init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
}

extension UITabBarController {
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// Empty, unless the tabs are made of `UITab`.
    public var tabs: [UITab] {
        get { ownTabs }
        set { setTabs(newValue, animated: false) }
    }

    public func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in ownTabs { tab.tabBarController = nil }
        setViewControllers(tabs.compactMap(\.viewController), animated: animated)
        ownTabs = tabs
        for tab in tabs { tab.tabBarController = self }
    }

    public var selectedTab: UITab? {
        get { ownTabs.first { $0.viewController === selectedViewController } }
        set { if let controller = newValue?.viewController { selectedViewController = controller } }
    }
}
