// Made by navgraph from storyboards.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// The flow `profile.signIn`, a stack that begins with `profile.signInForm`.
///
///     profile.signInForm
///         submit → set profile.signedIn, finish with done
///         forgotPassword → push profile.passwordReset
///     profile.passwordReset
///         sent → pop to profile.signInForm
@MainActor
final class ProfileSignInRouter {
    private unowned let app: GalleryAppRouter

    init(_ app: GalleryAppRouter) { self.app = app }

    /// The first screen, by itself.
    func firstScreen(_ ending: GalleryAppEnding? = nil) -> UIViewController {
        makeProfileSignInForm(ending)
    }

    /// A stack with the first screen in it.
    func container(_ ending: GalleryAppEnding? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: "profile.signIn", ending)
    }

    // MARK: profile.signInForm

    func makeProfileSignInForm(_ ending: GalleryAppEnding? = nil) -> UIViewController {
        let screen = app.factory.makeProfileSignInForm()
        let frame = app.navigation.enter(screen, as: "profile.signInForm", ending)
        screen.onSubmit = frame.event("profile.signInForm.submit", to: self) { try $0.profileSignInFormSubmit($1) }
        screen.onForgotPassword = frame.event("profile.signInForm.forgotPassword", to: self) { try $0.profileSignInFormForgotPassword($1) }
        return screen
    }

    private func profileSignInFormSubmit(_ step: GalleryAppStep) throws {
        step.conditions.profileSignedIn = true
        try step.finish("profile.signIn", "done")
    }

    private func profileSignInFormForgotPassword(_ step: GalleryAppStep) throws {
        try step.stack().pushViewController(self.makeProfilePasswordReset(), animated: true)
    }

    // MARK: profile.passwordReset

    func makeProfilePasswordReset(_ ending: GalleryAppEnding? = nil) -> UIViewController {
        let screen = app.factory.makeProfilePasswordReset()
        let frame = app.navigation.enter(screen, as: "profile.passwordReset", ending)
        screen.onSent = frame.event("profile.passwordReset.sent", to: self) { try $0.profilePasswordResetSent($1) }
        return screen
    }

    private func profilePasswordResetSent(_ step: GalleryAppStep) throws {
        let target = try step.screen(below: "profile.signInForm")
        try step.stack().popToViewController(target, animated: true)
    }
}

/// Sign in.
@MainActor
protocol ProfileSignInFormScreen: UIViewController {
    var onSubmit: (() -> Void)? { get set }
    var onForgotPassword: (() -> Void)? { get set }
}

/// New password.
@MainActor
protocol ProfilePasswordResetScreen: UIViewController {
    var onSent: (() -> Void)? { get set }
}

/// Makes these screens. What it does by itself is UIKit's initializer, and their params after that.
@MainActor
protocol ProfileSignInFactory {
    func makeProfileSignInForm() -> any ProfileSignInFormScreen
    func makeProfilePasswordReset() -> any ProfilePasswordResetScreen
}

extension ProfileSignInFactory {
    func makeProfileSignInForm() -> any ProfileSignInFormScreen {
        UIStoryboard(name: "SignIn", bundle: nil).instantiateViewController(identifier: "SignInForm") { coder in SignInFormViewController(coder: coder) }
    }
    func makeProfilePasswordReset() -> any ProfilePasswordResetScreen {
        UIStoryboard(name: "SignIn", bundle: nil).instantiateViewController(identifier: "PasswordReset") { coder in PasswordResetViewController(coder: coder) }
    }
}
#endif
