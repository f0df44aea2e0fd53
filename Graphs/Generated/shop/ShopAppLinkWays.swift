// Made by navgraph from shop.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

extension ShopAppRouter {
    /// How a link is followed.
    func way(to link: ShopAppLink) -> ShopAppLinkWay {
        switch link {
        case .product(let productId):
            return ShopAppLinkWay(
                "product", isOpen: { _, root in root == "main" }
            ) { [weak self] step in
                try self?.followProduct(step, productId: productId)
            }
        case .reviews(let productId):
            return ShopAppLinkWay(
                "reviews", isOpen: { _, root in root == "main" }
            ) { [weak self] step in
                try self?.followReviews(step, productId: productId)
            }
        case .category(let slug):
            return ShopAppLinkWay(
                "category", isOpen: { _, root in root == "main" }
            ) { [weak self] step in
                try self?.followCategory(step, slug: slug)
            }
        case .search(let q):
            return ShopAppLinkWay(
                "search", isOpen: { _, root in root == "main" }
            ) { [weak self] step in
                try self?.followSearch(step, q: q)
            }
        case .promotion(let code):
            return ShopAppLinkWay(
                "promotion", isOpen: { _, root in root == "main" },
                resolve: { [weak self, resolvers] in
                    let promotion = try await resolvers.loadPromotion(code: code)
                    return { step in
                        try self?.followPromotion(step, promotion: promotion)
                    }
                }
            )
        case .order(let orderId):
            return ShopAppLinkWay(
                "order", isOpen: { conditions, root in root == "main" && conditions.loggedIn }, expires: 3600
            ) { [weak self] step in
                try self?.followOrder(step, orderId: orderId)
            }
        case .memberOffers:
            return ShopAppLinkWay(
                "memberOffers", isOpen: { conditions, root in root == "main" && conditions.member }, isKept: false
            ) { [weak self] step in
                try self?.followMemberOffers(step)
            }
        case .cart:
            return ShopAppLinkWay(
                "cart", isOpen: { _, root in root == "main" }
            ) { [weak self] step in
                try self?.followCart(step)
            }
        case .scan:
            return ShopAppLinkWay(
                "scan", isOpen: { _, root in root == "main" }
            ) { [weak self] step in
                try self?.followScan(step)
            }
        case .helpArticle(let topic):
            return ShopAppLinkWay(
                "helpArticle", isOpen: { _, root in root == "main" }
            ) { [weak self] step in
                try self?.followHelpArticle(step, topic: topic)
            }
        case .help:
            return ShopAppLinkWay(
                "help", isOpen: { _, _ in true }
            ) { [weak self] step in
                try self?.followHelp(step)
            }
        case .anythingElse:
            return ShopAppLinkWay(
                "anythingElse", isOpen: { _, root in root == "main" }
            ) { [weak self] step in
                try self?.followAnythingElse(step)
            }
        }
    }

    /// `product`: main · homeFeed.openProduct
    private func followProduct(_ step: ShopAppStep, productId: String) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try homeFeedOpenProductOnWay(step, productId: productId)
    }

    /// `reviews`: main · homeFeed.openProduct · product.openReviews
    private func followReviews(_ step: ShopAppStep, productId: String) throws {
        step.restart(self.mainRouter.container())
        try homeFeedOpenProductOnWay(step, productId: productId)
        step.animateTheRest()
        try productOpenReviewsOnWay(step, productId: productId)
    }

    /// `category`: main · search · searchHome.openCategory
    private func followCategory(_ step: ShopAppStep, slug: String) throws {
        step.restart(self.mainRouter.container())
        try step.choose("search")
        step.animateTheRest()
        try searchHomeOpenCategoryOnWay(step, slug: slug)
    }

    /// `search`: main · search · searchHome.search
    private func followSearch(_ step: ShopAppStep, q: String) throws {
        step.restart(self.mainRouter.container())
        try step.choose("search")
        step.animateTheRest()
        try searchHomeSearchOnWay(step, query: q)
    }

    /// `promotion`: main · homeFeed.openPromotion
    private func followPromotion(_ step: ShopAppStep, promotion: Promotion) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try homeFeedOpenPromotionOnWay(step, promotion: promotion)
    }

    /// `order`: main · profile · account.openOrders · orderList.openOrder
    private func followOrder(_ step: ShopAppStep, orderId: String) throws {
        step.restart(self.mainRouter.container())
        try step.choose("profile")
        try accountOpenOrdersOnWay(step)
        step.animateTheRest()
        try orderListOpenOrderOnWay(step, orderId: orderId)
    }

    /// `memberOffers`: main · homeFeed.openOffers
    private func followMemberOffers(_ step: ShopAppStep) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try homeFeedOpenOffersOnWay(step)
    }

    /// `cart`: main · cart
    private func followCart(_ step: ShopAppStep) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try step.choose("cart")
    }

    /// `scan`: main · search · searchHome.scan
    private func followScan(_ step: ShopAppStep) throws {
        step.restart(self.mainRouter.container())
        try step.choose("search")
        step.animateTheRest()
        try searchHomeScanOnWay(step)
    }

    /// `helpArticle`: main · profile · account.openPreferences · preferenceList.openHelp · helpTopics.openArticle
    private func followHelpArticle(_ step: ShopAppStep, topic: String) throws {
        step.restart(self.mainRouter.container())
        try step.choose("profile")
        try accountOpenPreferencesOnWay(step)
        try preferenceListOpenHelpOnWay(step)
        step.animateTheRest()
        try helpTopicsOpenArticleOnWay(step, topic: topic)
    }

    /// `help`: over the window, help
    private func followHelp(_ step: ShopAppStep) throws {
        step.dismissAll()
        step.present(self.helpRouter.container(), as: .pageSheet)
    }

    /// `anythingElse`: main
    private func followAnythingElse(_ step: ShopAppStep) throws {
        step.restart(self.mainRouter.container())
    }
}

// MARK: - Events on the ways

extension ShopAppRouter {
    private func homeFeedOpenProductOnWay(_ step: ShopAppStep, productId: String) throws {
        try step.push(self.catalogueRouter.makeProduct(productId: productId))
    }

    private func productOpenReviewsOnWay(_ step: ShopAppStep, productId: String) throws {
        try step.push(self.catalogueRouter.makeReviews(productId: productId))
    }

    private func searchHomeOpenCategoryOnWay(_ step: ShopAppStep, slug: String) throws {
        try step.push(self.searchRouter.makeCategory(slug: slug))
    }

    private func searchHomeSearchOnWay(_ step: ShopAppStep, query: String) throws {
        try step.push(self.searchRouter.makeSearchResults(query: query))
    }

    private func homeFeedOpenPromotionOnWay(_ step: ShopAppStep, promotion: Promotion) throws {
        try step.push(self.homeRouter.makePromotion(promotion: promotion))
    }

    private func accountOpenOrdersOnWay(_ step: ShopAppStep) throws {
        try step.push(self.profileRouter.makeOrderList())
    }

    private func orderListOpenOrderOnWay(_ step: ShopAppStep, orderId: String) throws {
        try step.push(self.profileRouter.makeOrderDetail(orderId: orderId))
    }

    private func homeFeedOpenOffersOnWay(_ step: ShopAppStep) throws {
        try step.push(self.homeRouter.makeMemberOffers())
    }

    private func searchHomeScanOnWay(_ step: ShopAppStep) throws {
        let ending = ShopAppEnding()
        ending.on("found", as: String.self) { [unowned self] productId, step in
            try step.push(self.catalogueRouter.makeProduct(productId: productId))
        }
        ending.close("cancelled")
        step.present(self.searchRouter.makeScanner(ending), as: .fullScreen)
    }

    private func accountOpenPreferencesOnWay(_ step: ShopAppStep) throws {
        try step.push(self.preferencesRouter.firstScreen())
    }

    private func preferenceListOpenHelpOnWay(_ step: ShopAppStep) throws {
        try step.push(self.helpRouter.firstScreen())
    }

    private func helpTopicsOpenArticleOnWay(_ step: ShopAppStep, topic: String) throws {
        try step.push(self.helpRouter.makeHelpArticle(topic: topic))
    }
}
#endif
