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
private typealias Interface = NavGraph.Interface2  // Fails? Generate all files with the same navgraph.

/// The screens and flows, by their names in the graph.
enum JournalAppName: String, NavGraph.Name {
    case savedList
    case main
    case saved
}

/// The conditions, by their names in the graph.
enum JournalAppCondition: String, NavGraph.Name {
    case peopleSignedIn = "People.signedIn"
}
#endif
