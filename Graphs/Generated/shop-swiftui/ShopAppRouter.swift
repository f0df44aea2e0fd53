// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI
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
@available(iOS 17, visionOS 1, *) @MainActor
final class ShopAppRouter {
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

    /// Launches. Keeps `factory` and `resolvers`, and `observer` weakly. `ShopAppView` shows it.
    init(
        factory: any ShopAppFactory,
        resolvers: any ShopAppResolvers,
        conditions: ShopAppConditions,
        observer: (any NavGraph.Observer)? = nil
    ) {
        self.factory = factory
        self.resolvers = resolvers
        navigation = NavGraph.Navigation(conditions.byName, observer)
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

    /// The names of the screens in the active region of each layer, bottom first.
    var screens: [[String]] { navigation.screens }

    /// The conditions as they are now; views that read them are updated.
    var conditions: ShopAppConditions { ShopAppConditions(known: navigation.conditions) }

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
                guard let hiding = SplashActions(current: self) else { throw NavGraph.Fault.mismatch }
                return step.handOver { hiding.sessionExpired() }
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

    func makeSplash(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = navigation.frame(ShopAppName.splash, ending)
        let actions = SplashActions(_opening: ActionsOpening(frame, self))
        let factory = factory
        return frame.show(ShopAppRoute.splash, actions, view: factory.makeSplash(actions))
    }

    fileprivate func splashSessionExpired(_ step: NavGraph.Step) throws {
        if step.conditions[ShopAppCondition.loggedIn] {
            step.conditions[ShopAppCondition.loggedIn] = false
        } else {
            step.ignore()
        }
    }
}

/// The content of a window. Each window has a router.
@available(iOS 17, visionOS 1, *) struct ShopAppView: View {
    private let router: ShopAppRouter

    init(_ router: ShopAppRouter) { self.router = router }

    var body: some View {
        NavGraph.RootView(router.navigation)
            .following(router, router.navigation, activities: ["com.example.shop.product"])
    }
}

/// A window that makes its router once, and shows it.
@available(iOS 17, visionOS 1, *) struct ShopAppWindow: View {
    private let router: @MainActor () -> ShopAppRouter

    init(
        resolvers: any ShopAppResolvers,
        conditions: ShopAppConditions,
        observer: (any NavGraph.Observer)? = nil,
        factory: @escaping @MainActor () -> any ShopAppFactory
    ) {
        router = { ShopAppRouter(factory: factory(), resolvers: resolvers, conditions: conditions, observer: observer) }
    }

    var body: some View { NavGraph.Window({ router() }) { ShopAppView($0) } }
}

/// The conditions of the app's transitions, with their values at launch.
@available(iOS 17, visionOS 1, *) struct ShopAppConditions: Sendable {
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

@available(iOS 17, visionOS 1, *) extension ShopAppConditions {
    fileprivate init(known: NavGraph.Conditions) { byName = known }
}

/// These screens with their params.
@available(iOS 17, visionOS 1, *) enum ShopAppRoute {
    case splash
}

@available(iOS 17, visionOS 1, *) extension ShopAppRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: ShopAppRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: ShopAppRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(
            _ event: String, _ values: Any..., by method: @escaping (ShopAppRouter, NavGraph.Step) throws -> Void
        ) {
            fireEvent(event, values, to: router, by: method)
        }
    }
}

/// Splash: Loads the shop's settings and restores the session
@available(iOS 17, visionOS 1, *) @MainActor
struct SplashActions: NavGraph.Actions {
    var _opening = ShopAppRouter.ActionsOpening()

    func sessionExpired() { self._opening.fire("splash.sessionExpired") { try $0.splashSessionExpired($1) } }

    func ready() { self._opening.end(ShopAppOutcome.splashReady) }

    func restored() { self._opening.end(ShopAppOutcome.splashRestored) }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, visionOS 1, *) @MainActor
protocol ShopAppScreens {
    func makeSplash(_ actions: SplashActions) -> any View
}

@available(iOS 17, visionOS 1, *) extension ShopAppScreens {
    func makeSplash(_ actions: SplashActions) -> any View { SplashView(actions: actions) }
}

/// Makes all screens of the app.
@available(iOS 17, visionOS 1, *) @MainActor
protocol ShopAppFactory: ShopAppScreens, OnboardingFactory, MainFactory, HomeFactory, SearchFactory, CartFactory,
    WishlistFactory, ProfileFactory, CatalogueFactory, CheckoutFactory, SignInFactory, PreferencesFactory,
    HelpFactory {}

@available(iOS 17, visionOS 1, *) extension NavGraph.Actions {
    /// The actions of this screen, if it is the current one.
    init?(current router: ShopAppRouter) {
        guard let actions = router.navigation.currentActions as? Self else { return nil }
        self = actions
    }
}
#endif
