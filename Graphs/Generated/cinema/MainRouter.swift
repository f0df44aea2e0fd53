// Made by navgraph from cinema.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `main`, with the tabs `films`, `library`.
@MainActor
final class MainRouter {
    private unowned let app: CinemaAppRouter

    init(_ app: CinemaAppRouter) { self.app = app }

    /// The tabs, each with its first screen.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let children = [
            self.app.filmsRouter.container(),
            self.app.libraryRouter.container(),
        ]
        let container = app.factory.makeMain(tabs: children)
        return app.navigation.tabs(container, of: children, for: CinemaAppName.main, ending)
    }
}

/// Makes the container.
@MainActor
protocol MainFactory {
    func makeMain(tabs: [UIViewController]) -> UITabBarController
}

extension MainFactory {
    func makeMain(tabs: [UIViewController]) -> UITabBarController {
        NavGraph.tabs(tabs, titles: ["films": "Films", "library": "Library"])
    }
}
#endif
