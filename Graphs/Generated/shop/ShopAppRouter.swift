// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The navigation of Shop: the window, and a router for each flow.
///
///     launch → root splash
///         ready
///             when not onboarded → root onboarding
///                 finished → set onboarded, root main
///             else → root main
///         restored → set loggedIn, root main
///     app
///         sessionExpired → when loggedIn → clear loggedIn, root main, then present signIn
///             signedIn → close
///     splash
///         sessionExpired → when loggedIn → clear loggedIn
@MainActor
final class ShopAppRouter {
    let window: UIWindow
    let factory: any ShopAppFactory
    let navigation: NavGraph.Navigation
    let resolvers: any ShopAppResolvers
    private(set) lazy var links = NavGraph.LinkFollower(navigation) { [weak self] in self?.way(to: .anythingElse) }
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
    private(set) lazy var productsEvents = ProductsEvents(self)

    /// Keeps `factory` and `resolvers`, and `observer` weakly. Nothing is shown before `start()`.
    init(
        window: UIWindow,
        factory: any ShopAppFactory,
        resolvers: any ShopAppResolvers,
        conditions: ShopAppConditions,
        observer: (any NavGraph.Observer)? = nil
    ) {
        self.window = window
        self.factory = factory
        self.resolvers = resolvers
        navigation = NavGraph.Navigation(conditions.byName, observer) {
            factory.makeNavigationController(for: $0, rootViewController: $1)
        }
    }

    /// Shows the window with the entry of the app.
    func start() {
        window.rootViewController = navigation.root
        window.makeKeyAndVisible()
        navigation.fire("launch") { step in
            let ending = NavGraph.Ending()
            ending.on(ShopAppOutcome.splashReady) { [unowned self] step in
                if !step.conditions[ShopAppCondition.onboarded] {
                    let ending = NavGraph.Ending(of: ShopAppName.onboarding)
                    ending.on(ShopAppOutcome.onboardingFinished) { [unowned self] step in
                        step.conditions[ShopAppCondition.onboarded] = true
                        step.root(self.mainRouter.container(), animation: .slide)
                    }
                    step.root(self.onboardingRouter.container(ending), animation: .fade)
                } else {
                    step.root(self.mainRouter.container(), animation: .fade)
                }
            }
            ending.on(ShopAppOutcome.splashRestored) { [unowned self] step in
                step.conditions[ShopAppCondition.loggedIn] = true
                step.root(self.mainRouter.container(), animation: .fade)
            }
            step.root(self.makeSplash(ending))
        }
    }

    /// The conditions as they are now.
    var conditions: ShopAppConditions { ShopAppConditions(known: navigation.conditionsNow) }

    /// Adds an observer, and keeps it.
    func add(observer: any NavGraph.Observer) { navigation.add(observer: observer) }

    /// The shown screens, the running transition, the waiting steps, and the event that was ignored last.
    var description: String { navigation.description }

    /// The shown screens, as a value.
    var state: NavGraph.Snapshot { navigation.state }

    /// Waits until no step runs or waits, and nothing moves. A link that waits does not count.
    func settled() async { await navigation.settled() }

    /// An event of the app, which can occur on every screen.
    func sessionExpired() {
        navigation.fire("app.sessionExpired") { step in
            switch ShopAppName(text: step.currentScreen) {
            case .splash:
                let hiding = try step.current(as: (any SplashScreen).self)
                return step.handOver { hiding.onSessionExpired?() }
            default: break
            }
            if step.conditions[ShopAppCondition.loggedIn] {
                step.conditions[ShopAppCondition.loggedIn] = false
                step.root(self.mainRouter.container())
                let ending = NavGraph.Ending(of: ShopAppName.signIn)
                ending.close(ShopAppOutcome.signInSignedIn)
                step.present(self.signInRouter.container(ending))
            } else {
                step.ignore()
            }
        }
    }

    // MARK: splash

    func makeSplash(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = factory.makeSplash()
        let frame = navigation.enter(screen, as: ShopAppName.splash, ending)
        screen.onSessionExpired = frame.event("splash.sessionExpired", to: self) { try $0.splashSessionExpired($1) }
        screen.onReady = { frame.end(ShopAppOutcome.splashReady) }
        screen.onRestored = { frame.end(ShopAppOutcome.splashRestored) }
        return screen
    }

    private func splashSessionExpired(_ step: NavGraph.Step) throws {
        if step.conditions[ShopAppCondition.loggedIn] {
            step.conditions[ShopAppCondition.loggedIn] = false
        } else {
            step.ignore()
        }
    }
}

/// The conditions of the app's transitions, with their values at launch.
struct ShopAppConditions: Sendable {
    /// The conditions by name, with those that each implies.
    var byName: NavGraph.Conditions

    init(onboarded: Bool, loggedIn: Bool, member: Bool) {
        byName = NavGraph.Conditions(
            of: ShopAppCondition.self,
            [
                .onboarded: onboarded,
                .loggedIn: loggedIn,
                .member: member,
            ],
            implies: [
                .loggedIn: [.onboarded],
                .member: [.loggedIn],
            ]
        )
    }

    var onboarded: Bool {
        get { byName[ShopAppCondition.onboarded] }
        set { byName[ShopAppCondition.onboarded] = newValue }
    }

    var loggedIn: Bool {
        get { byName[ShopAppCondition.loggedIn] }
        set { byName[ShopAppCondition.loggedIn] = newValue }
    }

    var member: Bool {
        get { byName[ShopAppCondition.member] }
        set { byName[ShopAppCondition.member] = newValue }
    }
}

extension ShopAppConditions {
    fileprivate init(known: NavGraph.Conditions) { byName = known }
}

/// Splash: Loads the shop's settings and restores the session
@MainActor
protocol SplashScreen: UIViewController {
    var onSessionExpired: (() -> Void)? { get set }
    var onReady: (() -> Void)? { get set }
    var onRestored: (() -> Void)? { get set }
}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
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
protocol ShopAppFactory: ShopAppScreens, OnboardingFactory, MainFactory, HomeFactory, SearchFactory, CartFactory,
    WishlistFactory, ProfileFactory, CatalogueFactory, CheckoutFactory, SignInFactory, PreferencesFactory, HelpFactory {
    /// The container of a stack, for the flow of that name; for the screen where it is presented in a stack.
    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController
}

extension ShopAppFactory {
    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController {
        NavGraph.StackController(rootViewController: rootViewController)
    }
}
#endif
