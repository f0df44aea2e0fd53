// Made by navgraph from storyboards.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `main`, with the tabs `feed`, `Profile.account`.
@MainActor
final class MainRouter {
    private unowned let app: GalleryAppRouter

    init(_ app: GalleryAppRouter) { self.app = app }

    /// The tabs, each with its first screen.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let children = [
            self.app.feedRouter.container(),
            self.app.profileAccountRouter.container(),
        ]
        let container = app.factory.makeMain(tabs: children)
        return app.navigation.tabs(container, of: children, for: GalleryAppName.main, ending)
    }
}

/// Makes the container.
@MainActor
protocol MainFactory {
    func makeMain(tabs: [UIViewController]) -> UITabBarController
}

extension MainFactory {
    func makeMain(tabs: [UIViewController]) -> UITabBarController {
        NavGraph.tabs(tabs, titles: ["feed": "Feed", "Profile.account": "Account"])
    }
}
#endif
