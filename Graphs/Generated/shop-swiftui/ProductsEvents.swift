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

/// The events `products` of `homeFeed`, `promotion`, `memberOffers`, `category`, `searchResults`, `basket`,
/// `wishlistItems`.
///
///     products
///         openProduct → push product
@available(iOS 17, visionOS 1, *) @MainActor
final class ProductsEvents {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    func productsOpenProduct(_ step: NavGraph.Step, productId: String) throws {
        try step.push(self.app.catalogueRouter.makeProduct(productId: productId))
    }
}

/// Announces the events of `products` for one opening of a screen, which can hand it to its cells. Those that the
/// screen hides do nothing. Without an opening, as in previews, nothing happens.
@available(iOS 17, visionOS 1, *) @MainActor
struct ProductsActions {
    var _opening = NavGraph.GroupOpening<ProductsEvents>()

    func openProduct(productId: String) {
        self._opening.fire("products.openProduct productId", productId) {
            try $0.productsOpenProduct($1, productId: productId)
        }
    }
}
#endif
