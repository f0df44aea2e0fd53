// Made by navgraph from shop.yaml. Changes are lost.

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI

/// The flow `main`, with the tabs `home`, `search`, `cart`, `wishlist`, `profile`.
@MainActor
final class MainRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The tabs, each with its first screen.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        let children = [
            self.app.homeRouter.container(),
            self.app.searchRouter.container(),
            self.app.cartRouter.container(),
            self.app.wishlistRouter.container(),
            self.app.profileRouter.container(),
        ]
        let factory = app.factory
        return app.navigation.tabs(children, for: "main", ending) { factory.label(of: MainTab.allCases[$0]) }
    }
}

/// The tabs of `main`.
enum MainTab: String, CaseIterable {
    case home
    case search
    case cart
    case wishlist
    case profile
}

/// Makes these screens. What it does by itself is the view's initializer.
@MainActor
protocol MainFactory {
    func label(of tab: MainTab) -> Label<Text, Image>
}

extension MainFactory {
    func label(of tab: MainTab) -> Label<Text, Image> {
        switch tab {
        case .home: Label("Home", systemImage: "circle")
        case .search: Label("Search", systemImage: "circle")
        case .cart: Label("Cart", systemImage: "circle")
        case .wishlist: Label("Wish list", systemImage: "circle")
        case .profile: Label("Profile", systemImage: "circle")
        }
    }
}
#endif
