// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `wishlist`, a stack that begins with `wishlistItems`.
@available(iOS 17, visionOS 1, *) @MainActor
final class WishlistRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame { makeWishlistItems(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: ShopAppName.wishlist, ending)
    }

    // MARK: wishlistItems

    func makeWishlistItems(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.wishlistItems, ending)
        let actions = WishlistItemsActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(WishlistRoute.wishlistItems, actions, view: factory.makeWishlistItems(actions))
    }
}

/// These screens with their params.
@available(iOS 17, visionOS 1, *) enum WishlistRoute {
    case wishlistItems
}

@available(iOS 17, visionOS 1, *) extension WishlistRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: WishlistRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: WishlistRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(
            _ event: String, _ values: Any..., by method: @escaping (WishlistRouter, NavGraph.Step) throws -> Void
        ) {
            fireEvent(event, values, to: router, by: method)
        }
    }
}

/// Wish list.
@available(iOS 17, visionOS 1, *) @MainActor
struct WishlistItemsActions: NavGraph.Actions {
    var _opening = WishlistRouter.ActionsOpening()

    var products: ProductsActions {
        ProductsActions(_opening: NavGraph.GroupOpening(self._opening, self._opening.router?.app.productsEvents))
    }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, visionOS 1, *) @MainActor
protocol WishlistFactory {
    func makeWishlistItems(_ actions: WishlistItemsActions) -> any View
}

@available(iOS 17, visionOS 1, *) extension WishlistFactory {
    func makeWishlistItems(_ actions: WishlistItemsActions) -> any View { WishlistItemsView(actions: actions) }
}
#endif
