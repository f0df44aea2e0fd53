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

/// The flow `profile`, a stack that begins with `account`.
///
///     account
///         openOrders
///             when loggedIn → push orderList
///             else → present signIn
///                 signedIn → push orderList
///         editAddress
///             when loggedIn → push addressEditor
///                 saved → close
///             else → present signIn
///                 signedIn → push addressEditor
///                     saved → close
///         openWishlist → select wishlist
///         openPreferences → push preferences
///         signIn → when not loggedIn → present signIn
///             signedIn → close
///         signOut → when loggedIn → present accountSignOut as alert
///             confirmed → clear loggedIn, root main
///             kept → close
///     orderList
///         openOrder → push orderDetail
///     orderDetail
///         buyAgain → push product
@available(iOS 17, visionOS 1, *) @MainActor
final class ProfileRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame { makeAccount(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: ShopAppName.profile, ending)
    }

    // MARK: account

    func makeAccount(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.account, ending)
        let actions = AccountActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(ProfileRoute.account, actions, view: factory.makeAccount(actions))
    }

    func accountOpenOrders(_ step: NavGraph.Step) throws {
        if step.conditions[ShopAppCondition.loggedIn] {
            try step.push(self.makeOrderList())
        } else {
            let ending = NavGraph.Ending(of: ShopAppName.signIn)
            ending.on(ShopAppOutcome.signInSignedIn) { [unowned self] step in
                try step.push(self.makeOrderList())
            }
            step.present(self.app.signInRouter.container(ending))
        }
    }

    fileprivate func accountEditAddress(_ step: NavGraph.Step) throws {
        if step.conditions[ShopAppCondition.loggedIn] {
            let ending = NavGraph.Ending()
            ending.close(ShopAppOutcome.addressEditorSaved)
            try step.push(self.makeAddressEditor(ending))
        } else {
            let ending = NavGraph.Ending(of: ShopAppName.signIn)
            ending.on(ShopAppOutcome.signInSignedIn) { [unowned self] step in
                let ending = NavGraph.Ending()
                ending.close(ShopAppOutcome.addressEditorSaved)
                try step.push(self.makeAddressEditor(ending))
            }
            step.present(self.app.signInRouter.container(ending))
        }
    }

    fileprivate func accountOpenWishlist(_ step: NavGraph.Step) throws {
        try step.select(ShopAppName.wishlist)
    }

    func accountOpenPreferences(_ step: NavGraph.Step) throws {
        try step.push(self.app.preferencesRouter.firstScreen())
    }

    fileprivate func accountSignIn(_ step: NavGraph.Step) throws {
        if !step.conditions[ShopAppCondition.loggedIn] {
            let ending = NavGraph.Ending(of: ShopAppName.signIn)
            ending.close(ShopAppOutcome.signInSignedIn)
            step.present(self.app.signInRouter.container(ending))
        } else {
            step.ignore()
        }
    }

    fileprivate func accountSignOut(_ step: NavGraph.Step) throws {
        if step.conditions[ShopAppCondition.loggedIn] {
            let ending = NavGraph.Ending()
            ending.on(ShopAppOutcome.accountSignOutConfirmed) { [unowned self] step in
                step.conditions[ShopAppCondition.loggedIn] = false
                step.root(self.app.mainRouter.container(), animation: .fade)
            }
            ending.close(ShopAppOutcome.accountSignOutKept)
            step.presentScreen(self.makeAccountSignOut(ending), as: .alert)
        } else {
            step.ignore()
        }
    }

    // MARK: orderList

    func makeOrderList(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.orderList, ending)
        let actions = OrderListActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(ProfileRoute.orderList, actions, view: factory.makeOrderList(actions))
    }

    func orderListOpenOrder(_ step: NavGraph.Step, orderId: String) throws {
        try step.push(self.makeOrderDetail(orderId: orderId))
    }

    // MARK: orderDetail

    func makeOrderDetail(_ ending: NavGraph.Ending? = nil, orderId: String) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.orderDetail, ending)
        let actions = OrderDetailActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(
            ProfileRoute.orderDetail(orderId: orderId), actions,
            view: factory.makeOrderDetail(actions, orderId: orderId))
    }

    fileprivate func orderDetailBuyAgain(_ step: NavGraph.Step, productId: String) throws {
        try step.push(self.app.catalogueRouter.makeProduct(productId: productId))
    }

    // MARK: addressEditor

    func makeAddressEditor(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.addressEditor, ending)
        let actions = AddressEditorActions(_opening: NavGraph.Opening(frame))
        let factory = app.factory
        return frame.show(ProfileRoute.addressEditor, actions, view: factory.makeAddressEditor(actions))
    }

    // MARK: accountSignOut

    func makeAccountSignOut(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.accountSignOut, ending)
        let actions = AccountSignOutActions(_opening: NavGraph.Opening(frame))
        let factory = app.factory
        return frame.showDialog(ProfileRoute.accountSignOut, actions, dialog: { factory.dialogAccountSignOut(actions) })
    }
}

/// These screens with their params.
@available(iOS 17, visionOS 1, *) enum ProfileRoute {
    case account
    case orderList
    case orderDetail(orderId: String)
    case addressEditor
    case accountSignOut
}

@available(iOS 17, visionOS 1, *) extension ProfileRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: ProfileRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: ProfileRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(
            _ event: String, _ values: Any..., by method: @escaping (ProfileRouter, NavGraph.Step) throws -> Void
        ) {
            fireEvent(event, values, to: router, by: method)
        }
    }
}

/// Profile.
@available(iOS 17, visionOS 1, *) @MainActor
struct AccountActions: NavGraph.Actions {
    var _opening = ProfileRouter.ActionsOpening()

    func openOrders() { self._opening.fire("account.openOrders") { try $0.accountOpenOrders($1) } }

    func editAddress() { self._opening.fire("account.editAddress") { try $0.accountEditAddress($1) } }

    func openWishlist() { self._opening.fire("account.openWishlist") { try $0.accountOpenWishlist($1) } }

    func openPreferences() { self._opening.fire("account.openPreferences") { try $0.accountOpenPreferences($1) } }

    func signIn() { self._opening.fire("account.signIn") { try $0.accountSignIn($1) } }

    func signOut() { self._opening.fire("account.signOut") { try $0.accountSignOut($1) } }
}

/// Orders.
@available(iOS 17, visionOS 1, *) @MainActor
struct OrderListActions: NavGraph.Actions {
    var _opening = ProfileRouter.ActionsOpening()

    func openOrder(orderId: String) {
        self._opening.fire("orderList.openOrder orderId", orderId) { try $0.orderListOpenOrder($1, orderId: orderId) }
    }
}

/// Order.
@available(iOS 17, visionOS 1, *) @MainActor
struct OrderDetailActions: NavGraph.Actions {
    var _opening = ProfileRouter.ActionsOpening()

    func buyAgain(productId: String) {
        self._opening.fire("orderDetail.buyAgain productId", productId) {
            try $0.orderDetailBuyAgain($1, productId: productId)
        }
    }
}

/// Address: Pushed here, presented by the checkout; it does not know the difference
@available(iOS 17, visionOS 1, *) @MainActor
struct AddressEditorActions: NavGraph.Actions {
    var _opening = NavGraph.Opening()

    func saved(address: Address) { self._opening.end(ShopAppOutcome.addressEditorSaved, address) }
}

/// Sign out?
@available(iOS 17, visionOS 1, *) @MainActor
struct AccountSignOutActions: NavGraph.Actions {
    var _opening = NavGraph.Opening()

    func confirmed() { self._opening.end(ShopAppOutcome.accountSignOutConfirmed) }

    func kept() { self._opening.end(ShopAppOutcome.accountSignOutKept) }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, visionOS 1, *) @MainActor
protocol ProfileFactory {
    func makeAccount(_ actions: AccountActions) -> any View
    func makeOrderList(_ actions: OrderListActions) -> any View
    func makeOrderDetail(_ actions: OrderDetailActions, orderId: String) -> any View
    func makeAddressEditor(_ actions: AddressEditorActions) -> any View
    func dialogAccountSignOut(_ actions: AccountSignOutActions) -> NavGraph.Dialog
}

@available(iOS 17, visionOS 1, *) extension ProfileFactory {
    func makeAccount(_ actions: AccountActions) -> any View { AccountView(actions: actions) }
    func makeOrderList(_ actions: OrderListActions) -> any View { OrderListView(actions: actions) }
    func makeOrderDetail(_ actions: OrderDetailActions, orderId: String) -> any View {
        OrderDetailView(actions: actions, orderId: orderId)
    }
    func makeAddressEditor(_ actions: AddressEditorActions) -> any View { AddressEditorView(actions: actions) }
    func dialogAccountSignOut(_ actions: AccountSignOutActions) -> NavGraph.Dialog {
        NavGraph.Dialog(
            title: "Sign out?",
            buttons: [
                NavGraph.Dialog.Button("Confirmed") { actions.confirmed() },
                NavGraph.Dialog.Button("Kept", role: .cancel) { actions.kept() },
            ]
        )
    }
}
#endif
