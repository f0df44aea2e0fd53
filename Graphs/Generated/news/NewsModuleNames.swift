// Made by navgraph from news.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import NavGraphRuntime
import NavGraphUIKit
private typealias Interface = NavGraph.Interface2  // Fails? Generate all files with the same navgraph.

/// The screens and flows, by their names in the graph.
enum NewsModuleName: String, NavGraph.Name {
    case articleList = "News.articleList"
    case article = "News.article"
    case peopleUserCard = "People.userCard"
    case news = "News.news"
    case peopleSignIn = "People.signIn"
}

/// The conditions, by their names in the graph.
enum NewsModuleCondition: String, NavGraph.Name {
    case peopleSignedIn = "People.signedIn"
}

/// The outcomes of screens and flows, with the types of what comes with them.
enum NewsModuleOutcome {
    static var peopleSignInDone: NavGraph.Outcome<Void> { .init(of: NewsModuleName.peopleSignIn, "done") }
}
#endif
