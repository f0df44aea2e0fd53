// Made by navgraph from cinema.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `library`, a stack that begins with `shelf`.
///
///     shelf
///         resume → present player as fullScreen
///             finished → close
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
final class LibraryRouter {
    fileprivate unowned let app: CinemaAppRouter

    init(_ app: CinemaAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame { makeShelf(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: CinemaAppName.library, ending)
    }

    // MARK: shelf

    func makeShelf(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(CinemaAppName.shelf, ending)
        let actions = ShelfActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(LibraryRoute.shelf, actions, view: factory.makeShelf(actions))
    }

    fileprivate func shelfResume(_ step: NavGraph.Step, title: String) throws {
        let ending = NavGraph.Ending()
        ending.close(CinemaAppOutcome.playerFinished)
        step.presentScreen(self.app.makePlayer(ending, title: title), as: .fullScreen)
    }
}

/// These screens with their params.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) enum LibraryRoute {
    case shelf
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) extension LibraryRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: LibraryRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: LibraryRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(
            _ event: String, _ values: Any..., by method: @escaping (LibraryRouter, NavGraph.Step) throws -> Void
        ) {
            fireEvent(event, values, to: router, by: method)
        }
    }
}

/// Library.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
struct ShelfActions: NavGraph.Actions {
    var _opening = LibraryRouter.ActionsOpening()

    func resume(title: String) {
        self._opening.fire("shelf.resume title", title) { try $0.shelfResume($1, title: title) }
    }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
protocol LibraryFactory {
    func makeShelf(_ actions: ShelfActions) -> any View
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) extension LibraryFactory {
    func makeShelf(_ actions: ShelfActions) -> any View { ShelfView(actions: actions) }
}
#endif
