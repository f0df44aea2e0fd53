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

/// The flow `catalogue`, a stack that begins with `product`.
///
///     product
///         openReviews → push reviews
///         openGallery → present gallery as overFullScreen
///         openSimilar → push product
///         addToCart → select cart, then pop to the root, send itemAdded
///         searchBrand → select search, then pop to the root, then push searchResults
///     gallery
///         close → dismiss
///     reviews
///         write
///             when loggedIn → present writeReview
///                 posted → send reviewPosted
///             else → present signIn
///                 signedIn → present writeReview
///                     posted → send reviewPosted
@available(iOS 17, visionOS 1, *) @MainActor
final class CatalogueRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    // MARK: product

    func makeProduct(_ ending: NavGraph.Ending? = nil, productId: String) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.product, ending)
        let actions = ProductActions(_opening: ParamsOpening(frame, self, params: productId))
        let factory = app.factory
        return frame.show(
            CatalogueRoute.product(productId: productId), actions,
            view: factory.makeProduct(actions, productId: productId))
    }

    func productOpenReviews(_ step: NavGraph.Step, productId: String) throws {
        try step.push(self.makeReviews(productId: productId))
    }

    fileprivate func productOpenGallery(_ step: NavGraph.Step, productId: String) throws {
        step.presentScreen(self.makeGallery(productId: productId), as: .overFullScreen, animation: .fade)
    }

    fileprivate func productOpenSimilar(_ step: NavGraph.Step, productId: String) throws {
        try step.push(self.makeProduct(productId: productId))
    }

    fileprivate func productAddToCart(_ step: NavGraph.Step, productId: String) throws {
        try step.select(ShopAppName.cart)
        step.popToRoot()
        try step.send(to: ShopAppName.basket, message: BasketMessage.itemAdded(productId: productId))
    }

    fileprivate func productSearchBrand(_ step: NavGraph.Step, brand: String) throws {
        try step.select(ShopAppName.search)
        step.popToRoot()
        try step.push(self.app.searchRouter.makeSearchResults(query: brand))
    }

    // MARK: gallery

    func makeGallery(_ ending: NavGraph.Ending? = nil, productId: String) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.gallery, ending)
        let actions = GalleryActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(
            CatalogueRoute.gallery(productId: productId), actions,
            view: factory.makeGallery(actions, productId: productId))
    }

    fileprivate func galleryClose(_ step: NavGraph.Step) throws {
        try step.dismiss()
    }

    // MARK: reviews

    func makeReviews(_ ending: NavGraph.Ending? = nil, productId: String) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.reviews, ending)
        let actions = ReviewsActions(_opening: ParamsOpening(frame, self, params: productId))
        let messages = frame.inbox(of: ReviewsMessage.self)
        let factory = app.factory
        return frame.show(
            CatalogueRoute.reviews(productId: productId), actions,
            view: factory.makeReviews(actions, messages: messages, productId: productId))
    }

    fileprivate func reviewsWrite(_ step: NavGraph.Step, productId: String) throws {
        if step.conditions[ShopAppCondition.loggedIn] {
            let ending = NavGraph.Ending()
            ending.on(ShopAppOutcome.writeReviewPosted) { review, step in
                try step.send(to: ShopAppName.reviews, message: ReviewsMessage.reviewPosted(review: review))
            }
            step.presentStack(self.makeWriteReview(ending, productId: productId))
        } else {
            let ending = NavGraph.Ending(of: ShopAppName.signIn)
            ending.on(ShopAppOutcome.signInSignedIn) { [unowned self] step in
                let ending = NavGraph.Ending()
                ending.on(ShopAppOutcome.writeReviewPosted) { review, step in
                    try step.send(to: ShopAppName.reviews, message: ReviewsMessage.reviewPosted(review: review))
                }
                step.presentStack(self.makeWriteReview(ending, productId: productId))
            }
            step.present(self.app.signInRouter.container(ending))
        }
    }

    // MARK: writeReview

    func makeWriteReview(_ ending: NavGraph.Ending? = nil, productId: String) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.writeReview, ending)
        let actions = WriteReviewActions(_opening: NavGraph.Opening(frame))
        let factory = app.factory
        return frame.show(
            CatalogueRoute.writeReview(productId: productId), actions,
            view: factory.makeWriteReview(actions, productId: productId))
    }
}

/// These screens with their params.
@available(iOS 17, visionOS 1, *) enum CatalogueRoute {
    case product(productId: String)
    case gallery(productId: String)
    case reviews(productId: String)
    case writeReview(productId: String)
}

@available(iOS 17, visionOS 1, *) extension CatalogueRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: CatalogueRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: CatalogueRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(
            _ event: String, _ values: Any..., by method: @escaping (CatalogueRouter, NavGraph.Step) throws -> Void
        ) {
            fireEvent(event, values, to: router, by: method)
        }
    }

    /// The same, with params of its screen that events use.
    @MainActor
    final class ParamsOpening<Params>: ActionsOpening {
        private let params: Params?

        override init() {
            params = nil
            super.init()
        }

        init(_ frame: NavGraph.Frame, _ router: CatalogueRouter, params: Params) {
            self.params = params
            super.init(frame, router)
        }

        func fireWithParams(
            _ event: String,
            _ values: Any...,
            by method: @escaping (CatalogueRouter, NavGraph.Step, Params) throws -> Void
        ) {
            guard let params else { return }
            fireEvent(event, values, to: router) { try method($0, $1, params) }
        }
    }
}

/// Product.
@available(iOS 17, visionOS 1, *) @MainActor
struct ProductActions: NavGraph.Actions {
    var _opening = CatalogueRouter.ParamsOpening<String>()

    func openReviews() {
        self._opening.fireWithParams("product.openReviews") { try $0.productOpenReviews($1, productId: $2) }
    }

    func openGallery() {
        self._opening.fireWithParams("product.openGallery") { try $0.productOpenGallery($1, productId: $2) }
    }

    func openSimilar(productId: String) {
        self._opening.fire("product.openSimilar productId", productId) {
            try $0.productOpenSimilar($1, productId: productId)
        }
    }

    func addToCart() {
        self._opening.fireWithParams("product.addToCart") { try $0.productAddToCart($1, productId: $2) }
    }

    func searchBrand(brand: String) {
        self._opening.fire("product.searchBrand brand", brand) { try $0.productSearchBrand($1, brand: brand) }
    }
}

/// Pictures.
@available(iOS 17, visionOS 1, *) @MainActor
struct GalleryActions: NavGraph.Actions {
    var _opening = CatalogueRouter.ActionsOpening()

    func close() { self._opening.fire("gallery.close") { try $0.galleryClose($1) } }
}

/// Reviews.
@available(iOS 17, visionOS 1, *) @MainActor
struct ReviewsActions: NavGraph.Actions {
    var _opening = CatalogueRouter.ParamsOpening<String>()

    func write() { self._opening.fireWithParams("reviews.write") { try $0.reviewsWrite($1, productId: $2) } }
}

/// The messages that `reviews` receives.
@available(iOS 17, visionOS 1, *) enum ReviewsMessage {
    case reviewPosted(review: Review)
}

/// Your review.
@available(iOS 17, visionOS 1, *) @MainActor
struct WriteReviewActions: NavGraph.Actions {
    var _opening = NavGraph.Opening()

    func posted(review: Review) { self._opening.end(ShopAppOutcome.writeReviewPosted, review) }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, visionOS 1, *) @MainActor
protocol CatalogueFactory {
    func makeProduct(_ actions: ProductActions, productId: String) -> any View
    func makeGallery(_ actions: GalleryActions, productId: String) -> any View
    func makeReviews(_ actions: ReviewsActions, messages: NavGraph.Inbox<ReviewsMessage>, productId: String) -> any View
    func makeWriteReview(_ actions: WriteReviewActions, productId: String) -> any View
}

@available(iOS 17, visionOS 1, *) extension CatalogueFactory {
    func makeProduct(_ actions: ProductActions, productId: String) -> any View {
        ProductView(actions: actions, productId: productId)
    }
    func makeGallery(_ actions: GalleryActions, productId: String) -> any View {
        GalleryView(actions: actions, productId: productId)
    }
    func makeReviews(
        _ actions: ReviewsActions, messages: NavGraph.Inbox<ReviewsMessage>, productId: String
    ) -> any View {
        ReviewsView(actions: actions, messages: messages, productId: productId)
    }
    func makeWriteReview(_ actions: WriteReviewActions, productId: String) -> any View {
        WriteReviewView(actions: actions, productId: productId)
    }
}
#endif
