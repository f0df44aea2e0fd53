// Made by navgraph from cinema.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The navigation of Cinema: the window, and a router for each flow.
///
///     launch → root main
///     settings
///         openSystemSettings → open settings
///         openAbout → push about
///     about
///         agree → dismiss
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
final class CinemaAppRouter {
    let factory: any CinemaAppFactory
    let navigation: NavGraph.Navigation
    private(set) lazy var links = NavGraph.LinkFollower(navigation) { nil }
    private(set) lazy var mainRouter = MainRouter(self)
    private(set) lazy var filmsRouter = FilmsRouter(self)
    private(set) lazy var libraryRouter = LibraryRouter(self)

    /// Launches. Keeps `factory`, and `observer` weakly. `CinemaAppView` shows it.
    init(factory: any CinemaAppFactory, observer: (any NavGraph.Observer)? = nil) {
        self.factory = factory
        navigation = NavGraph.Navigation(CinemaAppConditions().byName, observer)
        navigation.fire("launch") { step in
            step.root(self.mainRouter.container())
        }
    }

    /// The names of the screens in the active region of each layer, bottom first.
    var screens: [[String]] { navigation.screens }

    /// The conditions as they are now; views that read them are updated.
    var conditions: CinemaAppConditions { CinemaAppConditions(known: navigation.conditions) }

    /// Adds an observer, and keeps it.
    func add(observer: any NavGraph.Observer) { navigation.add(observer: observer) }

    /// The shown screens, the running transition, the waiting steps, and the event that was ignored last.
    var description: String { navigation.description }

    /// The shown screens, as a value.
    var state: NavGraph.Snapshot { navigation.state }

    /// Waits until no step runs or waits, and nothing moves. A link that waits does not count.
    func settled() async { await navigation.settled() }

    // MARK: player

    func makePlayer(_ ending: NavGraph.Ending? = nil, title: String) -> NavGraph.Frame {
        let frame = navigation.frame(CinemaAppName.player, ending)
        let actions = PlayerActions(_opening: NavGraph.Opening(frame))
        let factory = factory
        return frame.show(CinemaAppRoute.player(title: title), actions, view: factory.makePlayer(actions, title: title))
    }

    // MARK: review

    func makeReview(_ ending: NavGraph.Ending? = nil, title: String) -> NavGraph.Frame {
        let frame = navigation.frame(CinemaAppName.review, ending)
        let actions = ReviewActions(_opening: NavGraph.Opening(frame))
        let factory = factory
        return frame.show(CinemaAppRoute.review(title: title), actions, view: factory.makeReview(actions, title: title))
    }

    // MARK: settings

    func makeSettings(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = navigation.frame(CinemaAppName.settings, ending)
        let actions = SettingsActions(_opening: ActionsOpening(frame, self))
        let factory = factory
        return frame.show(CinemaAppRoute.settings, actions, view: factory.makeSettings(actions))
    }

    fileprivate func settingsOpenSystemSettings(_ step: NavGraph.Step) throws {
        step.openSettings()
    }

    fileprivate func settingsOpenAbout(_ step: NavGraph.Step) throws {
        try step.push(self.makeAbout())
    }

    // MARK: about

    func makeAbout(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = navigation.frame(CinemaAppName.about, ending)
        let actions = AboutActions(_opening: ActionsOpening(frame, self))
        frame.isStaying = true
        let factory = factory
        return frame.show(CinemaAppRoute.about, actions, view: factory.makeAbout(actions))
    }

    fileprivate func aboutAgree(_ step: NavGraph.Step) throws {
        try step.dismiss()
    }
}

/// The content of a window. Each window has a router.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) struct CinemaAppView: View {
    private let router: CinemaAppRouter

    init(_ router: CinemaAppRouter) { self.router = router }

    var body: some View {
        NavGraph.RootView(router.navigation)
            .following(router, router.navigation, activities: [])
    }
}

/// A window that makes its router once, and shows it.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) struct CinemaAppWindow: View {
    private let router: @MainActor () -> CinemaAppRouter

    init(observer: (any NavGraph.Observer)? = nil, factory: @escaping @MainActor () -> any CinemaAppFactory) {
        router = { CinemaAppRouter(factory: factory(), observer: observer) }
    }

    var body: some View { NavGraph.Window({ router() }) { CinemaAppView($0) } }
}

/// The conditions of the app's transitions, with their values at launch.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) struct CinemaAppConditions: Sendable {
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

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) extension CinemaAppConditions {
    fileprivate init(known: NavGraph.Conditions) { byName = known }
}

/// These screens with their params.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) enum CinemaAppRoute {
    case player(title: String)
    case review(title: String)
    case settings
    case about
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) extension CinemaAppRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: CinemaAppRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: CinemaAppRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(
            _ event: String, _ values: Any..., by method: @escaping (CinemaAppRouter, NavGraph.Step) throws -> Void
        ) {
            fireEvent(event, values, to: router, by: method)
        }
    }
}

/// Player.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
struct PlayerActions: NavGraph.Actions {
    var _opening = NavGraph.Opening()

    func finished() { self._opening.end(CinemaAppOutcome.playerFinished) }
}

/// Review.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
struct ReviewActions: NavGraph.Actions {
    var _opening = NavGraph.Opening()

    func sent(stars: Int) { self._opening.end(CinemaAppOutcome.reviewSent, stars) }

    func discarded() { self._opening.end(CinemaAppOutcome.reviewDiscarded) }
}

/// Settings.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
struct SettingsActions: NavGraph.Actions {
    var _opening = CinemaAppRouter.ActionsOpening()

    func openSystemSettings() {
        self._opening.fire("settings.openSystemSettings") { try $0.settingsOpenSystemSettings($1) }
    }

    func openAbout() { self._opening.fire("settings.openAbout") { try $0.settingsOpenAbout($1) } }
}

/// About.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
struct AboutActions: NavGraph.Actions {
    var _opening = CinemaAppRouter.ActionsOpening()

    func agree() { self._opening.fire("about.agree") { try $0.aboutAgree($1) } }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
protocol CinemaAppScreens {
    func makePlayer(_ actions: PlayerActions, title: String) -> any View
    func makeReview(_ actions: ReviewActions, title: String) -> any View
    func makeSettings(_ actions: SettingsActions) -> any View
    func makeAbout(_ actions: AboutActions) -> any View
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) extension CinemaAppScreens {
    func makePlayer(_ actions: PlayerActions, title: String) -> any View { PlayerView(actions: actions, title: title) }
    func makeReview(_ actions: ReviewActions, title: String) -> any View { ReviewView(actions: actions, title: title) }
    func makeSettings(_ actions: SettingsActions) -> any View { SettingsView(actions: actions) }
    func makeAbout(_ actions: AboutActions) -> any View { AboutView(actions: actions) }
}

/// Makes all screens of the app.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
protocol CinemaAppFactory: CinemaAppScreens, MainFactory, FilmsFactory, LibraryFactory {}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) extension NavGraph.Actions {
    /// The actions of this screen, if it is the current one.
    init?(current router: CinemaAppRouter) {
        guard let actions = router.navigation.currentActions as? Self else { return nil }
        self = actions
    }
}
#endif
