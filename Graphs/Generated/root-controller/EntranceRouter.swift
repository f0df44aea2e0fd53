// Made by navgraph from root-controller.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `entrance`, a stack that begins with `login`.
///
///     login
///         logIn → finish with authenticated
@MainActor
final class EntranceRouter {
    private unowned let app: ListingsAppRouter

    init(_ app: ListingsAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeLogin(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: ListingsAppName.entrance, ending)
    }

    // MARK: login

    func makeLogin(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeLogin()
        let frame = app.navigation.enter(screen, as: ListingsAppName.login, ending)
        screen.onLogIn = frame.event("login.logIn", to: self) { try $0.loginLogIn($1) }
        return screen
    }

    private func loginLogIn(_ step: NavGraph.Step) throws {
        try step.finish(ListingsAppOutcome.entranceAuthenticated)
    }
}

/// Log in.
@MainActor
protocol LoginScreen: UIViewController {
    var onLogIn: (() -> Void)? { get set }
}

/// Makes these screens.
@MainActor
protocol EntranceFactory {
    func makeLogin() -> any LoginScreen
}
#endif
