// Made by navgraph from storyboards.yaml. Changes are lost.

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit

/// The flow `profile.account`, a stack that begins with `profile.accountOverview`.
///
///     profile.accountOverview
///         openFollower → push profile.userCard
///         signIn → when not profile.signedIn → present profile.signIn as formSheet
///             done → close
///         signOut → when profile.signedIn → clear profile.signedIn
@MainActor
final class ProfileAccountRouter {
    private unowned let app: GalleryAppRouter

    init(_ app: GalleryAppRouter) { self.app = app }

    /// The first screen, by itself.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        makeProfileAccountOverview(ending)
    }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: "profile.account", ending)
    }

    // MARK: profile.accountOverview

    func makeProfileAccountOverview(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeProfileAccountOverview()
        let frame = app.navigation.enter(screen, as: "profile.accountOverview", ending)
        screen.onOpenFollower = frame.event("profile.accountOverview.openFollower", "userId", to: self) { try $0.profileAccountOverviewOpenFollower($1, userId: $2) }
        screen.onSignIn = frame.event("profile.accountOverview.signIn", to: self) { try $0.profileAccountOverviewSignIn($1) }
        screen.onSignOut = frame.event("profile.accountOverview.signOut", to: self) { try $0.profileAccountOverviewSignOut($1) }
        return screen
    }

    private func profileAccountOverviewOpenFollower(_ step: NavGraph.Step, userId: String) throws {
        try step.push(self.app.makeProfileUserCard(userId: userId))
    }

    private func profileAccountOverviewSignIn(_ step: NavGraph.Step) throws {
        if !step.conditions["profile.signedIn"] {
            let ending = NavGraph.Ending(of: "profile.signIn")
            ending.close("done")
            step.present(self.app.profileSignInRouter.container(ending), as: .formSheet)
        } else {
            step.ignore()
        }
    }

    private func profileAccountOverviewSignOut(_ step: NavGraph.Step) throws {
        if step.conditions["profile.signedIn"] {
            step.conditions["profile.signedIn"] = false
        } else {
            step.ignore()
        }
    }
}

/// You.
@MainActor
protocol ProfileAccountOverviewScreen: UIViewController {
    var onOpenFollower: ((_ userId: String) -> Void)? { get set }
    var onSignIn: (() -> Void)? { get set }
    var onSignOut: (() -> Void)? { get set }
}

/// Makes these screens.
@MainActor
protocol ProfileAccountFactory {
    func makeProfileAccountOverview() -> any ProfileAccountOverviewScreen
}
#endif
