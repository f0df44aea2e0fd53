// Made by navgraph from storyboards.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface2  // Fails? Generate all files with the same navgraph.

/// The screens and flows, by their names in the graph.
enum GalleryAppName: String, NavGraph.Name {
    case photoList
    case photo
    case comments
    case profileAccountOverview = "Profile.accountOverview"
    case profileSignInForm = "Profile.signInForm"
    case profilePasswordReset = "Profile.passwordReset"
    case profileUserCard = "Profile.userCard"
    case main
    case feed
    case profileAccount = "Profile.account"
    case profileSignIn = "Profile.signIn"
}

/// The conditions, by their names in the graph.
enum GalleryAppCondition: String, NavGraph.Name {
    case profileSignedIn = "Profile.signedIn"
}

/// The outcomes of screens and flows, with the types of what comes with them.
enum GalleryAppOutcome {
    static var profileSignInDone: NavGraph.Outcome<Void> { .init(of: GalleryAppName.profileSignIn, "done") }
}
#endif
