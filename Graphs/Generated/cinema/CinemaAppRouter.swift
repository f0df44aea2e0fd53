// Made by navgraph from cinema.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The navigation of Cinema: the window, and a router for each flow.
///
///     launch → root main
///     settings
///         openSystemSettings → open settings
///         openAbout → push about
///     about
///         agree → dismiss
@MainActor
final class CinemaAppRouter {
    let window: UIWindow
    let factory: any CinemaAppFactory
    let navigation: NavGraph.Navigation
    private(set) lazy var links = NavGraph.LinkFollower(navigation) { nil }
    private(set) lazy var mainRouter = MainRouter(self)
    private(set) lazy var filmsRouter = FilmsRouter(self)
    private(set) lazy var libraryRouter = LibraryRouter(self)

    /// Keeps `factory`, and `observer` weakly. Nothing is shown before `start()`.
    init(window: UIWindow, factory: any CinemaAppFactory, observer: (any NavGraph.Observer)? = nil) {
        self.window = window
        self.factory = factory
        navigation = NavGraph.Navigation(CinemaAppConditions().byName, observer) {
            factory.makeNavigationController(for: $0, rootViewController: $1)
        }
    }

    /// Shows the window with the entry of the app.
    func start() {
        window.rootViewController = navigation.root
        window.makeKeyAndVisible()
        navigation.fire("launch") { step in
            step.root(self.mainRouter.container())
        }
    }

    /// The conditions as they are now.
    var conditions: CinemaAppConditions { CinemaAppConditions(known: navigation.conditionsNow) }

    /// Adds an observer, and keeps it.
    func add(observer: any NavGraph.Observer) { navigation.add(observer: observer) }

    /// The shown screens, the running transition, the waiting steps, and the event that was ignored last.
    var description: String { navigation.description }

    /// The shown screens, as a value.
    var state: NavGraph.Snapshot { navigation.state }

    /// Waits until no step runs or waits, and nothing moves. A link that waits does not count.
    func settled() async { await navigation.settled() }

    // MARK: player

    func makePlayer(_ ending: NavGraph.Ending? = nil, title: String) -> UIViewController {
        let screen = factory.makePlayer(title: title)
        let frame = navigation.enter(screen, as: CinemaAppName.player, ending)
        screen.onFinished = { frame.end(CinemaAppOutcome.playerFinished) }
        return screen
    }

    // MARK: review

    func makeReview(_ ending: NavGraph.Ending? = nil, title: String) -> UIViewController {
        let screen = factory.makeReview(title: title)
        let frame = navigation.enter(screen, as: CinemaAppName.review, ending)
        screen.onSent = { frame.end(CinemaAppOutcome.reviewSent, $0) }
        screen.onDiscarded = { frame.end(CinemaAppOutcome.reviewDiscarded) }
        return screen
    }

    // MARK: settings

    func makeSettings(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = factory.makeSettings()
        let frame = navigation.enter(screen, as: CinemaAppName.settings, ending)
        screen.onOpenSystemSettings = frame.event("settings.openSystemSettings", to: self) {
            try $0.settingsOpenSystemSettings($1)
        }
        screen.onOpenAbout = frame.event("settings.openAbout", to: self) { try $0.settingsOpenAbout($1) }
        return screen
    }

    private func settingsOpenSystemSettings(_ step: NavGraph.Step) throws {
        step.open(UIApplication.openSettingsURLString)
    }

    private func settingsOpenAbout(_ step: NavGraph.Step) throws {
        try step.push(self.makeAbout())
    }

    // MARK: about

    func makeAbout(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = factory.makeAbout()
        let frame = navigation.enter(screen, as: CinemaAppName.about, ending)
        screen.onAgree = frame.event("about.agree", to: self) { try $0.aboutAgree($1) }
        frame.stay(screen)
        return screen
    }

    private func aboutAgree(_ step: NavGraph.Step) throws {
        try step.dismiss()
    }
}

/// The conditions of the app's transitions, with their values at launch.
struct CinemaAppConditions: Sendable {
    /// The conditions by name, with those that each implies.
    var byName: NavGraph.Conditions

    init() {
        byName = NavGraph.Conditions(
            of: CinemaAppCondition.self,
            [
                .television: NavGraph.Platform.current.isOne(of: .tvOS),
            ]
        )
    }

    var television: Bool { byName[CinemaAppCondition.television] }
}

extension CinemaAppConditions {
    fileprivate init(known: NavGraph.Conditions) { byName = known }
}

/// Player.
@MainActor
protocol PlayerScreen: UIViewController {
    var onFinished: (() -> Void)? { get set }
}

/// Review.
@MainActor
protocol ReviewScreen: UIViewController {
    var onSent: ((_ stars: Int) -> Void)? { get set }
    var onDiscarded: (() -> Void)? { get set }
}

/// Settings.
@MainActor
protocol SettingsScreen: UIViewController {
    var onOpenSystemSettings: (() -> Void)? { get set }
    var onOpenAbout: (() -> Void)? { get set }
}

/// About.
@MainActor
protocol AboutScreen: UIViewController {
    var onAgree: (() -> Void)? { get set }
}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
@MainActor
protocol CinemaAppScreens {
    func makePlayer(title: String) -> any PlayerScreen
    func makeReview(title: String) -> any ReviewScreen
    func makeSettings() -> any SettingsScreen
    func makeAbout() -> any AboutScreen
}

extension CinemaAppScreens {
    func makePlayer(title: String) -> any PlayerScreen {
        PlayerViewController(title: title)
    }
    func makeReview(title: String) -> any ReviewScreen {
        ReviewViewController(title: title)
    }
    func makeSettings() -> any SettingsScreen {
        SettingsViewController()
    }
    func makeAbout() -> any AboutScreen {
        AboutViewController()
    }
}

/// Makes all screens of the app.
@MainActor
protocol CinemaAppFactory: CinemaAppScreens, MainFactory, FilmsFactory, LibraryFactory {
    /// The container of a stack, for the flow of that name; for the screen where it is presented in a stack.
    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController
}

extension CinemaAppFactory {
    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController {
        NavGraph.StackController(rootViewController: rootViewController)
    }
}
#endif
