// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `wishlist`, a stack that begins with `wishlistItems`.
@MainActor
final class WishlistRouter {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeWishlistItems(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: ShopAppName.wishlist, ending)
    }

    // MARK: wishlistItems

    func makeWishlistItems(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeWishlistItems()
        let frame = app.navigation.enter(screen, as: ShopAppName.wishlistItems, ending)
        screen.products = ProductsActions(_opening: NavGraph.GroupOpening(frame, app.productsEvents))
        return screen
    }
}

/// Wish list.
@MainActor
protocol WishlistItemsScreen: UIViewController {
    var products: ProductsActions? { get set }
}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
@MainActor
protocol WishlistFactory {
    func makeWishlistItems() -> any WishlistItemsScreen
}

extension WishlistFactory {
    func makeWishlistItems() -> any WishlistItemsScreen {
        WishlistItemsViewController()
    }
}
#endif
