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
@available(iOS 17, visionOS 1, *) @MainActor
final class CheckoutRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame { makeDeliveryAddress(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: ShopAppName.checkout, ending)
    }

    func checkoutCancel(_ step: NavGraph.Step) throws {
        try step.finish(ShopAppOutcome.checkoutCancelled)
    }

    // MARK: deliveryAddress

    func makeDeliveryAddress(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.deliveryAddress, ending)
        let actions = DeliveryAddressActions(_opening: ActionsOpening(frame, self))
        let messages = frame.inbox(of: DeliveryAddressMessage.self)
        let factory = app.factory
        return frame.show(
            CheckoutRoute.deliveryAddress, actions,
            view: factory.makeDeliveryAddress(actions, messages: messages))
    }

    fileprivate func deliveryAddressEditAddress(_ step: NavGraph.Step) throws {
        let ending = NavGraph.Ending()
        ending.on(ShopAppOutcome.addressEditorSaved) { address, step in
            try step.send(
                to: ShopAppName.deliveryAddress, message: DeliveryAddressMessage.addressChanged(address: address)
            )
        }
        step.presentStack(self.app.profileRouter.makeAddressEditor(ending))
    }

    fileprivate func deliveryAddressNext(_ step: NavGraph.Step) throws {
        try step.push(self.makePayment())
    }

    // MARK: payment

    func makePayment(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.payment, ending)
        let actions = PaymentActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(CheckoutRoute.payment, actions, view: factory.makePayment(actions))
    }

    fileprivate func paymentNext(_ step: NavGraph.Step) throws {
        try step.push(self.makeReviewOrder())
    }

    // MARK: reviewOrder

    func makeReviewOrder(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.reviewOrder, ending)
        let actions = ReviewOrderActions(_opening: ActionsOpening(frame, self))
        let messages = frame.inbox(of: ReviewOrderMessage.self)
        let factory = app.factory
        return frame.show(
            CheckoutRoute.reviewOrder, actions,
            view: factory.makeReviewOrder(actions, messages: messages))
    }

    fileprivate func reviewOrderPlaceOrder(_ step: NavGraph.Step, orderId: String) throws {
        try step.finish(ShopAppOutcome.checkoutPaid, orderId)
    }

    fileprivate func reviewOrderVerify(_ step: NavGraph.Step) throws {
        let ending = NavGraph.Ending()
        ending.on(ShopAppOutcome.bankVerificationApproved) { orderId, step in
            try step.finish(ShopAppOutcome.checkoutPaid, orderId)
        }
        ending.on(ShopAppOutcome.bankVerificationDeclined) { step in
            try step.send(to: ShopAppName.reviewOrder, message: ReviewOrderMessage.paymentDeclined)
        }
        step.presentScreen(self.makeBankVerification(ending), as: .formSheet, isLocked: true)
    }

    // MARK: bankVerification

    func makeBankVerification(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.bankVerification, ending)
        let actions = BankVerificationActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(CheckoutRoute.bankVerification, actions, view: factory.makeBankVerification(actions))
    }
}

/// These screens with their params.
@available(iOS 17, visionOS 1, *) enum CheckoutRoute {
    case deliveryAddress
    case payment
    case reviewOrder
    case bankVerification
}

@available(iOS 17, visionOS 1, *) extension CheckoutRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: CheckoutRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: CheckoutRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(
            _ event: String, _ values: Any..., by method: @escaping (CheckoutRouter, NavGraph.Step) throws -> Void
        ) {
            fireEvent(event, values, to: router, by: method)
        }
    }
}

/// Delivery.
@available(iOS 17, visionOS 1, *) @MainActor
struct DeliveryAddressActions: NavGraph.Actions {
    var _opening = CheckoutRouter.ActionsOpening()

    func editAddress() { self._opening.fire("deliveryAddress.editAddress") { try $0.deliveryAddressEditAddress($1) } }

    func next() { self._opening.fire("deliveryAddress.next") { try $0.deliveryAddressNext($1) } }

    func cancel() { self._opening.fire("checkout.cancel") { try $0.checkoutCancel($1) } }
}

/// The messages that `deliveryAddress` receives.
@available(iOS 17, visionOS 1, *) enum DeliveryAddressMessage {
    case addressChanged(address: Address)
}

/// Payment.
@available(iOS 17, visionOS 1, *) @MainActor
struct PaymentActions: NavGraph.Actions {
    var _opening = CheckoutRouter.ActionsOpening()

    func next() { self._opening.fire("payment.next") { try $0.paymentNext($1) } }

    func cancel() { self._opening.fire("checkout.cancel") { try $0.checkoutCancel($1) } }
}

/// Review and pay.
@available(iOS 17, visionOS 1, *) @MainActor
struct ReviewOrderActions: NavGraph.Actions {
    var _opening = CheckoutRouter.ActionsOpening()

    func placeOrder(orderId: String) {
        self._opening.fire("reviewOrder.placeOrder orderId", orderId) {
            try $0.reviewOrderPlaceOrder($1, orderId: orderId)
        }
    }

    func verify() { self._opening.fire("reviewOrder.verify") { try $0.reviewOrderVerify($1) } }

    func cancel() { self._opening.fire("checkout.cancel") { try $0.checkoutCancel($1) } }
}

/// The messages that `reviewOrder` receives.
@available(iOS 17, visionOS 1, *) enum ReviewOrderMessage {
    case paymentDeclined
}

/// Your bank.
@available(iOS 17, visionOS 1, *) @MainActor
struct BankVerificationActions: NavGraph.Actions {
    var _opening = CheckoutRouter.ActionsOpening()

    func cancel() { self._opening.fire("checkout.cancel") { try $0.checkoutCancel($1) } }

    func approved(orderId: String) { self._opening.end(ShopAppOutcome.bankVerificationApproved, orderId) }

    func declined() { self._opening.end(ShopAppOutcome.bankVerificationDeclined) }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, visionOS 1, *) @MainActor
protocol CheckoutFactory {
    func makeDeliveryAddress(
        _ actions: DeliveryAddressActions, messages: NavGraph.Inbox<DeliveryAddressMessage>
    ) -> any View
    func makePayment(_ actions: PaymentActions) -> any View
    func makeReviewOrder(_ actions: ReviewOrderActions, messages: NavGraph.Inbox<ReviewOrderMessage>) -> any View
    func makeBankVerification(_ actions: BankVerificationActions) -> any View
}

@available(iOS 17, visionOS 1, *) extension CheckoutFactory {
    func makeDeliveryAddress(
        _ actions: DeliveryAddressActions, messages: NavGraph.Inbox<DeliveryAddressMessage>
    ) -> any View {
        DeliveryAddressView(actions: actions, messages: messages)
    }
    func makePayment(_ actions: PaymentActions) -> any View { PaymentView(actions: actions) }
    func makeReviewOrder(_ actions: ReviewOrderActions, messages: NavGraph.Inbox<ReviewOrderMessage>) -> any View {
        ReviewOrderView(actions: actions, messages: messages)
    }
    func makeBankVerification(_ actions: BankVerificationActions) -> any View { BankVerificationView(actions: actions) }
}
#endif
