// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Each link is followed once, as soon as possible. A new link replaces one that waits.
extension ShopAppRouter: NavGraph.LinkRouter {
    /// Follows a link.
    func follow(_ link: ShopAppLink) { links.follow(way(to: link)) }

    /// Follows the link of a URL, shortcut, notification or activity; `false` if none matches.
    @discardableResult
    func follow(_ entry: NavGraph.LinkEntry) -> Bool {
        guard let link = ShopAppLink(entry) else { return false }
        if !links.isRepeated(entry) { follow(link) }
        return true
    }

    /// Returns how a link is followed.
    func way(to link: ShopAppLink) -> NavGraph.LinkWay {
        switch link {
        case .product(let productId):
            return NavGraph.LinkWay("product", isOpen: Self.isOpen) { [weak self] step in
                try self?.followProduct(step, productId: productId)
            }
        case .reviews(let productId):
            return NavGraph.LinkWay("reviews", isOpen: Self.isOpen) { [weak self] step in
                try self?.followReviews(step, productId: productId)
            }
        case .category(let slug):
            return NavGraph.LinkWay("category", isOpen: Self.isOpen) { [weak self] step in
                try self?.followCategory(step, slug: slug)
            }
        case .search(let q):
            return NavGraph.LinkWay("search", isOpen: Self.isOpen) { [weak self] step in
                try self?.followSearch(step, q: q)
            }
        case .promotion(let code):
            return NavGraph.LinkWay(
                "promotion", isOpen: Self.isOpen,
                resolve: { [weak self, resolvers] in
                    let promotion = try await resolvers.loadPromotion(code: code)
                    return { step in
                        try self?.followPromotion(step, promotion: promotion)
                    }
                }
            )
        case .order(let orderId):
            return NavGraph.LinkWay(
                "order", isOpen: { conditions, isRoot in
                    isRoot(ShopAppName.main)
                        && conditions[ShopAppCondition.loggedIn]
                }, expires: 3600
            ) { [weak self] step in
                try self?.followOrder(step, orderId: orderId)
            }
        case .memberOffers:
            return NavGraph.LinkWay(
                "memberOffers", isOpen: { conditions, isRoot in
                    isRoot(ShopAppName.main)
                        && conditions[ShopAppCondition.member]
                }, isKept: false
            ) { [weak self] step in
                try self?.followMemberOffers(step)
            }
        case .cart:
            return NavGraph.LinkWay("cart", isOpen: Self.isOpen) { [weak self] step in
                try self?.followCart(step)
            }
        case .scan:
            return NavGraph.LinkWay("scan", isOpen: Self.isOpen) { [weak self] step in
                try self?.followScan(step)
            }
        case .helpArticle(let topic):
            return NavGraph.LinkWay("helpArticle", isOpen: Self.isOpen) { [weak self] step in
                try self?.followHelpArticle(step, topic: topic)
            }
        case .help:
            return NavGraph.LinkWay(
                "help", isOpen: { _, _ in true }
            ) { [weak self] step in
                try self?.followHelp(step)
            }
        case .anythingElse:
            return NavGraph.LinkWay("anythingElse", isOpen: Self.isOpen) { [weak self] step in
                try self?.followAnythingElse(step)
            }
        }
    }

    /// Whether links can be followed.
    private static let isOpen: NavGraph.LinkWay.Condition = { _, isRoot in isRoot(ShopAppName.main) }

    /// `product`: main · products.openProduct
    private func followProduct(_ step: NavGraph.Step, productId: String) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try self.productsEvents.productsOpenProduct(step, productId: productId)
    }

    /// `reviews`: main · products.openProduct · product.openReviews
    private func followReviews(_ step: NavGraph.Step, productId: String) throws {
        step.restart(self.mainRouter.container())
        try self.productsEvents.productsOpenProduct(step, productId: productId)
        step.animateTheRest()
        try self.catalogueRouter.productOpenReviews(step, productId: productId)
    }

    /// `category`: main · search · searchHome.openCategory
    private func followCategory(_ step: NavGraph.Step, slug: String) throws {
        step.restart(self.mainRouter.container())
        try step.choose(ShopAppName.search)
        step.animateTheRest()
        try self.searchRouter.searchHomeOpenCategory(step, slug: slug)
    }

    /// `search`: main · search · searchHome.search
    private func followSearch(_ step: NavGraph.Step, q: String) throws {
        step.restart(self.mainRouter.container())
        try step.choose(ShopAppName.search)
        step.animateTheRest()
        try self.searchRouter.searchHomeSearch(step, query: q)
    }

    /// `promotion`: main · homeFeed.openPromotion
    private func followPromotion(_ step: NavGraph.Step, promotion: Promotion) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try self.homeRouter.homeFeedOpenPromotion(step, promotion: promotion)
    }

    /// `order`: main · profile · account.openOrders · orderList.openOrder
    private func followOrder(_ step: NavGraph.Step, orderId: String) throws {
        step.restart(self.mainRouter.container())
        try step.choose(ShopAppName.profile)
        try self.profileRouter.accountOpenOrders(step)
        step.animateTheRest()
        try self.profileRouter.orderListOpenOrder(step, orderId: orderId)
    }

    /// `memberOffers`: main · homeFeed.openOffers
    private func followMemberOffers(_ step: NavGraph.Step) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try self.homeRouter.homeFeedOpenOffers(step)
    }

    /// `cart`: main · cart
    private func followCart(_ step: NavGraph.Step) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try step.choose(ShopAppName.cart)
    }

    /// `scan`: main · search · searchHome.scan
    private func followScan(_ step: NavGraph.Step) throws {
        step.restart(self.mainRouter.container())
        try step.choose(ShopAppName.search)
        step.animateTheRest()
        try self.searchRouter.searchHomeScan(step)
    }

    /// `helpArticle`: main · profile · account.openPreferences · preferenceList.openHelp · helpTopics.openArticle
    private func followHelpArticle(_ step: NavGraph.Step, topic: String) throws {
        step.restart(self.mainRouter.container())
        try step.choose(ShopAppName.profile)
        try self.profileRouter.accountOpenPreferences(step)
        try self.preferencesRouter.preferenceListOpenHelp(step)
        step.animateTheRest()
        try self.helpRouter.helpTopicsOpenArticle(step, topic: topic)
    }

    /// `help`: over the window, help
    private func followHelp(_ step: NavGraph.Step) throws {
        step.dismissAll()
        step.present(self.helpRouter.container(), as: .pageSheet)
    }

    /// `anythingElse`: main
    private func followAnythingElse(_ step: NavGraph.Step) throws {
        step.restart(self.mainRouter.container())
    }
}
#endif
