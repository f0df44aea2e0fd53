// Made by navgraph from storyboards.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// The navigation of Gallery: the window, and a router for each flow.
///
///     launch → root main
@MainActor
final class GalleryAppRouter {
    let window: UIWindow
    let factory: any GalleryAppFactory
    let navigation: GalleryAppNavigation
    private(set) lazy var links = GalleryAppLinkFollower(navigation) { [weak self] in _ = self; return nil }
    private(set) lazy var mainRouter = MainRouter(self)
    private(set) lazy var feedRouter = FeedRouter(self)
    private(set) lazy var profileAccountRouter = ProfileAccountRouter(self)
    private(set) lazy var profileSignInRouter = ProfileSignInRouter(self)

    /// Keeps `factory`, and `observer` weakly. Nothing is shown before `start()`.
    init(
        window: UIWindow, factory: any GalleryAppFactory, conditions: GalleryAppConditions, observer: (any GalleryAppObserver)? = nil
    ) {
        self.window = window
        self.factory = factory
        navigation = GalleryAppNavigation(conditions, observer) {
            factory.makeNavigationController(rootViewController: $0)
        }
    }

    /// Shows the window with what the app begins with.
    func start() {
        window.rootViewController = navigation.root
        window.makeKeyAndVisible()
        navigation.fire("launch") { step in
            step.root(self.mainRouter.container())
        }
    }

    // MARK: profile.userCard

    func makeProfileUserCard(_ ending: GalleryAppEnding? = nil, userId: String) -> UIViewController {
        let screen = factory.makeProfileUserCard(userId: userId)
        navigation.enter(screen, as: "profile.userCard", ending)
        return screen
    }
}

/// The facts that the app's transitions ask for, as they are at launch.
struct GalleryAppConditions: Sendable {
    var profileSignedIn: Bool

    init(profileSignedIn: Bool) {
        self.profileSignedIn = profileSignedIn
    }
}

/// Hears of all that happens, for analytics and logs. Events are spelled `screen.event`.
@MainActor
protocol GalleryAppObserver: AnyObject {
    /// A screen has become the current one.
    func shown(_ screen: String)
    func fired(_ event: String)
    /// The screen of the event is not the current one, or no alternative of the event holds.
    func ignored(_ event: String)
    /// The event could not be carried out; everything is as it was.
    func faulted(_ event: String, _ fault: GalleryAppFault)
    /// A link has been followed.
    func followed(_ link: String)
    /// A link cannot be followed yet. It waits.
    func kept(_ link: String)
    /// A link is forgotten: it has waited too long, does not wait, or a newer one has come.
    func dropped(_ link: String)
    /// A resolver has failed for a link.
    func failed(_ link: String, _ error: any Error)
}

extension GalleryAppObserver {
    func shown(_ screen: String) {}
    func fired(_ event: String) {}
    func ignored(_ event: String) {}
    func faulted(_ event: String, _ fault: GalleryAppFault) {}
    func followed(_ link: String) {}
    func kept(_ link: String) {}
    func dropped(_ link: String) {}
    func failed(_ link: String, _ error: any Error) {}
}

/// User.
@MainActor
protocol ProfileUserCardScreen: UIViewController {}

/// Makes these screens. What it does by itself is UIKit's initializer, and their params after that.
@MainActor
protocol GalleryAppScreens {
    func makeProfileUserCard(userId: String) -> any ProfileUserCardScreen
}

extension GalleryAppScreens {
    func makeProfileUserCard(userId: String) -> any ProfileUserCardScreen {
        UIStoryboard(name: "Profile", bundle: nil).instantiateViewController(identifier: "UserCard") { coder in UserCardViewController(coder: coder, userId: userId) }
    }
}

/// Makes all screens of the app.
@MainActor
protocol GalleryAppFactory: GalleryAppScreens, MainFactory, FeedFactory, ProfileAccountFactory, ProfileSignInFactory {
    /// The container of a stack.
    func makeNavigationController(rootViewController: UIViewController) -> UINavigationController
}

extension GalleryAppFactory {
    func makeNavigationController(rootViewController: UIViewController) -> UINavigationController {
        UINavigationController(rootViewController: rootViewController)
    }
}
#endif
