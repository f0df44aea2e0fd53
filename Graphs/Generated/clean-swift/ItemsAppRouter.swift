// Made by navgraph from clean-swift.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// The navigation of Items: the window, and a router for each flow.
///
///     launch → root home
@MainActor
final class ItemsAppRouter {
    let window: UIWindow
    let factory: any ItemsAppFactory
    let navigation: ItemsAppNavigation
    private(set) lazy var homeRouter = HomeRouter(self)
    private(set) lazy var itemRouter = ItemRouter(self)

    /// Keeps `factory`, and `observer` weakly. Nothing is shown before `start()`.
    init(
        window: UIWindow, factory: any ItemsAppFactory, observer: (any ItemsAppObserver)? = nil
    ) {
        self.window = window
        self.factory = factory
        navigation = ItemsAppNavigation(ItemsAppConditions(), observer) {
            factory.makeNavigationController(rootViewController: $0)
        }
    }

    /// Shows the window with what the app begins with.
    func start() {
        window.rootViewController = navigation.root
        window.makeKeyAndVisible()
        navigation.fire("launch") { step in
            step.root(self.homeRouter.container())
        }
    }
}

/// The facts that the app's transitions ask for: none.
struct ItemsAppConditions: Sendable {
    init() {}
}

/// Hears of all that happens, for analytics and logs. Events are spelled `screen.event`.
@MainActor
protocol ItemsAppObserver: AnyObject {
    /// A screen has become the current one.
    func shown(_ screen: String)
    func fired(_ event: String)
    /// The screen of the event is not the current one, or no alternative of the event holds.
    func ignored(_ event: String)
    /// The event could not be carried out; everything is as it was.
    func faulted(_ event: String, _ fault: ItemsAppFault)
}

extension ItemsAppObserver {
    func shown(_ screen: String) {}
    func fired(_ event: String) {}
    func ignored(_ event: String) {}
    func faulted(_ event: String, _ fault: ItemsAppFault) {}
}

/// Makes all screens of the app.
@MainActor
protocol ItemsAppFactory: HomeFactory, ItemFactory {
    /// The container of a stack.
    func makeNavigationController(rootViewController: UIViewController) -> UINavigationController
}

extension ItemsAppFactory {
    func makeNavigationController(rootViewController: UIViewController) -> UINavigationController {
        UINavigationController(rootViewController: rootViewController)
    }
}
#endif
