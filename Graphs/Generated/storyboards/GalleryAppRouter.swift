// Made by navgraph from storyboards.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The navigation of Gallery: the window, and a router for each flow.
///
///     launch → root main
@MainActor
final class GalleryAppRouter {
    let window: UIWindow
    let factory: any GalleryAppFactory
    let navigation: NavGraph.Navigation
    private(set) lazy var links = NavGraph.LinkFollower(navigation) { nil }
    private(set) lazy var mainRouter = MainRouter(self)
    private(set) lazy var feedRouter = FeedRouter(self)
    private(set) lazy var profileAccountRouter = ProfileAccountRouter(self)
    private(set) lazy var profileSignInRouter = ProfileSignInRouter(self)

    /// Keeps `factory`, and `observer` weakly. Nothing is shown before `start()`.
    init(
        window: UIWindow,
        factory: any GalleryAppFactory,
        conditions: GalleryAppConditions,
        observer: (any NavGraph.Observer)? = nil
    ) {
        self.window = window
        self.factory = factory
        navigation = NavGraph.Navigation(conditions.byName, observer) {
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
    var conditions: GalleryAppConditions { GalleryAppConditions(known: navigation.conditionsNow) }

    /// Adds an observer, and keeps it.
    func add(observer: any NavGraph.Observer) { navigation.add(observer: observer) }

    /// The shown screens, the running transition, the waiting steps, and the event that was ignored last.
    var description: String { navigation.description }

    /// The shown screens, as a value.
    var state: NavGraph.Snapshot { navigation.state }

    /// Waits until no step runs or waits, and nothing moves. A link that waits does not count.
    func settled() async { await navigation.settled() }

    // MARK: Profile.userCard

    func makeProfileUserCard(_ ending: NavGraph.Ending? = nil, userId: String) -> UIViewController {
        let screen = factory.makeProfileUserCard(userId: userId)
        enterProfileUserCard(screen, ending, userId: userId)
        return screen
    }

    /// Enters a screen that the factory or a storyboard segue has made.
    func enterProfileUserCard(_ screen: any ProfileUserCardScreen, _ ending: NavGraph.Ending? = nil, userId: String) {
        navigation.enter(screen, as: GalleryAppName.profileUserCard, ending)
    }
}

/// The conditions of the app's transitions, with their values at launch.
struct GalleryAppConditions: Sendable {
    /// The conditions by name, with those that each implies.
    var byName: NavGraph.Conditions

    init(profileSignedIn: Bool) {
        byName = NavGraph.Conditions(
            of: GalleryAppCondition.self,
            [
                .profileSignedIn: profileSignedIn,
            ]
        )
    }

    var profileSignedIn: Bool {
        get { byName[GalleryAppCondition.profileSignedIn] }
        set { byName[GalleryAppCondition.profileSignedIn] = newValue }
    }
}

extension GalleryAppConditions {
    fileprivate init(known: NavGraph.Conditions) { byName = known }
}

/// User.
@MainActor
protocol ProfileUserCardScreen: UIViewController {
    /// Sets the params, if a storyboard segue has made the screen.
    func configure(userId: String)
}

/// Makes these screens.
@MainActor
protocol GalleryAppScreens {
    func makeProfileUserCard(userId: String) -> any ProfileUserCardScreen
    /// Called first if a storyboard segue has made the screen.
    func inject(into screen: any ProfileUserCardScreen)
}

extension GalleryAppScreens {
    func inject(into screen: any ProfileUserCardScreen) {}
}

/// Makes all screens of the app.
@MainActor
protocol GalleryAppFactory: GalleryAppScreens, MainFactory, FeedFactory, ProfileAccountFactory, ProfileSignInFactory {
    /// The container of a stack, for the flow of that name; for the screen where it is presented in a stack.
    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController
}

extension GalleryAppFactory {
    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController {
        NavGraph.StackController(rootViewController: rootViewController)
    }
}
#endif
