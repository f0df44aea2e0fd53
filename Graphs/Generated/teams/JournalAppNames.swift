// Made by navgraph from teams.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import NavGraphRuntime
import NavGraphUIKit
import NewsScreens
import PeopleScreens
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The screens and flows, by their names in the graph.
enum JournalAppName: Int, NavGraph.ListedName {
    case savedList
    case main
    case saved

    static var texts: StaticString {
        """
        savedList
        main
        saved
        """
    }
}

/// The conditions, by their names in the graph.
enum JournalAppCondition: Int, NavGraph.ListedName {
    case peopleSignedIn

    static var texts: StaticString {
        """
        People.signedIn
        """
    }
}
#endif
