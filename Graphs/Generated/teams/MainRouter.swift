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

/// The flow `main`, with the tabs `News.news`, `saved`.
@MainActor
final class MainRouter {
    private unowned let app: JournalAppRouter

    init(_ app: JournalAppRouter) { self.app = app }

    /// The tabs, each with its first screen.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let children = [
            self.app.news.newsRouter.container(),
            self.app.savedRouter.container(),
        ]
        let container = app.factory.makeMain(tabs: children)
        return app.navigation.tabs(container, of: children, for: JournalAppName.main, ending)
    }
}

/// Makes the container.
@MainActor
protocol MainFactory {
    func makeMain(tabs: [UIViewController]) -> UITabBarController
}

extension MainFactory {
    func makeMain(tabs: [UIViewController]) -> UITabBarController {
        NavGraph.tabs(tabs, titles: ["News.news": "News", "saved": "Saved"])
    }
}
#endif
