// Made by navgraph from shop.yaml. Changes are lost.

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI

/// The flow `signIn`, a stack that begins with `signInForm`.
///
/// A sheet. Whoever presents it says what comes after; swiping it away means no
///
///     signInForm
///         submit → set loggedIn, finish with signedIn
///         register → push register
///     register
///         submit → push confirmEmail
///     confirmEmail
///         confirmed → set loggedIn, finish with signedIn
///         useAnotherAccount → pop to signInForm
@MainActor
final class SignInRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen, by itself.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        makeSignInForm(ending)
    }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: "signIn", ending)
    }

    // MARK: signInForm

    func makeSignInForm(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame("signInForm", ending)
        let actions = SignInFormActions(_opening: NavGraph.RoutedOpening(frame, self))
        let factory = app.factory
        let route = SignInRoute.signInForm
        frame.show(route, actions, view: { factory.makeSignInForm(actions) })
        return frame
    }

    fileprivate func signInFormSubmit(_ step: NavGraph.Step) throws {
        step.conditions["loggedIn"] = true
        try step.finish("signIn", "signedIn")
    }

    fileprivate func signInFormRegister(_ step: NavGraph.Step) throws {
        try step.push(self.makeRegister())
    }

    // MARK: register

    func makeRegister(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame("register", ending)
        let actions = RegisterActions(_opening: NavGraph.RoutedOpening(frame, self))
        let factory = app.factory
        let route = SignInRoute.register
        frame.show(route, actions, view: { factory.makeRegister(actions) })
        return frame
    }

    fileprivate func registerSubmit(_ step: NavGraph.Step) throws {
        try step.push(self.makeConfirmEmail())
    }

    // MARK: confirmEmail

    func makeConfirmEmail(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame("confirmEmail", ending)
        let actions = ConfirmEmailActions(_opening: NavGraph.RoutedOpening(frame, self))
        frame.isStaying = true
        let factory = app.factory
        let route = SignInRoute.confirmEmail
        frame.show(route, actions, view: { factory.makeConfirmEmail(actions) })
        return frame
    }

    fileprivate func confirmEmailConfirmed(_ step: NavGraph.Step) throws {
        step.conditions["loggedIn"] = true
        try step.finish("signIn", "signedIn")
    }

    fileprivate func confirmEmailUseAnotherAccount(_ step: NavGraph.Step) throws {
        try step.pop(to: "signInForm")
    }
}

/// These screens with their params.
enum SignInRoute {
    case signInForm
    case register
    case confirmEmail
}

/// Sign in.
@MainActor
struct SignInFormActions: NavGraph.Actions {
    let _opening: NavGraph.RoutedOpening<SignInRouter, Void>

    /// For previews: nothing happens.
    static let preview = SignInFormActions(_opening: NavGraph.RoutedOpening())

    func submit() {
        _opening.fire("signInForm.submit") { try $0.signInFormSubmit($1) }
    }

    func register() {
        _opening.fire("signInForm.register") { try $0.signInFormRegister($1) }
    }
}

/// New account.
@MainActor
struct RegisterActions: NavGraph.Actions {
    let _opening: NavGraph.RoutedOpening<SignInRouter, Void>

    /// For previews: nothing happens.
    static let preview = RegisterActions(_opening: NavGraph.RoutedOpening())

    func submit() {
        _opening.fire("register.submit") { try $0.registerSubmit($1) }
    }
}

/// Check your mail.
@MainActor
struct ConfirmEmailActions: NavGraph.Actions {
    let _opening: NavGraph.RoutedOpening<SignInRouter, Void>

    /// For previews: nothing happens.
    static let preview = ConfirmEmailActions(_opening: NavGraph.RoutedOpening())

    func confirmed() {
        _opening.fire("confirmEmail.confirmed") { try $0.confirmEmailConfirmed($1) }
    }

    func useAnotherAccount() {
        _opening.fire("confirmEmail.useAnotherAccount") { try $0.confirmEmailUseAnotherAccount($1) }
    }
}

/// Makes these screens. What it does by itself is the view's initializer.
@MainActor
protocol SignInFactory {
    func makeSignInForm(_ actions: SignInFormActions) -> any View
    func makeRegister(_ actions: RegisterActions) -> any View
    func makeConfirmEmail(_ actions: ConfirmEmailActions) -> any View
}

extension SignInFactory {
    func makeSignInForm(_ actions: SignInFormActions) -> any View {
        SignInFormView(actions: actions)
    }
    func makeRegister(_ actions: RegisterActions) -> any View {
        RegisterView(actions: actions)
    }
    func makeConfirmEmail(_ actions: ConfirmEmailActions) -> any View {
        ConfirmEmailView(actions: actions)
    }
}
#endif
