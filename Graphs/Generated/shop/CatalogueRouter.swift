// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
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
@MainActor
final class CatalogueRouter {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    // MARK: product

    func makeProduct(_ ending: NavGraph.Ending? = nil, productId: String) -> UIViewController {
        let screen = app.factory.makeProduct(productId: productId)
        let frame = app.navigation.enter(screen, as: ShopAppName.product, ending)
        screen.onOpenReviews = frame.event("product.openReviews", to: self) {
            try $0.productOpenReviews($1, productId: productId)
        }
        screen.onOpenGallery = frame.event("product.openGallery", to: self) {
            try $0.productOpenGallery($1, productId: productId)
        }
        screen.onOpenSimilar = frame.eventWithValues("product.openSimilar", "productId", to: self) {
            try $0.productOpenSimilar($1, productId: $2)
        }
        screen.onAddToCart = frame.event("product.addToCart", to: self) {
            try $0.productAddToCart($1, productId: productId)
        }
        screen.onSearchBrand = frame.eventWithValues("product.searchBrand", "brand", to: self) {
            try $0.productSearchBrand($1, brand: $2)
        }
        return screen
    }

    func productOpenReviews(_ step: NavGraph.Step, productId: String) throws {
        try step.push(self.makeReviews(productId: productId))
    }

    private func productOpenGallery(_ step: NavGraph.Step, productId: String) throws {
        step.present(self.makeGallery(productId: productId), as: .overFullScreen, animation: .fade)
    }

    private func productOpenSimilar(_ step: NavGraph.Step, productId: String) throws {
        try step.push(self.makeProduct(productId: productId))
    }

    private func productAddToCart(_ step: NavGraph.Step, productId: String) throws {
        try step.select(ShopAppName.cart)
        step.popToRoot()
        try step.send(to: ShopAppName.basket) { (screen: any BasketScreen) in screen.itemAdded(productId: productId) }
    }

    private func productSearchBrand(_ step: NavGraph.Step, brand: String) throws {
        try step.select(ShopAppName.search)
        step.popToRoot()
        try step.push(self.app.searchRouter.makeSearchResults(query: brand))
    }

    // MARK: gallery

    func makeGallery(_ ending: NavGraph.Ending? = nil, productId: String) -> UIViewController {
        let screen = app.factory.makeGallery(productId: productId)
        let frame = app.navigation.enter(screen, as: ShopAppName.gallery, ending)
        screen.onClose = frame.event("gallery.close", to: self) { try $0.galleryClose($1) }
        return screen
    }

    private func galleryClose(_ step: NavGraph.Step) throws {
        try step.dismiss()
    }

    // MARK: reviews

    func makeReviews(_ ending: NavGraph.Ending? = nil, productId: String) -> UIViewController {
        let screen = app.factory.makeReviews(productId: productId)
        let frame = app.navigation.enter(screen, as: ShopAppName.reviews, ending)
        screen.onWrite = frame.event("reviews.write", to: self) { try $0.reviewsWrite($1, productId: productId) }
        return screen
    }

    private func reviewsWrite(_ step: NavGraph.Step, productId: String) throws {
        if step.conditions[ShopAppCondition.loggedIn] {
            let ending = NavGraph.Ending()
            ending.on(ShopAppOutcome.writeReviewPosted) { review, step in
                try step.send(to: ShopAppName.reviews) { (screen: any ReviewsScreen) in
                    screen.reviewPosted(review: review)
                }
            }
            step.presentStack(self.makeWriteReview(ending, productId: productId))
        } else {
            let ending = NavGraph.Ending(of: ShopAppName.signIn)
            ending.on(ShopAppOutcome.signInSignedIn) { [unowned self] step in
                let ending = NavGraph.Ending()
                ending.on(ShopAppOutcome.writeReviewPosted) { review, step in
                    try step.send(to: ShopAppName.reviews) { (screen: any ReviewsScreen) in
                        screen.reviewPosted(review: review)
                    }
                }
                step.presentStack(self.makeWriteReview(ending, productId: productId))
            }
            step.present(self.app.signInRouter.container(ending))
        }
    }

    // MARK: writeReview

    func makeWriteReview(_ ending: NavGraph.Ending? = nil, productId: String) -> UIViewController {
        let screen = app.factory.makeWriteReview(productId: productId)
        let frame = app.navigation.enter(screen, as: ShopAppName.writeReview, ending)
        screen.onPosted = { frame.end(ShopAppOutcome.writeReviewPosted, $0) }
        return screen
    }
}

/// Product.
@MainActor
protocol ProductScreen: UIViewController {
    var onOpenReviews: (() -> Void)? { get set }
    var onOpenGallery: (() -> Void)? { get set }
    var onOpenSimilar: ((_ productId: String) -> Void)? { get set }
    var onAddToCart: (() -> Void)? { get set }
    var onSearchBrand: ((_ brand: String) -> Void)? { get set }
}

/// Pictures.
@MainActor
protocol GalleryScreen: UIViewController {
    var onClose: (() -> Void)? { get set }
}

/// Reviews.
@MainActor
protocol ReviewsScreen: UIViewController {
    var onWrite: (() -> Void)? { get set }
    func reviewPosted(review: Review)
}

/// Your review.
@MainActor
protocol WriteReviewScreen: UIViewController {
    var onPosted: ((_ review: Review) -> Void)? { get set }
}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
@MainActor
protocol CatalogueFactory {
    func makeProduct(productId: String) -> any ProductScreen
    func makeGallery(productId: String) -> any GalleryScreen
    func makeReviews(productId: String) -> any ReviewsScreen
    func makeWriteReview(productId: String) -> any WriteReviewScreen
}

extension CatalogueFactory {
    func makeProduct(productId: String) -> any ProductScreen {
        ProductViewController(productId: productId)
    }
    func makeGallery(productId: String) -> any GalleryScreen {
        GalleryViewController(productId: productId)
    }
    func makeReviews(productId: String) -> any ReviewsScreen {
        ReviewsViewController(productId: productId)
    }
    func makeWriteReview(productId: String) -> any WriteReviewScreen {
        WriteReviewViewController(productId: productId)
    }
}
#endif
