// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit

/// The events `products` of `homeFeed`, `promotion`, `memberOffers`, `category`, `searchResults`, `basket`,
/// `wishlistItems`.
///
///     products
///         openProduct → push product
@MainActor
final class ProductsEvents {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    func productsOpenProduct(_ step: NavGraph.Step, productId: String) throws {
        try step.push(self.app.catalogueRouter.makeProduct(productId: productId))
    }
}
#endif
