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
@available(iOS 17, visionOS 1, *) @MainActor
final class CartRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame { makeBasket(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: ShopAppName.cart, ending)
    }

    // MARK: basket

    func makeBasket(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.basket, ending)
        let actions = BasketActions(_opening: ActionsOpening(frame, self))
        let messages = frame.inbox(of: BasketMessage.self)
        let factory = app.factory
        return frame.show(CartRoute.basket, actions, view: factory.makeBasket(actions, messages: messages))
    }

    fileprivate func basketRemoveItem(_ step: NavGraph.Step, item: CartItem) throws {
        let ending = NavGraph.Ending()
        ending.on(ShopAppOutcome.basketRemoveItemRemoved) { item, step in
            try step.send(to: ShopAppName.basket, message: BasketMessage.itemRemoved(item: item))
        }
        ending.close(ShopAppOutcome.basketRemoveItemKept)
        step.presentScreen(self.makeBasketRemoveItem(ending, item: item), as: .actionSheet, at: "removeItem")
    }

    fileprivate func basketCheckout(_ step: NavGraph.Step) throws {
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

    func makeOrderPlaced(_ ending: NavGraph.Ending? = nil, orderId: String) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.orderPlaced, ending)
        let actions = OrderPlacedActions(_opening: NavGraph.Opening(frame))
        let factory = app.factory
        return frame.show(
            CartRoute.orderPlaced(orderId: orderId), actions,
            view: factory.makeOrderPlaced(actions, orderId: orderId))
    }

    // MARK: basketRemoveItem

    func makeBasketRemoveItem(_ ending: NavGraph.Ending? = nil, item: CartItem) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.basketRemoveItem, ending)
        let actions = BasketRemoveItemActions(_opening: NavGraph.Opening(frame))
        let factory = app.factory
        return frame.showDialog(
            CartRoute.basketRemoveItem(item: item), actions,
            dialog: { factory.dialogBasketRemoveItem(actions, item: item) })
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
        step.presentScreen(self.makeOrderPlaced(ending, orderId: orderId))
    }
}

/// These screens with their params.
@available(iOS 17, visionOS 1, *) enum CartRoute {
    case basket
    case orderPlaced(orderId: String)
    case basketRemoveItem(item: CartItem)
}

@available(iOS 17, visionOS 1, *) extension CartRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: CartRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: CartRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(_ event: String, _ values: Any..., by method: @escaping (CartRouter, NavGraph.Step) throws -> Void) {
            fireEvent(event, values, to: router, by: method)
        }
    }
}

/// Cart.
@available(iOS 17, visionOS 1, *) @MainActor
struct BasketActions: NavGraph.Actions {
    var _opening = CartRouter.ActionsOpening()

    /// Makes a view the anchor of what `removeItem` opens.
    var anchorRemoveItem: NavGraph.Anchor { self._opening.anchor("removeItem") }

    func removeItem(item: CartItem) {
        self._opening.fire("basket.removeItem item", item) { try $0.basketRemoveItem($1, item: item) }
    }

    func checkout() { self._opening.fire("basket.checkout") { try $0.basketCheckout($1) } }

    var products: ProductsActions {
        ProductsActions(_opening: NavGraph.GroupOpening(self._opening, self._opening.router?.app.productsEvents))
    }
}

/// The messages that `basket` receives.
@available(iOS 17, visionOS 1, *) enum BasketMessage {
    case itemAdded(productId: String)
    case itemRemoved(item: CartItem)
}

/// Thank you.
@available(iOS 17, visionOS 1, *) @MainActor
struct OrderPlacedActions: NavGraph.Actions {
    var _opening = NavGraph.Opening()

    func viewOrder(orderId: String) { self._opening.end(ShopAppOutcome.orderPlacedViewOrder, orderId) }

    func keepShopping() { self._opening.end(ShopAppOutcome.orderPlacedKeepShopping) }
}

/// Remove?
@available(iOS 17, visionOS 1, *) @MainActor
struct BasketRemoveItemActions: NavGraph.Actions {
    var _opening = NavGraph.Opening()

    func removed(item: CartItem) { self._opening.end(ShopAppOutcome.basketRemoveItemRemoved, item) }

    func kept(item: CartItem) { self._opening.end(ShopAppOutcome.basketRemoveItemKept, item) }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, visionOS 1, *) @MainActor
protocol CartFactory {
    func makeBasket(_ actions: BasketActions, messages: NavGraph.Inbox<BasketMessage>) -> any View
    func makeOrderPlaced(_ actions: OrderPlacedActions, orderId: String) -> any View
    func dialogBasketRemoveItem(_ actions: BasketRemoveItemActions, item: CartItem) -> NavGraph.Dialog
}

@available(iOS 17, visionOS 1, *) extension CartFactory {
    func makeBasket(_ actions: BasketActions, messages: NavGraph.Inbox<BasketMessage>) -> any View {
        BasketView(actions: actions, messages: messages)
    }
    func makeOrderPlaced(_ actions: OrderPlacedActions, orderId: String) -> any View {
        OrderPlacedView(actions: actions, orderId: orderId)
    }
    func dialogBasketRemoveItem(_ actions: BasketRemoveItemActions, item: CartItem) -> NavGraph.Dialog {
        NavGraph.Dialog(
            title: "Remove?",
            buttons: [
                NavGraph.Dialog.Button("Removed") { actions.removed(item: item) },
                NavGraph.Dialog.Button("Kept") { actions.kept(item: item) },
            ]
        )
    }
}
#endif
