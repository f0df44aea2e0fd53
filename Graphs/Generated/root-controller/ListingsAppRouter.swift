// Made by navgraph from root-controller.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The navigation of Listings: the window, and a router for each flow.
///
///     launch
///         when loggedIn → root main
///         when loggedOut → root entrance
///             authenticated → set loggedIn, root entry
///         else → root splash
///             authorized → set loggedIn, root entry
///             unauthorized → set loggedOut, root entry
///     app
///         sessionExpired → set loggedOut, root entry
///     splash
///         sessionExpired → ignored
@MainActor
final class ListingsAppRouter {
    let window: UIWindow
    let factory: any ListingsAppFactory
    let navigation: NavGraph.Navigation
    private(set) lazy var links = NavGraph.LinkFollower(navigation) { nil }
    private(set) lazy var entranceRouter = EntranceRouter(self)
    private(set) lazy var mainRouter = MainRouter(self)

    /// Keeps `factory`, and `observer` weakly. Nothing is shown before `start()`.
    init(window: UIWindow, factory: any ListingsAppFactory, observer: (any NavGraph.Observer)? = nil) {
        self.window = window
        self.factory = factory
        navigation = NavGraph.Navigation(ListingsAppConditions().byName, observer) {
            factory.makeNavigationController(for: $0, rootViewController: $1)
        }
    }

    /// Shows the window with the entry of the app.
    func start() {
        window.rootViewController = navigation.root
        window.makeKeyAndVisible()
        navigation.launch { step in
            try self.showEntry(step)
        }
    }

    /// The conditions as they are now.
    var conditions: ListingsAppConditions { ListingsAppConditions(known: navigation.conditionsNow) }

    /// Adds an observer, and keeps it.
    func add(observer: any NavGraph.Observer) { navigation.add(observer: observer) }

    /// The shown screens, the running transition, the waiting steps, and the event that was ignored last.
    var description: String { navigation.description }

    /// The shown screens, as a value.
    var state: NavGraph.Snapshot { navigation.state }

    /// Waits until no step runs or waits, and nothing moves. A link that waits does not count.
    func settled() async { await navigation.settled() }

    /// Shows the entry of the app as the root, chosen by the conditions as they are now.
    func showEntry(_ step: NavGraph.Step, animation: NavGraph.Animation = .standard) throws {
        if step.conditions[ListingsAppCondition.loggedIn] {
            step.root(self.mainRouter.container(), animation: animation)
        } else if step.conditions[ListingsAppCondition.loggedOut] {
            let ending = NavGraph.Ending(of: ListingsAppName.entrance)
            ending.on(ListingsAppOutcome.entranceAuthenticated) { [unowned self] step in
                try self.whenAuthenticated(in: step)
            }
            step.root(self.entranceRouter.container(ending), animation: animation)
        } else {
            let ending = NavGraph.Ending()
            ending.on(ListingsAppOutcome.splashAuthorized) { [unowned self] step in
                try self.whenAuthenticated(in: step)
            }
            ending.on(ListingsAppOutcome.splashUnauthorized) { [unowned self] step in
                step.conditions[ListingsAppCondition.loggedOut] = true
                try self.showEntry(step, animation: .fade)
            }
            step.root(self.makeSplash(ending), animation: animation)
        }
    }

    /// An event of the app, which can occur on every screen.
    func sessionExpired() {
        navigation.fire("app.sessionExpired") { step in
            switch ListingsAppName(text: step.currentScreen) {
            case .splash:
                return step.ignore()
            default: break
            }
            step.conditions[ListingsAppCondition.loggedOut] = true
            try self.showEntry(step, animation: .slideBack)
        }
    }

    // MARK: splash

    func makeSplash(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = factory.makeSplash()
        let frame = navigation.enter(screen, as: ListingsAppName.splash, ending)
        screen.onAuthorized = { frame.end(ListingsAppOutcome.splashAuthorized) }
        screen.onUnauthorized = { frame.end(ListingsAppOutcome.splashUnauthorized) }
        return screen
    }

    /// Handles `authenticated`, in several places.
    private func whenAuthenticated(in step: NavGraph.Step) throws {
        step.conditions[ListingsAppCondition.loggedIn] = true
        try self.showEntry(step, animation: .fade)
    }
}

/// The conditions of the app's transitions, with their values at launch.
struct ListingsAppConditions: Sendable {
    /// The conditions by name, with those that each implies.
    var byName: NavGraph.Conditions

    init() {
        byName = NavGraph.Conditions(
            of: ListingsAppCondition.self,
            [
                .restoring: true,
                .loggedOut: false,
                .loggedIn: false,
            ],
            oneOf: [
                [.restoring, .loggedOut, .loggedIn],
            ]
        )
    }

    /// Exactly one of these names holds.
    enum Session: String, CaseIterable, Sendable {
        case restoring, loggedOut, loggedIn
    }

    var session: Session {
        get {
            if byName[ListingsAppCondition.restoring] { return .restoring }
            if byName[ListingsAppCondition.loggedOut] { return .loggedOut }
            return .loggedIn
        }
        set {
            switch newValue {
            case .restoring: byName[ListingsAppCondition.restoring] = true
            case .loggedOut: byName[ListingsAppCondition.loggedOut] = true
            case .loggedIn: byName[ListingsAppCondition.loggedIn] = true
            }
        }
    }
}

extension ListingsAppConditions {
    fileprivate init(known: NavGraph.Conditions) { byName = known }
}

/// Splash: Restores the session while the logo is shown
@MainActor
protocol SplashScreen: UIViewController {
    var onAuthorized: (() -> Void)? { get set }
    var onUnauthorized: (() -> Void)? { get set }
}

/// Makes these screens.
@MainActor
protocol ListingsAppScreens {
    func makeSplash() -> any SplashScreen
}

/// Makes all screens of the app.
@MainActor
protocol ListingsAppFactory: ListingsAppScreens, EntranceFactory, MainFactory {
    /// The container of a stack, for the flow of that name; for the screen where it is presented in a stack.
    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController
}

extension ListingsAppFactory {
    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController {
        NavGraph.StackController(rootViewController: rootViewController)
    }
}
#endif
