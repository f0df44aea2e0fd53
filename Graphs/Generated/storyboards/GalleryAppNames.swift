// Made by navgraph from storyboards.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The screens and flows, by their names in the graph.
enum GalleryAppName: Int, NavGraph.ListedName {
    case photoList
    case photo
    case comments
    case profileAccountOverview
    case profileSignInForm
    case profilePasswordReset
    case profileUserCard
    case main
    case feed
    case profileAccount
    case profileSignIn

    static var texts: StaticString {
        """
        photoList
        photo
        comments
        Profile.accountOverview
        Profile.signInForm
        Profile.passwordReset
        Profile.userCard
        main
        feed
        Profile.account
        Profile.signIn
        """
    }
}

/// The conditions, by their names in the graph.
enum GalleryAppCondition: Int, NavGraph.ListedName {
    case profileSignedIn

    static var texts: StaticString {
        """
        Profile.signedIn
        """
    }
}

/// The outcomes of screens and flows, with the types of what comes with them.
enum GalleryAppOutcome {
    static var profileSignInDone: NavGraph.Outcome<Void> { .init(of: GalleryAppName.profileSignIn, "done") }
}
#endif
