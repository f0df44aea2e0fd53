// Made by navgraph from storyboards.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `Profile.signIn`, a stack that begins with `Profile.signInForm`.
///
///     Profile.signInForm
///         submit → set Profile.signedIn, finish with done
///         forgotPassword → push Profile.passwordReset
///     Profile.passwordReset
///         sent → pop to Profile.signInForm
@MainActor
final class ProfileSignInRouter {
    private unowned let app: GalleryAppRouter

    init(_ app: GalleryAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeProfileSignInForm(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: GalleryAppName.profileSignIn, ending)
    }

    // MARK: Profile.signInForm

    func makeProfileSignInForm(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeProfileSignInForm()
        let frame = app.navigation.enter(screen, as: GalleryAppName.profileSignInForm, ending)
        screen.onSubmit = frame.event("Profile.signInForm.submit", to: self) { try $0.profileSignInFormSubmit($1) }
        screen.onForgotPassword = frame.event("Profile.signInForm.forgotPassword", to: self) {
            try $0.profileSignInFormForgotPassword($1)
        }
        return screen
    }

    private func profileSignInFormSubmit(_ step: NavGraph.Step) throws {
        step.conditions[GalleryAppCondition.profileSignedIn] = true
        try step.finish(GalleryAppOutcome.profileSignInDone)
    }

    private func profileSignInFormForgotPassword(_ step: NavGraph.Step) throws {
        try step.push(self.makeProfilePasswordReset())
    }

    // MARK: Profile.passwordReset

    func makeProfilePasswordReset(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeProfilePasswordReset()
        let frame = app.navigation.enter(screen, as: GalleryAppName.profilePasswordReset, ending)
        screen.onSent = frame.event("Profile.passwordReset.sent", to: self) { try $0.profilePasswordResetSent($1) }
        return screen
    }

    private func profilePasswordResetSent(_ step: NavGraph.Step) throws {
        try step.pop(to: GalleryAppName.profileSignInForm)
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
