// Made by navgraph from notes.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// The navigation of Notes: the window, and a router for each flow.
///
///     launch → root notes
@MainActor
final class NotesAppRouter {
    let window: UIWindow
    let factory: any NotesAppFactory
    let navigation: NotesAppNavigation
    private(set) lazy var links = NotesAppLinkFollower(navigation) { [weak self] in _ = self; return nil }
    private(set) lazy var notesRouter = NotesRouter(self)

    /// Keeps `factory`, and `observer` weakly. Nothing is shown before `start()`.
    init(
        window: UIWindow, factory: any NotesAppFactory, observer: (any NotesAppObserver)? = nil
    ) {
        self.window = window
        self.factory = factory
        navigation = NotesAppNavigation(NotesAppConditions(), observer) {
            factory.makeNavigationController(rootViewController: $0)
        }
    }

    /// Shows the window with what the app begins with.
    func start() {
        window.rootViewController = navigation.root
        window.makeKeyAndVisible()
        navigation.fire("launch") { step in
            step.root(self.notesRouter.container())
        }
    }
}

/// The facts that the app's transitions ask for: none.
struct NotesAppConditions: Sendable {
    init() {}
}

/// Hears of all that happens, for analytics and logs. Events are spelled `screen.event`.
@MainActor
protocol NotesAppObserver: AnyObject {
    /// A screen has become the current one.
    func shown(_ screen: String)
    func fired(_ event: String)
    /// The screen of the event is not the current one, or no alternative of the event holds.
    func ignored(_ event: String)
    /// The event could not be carried out; everything is as it was.
    func faulted(_ event: String, _ fault: NotesAppFault)
    /// A link has been followed.
    func followed(_ link: String)
    /// A link cannot be followed yet. It waits.
    func kept(_ link: String)
    /// A link is forgotten: it has waited too long, does not wait, or a newer one has come.
    func dropped(_ link: String)
    /// A resolver has failed for a link.
    func failed(_ link: String, _ error: any Error)
}

extension NotesAppObserver {
    func shown(_ screen: String) {}
    func fired(_ event: String) {}
    func ignored(_ event: String) {}
    func faulted(_ event: String, _ fault: NotesAppFault) {}
    func followed(_ link: String) {}
    func kept(_ link: String) {}
    func dropped(_ link: String) {}
    func failed(_ link: String, _ error: any Error) {}
}

/// Makes all screens of the app.
@MainActor
protocol NotesAppFactory: NotesFactory {
    /// The container of a stack.
    func makeNavigationController(rootViewController: UIViewController) -> UINavigationController
}

extension NotesAppFactory {
    func makeNavigationController(rootViewController: UIViewController) -> UINavigationController {
        UINavigationController(rootViewController: rootViewController)
    }
}
#endif
