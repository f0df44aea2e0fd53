// Made by navgraph from shop.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

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

    /// The first screen, by itself.
    func firstScreen(_ ending: ShopAppEnding? = nil) -> UIViewController {
        makeDeliveryAddress(ending)
    }

    /// A stack with the first screen in it.
    func container(_ ending: ShopAppEnding? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: "checkout", ending)
    }

    func checkoutCancel(_ frame: ShopAppFrame) {
        app.navigation.fire("checkout.cancel", from: frame) { step in
            try step.finish("checkout", "cancelled")
        }
    }

    // MARK: deliveryAddress

    func makeDeliveryAddress(_ ending: ShopAppEnding? = nil) -> UIViewController {
        let screen = app.factory.makeDeliveryAddress()
        let frame = app.navigation.enter(screen, as: "deliveryAddress", ending)
        screen.onEditAddress = { [weak self] in self?.deliveryAddressEditAddress(frame) }
        screen.onNext = { [weak self] in self?.deliveryAddressNext(frame) }
        screen.onCancel = { [weak self] in self?.checkoutCancel(frame) }
        return screen
    }

    private func deliveryAddressEditAddress(_ frame: ShopAppFrame) {
        app.navigation.fire("deliveryAddress.editAddress", from: frame) { step in
            let ending = ShopAppEnding()
            ending.on("saved", as: Address.self) { address, step in
                try step.send(to: "deliveryAddress") { (screen: any DeliveryAddressScreen) in screen.addressChanged(address: address) }
            }
            let layer = self.app.navigation.stack(self.app.profileRouter.makeAddressEditor(ending), for: "addressEditor", ending)
            try step.presenter(of: layer).present(layer, animated: true, completion: step.done)
        }
    }

    private func deliveryAddressNext(_ frame: ShopAppFrame) {
        app.navigation.fire("deliveryAddress.next", from: frame) { step in
            try step.stack().pushViewController(self.makePayment(), animated: true)
        }
    }

    // MARK: payment

    func makePayment(_ ending: ShopAppEnding? = nil) -> UIViewController {
        let screen = app.factory.makePayment()
        let frame = app.navigation.enter(screen, as: "payment", ending)
        screen.onNext = { [weak self] in self?.paymentNext(frame) }
        screen.onCancel = { [weak self] in self?.checkoutCancel(frame) }
        return screen
    }

    private func paymentNext(_ frame: ShopAppFrame) {
        app.navigation.fire("payment.next", from: frame) { step in
            try step.stack().pushViewController(self.makeReviewOrder(), animated: true)
        }
    }

    // MARK: reviewOrder

    func makeReviewOrder(_ ending: ShopAppEnding? = nil) -> UIViewController {
        let screen = app.factory.makeReviewOrder()
        let frame = app.navigation.enter(screen, as: "reviewOrder", ending)
        screen.onPlaceOrder = { [weak self] in self?.reviewOrderPlaceOrder(frame, orderId: $0) }
        screen.onVerify = { [weak self] in self?.reviewOrderVerify(frame) }
        screen.onCancel = { [weak self] in self?.checkoutCancel(frame) }
        return screen
    }

    private func reviewOrderPlaceOrder(_ frame: ShopAppFrame, orderId: String) {
        app.navigation.fire("reviewOrder.placeOrder", from: frame) { step in
            try step.finish("checkout", "paid", as: String.self, orderId)
        }
    }

    private func reviewOrderVerify(_ frame: ShopAppFrame) {
        app.navigation.fire("reviewOrder.verify", from: frame) { step in
            let ending = ShopAppEnding()
            ending.on("approved", as: String.self) { orderId, step in
                try step.finish("checkout", "paid", as: String.self, orderId)
            }
            ending.on("declined") { step in
                try step.send(to: "reviewOrder") { (screen: any ReviewOrderScreen) in screen.paymentDeclined() }
            }
            let layer = self.makeBankVerification(ending)
            layer.modalPresentationStyle = .formSheet
            layer.isModalInPresentation = true
            try step.presenter(of: layer).present(layer, animated: true, completion: step.done)
        }
    }

    // MARK: bankVerification

    func makeBankVerification(_ ending: ShopAppEnding? = nil) -> UIViewController {
        let screen = app.factory.makeBankVerification()
        let frame = app.navigation.enter(screen, as: "bankVerification", ending)
        screen.onCancel = { [weak self] in self?.checkoutCancel(frame) }
        screen.onApproved = { [weak self] in self?.app.navigation.end(frame, "approved", $0) }
        screen.onDeclined = { [weak self] in self?.app.navigation.end(frame, "declined", ()) }
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

/// Makes these screens. What it does by itself is UIKit's initializer, and their params after that.
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
