// Made by navgraph from shop.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// The navigation of Shop: the window, and a router for each flow.
///
///     launch → root splash
///         ready
///             when not onboarded → root onboarding
///                 finished → set onboarded, root main
///             else → root main
///     app
///         sessionExpired → when loggedIn → clear loggedIn, root main, then present signIn
///             signedIn → close
///     splash
///         sessionExpired → when loggedIn → clear loggedIn
@MainActor
final class ShopAppRouter {
    let window: UIWindow
    let factory: any ShopAppFactory
    let navigation: ShopAppNavigation
    let resolvers: any ShopAppResolvers
    private(set) lazy var links = ShopAppLinkFollower(navigation) { [weak self] in self?.way(to: .anythingElse) }
    private(set) lazy var onboardingRouter = OnboardingRouter(self)
    private(set) lazy var mainRouter = MainRouter(self)
    private(set) lazy var homeRouter = HomeRouter(self)
    private(set) lazy var searchRouter = SearchRouter(self)
    private(set) lazy var cartRouter = CartRouter(self)
    private(set) lazy var wishlistRouter = WishlistRouter(self)
    private(set) lazy var profileRouter = ProfileRouter(self)
    private(set) lazy var catalogueRouter = CatalogueRouter(self)
    private(set) lazy var checkoutRouter = CheckoutRouter(self)
    private(set) lazy var signInRouter = SignInRouter(self)
    private(set) lazy var preferencesRouter = PreferencesRouter(self)
    private(set) lazy var helpRouter = HelpRouter(self)

    /// Keeps `factory` and `resolvers`, and `observer` weakly. Nothing is shown before `start()`.
    init(
        window: UIWindow, factory: any ShopAppFactory, resolvers: any ShopAppResolvers, conditions: ShopAppConditions, observer: (any ShopAppObserver)? = nil
    ) {
        self.window = window
        self.factory = factory
        self.resolvers = resolvers
        navigation = ShopAppNavigation(conditions, observer) {
            factory.makeNavigationController(rootViewController: $0)
        }
    }

    /// Shows the window with what the app begins with.
    func start() {
        window.rootViewController = navigation.root
        window.makeKeyAndVisible()
        navigation.fire("launch") { step in
            let ending = ShopAppEnding()
            ending.on("ready") { [unowned self] step in
                if !step.conditions.onboarded {
                    let ending = ShopAppEnding(of: "onboarding")
                    ending.on("finished") { [unowned self] step in
                        step.conditions.onboarded = true
                        step.root(self.mainRouter.container(), animation: .slide)
                    }
                    step.root(self.onboardingRouter.container(ending), animation: .fade)
                } else {
                    step.root(self.mainRouter.container(), animation: .fade)
                }
            }
            step.root(self.makeSplash(ending))
        }
    }

    /// It can fire whatever is shown.
    func sessionExpired() {
        navigation.fire("app.sessionExpired") { step in
            switch step.currentScreen {
            case "splash":
                let hiding = step.current as? any SplashScreen
                return step.handOver { hiding?.onSessionExpired?() }
            default: break
            }
            if step.conditions.loggedIn {
                step.conditions.loggedIn = false
                step.root(self.mainRouter.container())
                let ending = ShopAppEnding(of: "signIn")
                ending.close("signedIn")
                step.present(self.signInRouter.container(ending))
            } else {
                step.ignore()
            }
        }
    }

    // MARK: splash

    func makeSplash(_ ending: ShopAppEnding? = nil) -> UIViewController {
        let screen = factory.makeSplash()
        let frame = navigation.enter(screen, as: "splash", ending)
        screen.onSessionExpired = frame.event("splash.sessionExpired", to: self) { try $0.splashSessionExpired($1) }
        screen.onReady = { frame.end("ready", ()) }
        return screen
    }

    private func splashSessionExpired(_ step: ShopAppStep) throws {
        if step.conditions.loggedIn {
            step.conditions.loggedIn = false
        } else {
            step.ignore()
        }
    }
}

/// The facts that the app's transitions ask for, as they are at launch.
struct ShopAppConditions: Sendable {
    var onboarded: Bool {
        didSet {
            if !onboarded, loggedIn { loggedIn = false }
        }
    }
    var loggedIn: Bool {
        didSet {
            if loggedIn, !onboarded { onboarded = true }
            if !loggedIn, member { member = false }
        }
    }
    var member: Bool {
        didSet {
            if member, !loggedIn { loggedIn = true }
        }
    }

    init(onboarded: Bool, loggedIn: Bool, member: Bool) {
        self.onboarded = onboarded || loggedIn || member
        self.loggedIn = loggedIn || member
        self.member = member
    }
}

/// Hears of all that happens, for analytics and logs. Events are spelled `screen.event`.
@MainActor
protocol ShopAppObserver: AnyObject {
    /// A screen has become the current one.
    func shown(_ screen: String)
    func fired(_ event: String)
    /// The screen of the event is not the current one, or no alternative of the event holds.
    func ignored(_ event: String)
    /// The event could not be carried out; everything is as it was.
    func faulted(_ event: String, _ fault: ShopAppFault)
    /// A link has been followed.
    func followed(_ link: String)
    /// A link cannot be followed yet. It waits.
    func kept(_ link: String)
    /// A link is forgotten: it has waited too long, does not wait, or a newer one has come.
    func dropped(_ link: String)
    /// A resolver has failed for a link.
    func failed(_ link: String, _ error: any Error)
}

extension ShopAppObserver {
    func shown(_ screen: String) {}
    func fired(_ event: String) {}
    func ignored(_ event: String) {}
    func faulted(_ event: String, _ fault: ShopAppFault) {}
    func followed(_ link: String) {}
    func kept(_ link: String) {}
    func dropped(_ link: String) {}
    func failed(_ link: String, _ error: any Error) {}
}

/// Splash: Loads the shop's settings and restores the session
@MainActor
protocol SplashScreen: UIViewController {
    var onSessionExpired: (() -> Void)? { get set }
    var onReady: (() -> Void)? { get set }
}

/// Makes these screens. What it does by itself is UIKit's initializer, and their params after that.
@MainActor
protocol ShopAppScreens {
    func makeSplash() -> any SplashScreen
}

extension ShopAppScreens {
    func makeSplash() -> any SplashScreen {
        SplashViewController()
    }
}

/// Makes all screens of the app.
@MainActor
protocol ShopAppFactory: ShopAppScreens, OnboardingFactory, MainFactory, HomeFactory, SearchFactory, CartFactory, WishlistFactory, ProfileFactory, CatalogueFactory, CheckoutFactory, SignInFactory, PreferencesFactory, HelpFactory {
    /// The container of a stack.
    func makeNavigationController(rootViewController: UIViewController) -> UINavigationController
}

extension ShopAppFactory {
    func makeNavigationController(rootViewController: UIViewController) -> UINavigationController {
        UINavigationController(rootViewController: rootViewController)
    }
}
#endif
