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
@available(iOS 17, visionOS 1, *) @MainActor
final class HomeRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame { makeHomeFeed(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: ShopAppName.home, ending)
    }

    // MARK: homeFeed

    func makeHomeFeed(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.homeFeed, ending)
        let actions = HomeFeedActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(HomeRoute.homeFeed, actions, view: factory.makeHomeFeed(actions))
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

    func makePromotion(_ ending: NavGraph.Ending? = nil, promotion: Promotion) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.promotion, ending)
        let actions = PromotionActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(
            HomeRoute.promotion(promotion: promotion), actions,
            view: factory.makePromotion(actions, promotion: promotion))
    }

    fileprivate func promotionReadTerms(_ step: NavGraph.Step) throws {
        step.open("https://shop.example.com/terms")
    }

    // MARK: clubIntro

    func makeClubIntro(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.clubIntro, ending)
        let actions = ClubIntroActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(HomeRoute.clubIntro, actions, view: factory.makeClubIntro(actions))
    }

    fileprivate func clubIntroJoin(_ step: NavGraph.Step) throws {
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

    func makeMemberOffers(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.memberOffers, ending)
        let actions = MemberOffersActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(HomeRoute.memberOffers, actions, view: factory.makeMemberOffers(actions))
    }
}

/// These screens with their params.
@available(iOS 17, visionOS 1, *) enum HomeRoute {
    case homeFeed
    case promotion(promotion: Promotion)
    case clubIntro
    case memberOffers
}

@available(iOS 17, visionOS 1, *) extension HomeRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: HomeRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: HomeRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(_ event: String, _ values: Any..., by method: @escaping (HomeRouter, NavGraph.Step) throws -> Void) {
            fireEvent(event, values, to: router, by: method)
        }
    }
}

/// Home.
@available(iOS 17, visionOS 1, *) @MainActor
struct HomeFeedActions: NavGraph.Actions {
    var _opening = HomeRouter.ActionsOpening()

    func openPromotion(promotion: Promotion) {
        self._opening.fire("homeFeed.openPromotion promotion", promotion) {
            try $0.homeFeedOpenPromotion($1, promotion: promotion)
        }
    }

    func openOffers() { self._opening.fire("homeFeed.openOffers") { try $0.homeFeedOpenOffers($1) } }

    var products: ProductsActions {
        ProductsActions(_opening: NavGraph.GroupOpening(self._opening, self._opening.router?.app.productsEvents))
    }
}

/// Promotion.
@available(iOS 17, visionOS 1, *) @MainActor
struct PromotionActions: NavGraph.Actions {
    var _opening = HomeRouter.ActionsOpening()

    func readTerms() { self._opening.fire("promotion.readTerms") { try $0.promotionReadTerms($1) } }

    var products: ProductsActions {
        ProductsActions(_opening: NavGraph.GroupOpening(self._opening, self._opening.router?.app.productsEvents))
    }
}

/// The club.
@available(iOS 17, visionOS 1, *) @MainActor
struct ClubIntroActions: NavGraph.Actions {
    var _opening = HomeRouter.ActionsOpening()

    func join() { self._opening.fire("clubIntro.join") { try $0.clubIntroJoin($1) } }
}

/// Offers for members.
@available(iOS 17, visionOS 1, *) @MainActor
struct MemberOffersActions: NavGraph.Actions {
    var _opening = HomeRouter.ActionsOpening()

    var products: ProductsActions {
        ProductsActions(_opening: NavGraph.GroupOpening(self._opening, self._opening.router?.app.productsEvents))
    }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, visionOS 1, *) @MainActor
protocol HomeFactory {
    func makeHomeFeed(_ actions: HomeFeedActions) -> any View
    func makePromotion(_ actions: PromotionActions, promotion: Promotion) -> any View
    func makeClubIntro(_ actions: ClubIntroActions) -> any View
    func makeMemberOffers(_ actions: MemberOffersActions) -> any View
}

@available(iOS 17, visionOS 1, *) extension HomeFactory {
    func makeHomeFeed(_ actions: HomeFeedActions) -> any View { HomeFeedView(actions: actions) }
    func makePromotion(_ actions: PromotionActions, promotion: Promotion) -> any View {
        PromotionView(actions: actions, promotion: promotion)
    }
    func makeClubIntro(_ actions: ClubIntroActions) -> any View { ClubIntroView(actions: actions) }
    func makeMemberOffers(_ actions: MemberOffersActions) -> any View { MemberOffersView(actions: actions) }
}
#endif
