// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI

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
#endif
