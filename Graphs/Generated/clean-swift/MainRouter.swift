// Made by navgraph from clean-swift.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `main`, with the tabs `text`, `items`.
@MainActor
final class MainRouter {
    private unowned let app: ItemsAppRouter

    init(_ app: ItemsAppRouter) { self.app = app }

    /// The tabs, each with its first screen.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let children = [
            self.app.textRouter.container(),
            self.app.itemsRouter.container(),
        ]
        let container = app.factory.makeMain(tabs: children)
        return app.navigation.tabs(container, of: children, for: ItemsAppName.main, ending)
    }
}

/// Makes the container.
@MainActor
protocol MainFactory {
    func makeMain(tabs: [UIViewController]) -> UITabBarController
}

extension MainFactory {
    func makeMain(tabs: [UIViewController]) -> UITabBarController {
        NavGraph.tabs(tabs, titles: ["text": "Text", "items": "Items"])
    }
}
#endif
