// Made by navgraph from storyboards.yaml. Changes are lost.

#if canImport(UIKit)
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
    func firstScreen(_ ending: GalleryAppEnding? = nil) -> UIViewController {
        makeProfileAccountOverview(ending)
    }

    /// A stack with the first screen in it.
    func container(_ ending: GalleryAppEnding? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: "profile.account", ending)
    }

    // MARK: profile.accountOverview

    func makeProfileAccountOverview(_ ending: GalleryAppEnding? = nil) -> UIViewController {
        let screen = app.factory.makeProfileAccountOverview()
        let frame = app.navigation.enter(screen, as: "profile.accountOverview", ending)
        screen.onOpenFollower = frame.event("profile.accountOverview.openFollower", to: self) { try $0.profileAccountOverviewOpenFollower($1, userId: $2) }
        screen.onSignIn = frame.event("profile.accountOverview.signIn", to: self) { try $0.profileAccountOverviewSignIn($1) }
        screen.onSignOut = frame.event("profile.accountOverview.signOut", to: self) { try $0.profileAccountOverviewSignOut($1) }
        return screen
    }

    private func profileAccountOverviewOpenFollower(_ step: GalleryAppStep, userId: String) throws {
        try step.stack().pushViewController(self.app.makeProfileUserCard(userId: userId), animated: true)
    }

    private func profileAccountOverviewSignIn(_ step: GalleryAppStep) throws {
        if !step.conditions.profileSignedIn {
            let ending = GalleryAppEnding(of: "profile.signIn")
            ending.close("done")
            let layer = self.app.profileSignInRouter.container(ending)
            layer.modalPresentationStyle = .formSheet
            try step.presenter(of: layer).present(layer, animated: true, completion: step.done)
        } else {
            step.ignore()
        }
    }

    private func profileAccountOverviewSignOut(_ step: GalleryAppStep) throws {
        if step.conditions.profileSignedIn {
            step.conditions.profileSignedIn = false
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

/// Makes these screens. What it does by itself is UIKit's initializer, and their params after that.
@MainActor
protocol ProfileAccountFactory {
    func makeProfileAccountOverview() -> any ProfileAccountOverviewScreen
}

extension ProfileAccountFactory {
    func makeProfileAccountOverview() -> any ProfileAccountOverviewScreen {
        UIStoryboard(name: "Profile", bundle: nil).instantiateViewController(identifier: "AccountOverview") { coder in AccountOverviewViewController(coder: coder) }
    }
}
#endif
