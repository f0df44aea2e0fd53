// Made by navgraph from news.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import NavGraphRuntime
import NavGraphUIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The screens and flows, by their names in the graph.
enum NewsModuleName: Int, NavGraph.ListedName {
    case articleList
    case article
    case peopleUserCard
    case news
    case peopleSignIn

    static var texts: StaticString {
        """
        News.articleList
        News.article
        People.userCard
        News.news
        People.signIn
        """
    }
}

/// The conditions, by their names in the graph.
enum NewsModuleCondition: Int, NavGraph.ListedName {
    case peopleSignedIn

    static var texts: StaticString {
        """
        People.signedIn
        """
    }
}

/// The outcomes of screens and flows, with the types of what comes with them.
enum NewsModuleOutcome {
    static var peopleSignInDone: NavGraph.Outcome<Void> { .init(of: NewsModuleName.peopleSignIn, "done") }
}
#endif
