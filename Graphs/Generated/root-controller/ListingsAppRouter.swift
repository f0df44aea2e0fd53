// Made by navgraph from root-controller.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// The navigation of Listings: the window, and a router for each flow.
///
///     launch → root splash
///         finished
///             when loggedIn → root main
///             else → root login
///                 authenticated → set loggedIn, root main
@MainActor
final class ListingsAppRouter {
    let window: UIWindow
    let factory: any ListingsAppFactory
    let navigation: ListingsAppNavigation
    private(set) lazy var links = ListingsAppLinkFollower(navigation) { [weak self] in _ = self; return nil }
    private(set) lazy var mainRouter = MainRouter(self)

    /// Keeps `factory`, and `observer` weakly. Nothing is shown before `start()`.
    init(
        window: UIWindow, factory: any ListingsAppFactory, conditions: ListingsAppConditions, observer: (any ListingsAppObserver)? = nil
    ) {
        self.window = window
        self.factory = factory
        navigation = ListingsAppNavigation(conditions, observer) {
            factory.makeNavigationController(rootViewController: $0)
        }
    }

    /// Shows the window with what the app begins with.
    func start() {
        window.rootViewController = navigation.root
        window.makeKeyAndVisible()
        navigation.fire("launch") { step in
            let ending = ListingsAppEnding()
            ending.on("finished") { [unowned self] step in
                if step.conditions.loggedIn {
                    step.root(self.mainRouter.container(), animation: .fade)
                } else {
                    let ending = ListingsAppEnding()
                    ending.on("authenticated") { [unowned self] step in
                        step.conditions.loggedIn = true
                        step.root(self.mainRouter.container(), animation: .fade)
                    }
                    step.root(self.makeLogin(ending), animation: .fade)
                }
            }
            step.root(self.makeSplash(ending))
        }
    }

    // MARK: splash

    func makeSplash(_ ending: ListingsAppEnding? = nil) -> UIViewController {
        let screen = factory.makeSplash()
        let frame = navigation.enter(screen, as: "splash", ending)
        screen.onFinished = { frame.end("finished", ()) }
        return screen
    }

    // MARK: login

    func makeLogin(_ ending: ListingsAppEnding? = nil) -> UIViewController {
        let screen = factory.makeLogin()
        let frame = navigation.enter(screen, as: "login", ending)
        screen.onAuthenticated = { frame.end("authenticated", ()) }
        return screen
    }
}

/// The facts that the app's transitions ask for, as they are at launch.
struct ListingsAppConditions: Sendable {
    var loggedIn: Bool

    init(loggedIn: Bool) {
        self.loggedIn = loggedIn
    }
}

/// Hears of all that happens, for analytics and logs. Events are spelled `screen.event`.
@MainActor
protocol ListingsAppObserver: AnyObject {
    /// A screen has become the current one.
    func shown(_ screen: String)
    func fired(_ event: String)
    /// The screen of the event is not the current one, or no alternative of the event holds.
    func ignored(_ event: String)
    /// The event could not be carried out; everything is as it was.
    func faulted(_ event: String, _ fault: ListingsAppFault)
    /// A link has been followed.
    func followed(_ link: String)
    /// A link cannot be followed yet. It waits.
    func kept(_ link: String)
    /// A link is forgotten: it has waited too long, does not wait, or a newer one has come.
    func dropped(_ link: String)
    /// A resolver has failed for a link.
    func failed(_ link: String, _ error: any Error)
}

extension ListingsAppObserver {
    func shown(_ screen: String) {}
    func fired(_ event: String) {}
    func ignored(_ event: String) {}
    func faulted(_ event: String, _ fault: ListingsAppFault) {}
    func followed(_ link: String) {}
    func kept(_ link: String) {}
    func dropped(_ link: String) {}
    func failed(_ link: String, _ error: any Error) {}
}

/// Splash: Restores the session while the logo is shown
@MainActor
protocol SplashScreen: UIViewController {
    var onFinished: (() -> Void)? { get set }
}

/// Log in.
@MainActor
protocol LoginScreen: UIViewController {
    var onAuthenticated: (() -> Void)? { get set }
}

/// Makes these screens. What it does by itself is UIKit's initializer, and their params after that.
@MainActor
protocol ListingsAppScreens {
    func makeSplash() -> any SplashScreen
    func makeLogin() -> any LoginScreen
}

extension ListingsAppScreens {
    func makeSplash() -> any SplashScreen {
        SplashViewController()
    }
    func makeLogin() -> any LoginScreen {
        LoginViewController()
    }
}

/// Makes all screens of the app.
@MainActor
protocol ListingsAppFactory: ListingsAppScreens, MainFactory {
    /// The container of a stack.
    func makeNavigationController(rootViewController: UIViewController) -> UINavigationController
}

extension ListingsAppFactory {
    func makeNavigationController(rootViewController: UIViewController) -> UINavigationController {
        UINavigationController(rootViewController: rootViewController)
    }
}
#endif
