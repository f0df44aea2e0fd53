// Made by navgraph from shop.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// The flow `home`, a stack that begins with `homeFeed`.
///
///     homeFeed
///         openProduct → push product
///         openPromotion → push promotion
///         openOffers
///             when member → push memberOffers
///             else → push clubIntro
///     promotion
///         openProduct → push product
///         readTerms → open https://shop.example.com/terms
///     clubIntro
///         join
///             when loggedIn → set member, replace by memberOffers
///             else → present signIn
///                 signedIn → set member, replace by memberOffers
///     memberOffers
///         openProduct → push product
@MainActor
final class HomeRouter {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen, by itself.
    func firstScreen(_ ending: ShopAppEnding? = nil) -> UIViewController {
        makeHomeFeed(ending)
    }

    /// A stack with the first screen in it.
    func container(_ ending: ShopAppEnding? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: "home", ending)
    }

    // MARK: homeFeed

    func makeHomeFeed(_ ending: ShopAppEnding? = nil) -> UIViewController {
        let screen = app.factory.makeHomeFeed()
        let frame = app.navigation.enter(screen, as: "homeFeed", ending)
        screen.onOpenProduct = frame.event("homeFeed.openProduct", to: self) { try $0.homeFeedOpenProduct($1, productId: $2) }
        screen.onOpenPromotion = frame.event("homeFeed.openPromotion", to: self) { try $0.homeFeedOpenPromotion($1, promotion: $2) }
        screen.onOpenOffers = frame.event("homeFeed.openOffers", to: self) { try $0.homeFeedOpenOffers($1) }
        return screen
    }

    private func homeFeedOpenProduct(_ step: ShopAppStep, productId: String) throws {
        try step.stack().pushViewController(self.app.catalogueRouter.makeProduct(productId: productId), animated: true)
    }

    private func homeFeedOpenPromotion(_ step: ShopAppStep, promotion: Promotion) throws {
        try step.stack().pushViewController(self.makePromotion(promotion: promotion), animated: true)
    }

    private func homeFeedOpenOffers(_ step: ShopAppStep) throws {
        if step.conditions.member {
            try step.stack().pushViewController(self.makeMemberOffers(), animated: true)
        } else {
            try step.stack().pushViewController(self.makeClubIntro(), animated: true)
        }
    }

    // MARK: promotion

    func makePromotion(_ ending: ShopAppEnding? = nil, promotion: Promotion) -> UIViewController {
        let screen = app.factory.makePromotion(promotion: promotion)
        let frame = app.navigation.enter(screen, as: "promotion", ending)
        screen.onOpenProduct = frame.event("promotion.openProduct", to: self) { try $0.promotionOpenProduct($1, productId: $2) }
        screen.onReadTerms = frame.event("promotion.readTerms", to: self) { try $0.promotionReadTerms($1) }
        return screen
    }

    private func promotionOpenProduct(_ step: ShopAppStep, productId: String) throws {
        try step.stack().pushViewController(self.app.catalogueRouter.makeProduct(productId: productId), animated: true)
    }

    private func promotionReadTerms(_ step: ShopAppStep) throws {
        step.open("https://shop.example.com/terms")
    }

    // MARK: clubIntro

    func makeClubIntro(_ ending: ShopAppEnding? = nil) -> UIViewController {
        let screen = app.factory.makeClubIntro()
        let frame = app.navigation.enter(screen, as: "clubIntro", ending)
        screen.onJoin = frame.event("clubIntro.join", to: self) { try $0.clubIntroJoin($1) }
        return screen
    }

    private func clubIntroJoin(_ step: ShopAppStep) throws {
        if step.conditions.loggedIn {
            step.conditions.member = true
            step.replace(with: self.makeMemberOffers())
        } else {
            let ending = ShopAppEnding(of: "signIn")
            ending.on("signedIn") { [unowned self] step in
                step.conditions.member = true
                step.replace(with: self.makeMemberOffers())
            }
            let layer = self.app.signInRouter.container(ending)
            try step.presenter(of: layer).present(layer, animated: true, completion: step.done)
        }
    }

    // MARK: memberOffers

    func makeMemberOffers(_ ending: ShopAppEnding? = nil) -> UIViewController {
        let screen = app.factory.makeMemberOffers()
        let frame = app.navigation.enter(screen, as: "memberOffers", ending)
        screen.onOpenProduct = frame.event("memberOffers.openProduct", to: self) { try $0.memberOffersOpenProduct($1, productId: $2) }
        return screen
    }

    private func memberOffersOpenProduct(_ step: ShopAppStep, productId: String) throws {
        try step.stack().pushViewController(self.app.catalogueRouter.makeProduct(productId: productId), animated: true)
    }
}

/// Home.
@MainActor
protocol HomeFeedScreen: UIViewController {
    var onOpenProduct: ((_ productId: String) -> Void)? { get set }
    var onOpenPromotion: ((_ promotion: Promotion) -> Void)? { get set }
    var onOpenOffers: (() -> Void)? { get set }
}

/// Promotion.
@MainActor
protocol PromotionScreen: UIViewController {
    var onOpenProduct: ((_ productId: String) -> Void)? { get set }
    var onReadTerms: (() -> Void)? { get set }
}

/// The club.
@MainActor
protocol ClubIntroScreen: UIViewController {
    var onJoin: (() -> Void)? { get set }
}

/// Offers for members.
@MainActor
protocol MemberOffersScreen: UIViewController {
    var onOpenProduct: ((_ productId: String) -> Void)? { get set }
}

/// Makes these screens. What it does by itself is UIKit's initializer, and their params after that.
@MainActor
protocol HomeFactory {
    func makeHomeFeed() -> any HomeFeedScreen
    func makePromotion(promotion: Promotion) -> any PromotionScreen
    func makeClubIntro() -> any ClubIntroScreen
    func makeMemberOffers() -> any MemberOffersScreen
}

extension HomeFactory {
    func makeHomeFeed() -> any HomeFeedScreen {
        HomeFeedViewController()
    }
    func makePromotion(promotion: Promotion) -> any PromotionScreen {
        PromotionViewController(promotion: promotion)
    }
    func makeClubIntro() -> any ClubIntroScreen {
        ClubIntroViewController()
    }
    func makeMemberOffers() -> any MemberOffersScreen {
        MemberOffersViewController()
    }
}
#endif
