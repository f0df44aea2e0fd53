// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
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
@MainActor
final class SignInRouter {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeSignInForm(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: ShopAppName.signIn, ending)
    }

    // MARK: signInForm

    func makeSignInForm(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeSignInForm()
        let frame = app.navigation.enter(screen, as: ShopAppName.signInForm, ending)
        screen.onSubmit = frame.event("signInForm.submit", to: self) { try $0.signInFormSubmit($1) }
        screen.onRegister = frame.event("signInForm.register", to: self) { try $0.signInFormRegister($1) }
        return screen
    }

    private func signInFormSubmit(_ step: NavGraph.Step) throws {
        step.conditions[ShopAppCondition.loggedIn] = true
        try step.finish(ShopAppOutcome.signInSignedIn)
    }

    private func signInFormRegister(_ step: NavGraph.Step) throws {
        try step.push(self.makeRegister())
    }

    // MARK: register

    func makeRegister(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeRegister()
        let frame = app.navigation.enter(screen, as: ShopAppName.register, ending)
        screen.onSubmit = frame.event("register.submit", to: self) { try $0.registerSubmit($1) }
        return screen
    }

    private func registerSubmit(_ step: NavGraph.Step) throws {
        try step.push(self.makeConfirmEmail())
    }

    // MARK: confirmEmail

    func makeConfirmEmail(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeConfirmEmail()
        let frame = app.navigation.enter(screen, as: ShopAppName.confirmEmail, ending)
        screen.onConfirmed = frame.event("confirmEmail.confirmed", to: self) { try $0.confirmEmailConfirmed($1) }
        screen.onUseAnotherAccount = frame.event("confirmEmail.useAnotherAccount", to: self) {
            try $0.confirmEmailUseAnotherAccount($1)
        }
        screen.navigationItem.hidesBackButton = true
        frame.isStaying = true
        return screen
    }

    private func confirmEmailConfirmed(_ step: NavGraph.Step) throws {
        step.conditions[ShopAppCondition.loggedIn] = true
        try step.finish(ShopAppOutcome.signInSignedIn)
    }

    private func confirmEmailUseAnotherAccount(_ step: NavGraph.Step) throws {
        try step.pop(to: ShopAppName.signInForm)
    }
}

/// Sign in.
@MainActor
protocol SignInFormScreen: UIViewController {
    var onSubmit: (() -> Void)? { get set }
    var onRegister: (() -> Void)? { get set }
}

/// New account.
@MainActor
protocol RegisterScreen: UIViewController {
    var onSubmit: (() -> Void)? { get set }
}

/// Check your mail.
@MainActor
protocol ConfirmEmailScreen: UIViewController {
    var onConfirmed: (() -> Void)? { get set }
    var onUseAnotherAccount: (() -> Void)? { get set }
}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
@MainActor
protocol SignInFactory {
    func makeSignInForm() -> any SignInFormScreen
    func makeRegister() -> any RegisterScreen
    func makeConfirmEmail() -> any ConfirmEmailScreen
}

extension SignInFactory {
    func makeSignInForm() -> any SignInFormScreen {
        SignInFormViewController()
    }
    func makeRegister() -> any RegisterScreen {
        RegisterViewController()
    }
    func makeConfirmEmail() -> any ConfirmEmailScreen {
        ConfirmEmailViewController()
    }
}
#endif
