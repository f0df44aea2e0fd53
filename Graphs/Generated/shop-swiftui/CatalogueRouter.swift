// Made by navgraph from shop.yaml. Changes are lost.

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI

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
@MainActor
final class CatalogueRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen, by itself.
    func firstScreen(_ ending: NavGraph.Ending? = nil, productId: String) -> NavGraph.Frame {
        makeProduct(ending, productId: productId)
    }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil, productId: String) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(productId: productId), for: "catalogue", ending)
    }

    // MARK: product

    func makeProduct(_ ending: NavGraph.Ending? = nil, productId: String) -> NavGraph.Frame {
        let frame = app.navigation.frame("product", ending)
        let actions = ProductActions(NavGraph.Opening(frame), self, productId)
        let factory = app.factory
        let route = CatalogueRoute.product(productId: productId)
        frame.show(NavGraph.Screen(route, view: { factory.makeProduct(actions, productId: productId) }), actions)
        return frame
    }

    func productOpenReviews(_ step: NavGraph.Step, productId: String) throws {
        try step.push(self.makeReviews(productId: productId))
    }

    fileprivate func productOpenGallery(_ step: NavGraph.Step, productId: String) throws {
        step.present(self.makeGallery(productId: productId), as: .overFullScreen, animation: .fade)
    }

    fileprivate func productOpenSimilar(_ step: NavGraph.Step, productId: String) throws {
        try step.push(self.makeProduct(productId: productId))
    }

    fileprivate func productAddToCart(_ step: NavGraph.Step, productId: String) throws {
        try step.select("cart")
        step.popToRoot()
        try step.send(to: "basket", message: BasketMessage.itemAdded(productId: productId))
    }

    fileprivate func productSearchBrand(_ step: NavGraph.Step, brand: String) throws {
        try step.select("search")
        step.popToRoot()
        try step.push(self.app.searchRouter.makeSearchResults(query: brand))
    }

    // MARK: gallery

    func makeGallery(_ ending: NavGraph.Ending? = nil, productId: String) -> NavGraph.Frame {
        let frame = app.navigation.frame("gallery", ending)
        let actions = GalleryActions(NavGraph.Opening(frame), self)
        let factory = app.factory
        let route = CatalogueRoute.gallery(productId: productId)
        frame.show(NavGraph.Screen(route, view: { factory.makeGallery(actions, productId: productId) }), actions)
        return frame
    }

    fileprivate func galleryClose(_ step: NavGraph.Step) throws {
        try step.dismiss()
    }

    // MARK: reviews

    func makeReviews(_ ending: NavGraph.Ending? = nil, productId: String) -> NavGraph.Frame {
        let frame = app.navigation.frame("reviews", ending)
        let actions = ReviewsActions(NavGraph.Opening(frame), self, productId)
        let messages = frame.inbox(of: ReviewsMessage.self)
        let factory = app.factory
        let route = CatalogueRoute.reviews(productId: productId)
        frame.show(NavGraph.Screen(route, view: { factory.makeReviews(actions, messages: messages, productId: productId) }), actions)
        return frame
    }

    fileprivate func reviewsWrite(_ step: NavGraph.Step, productId: String) throws {
        if step.conditions["loggedIn"] {
            let ending = NavGraph.Ending()
            ending.on("posted", as: Review.self) { review, step in
                try step.send(to: "reviews", message: ReviewsMessage.reviewPosted(review: review))
            }
            step.present(self.app.navigation.stack(self.makeWriteReview(ending, productId: productId), for: "writeReview", ending))
        } else {
            let ending = NavGraph.Ending(of: "signIn")
            ending.on("signedIn") { [unowned self] step in
                let ending = NavGraph.Ending()
                ending.on("posted", as: Review.self) { review, step in
                    try step.send(to: "reviews", message: ReviewsMessage.reviewPosted(review: review))
                }
                step.present(self.app.navigation.stack(self.makeWriteReview(ending, productId: productId), for: "writeReview", ending))
            }
            step.present(self.app.signInRouter.container(ending))
        }
    }

    // MARK: writeReview

    func makeWriteReview(_ ending: NavGraph.Ending? = nil, productId: String) -> NavGraph.Frame {
        let frame = app.navigation.frame("writeReview", ending)
        let actions = WriteReviewActions(NavGraph.Opening(frame))
        let factory = app.factory
        let route = CatalogueRoute.writeReview(productId: productId)
        frame.show(NavGraph.Screen(route, view: { factory.makeWriteReview(actions, productId: productId) }), actions)
        return frame
    }
}

/// These screens with their params.
enum CatalogueRoute {
    case product(productId: String)
    case gallery(productId: String)
    case reviews(productId: String)
    case writeReview(productId: String)
}

/// Product.
@MainActor
struct ProductActions {
    let _opening: NavGraph.Opening
    private weak var _router: CatalogueRouter?
    private let _values: (String)?

    /// For previews: nothing happens.
    static let preview = ProductActions(NavGraph.Opening())

    fileprivate init(_ opening: NavGraph.Opening, _ router: CatalogueRouter? = nil, _ values: (String)? = nil) {
        _opening = opening
        _router = router
        _values = values
    }

    /// Of the screen, if it is the current one.
    init?(current router: ShopAppRouter) {
        guard let actions = router.navigation.currentActions as? Self else { return nil }
        self = actions
    }

    func openReviews() {
        guard let values: (String) = _values else { return }
        _opening.fire("product.openReviews", _router) { try $0.productOpenReviews($1, productId: values) }
    }

    func openGallery() {
        guard let values: (String) = _values else { return }
        _opening.fire("product.openGallery", _router) { try $0.productOpenGallery($1, productId: values) }
    }

    func openSimilar(productId: String) {
        _opening.fire("product.openSimilar", _router, ["productId": productId]) { try $0.productOpenSimilar($1, productId: productId) }
    }

    func addToCart() {
        guard let values: (String) = _values else { return }
        _opening.fire("product.addToCart", _router) { try $0.productAddToCart($1, productId: values) }
    }

    func searchBrand(brand: String) {
        _opening.fire("product.searchBrand", _router, ["brand": brand]) { try $0.productSearchBrand($1, brand: brand) }
    }
}

/// Pictures.
@MainActor
struct GalleryActions {
    let _opening: NavGraph.Opening
    private weak var _router: CatalogueRouter?

    /// For previews: nothing happens.
    static let preview = GalleryActions(NavGraph.Opening())

    fileprivate init(_ opening: NavGraph.Opening, _ router: CatalogueRouter? = nil) {
        _opening = opening
        _router = router
    }

    /// Of the screen, if it is the current one.
    init?(current router: ShopAppRouter) {
        guard let actions = router.navigation.currentActions as? Self else { return nil }
        self = actions
    }

    func close() {
        _opening.fire("gallery.close", _router) { try $0.galleryClose($1) }
    }
}

/// Reviews.
@MainActor
struct ReviewsActions {
    let _opening: NavGraph.Opening
    private weak var _router: CatalogueRouter?
    private let _values: (String)?

    /// For previews: nothing happens.
    static let preview = ReviewsActions(NavGraph.Opening())

    fileprivate init(_ opening: NavGraph.Opening, _ router: CatalogueRouter? = nil, _ values: (String)? = nil) {
        _opening = opening
        _router = router
        _values = values
    }

    /// Of the screen, if it is the current one.
    init?(current router: ShopAppRouter) {
        guard let actions = router.navigation.currentActions as? Self else { return nil }
        self = actions
    }

    func write() {
        guard let values: (String) = _values else { return }
        _opening.fire("reviews.write", _router) { try $0.reviewsWrite($1, productId: values) }
    }
}

/// What `reviews` is told.
enum ReviewsMessage {
    case reviewPosted(review: Review)
}

/// Your review.
@MainActor
struct WriteReviewActions {
    let _opening: NavGraph.Opening

    /// For previews: nothing happens.
    static let preview = WriteReviewActions(NavGraph.Opening())

    fileprivate init(_ opening: NavGraph.Opening) {
        _opening = opening
    }

    /// Of the screen, if it is the current one.
    init?(current router: ShopAppRouter) {
        guard let actions = router.navigation.currentActions as? Self else { return nil }
        self = actions
    }

    func posted(review: Review) {
        _opening.end("posted", review, named: "review")
    }
}

/// Makes these screens. What it does by itself is the view's initializer.
@MainActor
protocol CatalogueFactory {
    func makeProduct(_ actions: ProductActions, productId: String) -> any View
    func makeGallery(_ actions: GalleryActions, productId: String) -> any View
    func makeReviews(_ actions: ReviewsActions, messages: NavGraph.Inbox<ReviewsMessage>, productId: String) -> any View
    func makeWriteReview(_ actions: WriteReviewActions, productId: String) -> any View
}

extension CatalogueFactory {
    func makeProduct(_ actions: ProductActions, productId: String) -> any View {
        ProductView(actions: actions, productId: productId)
    }
    func makeGallery(_ actions: GalleryActions, productId: String) -> any View {
        GalleryView(actions: actions, productId: productId)
    }
    func makeReviews(_ actions: ReviewsActions, messages: NavGraph.Inbox<ReviewsMessage>, productId: String) -> any View {
        ReviewsView(actions: actions, messages: messages, productId: productId)
    }
    func makeWriteReview(_ actions: WriteReviewActions, productId: String) -> any View {
        WriteReviewView(actions: actions, productId: productId)
    }
}
#endif
