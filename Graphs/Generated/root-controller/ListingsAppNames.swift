// Made by navgraph from root-controller.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The screens and flows, by their names in the graph.
enum ListingsAppName: Int, NavGraph.ListedName {
    case splash
    case login
    case mainScreen
    case activity
    case messageList
    case messageDetails
    case newListing
    case request
    case entrance
    case main

    static var texts: StaticString {
        """
        splash
        login
        mainScreen
        activity
        messageList
        messageDetails
        newListing
        request
        entrance
        main
        """
    }
}

/// The conditions, by their names in the graph.
enum ListingsAppCondition: Int, NavGraph.ListedName {
    case restoring
    case loggedOut
    case loggedIn

    static var texts: StaticString {
        """
        restoring
        loggedOut
        loggedIn
        """
    }
}

/// The outcomes of screens and flows, with the types of what comes with them.
enum ListingsAppOutcome {
    static var splashAuthorized: NavGraph.Outcome<Void> { .init(of: ListingsAppName.splash, "authorized") }
    static var splashUnauthorized: NavGraph.Outcome<Void> { .init(of: ListingsAppName.splash, "unauthorized") }
    static var entranceAuthenticated: NavGraph.Outcome<Void> { .init(of: ListingsAppName.entrance, "authenticated") }
    static var newListingPublished: NavGraph.Outcome<Void> { .init(of: ListingsAppName.newListing, "published") }
}
#endif
