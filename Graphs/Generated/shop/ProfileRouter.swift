// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
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
@MainActor
final class ProfileRouter {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeAccount(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: ShopAppName.profile, ending)
    }

    // MARK: account

    func makeAccount(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeAccount()
        let frame = app.navigation.enter(screen, as: ShopAppName.account, ending)
        screen.onOpenOrders = frame.event("account.openOrders", to: self) { try $0.accountOpenOrders($1) }
        screen.onEditAddress = frame.event("account.editAddress", to: self) { try $0.accountEditAddress($1) }
        screen.onOpenWishlist = frame.event("account.openWishlist", to: self) { try $0.accountOpenWishlist($1) }
        screen.onOpenPreferences = frame.event("account.openPreferences", to: self) {
            try $0.accountOpenPreferences($1)
        }
        screen.onSignIn = frame.event("account.signIn", to: self) { try $0.accountSignIn($1) }
        screen.onSignOut = frame.event("account.signOut", to: self) { try $0.accountSignOut($1) }
        return screen
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

    private func accountEditAddress(_ step: NavGraph.Step) throws {
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

    private func accountOpenWishlist(_ step: NavGraph.Step) throws {
        try step.select(ShopAppName.wishlist)
    }

    func accountOpenPreferences(_ step: NavGraph.Step) throws {
        try step.push(self.app.preferencesRouter.firstScreen())
    }

    private func accountSignIn(_ step: NavGraph.Step) throws {
        if !step.conditions[ShopAppCondition.loggedIn] {
            let ending = NavGraph.Ending(of: ShopAppName.signIn)
            ending.close(ShopAppOutcome.signInSignedIn)
            step.present(self.app.signInRouter.container(ending))
        } else {
            step.ignore()
        }
    }

    private func accountSignOut(_ step: NavGraph.Step) throws {
        if step.conditions[ShopAppCondition.loggedIn] {
            let ending = NavGraph.Ending()
            ending.on(ShopAppOutcome.accountSignOutConfirmed) { [unowned self] step in
                step.conditions[ShopAppCondition.loggedIn] = false
                step.root(self.app.mainRouter.container(), animation: .fade)
            }
            ending.close(ShopAppOutcome.accountSignOutKept)
            step.present(self.makeAccountSignOut(ending))
        } else {
            step.ignore()
        }
    }

    // MARK: orderList

    func makeOrderList(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeOrderList()
        let frame = app.navigation.enter(screen, as: ShopAppName.orderList, ending)
        screen.onOpenOrder = frame.eventWithValues("orderList.openOrder", "orderId", to: self) {
            try $0.orderListOpenOrder($1, orderId: $2)
        }
        return screen
    }

    func orderListOpenOrder(_ step: NavGraph.Step, orderId: String) throws {
        try step.push(self.makeOrderDetail(orderId: orderId))
    }

    // MARK: orderDetail

    func makeOrderDetail(_ ending: NavGraph.Ending? = nil, orderId: String) -> UIViewController {
        let screen = app.factory.makeOrderDetail(orderId: orderId)
        let frame = app.navigation.enter(screen, as: ShopAppName.orderDetail, ending)
        screen.onBuyAgain = frame.eventWithValues("orderDetail.buyAgain", "productId", to: self) {
            try $0.orderDetailBuyAgain($1, productId: $2)
        }
        return screen
    }

    private func orderDetailBuyAgain(_ step: NavGraph.Step, productId: String) throws {
        try step.push(self.app.catalogueRouter.makeProduct(productId: productId))
    }

    // MARK: addressEditor

    func makeAddressEditor(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeAddressEditor()
        let frame = app.navigation.enter(screen, as: ShopAppName.addressEditor, ending)
        screen.onSaved = { frame.end(ShopAppOutcome.addressEditorSaved, $0) }
        return screen
    }

    // MARK: accountSignOut

    func makeAccountSignOut(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let frame = app.navigation.alert(ShopAppName.accountSignOut, ending)
        let screen = app.factory.makeAccountSignOut(
            onConfirmed: { frame.end(ShopAppOutcome.accountSignOutConfirmed) },
            onKept: { frame.end(ShopAppOutcome.accountSignOutKept) }
        )
        app.navigation.enter(screen, as: frame)
        return screen
    }
}

/// Profile.
@MainActor
protocol AccountScreen: UIViewController {
    var onOpenOrders: (() -> Void)? { get set }
    var onEditAddress: (() -> Void)? { get set }
    var onOpenWishlist: (() -> Void)? { get set }
    var onOpenPreferences: (() -> Void)? { get set }
    var onSignIn: (() -> Void)? { get set }
    var onSignOut: (() -> Void)? { get set }
}

/// Orders.
@MainActor
protocol OrderListScreen: UIViewController {
    var onOpenOrder: ((_ orderId: String) -> Void)? { get set }
}

/// Order.
@MainActor
protocol OrderDetailScreen: UIViewController {
    var onBuyAgain: ((_ productId: String) -> Void)? { get set }
}

/// Address: Pushed here, presented by the checkout; it does not know the difference
@MainActor
protocol AddressEditorScreen: UIViewController {
    var onSaved: ((_ address: Address) -> Void)? { get set }
}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
@MainActor
protocol ProfileFactory {
    func makeAccount() -> any AccountScreen
    func makeOrderList() -> any OrderListScreen
    func makeOrderDetail(orderId: String) -> any OrderDetailScreen
    func makeAddressEditor() -> any AddressEditorScreen
    func makeAccountSignOut(onConfirmed: @escaping () -> Void, onKept: @escaping () -> Void) -> UIAlertController
}

extension ProfileFactory {
    func makeAccount() -> any AccountScreen {
        AccountViewController()
    }
    func makeOrderList() -> any OrderListScreen {
        OrderListViewController()
    }
    func makeOrderDetail(orderId: String) -> any OrderDetailScreen {
        OrderDetailViewController(orderId: orderId)
    }
    func makeAddressEditor() -> any AddressEditorScreen {
        AddressEditorViewController()
    }
    func makeAccountSignOut(onConfirmed: @escaping () -> Void, onKept: @escaping () -> Void) -> UIAlertController {
        let alert = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Confirmed", style: .default) { _ in onConfirmed() })
        alert.addAction(UIAlertAction(title: "Kept", style: .cancel) { _ in onKept() })
        return alert
    }
}
#endif
