// Made by navgraph from notes.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The navigation of Notes: the window, and a router for each flow.
///
///     launch → root notes
@MainActor
final class NotesAppRouter {
    let window: UIWindow
    let factory: any NotesAppFactory
    let navigation: NavGraph.Navigation
    private(set) lazy var links = NavGraph.LinkFollower(navigation) { nil }
    private(set) lazy var notesRouter = NotesRouter(self)

    /// Keeps `factory`, and `observer` weakly. Nothing is shown before `start()`.
    init(window: UIWindow, factory: any NotesAppFactory, observer: (any NavGraph.Observer)? = nil) {
        self.window = window
        self.factory = factory
        navigation = NavGraph.Navigation(NavGraph.Conditions(), observer) {
            factory.makeNavigationController(for: $0, rootViewController: $1)
        }
    }

    /// Shows the window with the entry of the app.
    func start() {
        window.rootViewController = navigation.root
        window.makeKeyAndVisible()
        navigation.fire("launch") { step in
            step.root(self.notesRouter.container())
        }
    }

    /// Adds an observer, and keeps it.
    func add(observer: any NavGraph.Observer) { navigation.add(observer: observer) }

    /// The shown screens, the running transition, the waiting steps, and the event that was ignored last.
    var description: String { navigation.description }

    /// The shown screens, as a value.
    var state: NavGraph.Snapshot { navigation.state }

    /// Waits until no step runs or waits, and nothing moves. A link that waits does not count.
    func settled() async { await navigation.settled() }
}

/// Makes all screens of the app.
@MainActor
protocol NotesAppFactory: NotesFactory {
    /// The container of a stack, for the flow of that name; for the screen where it is presented in a stack.
    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController
}

extension NotesAppFactory {
    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController {
        NavGraph.StackController(rootViewController: rootViewController)
    }
}
#endif
