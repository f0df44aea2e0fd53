// Made by navgraph from people.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import NavGraphRuntime
import NavGraphUIKit
private typealias Interface = NavGraph.Interface2  // Fails? Generate all files with the same navgraph.

/// The screens and flows, by their names in the graph.
enum PeopleModuleName: String, NavGraph.Name {
    case signInForm = "People.signInForm"
    case userCard = "People.userCard"
    case signIn = "People.signIn"
}

/// The conditions, by their names in the graph.
enum PeopleModuleCondition: String, NavGraph.Name {
    case peopleSignedIn = "People.signedIn"
}

/// The outcomes of screens and flows, with the types of what comes with them.
enum PeopleModuleOutcome {
    static var signInDone: NavGraph.Outcome<Void> { .init(of: PeopleModuleName.signIn, "done") }
}
#endif
