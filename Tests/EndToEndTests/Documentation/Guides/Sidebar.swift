import UIKit

// quoted: 1

final class FeedViewController: UIViewController, FeedScreen { var onFindMore: (() -> Void)? }

final class SearchViewController: UIViewController, SearchScreen {}

@MainActor
func run() async {
    let router = GalleryAppRouter(window: UIKitDouble.makeWindow(), factory: Screens())
    router.start()
    rest()
    check(visible(FeedViewController.self) != nil, "the app begins with the feed")
    let container = router.window.rootViewController?.children.first as? UITabBarController
    check(container?.tabs.first?.badgeValue == "3", "the tabs are those of iOS 18")
    visible(FeedViewController.self)?.onFindMore?()
    rest()
    check(visible(SearchViewController.self) != nil, "an event selects the search tab")
}
