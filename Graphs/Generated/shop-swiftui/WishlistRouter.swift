// Made by navgraph from shop.yaml. Changes are lost.

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI

/// The flow `wishlist`, a stack that begins with `wishlistItems`.
///
///     wishlistItems
///         openProduct → push product
@MainActor
final class WishlistRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen, by itself.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        makeWishlistItems(ending)
    }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: "wishlist", ending)
    }

    // MARK: wishlistItems

    func makeWishlistItems(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame("wishlistItems", ending)
        let actions = WishlistItemsActions(_opening: NavGraph.RoutedOpening(frame, self))
        let factory = app.factory
        let route = WishlistRoute.wishlistItems
        frame.show(route, actions, view: { factory.makeWishlistItems(actions) })
        return frame
    }

    fileprivate func wishlistItemsOpenProduct(_ step: NavGraph.Step, productId: String) throws {
        try step.push(self.app.catalogueRouter.makeProduct(productId: productId))
    }
}

/// These screens with their params.
enum WishlistRoute {
    case wishlistItems
}

/// Wish list.
@MainActor
struct WishlistItemsActions: NavGraph.Actions {
    let _opening: NavGraph.RoutedOpening<WishlistRouter, Void>

    /// For previews: nothing happens.
    static let preview = WishlistItemsActions(_opening: NavGraph.RoutedOpening())

    func openProduct(productId: String) {
        _opening.fire("wishlistItems.openProduct", ["productId": productId]) { try $0.wishlistItemsOpenProduct($1, productId: productId) }
    }
}

/// Makes these screens. What it does by itself is the view's initializer.
@MainActor
protocol WishlistFactory {
    func makeWishlistItems(_ actions: WishlistItemsActions) -> any View
}

extension WishlistFactory {
    func makeWishlistItems(_ actions: WishlistItemsActions) -> any View {
        WishlistItemsView(actions: actions)
    }
}
#endif
