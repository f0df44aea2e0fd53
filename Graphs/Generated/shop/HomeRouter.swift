// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `home`, a stack that begins with `homeFeed`.
///
///     homeFeed
///         openPromotion → push promotion
///         openOffers
///             when member → push memberOffers
///             else → push clubIntro
///     promotion
///         readTerms → open https://shop.example.com/terms
///     clubIntro
///         join
///             when loggedIn → set member, replace by memberOffers
///             else → present signIn
///                 signedIn → set member, replace by memberOffers
@MainActor
final class HomeRouter {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeHomeFeed(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: ShopAppName.home, ending)
    }

    // MARK: homeFeed

    func makeHomeFeed(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeHomeFeed()
        let frame = app.navigation.enter(screen, as: ShopAppName.homeFeed, ending)
        screen.onOpenPromotion = frame.eventWithValues("homeFeed.openPromotion", "promotion", to: self) {
            try $0.homeFeedOpenPromotion($1, promotion: $2)
        }
        screen.onOpenOffers = frame.event("homeFeed.openOffers", to: self) { try $0.homeFeedOpenOffers($1) }
        screen.products = ProductsActions(_opening: NavGraph.GroupOpening(frame, app.productsEvents))
        return screen
    }

    func homeFeedOpenPromotion(_ step: NavGraph.Step, promotion: Promotion) throws {
        try step.push(self.makePromotion(promotion: promotion))
    }

    func homeFeedOpenOffers(_ step: NavGraph.Step) throws {
        if step.conditions[ShopAppCondition.member] {
            try step.push(self.makeMemberOffers())
        } else {
            try step.push(self.makeClubIntro())
        }
    }

    // MARK: promotion

    func makePromotion(_ ending: NavGraph.Ending? = nil, promotion: Promotion) -> UIViewController {
        let screen = app.factory.makePromotion(promotion: promotion)
        let frame = app.navigation.enter(screen, as: ShopAppName.promotion, ending)
        screen.onReadTerms = frame.event("promotion.readTerms", to: self) { try $0.promotionReadTerms($1) }
        screen.products = ProductsActions(_opening: NavGraph.GroupOpening(frame, app.productsEvents))
        return screen
    }

    private func promotionReadTerms(_ step: NavGraph.Step) throws {
        step.open("https://shop.example.com/terms")
    }

    // MARK: clubIntro

    func makeClubIntro(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeClubIntro()
        let frame = app.navigation.enter(screen, as: ShopAppName.clubIntro, ending)
        screen.onJoin = frame.event("clubIntro.join", to: self) { try $0.clubIntroJoin($1) }
        return screen
    }

    private func clubIntroJoin(_ step: NavGraph.Step) throws {
        if step.conditions[ShopAppCondition.loggedIn] {
            step.conditions[ShopAppCondition.member] = true
            try step.replace(with: self.makeMemberOffers())
        } else {
            let ending = NavGraph.Ending(of: ShopAppName.signIn)
            ending.on(ShopAppOutcome.signInSignedIn) { [unowned self] step in
                step.conditions[ShopAppCondition.member] = true
                try step.replace(with: self.makeMemberOffers())
            }
            step.present(self.app.signInRouter.container(ending))
        }
    }

    // MARK: memberOffers

    func makeMemberOffers(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeMemberOffers()
        let frame = app.navigation.enter(screen, as: ShopAppName.memberOffers, ending)
        screen.products = ProductsActions(_opening: NavGraph.GroupOpening(frame, app.productsEvents))
        return screen
    }
}

/// Home.
@MainActor
protocol HomeFeedScreen: UIViewController {
    var onOpenPromotion: ((_ promotion: Promotion) -> Void)? { get set }
    var onOpenOffers: (() -> Void)? { get set }
    var products: ProductsActions? { get set }
}

/// Promotion.
@MainActor
protocol PromotionScreen: UIViewController {
    var onReadTerms: (() -> Void)? { get set }
    var products: ProductsActions? { get set }
}

/// The club.
@MainActor
protocol ClubIntroScreen: UIViewController {
    var onJoin: (() -> Void)? { get set }
}

/// Offers for members.
@MainActor
protocol MemberOffersScreen: UIViewController {
    var products: ProductsActions? { get set }
}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
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
