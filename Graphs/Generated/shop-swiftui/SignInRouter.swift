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

/// The flow `signIn`, a stack that begins with `signInForm`.
///
/// A sheet. The screen that presents it defines what follows; swiping it away cancels
///
///     signInForm
///         submit → set loggedIn, finish with signedIn
///         register → push register
///     register
///         submit → push confirmEmail
///     confirmEmail
///         confirmed → set loggedIn, finish with signedIn
///         useAnotherAccount → pop to signInForm
@available(iOS 17, visionOS 1, *) @MainActor
final class SignInRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame { makeSignInForm(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: ShopAppName.signIn, ending)
    }

    // MARK: signInForm

    func makeSignInForm(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.signInForm, ending)
        let actions = SignInFormActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(SignInRoute.signInForm, actions, view: factory.makeSignInForm(actions))
    }

    fileprivate func signInFormSubmit(_ step: NavGraph.Step) throws {
        step.conditions[ShopAppCondition.loggedIn] = true
        try step.finish(ShopAppOutcome.signInSignedIn)
    }

    fileprivate func signInFormRegister(_ step: NavGraph.Step) throws {
        try step.push(self.makeRegister())
    }

    // MARK: register

    func makeRegister(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.register, ending)
        let actions = RegisterActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(SignInRoute.register, actions, view: factory.makeRegister(actions))
    }

    fileprivate func registerSubmit(_ step: NavGraph.Step) throws {
        try step.push(self.makeConfirmEmail())
    }

    // MARK: confirmEmail

    func makeConfirmEmail(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.confirmEmail, ending)
        let actions = ConfirmEmailActions(_opening: ActionsOpening(frame, self))
        frame.isStaying = true
        let factory = app.factory
        return frame.show(SignInRoute.confirmEmail, actions, view: factory.makeConfirmEmail(actions))
    }

    fileprivate func confirmEmailConfirmed(_ step: NavGraph.Step) throws {
        step.conditions[ShopAppCondition.loggedIn] = true
        try step.finish(ShopAppOutcome.signInSignedIn)
    }

    fileprivate func confirmEmailUseAnotherAccount(_ step: NavGraph.Step) throws {
        try step.pop(to: ShopAppName.signInForm)
    }
}

/// These screens with their params.
@available(iOS 17, visionOS 1, *) enum SignInRoute {
    case signInForm
    case register
    case confirmEmail
}

@available(iOS 17, visionOS 1, *) extension SignInRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: SignInRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: SignInRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(
            _ event: String, _ values: Any..., by method: @escaping (SignInRouter, NavGraph.Step) throws -> Void
        ) {
            fireEvent(event, values, to: router, by: method)
        }
    }
}

/// Sign in.
@available(iOS 17, visionOS 1, *) @MainActor
struct SignInFormActions: NavGraph.Actions {
    var _opening = SignInRouter.ActionsOpening()

    func submit() { self._opening.fire("signInForm.submit") { try $0.signInFormSubmit($1) } }

    func register() { self._opening.fire("signInForm.register") { try $0.signInFormRegister($1) } }
}

/// New account.
@available(iOS 17, visionOS 1, *) @MainActor
struct RegisterActions: NavGraph.Actions {
    var _opening = SignInRouter.ActionsOpening()

    func submit() { self._opening.fire("register.submit") { try $0.registerSubmit($1) } }
}

/// Check your mail.
@available(iOS 17, visionOS 1, *) @MainActor
struct ConfirmEmailActions: NavGraph.Actions {
    var _opening = SignInRouter.ActionsOpening()

    func confirmed() { self._opening.fire("confirmEmail.confirmed") { try $0.confirmEmailConfirmed($1) } }

    func useAnotherAccount() {
        self._opening.fire("confirmEmail.useAnotherAccount") { try $0.confirmEmailUseAnotherAccount($1) }
    }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, visionOS 1, *) @MainActor
protocol SignInFactory {
    func makeSignInForm(_ actions: SignInFormActions) -> any View
    func makeRegister(_ actions: RegisterActions) -> any View
    func makeConfirmEmail(_ actions: ConfirmEmailActions) -> any View
}

@available(iOS 17, visionOS 1, *) extension SignInFactory {
    func makeSignInForm(_ actions: SignInFormActions) -> any View { SignInFormView(actions: actions) }
    func makeRegister(_ actions: RegisterActions) -> any View { RegisterView(actions: actions) }
    func makeConfirmEmail(_ actions: ConfirmEmailActions) -> any View { ConfirmEmailView(actions: actions) }
}
#endif
