// Made by navgraph from storyboards.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `Profile.account`, a stack that begins with `Profile.accountOverview`.
///
///     Profile.accountOverview
///         openFollower → push Profile.userCard
///         signIn → when not Profile.signedIn → present Profile.signIn as formSheet
///             done → close
///         signOut → when Profile.signedIn → clear Profile.signedIn
@MainActor
final class ProfileAccountRouter {
    private unowned let app: GalleryAppRouter

    init(_ app: GalleryAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeProfileAccountOverview(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: GalleryAppName.profileAccount, ending)
    }

    // MARK: Profile.accountOverview

    func makeProfileAccountOverview(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeProfileAccountOverview()
        let frame = app.navigation.enter(screen, as: GalleryAppName.profileAccountOverview, ending)
        screen.onOpenFollower = frame.eventWithValues("Profile.accountOverview.openFollower", "userId", to: self) {
            try $0.profileAccountOverviewOpenFollower($1, userId: $2)
        }
        screen.onSignIn = frame.event("Profile.accountOverview.signIn", to: self) {
            try $0.profileAccountOverviewSignIn($1)
        }
        screen.onSignOut = frame.event("Profile.accountOverview.signOut", to: self) {
            try $0.profileAccountOverviewSignOut($1)
        }
        return screen
    }

    private func profileAccountOverviewOpenFollower(_ step: NavGraph.Step, userId: String) throws {
        try step.push(self.app.makeProfileUserCard(userId: userId))
    }

    private func profileAccountOverviewSignIn(_ step: NavGraph.Step) throws {
        if !step.conditions[GalleryAppCondition.profileSignedIn] {
            let ending = NavGraph.Ending(of: GalleryAppName.profileSignIn)
            ending.close(GalleryAppOutcome.profileSignInDone)
            step.present(self.app.profileSignInRouter.container(ending), as: .formSheet)
        } else {
            step.ignore()
        }
    }

    private func profileAccountOverviewSignOut(_ step: NavGraph.Step) throws {
        if step.conditions[GalleryAppCondition.profileSignedIn] {
            step.conditions[GalleryAppCondition.profileSignedIn] = false
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
