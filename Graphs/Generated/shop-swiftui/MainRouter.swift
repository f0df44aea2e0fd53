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

/// The flow `main`, with the tabs `home`, `search`, `cart`, `wishlist`, `profile`.
@available(iOS 17, visionOS 1, *) @MainActor
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
        return app.navigation.tabs(
            children,
            for: ShopAppName.main,
            ending,
            label: { factory.label(of: MainTab.allCases[$0]) },
            badge: { factory.badge(of: MainTab.allCases[$0]) },
            view: { factory.makeMain(tabs: NavGraph.Tabs($0)) })
    }
}

/// The tabs of `main`.
@available(iOS 17, visionOS 1, *) enum MainTab: String, CaseIterable {
    case home
    case search
    case cart
    case wishlist
    case profile
}

/// Makes the tabs.
@available(iOS 17, visionOS 1, *) @MainActor
protocol MainFactory {
    func label(of tab: MainTab) -> Label<Text, Image>
    func badge(of tab: MainTab) -> Int
    func makeMain(tabs: NavGraph.Tabs<MainTab>) -> any View
}

@available(iOS 17, visionOS 1, *) extension MainFactory {
    func label(of tab: MainTab) -> Label<Text, Image> {
        switch tab {
        case .home: Label("Home", systemImage: "circle")
        case .search: Label("Search", systemImage: "circle")
        case .cart: Label("Cart", systemImage: "circle")
        case .wishlist: Label("Wish list", systemImage: "circle")
        case .profile: Label("Profile", systemImage: "circle")
        }
    }
    func badge(of tab: MainTab) -> Int { 0 }
    func makeMain(tabs: NavGraph.Tabs<MainTab>) -> any View { tabs.view }
}
#endif
