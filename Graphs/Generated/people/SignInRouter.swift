// Made by navgraph from people.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
public import UIKit
public import NavGraphRuntime
import NavGraphUIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `People.signIn`, a stack that begins with `People.signInForm`.
///
///     People.signInForm
///         submit → set People.signedIn, finish with done
@MainActor
public final class SignInRouter {
    private unowned let app: PeopleModuleRouter

    init(_ app: PeopleModuleRouter) { self.app = app }

    /// The first screen alone.
    public func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeSignInForm(ending) }

    /// A stack with the first screen in it.
    public func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: PeopleModuleName.signIn, ending)
    }

    // MARK: People.signInForm

    public func makeSignInForm(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeSignInForm()
        let frame = app.navigation.enter(screen, as: PeopleModuleName.signInForm, ending)
        screen.onSubmit = frame.event("People.signInForm.submit", to: self) { try $0.signInFormSubmit($1) }
        return screen
    }

    public func signInFormSubmit(_ step: NavGraph.Step) throws {
        step.conditions[PeopleModuleCondition.peopleSignedIn] = true
        try step.finish(PeopleModuleOutcome.signInDone)
    }
}

/// Sign in.
@MainActor
public protocol SignInFormScreen: UIViewController {
    var onSubmit: (() -> Void)? { get set }
}

/// Makes these screens.
@MainActor
public protocol SignInFactory {
    func makeSignInForm() -> any SignInFormScreen
}
#endif
