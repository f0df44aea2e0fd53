// Made by navgraph from shop.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

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

    /// The first screen, by itself.
    func firstScreen(_ ending: ShopAppEnding? = nil, productId: String) -> UIViewController {
        makeProduct(ending, productId: productId)
    }

    /// A stack with the first screen in it.
    func container(_ ending: ShopAppEnding? = nil, productId: String) -> UIViewController {
        app.navigation.stack(firstScreen(productId: productId), for: "catalogue", ending)
    }

    // MARK: product

    func makeProduct(_ ending: ShopAppEnding? = nil, productId: String) -> UIViewController {
        let screen = app.factory.makeProduct(productId: productId)
        let frame = app.navigation.enter(screen, as: "product", ending)
        screen.onOpenReviews = { [weak self] in self?.productOpenReviews(frame, productId: productId) }
        screen.onOpenGallery = { [weak self] in self?.productOpenGallery(frame, productId: productId) }
        screen.onOpenSimilar = { [weak self] in self?.productOpenSimilar(frame, productId: $0) }
        screen.onAddToCart = { [weak self] in self?.productAddToCart(frame, productId: productId) }
        screen.onSearchBrand = { [weak self] in self?.productSearchBrand(frame, brand: $0) }
        return screen
    }

    private func productOpenReviews(_ frame: ShopAppFrame, productId: String) {
        app.navigation.fire("product.openReviews", from: frame) { step in
            try step.stack().pushViewController(self.makeReviews(productId: productId), animated: true)
        }
    }

    private func productOpenGallery(_ frame: ShopAppFrame, productId: String) {
        app.navigation.fire("product.openGallery", from: frame) { step in
            let layer = self.makeGallery(productId: productId)
            layer.modalPresentationStyle = .overFullScreen
            layer.modalTransitionStyle = .crossDissolve
            try step.presenter(of: layer).present(layer, animated: true, completion: step.done)
        }
    }

    private func productOpenSimilar(_ frame: ShopAppFrame, productId: String) {
        app.navigation.fire("product.openSimilar", from: frame) { step in
            try step.stack().pushViewController(self.makeProduct(productId: productId), animated: true)
        }
    }

    private func productAddToCart(_ frame: ShopAppFrame, productId: String) {
        app.navigation.fire("product.addToCart", from: frame) { step in
            try step.select("cart")
            step.popToRoot()
            try step.send(to: "basket") { (screen: any BasketScreen) in screen.itemAdded(productId: productId) }
        }
    }

    private func productSearchBrand(_ frame: ShopAppFrame, brand: String) {
        app.navigation.fire("product.searchBrand", from: frame) { step in
            try step.select("search")
            step.popToRoot()
            try step.push(self.app.searchRouter.makeSearchResults(query: brand))
        }
    }

    // MARK: gallery

    func makeGallery(_ ending: ShopAppEnding? = nil, productId: String) -> UIViewController {
        let screen = app.factory.makeGallery(productId: productId)
        let frame = app.navigation.enter(screen, as: "gallery", ending)
        screen.onClose = { [weak self] in self?.galleryClose(frame) }
        return screen
    }

    private func galleryClose(_ frame: ShopAppFrame) {
        app.navigation.fire("gallery.close", from: frame) { step in
            try step.topPresenter().dismiss(animated: true, completion: step.done)
        }
    }

    // MARK: reviews

    func makeReviews(_ ending: ShopAppEnding? = nil, productId: String) -> UIViewController {
        let screen = app.factory.makeReviews(productId: productId)
        let frame = app.navigation.enter(screen, as: "reviews", ending)
        screen.onWrite = { [weak self] in self?.reviewsWrite(frame, productId: productId) }
        return screen
    }

    private func reviewsWrite(_ frame: ShopAppFrame, productId: String) {
        app.navigation.fire("reviews.write", from: frame) { step in
            if step.conditions.loggedIn {
                let ending = ShopAppEnding()
                ending.on("posted", as: Review.self) { review, step in
                    try step.send(to: "reviews") { (screen: any ReviewsScreen) in screen.reviewPosted(review: review) }
                }
                let layer = self.app.navigation.stack(self.makeWriteReview(ending, productId: productId), for: "writeReview", ending)
                try step.presenter(of: layer).present(layer, animated: true, completion: step.done)
            } else {
                let ending = ShopAppEnding(of: "signIn")
                ending.on("signedIn") { [unowned self] step in
                    let ending = ShopAppEnding()
                    ending.on("posted", as: Review.self) { review, step in
                        try step.send(to: "reviews") { (screen: any ReviewsScreen) in screen.reviewPosted(review: review) }
                    }
                    step.present(self.app.navigation.stack(self.makeWriteReview(ending, productId: productId), for: "writeReview", ending))
                }
                let layer = self.app.signInRouter.container(ending)
                try step.presenter(of: layer).present(layer, animated: true, completion: step.done)
            }
        }
    }

    // MARK: writeReview

    func makeWriteReview(_ ending: ShopAppEnding? = nil, productId: String) -> UIViewController {
        let screen = app.factory.makeWriteReview(productId: productId)
        let frame = app.navigation.enter(screen, as: "writeReview", ending)
        screen.onPosted = { [weak self] in self?.app.navigation.end(frame, "posted", $0) }
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

/// Makes these screens. What it does by itself is UIKit's initializer, and their params after that.
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
