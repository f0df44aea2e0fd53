// Made by navgraph from storyboards.yaml. Changes are lost.

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
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
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        makeProfileSignInForm(ending)
    }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: "profile.signIn", ending)
    }

    // MARK: profile.signInForm

    func makeProfileSignInForm(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeProfileSignInForm()
        let frame = app.navigation.enter(screen, as: "profile.signInForm", ending)
        screen.onSubmit = frame.event("profile.signInForm.submit", to: self) { try $0.profileSignInFormSubmit($1) }
        screen.onForgotPassword = frame.event("profile.signInForm.forgotPassword", to: self) { try $0.profileSignInFormForgotPassword($1) }
        return screen
    }

    private func profileSignInFormSubmit(_ step: NavGraph.Step) throws {
        step.conditions["profile.signedIn"] = true
        try step.finish("profile.signIn", "done")
    }

    private func profileSignInFormForgotPassword(_ step: NavGraph.Step) throws {
        try step.push(self.makeProfilePasswordReset())
    }

    // MARK: profile.passwordReset

    func makeProfilePasswordReset(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeProfilePasswordReset()
        let frame = app.navigation.enter(screen, as: "profile.passwordReset", ending)
        screen.onSent = frame.event("profile.passwordReset.sent", to: self) { try $0.profilePasswordResetSent($1) }
        return screen
    }

    private func profilePasswordResetSent(_ step: NavGraph.Step) throws {
        try step.pop(to: "profile.signInForm")
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

/// Makes these screens.
@MainActor
protocol ProfileSignInFactory {
    func makeProfileSignInForm() -> any ProfileSignInFormScreen
    func makeProfilePasswordReset() -> any ProfilePasswordResetScreen
}
#endif
