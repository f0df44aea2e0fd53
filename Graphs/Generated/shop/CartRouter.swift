// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `cart`, a stack that begins with `basket`.
///
///     basket
///         removeItem → present basketRemoveItem as actionSheet
///             removed → send itemRemoved
///             kept → close
///         checkout
///             when loggedIn → present checkout as fullScreen
///                 cancelled → close
///                 paid → present orderPlaced
///                     viewOrder → select profile, then pop to the root, then push orderList, then push orderDetail
///                     keepShopping → select home, then pop to the root
///             else → present signIn
///                 signedIn → present checkout as fullScreen
///                     cancelled → close
///                     paid → present orderPlaced
///                         viewOrder → select profile, then pop to the root, then push orderList, then push orderDetail
///                         keepShopping → select home, then pop to the root
@MainActor
final class CartRouter {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeBasket(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: ShopAppName.cart, ending)
    }

    // MARK: basket

    func makeBasket(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeBasket()
        let frame = app.navigation.enter(screen, as: ShopAppName.basket, ending)
        screen.onRemoveItem = frame.eventWithValues("basket.removeItem", "item", to: self) {
            try $0.basketRemoveItem($1, item: $2)
        }
        screen.onCheckout = frame.event("basket.checkout", to: self) { try $0.basketCheckout($1) }
        screen.products = ProductsActions(_opening: NavGraph.GroupOpening(frame, app.productsEvents))
        return screen
    }

    private func basketRemoveItem(_ step: NavGraph.Step, item: CartItem) throws {
        let ending = NavGraph.Ending()
        ending.on(ShopAppOutcome.basketRemoveItemRemoved) { item, step in
            try step.send(to: ShopAppName.basket) { (screen: any BasketScreen) in screen.itemRemoved(item: item) }
        }
        ending.close(ShopAppOutcome.basketRemoveItemKept)
        step.present(
            self.makeBasketRemoveItem(ending, item: item),
            at: step.anchor { (screen: any BasketScreen, popover) in screen.anchorRemoveItem(popover) }
        )
    }

    private func basketCheckout(_ step: NavGraph.Step) throws {
        if step.conditions[ShopAppCondition.loggedIn] {
            let ending = NavGraph.Ending(of: ShopAppName.checkout)
            ending.close(ShopAppOutcome.checkoutCancelled)
            ending.on(ShopAppOutcome.checkoutPaid) { [unowned self] orderId, step in
                try self.whenPaid(orderId, in: step)
            }
            step.present(self.app.checkoutRouter.container(ending), as: .fullScreen)
        } else {
            let ending = NavGraph.Ending(of: ShopAppName.signIn)
            ending.on(ShopAppOutcome.signInSignedIn) { [unowned self] step in
                let ending = NavGraph.Ending(of: ShopAppName.checkout)
                ending.close(ShopAppOutcome.checkoutCancelled)
                ending.on(ShopAppOutcome.checkoutPaid) { [unowned self] orderId, step in
                    try self.whenPaid(orderId, in: step)
                }
                step.present(self.app.checkoutRouter.container(ending), as: .fullScreen)
            }
            step.present(self.app.signInRouter.container(ending))
        }
    }

    // MARK: orderPlaced

    func makeOrderPlaced(_ ending: NavGraph.Ending? = nil, orderId: String) -> UIViewController {
        let screen = app.factory.makeOrderPlaced(orderId: orderId)
        let frame = app.navigation.enter(screen, as: ShopAppName.orderPlaced, ending)
        screen.onViewOrder = { frame.end(ShopAppOutcome.orderPlacedViewOrder, $0) }
        screen.onKeepShopping = { frame.end(ShopAppOutcome.orderPlacedKeepShopping) }
        return screen
    }

    // MARK: basketRemoveItem

    func makeBasketRemoveItem(_ ending: NavGraph.Ending? = nil, item: CartItem) -> UIViewController {
        let frame = app.navigation.alert(ShopAppName.basketRemoveItem, ending)
        let screen = app.factory.makeBasketRemoveItem(
            item: item,
            onRemoved: { frame.end(ShopAppOutcome.basketRemoveItemRemoved, $0) },
            onKept: { frame.end(ShopAppOutcome.basketRemoveItemKept, $0) }
        )
        app.navigation.enter(screen, as: frame)
        return screen
    }

    /// Handles `paid`, in several places.
    private func whenPaid(_ orderId: String, in step: NavGraph.Step) throws {
        let ending = NavGraph.Ending()
        ending.on(ShopAppOutcome.orderPlacedViewOrder) { [unowned self] orderId, step in
            try step.select(ShopAppName.profile)
            step.popToRoot()
            try step.push(self.app.profileRouter.makeOrderList())
            try step.push(self.app.profileRouter.makeOrderDetail(orderId: orderId))
        }
        ending.on(ShopAppOutcome.orderPlacedKeepShopping) { step in
            try step.select(ShopAppName.home)
            step.popToRoot()
        }
        step.present(self.makeOrderPlaced(ending, orderId: orderId))
    }
}

/// Cart.
@MainActor
protocol BasketScreen: UIViewController {
    var onRemoveItem: ((_ item: CartItem) -> Void)? { get set }
    var onCheckout: (() -> Void)? { get set }
    var products: ProductsActions? { get set }
    func itemAdded(productId: String)
    func itemRemoved(item: CartItem)
    /// Sets the anchor of the popover of `removeItem`; by default the center.
    func anchorRemoveItem(_ popover: UIPopoverPresentationController)
}

extension BasketScreen {
    func anchorRemoveItem(_ popover: UIPopoverPresentationController) {}
}

/// Thank you.
@MainActor
protocol OrderPlacedScreen: UIViewController {
    var onViewOrder: ((_ orderId: String) -> Void)? { get set }
    var onKeepShopping: (() -> Void)? { get set }
}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
@MainActor
protocol CartFactory {
    func makeBasket() -> any BasketScreen
    func makeOrderPlaced(orderId: String) -> any OrderPlacedScreen
    func makeBasketRemoveItem(
        item: CartItem, onRemoved: @escaping (_ item: CartItem) -> Void, onKept: @escaping (_ item: CartItem) -> Void
    ) -> UIAlertController
}

extension CartFactory {
    func makeBasket() -> any BasketScreen {
        BasketViewController()
    }
    func makeOrderPlaced(orderId: String) -> any OrderPlacedScreen {
        OrderPlacedViewController(orderId: orderId)
    }
    func makeBasketRemoveItem(
        item: CartItem, onRemoved: @escaping (_ item: CartItem) -> Void, onKept: @escaping (_ item: CartItem) -> Void
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Remove?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Removed", style: .default) { _ in onRemoved(item) })
        alert.addAction(UIAlertAction(title: "Kept", style: .cancel) { _ in onKept(item) })
        return alert
    }
}
#endif
