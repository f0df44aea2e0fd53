// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `checkout`, a stack that begins with `deliveryAddress`.
///
///     checkout
///         cancel → finish with cancelled
///     deliveryAddress
///         editAddress → present addressEditor
///             saved → send addressChanged
///         next → push payment
///     payment
///         next → push reviewOrder
///     reviewOrder
///         placeOrder → finish with paid
///         verify → present bankVerification as formSheet
///             approved → finish with paid
///             declined → send paymentDeclined
@MainActor
final class CheckoutRouter {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeDeliveryAddress(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: ShopAppName.checkout, ending)
    }

    func checkoutCancel(_ step: NavGraph.Step) throws {
        try step.finish(ShopAppOutcome.checkoutCancelled)
    }

    // MARK: deliveryAddress

    func makeDeliveryAddress(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeDeliveryAddress()
        let frame = app.navigation.enter(screen, as: ShopAppName.deliveryAddress, ending)
        screen.onEditAddress = frame.event("deliveryAddress.editAddress", to: self) {
            try $0.deliveryAddressEditAddress($1)
        }
        screen.onNext = frame.event("deliveryAddress.next", to: self) { try $0.deliveryAddressNext($1) }
        screen.onCancel = frame.event("checkout.cancel", to: self) { try $0.checkoutCancel($1) }
        return screen
    }

    private func deliveryAddressEditAddress(_ step: NavGraph.Step) throws {
        let ending = NavGraph.Ending()
        ending.on(ShopAppOutcome.addressEditorSaved) { address, step in
            try step.send(to: ShopAppName.deliveryAddress) { (screen: any DeliveryAddressScreen) in
                screen.addressChanged(address: address)
            }
        }
        step.presentStack(self.app.profileRouter.makeAddressEditor(ending))
    }

    private func deliveryAddressNext(_ step: NavGraph.Step) throws {
        try step.push(self.makePayment())
    }

    // MARK: payment

    func makePayment(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makePayment()
        let frame = app.navigation.enter(screen, as: ShopAppName.payment, ending)
        screen.onNext = frame.event("payment.next", to: self) { try $0.paymentNext($1) }
        screen.onCancel = frame.event("checkout.cancel", to: self) { try $0.checkoutCancel($1) }
        return screen
    }

    private func paymentNext(_ step: NavGraph.Step) throws {
        try step.push(self.makeReviewOrder())
    }

    // MARK: reviewOrder

    func makeReviewOrder(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeReviewOrder()
        let frame = app.navigation.enter(screen, as: ShopAppName.reviewOrder, ending)
        screen.onPlaceOrder = frame.eventWithValues("reviewOrder.placeOrder", "orderId", to: self) {
            try $0.reviewOrderPlaceOrder($1, orderId: $2)
        }
        screen.onVerify = frame.event("reviewOrder.verify", to: self) { try $0.reviewOrderVerify($1) }
        screen.onCancel = frame.event("checkout.cancel", to: self) { try $0.checkoutCancel($1) }
        return screen
    }

    private func reviewOrderPlaceOrder(_ step: NavGraph.Step, orderId: String) throws {
        try step.finish(ShopAppOutcome.checkoutPaid, orderId)
    }

    private func reviewOrderVerify(_ step: NavGraph.Step) throws {
        let ending = NavGraph.Ending()
        ending.on(ShopAppOutcome.bankVerificationApproved) { orderId, step in
            try step.finish(ShopAppOutcome.checkoutPaid, orderId)
        }
        ending.on(ShopAppOutcome.bankVerificationDeclined) { step in
            try step.send(to: ShopAppName.reviewOrder) { (screen: any ReviewOrderScreen) in screen.paymentDeclined() }
        }
        step.present(self.makeBankVerification(ending), as: .formSheet, isLocked: true)
    }

    // MARK: bankVerification

    func makeBankVerification(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeBankVerification()
        let frame = app.navigation.enter(screen, as: ShopAppName.bankVerification, ending)
        screen.onCancel = frame.event("checkout.cancel", to: self) { try $0.checkoutCancel($1) }
        screen.onApproved = { frame.end(ShopAppOutcome.bankVerificationApproved, $0) }
        screen.onDeclined = { frame.end(ShopAppOutcome.bankVerificationDeclined) }
        return screen
    }
}

/// Delivery.
@MainActor
protocol DeliveryAddressScreen: UIViewController {
    var onEditAddress: (() -> Void)? { get set }
    var onNext: (() -> Void)? { get set }
    var onCancel: (() -> Void)? { get set }
    func addressChanged(address: Address)
}

/// Payment.
@MainActor
protocol PaymentScreen: UIViewController {
    var onNext: (() -> Void)? { get set }
    var onCancel: (() -> Void)? { get set }
}

/// Review and pay.
@MainActor
protocol ReviewOrderScreen: UIViewController {
    var onPlaceOrder: ((_ orderId: String) -> Void)? { get set }
    var onVerify: (() -> Void)? { get set }
    var onCancel: (() -> Void)? { get set }
    func paymentDeclined()
}

/// Your bank.
@MainActor
protocol BankVerificationScreen: UIViewController {
    var onCancel: (() -> Void)? { get set }
    var onApproved: ((_ orderId: String) -> Void)? { get set }
    var onDeclined: (() -> Void)? { get set }
}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
@MainActor
protocol CheckoutFactory {
    func makeDeliveryAddress() -> any DeliveryAddressScreen
    func makePayment() -> any PaymentScreen
    func makeReviewOrder() -> any ReviewOrderScreen
    func makeBankVerification() -> any BankVerificationScreen
}

extension CheckoutFactory {
    func makeDeliveryAddress() -> any DeliveryAddressScreen {
        DeliveryAddressViewController()
    }
    func makePayment() -> any PaymentScreen {
        PaymentViewController()
    }
    func makeReviewOrder() -> any ReviewOrderScreen {
        ReviewOrderViewController()
    }
    func makeBankVerification() -> any BankVerificationScreen {
        BankVerificationViewController()
    }
}
#endif
