// Made by navgraph from cinema.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `library`, a stack that begins with `shelf`.
///
///     shelf
///         resume → present player as fullScreen
///             finished → close
@MainActor
final class LibraryRouter {
    private unowned let app: CinemaAppRouter

    init(_ app: CinemaAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeShelf(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: CinemaAppName.library, ending)
    }

    // MARK: shelf

    func makeShelf(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeShelf()
        let frame = app.navigation.enter(screen, as: CinemaAppName.shelf, ending)
        screen.onResume = frame.eventWithValues("shelf.resume", "title", to: self) { try $0.shelfResume($1, title: $2) }
        return screen
    }

    private func shelfResume(_ step: NavGraph.Step, title: String) throws {
        let ending = NavGraph.Ending()
        ending.close(CinemaAppOutcome.playerFinished)
        step.present(self.app.makePlayer(ending, title: title), as: .fullScreen)
    }
}

/// Library.
@MainActor
protocol ShelfScreen: UIViewController {
    var onResume: ((_ title: String) -> Void)? { get set }
}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
@MainActor
protocol LibraryFactory {
    func makeShelf() -> any ShelfScreen
}

extension LibraryFactory {
    func makeShelf() -> any ShelfScreen {
        ShelfViewController()
    }
}
#endif
