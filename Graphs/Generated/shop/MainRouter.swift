// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `main`, with the tabs `home`, `search`, `cart`, `wishlist`, `profile`.
@MainActor
final class MainRouter {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The tabs, each with its first screen.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let children = [
            self.app.homeRouter.container(),
            self.app.searchRouter.container(),
            self.app.cartRouter.container(),
            self.app.wishlistRouter.container(),
            self.app.profileRouter.container(),
        ]
        let container = app.factory.makeMain(tabs: children)
        return app.navigation.tabs(container, of: children, for: ShopAppName.main, ending)
    }
}

/// Makes the container.
@MainActor
protocol MainFactory {
    func makeMain(tabs: [UIViewController]) -> UITabBarController
}

extension MainFactory {
    func makeMain(tabs: [UIViewController]) -> UITabBarController {
        NavGraph.tabs(
            tabs,
            titles: ["home": "Home", "search": "Search", "cart": "Cart", "wishlist": "Wish list", "profile": "Profile"]
        )
    }
}
#endif
