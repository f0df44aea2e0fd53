// Made by navgraph from clean-swift.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The navigation of Items: the window, and a router for each flow.
///
///     launch → root main
@MainActor
final class ItemsAppRouter {
    let window: UIWindow
    let factory: any ItemsAppFactory
    let navigation: NavGraph.Navigation
    private(set) lazy var mainRouter = MainRouter(self)
    private(set) lazy var textRouter = TextRouter(self)
    private(set) lazy var itemsRouter = ItemsRouter(self)
    private(set) lazy var itemRouter = ItemRouter(self)

    /// Keeps `factory`, and `observer` weakly. Nothing is shown before `start()`.
    init(window: UIWindow, factory: any ItemsAppFactory, observer: (any NavGraph.Observer)? = nil) {
        self.window = window
        self.factory = factory
        navigation = NavGraph.Navigation(ItemsAppConditions().byName, observer) {
            factory.makeNavigationController(for: $0, rootViewController: $1)
        }
    }

    /// Shows the window with the entry of the app.
    func start() {
        window.rootViewController = navigation.root
        window.makeKeyAndVisible()
        navigation.fire("launch") { step in
            step.root(self.mainRouter.container())
        }
    }

    /// The conditions as they are now.
    var conditions: ItemsAppConditions { ItemsAppConditions(known: navigation.conditionsNow) }

    /// Adds an observer, and keeps it.
    func add(observer: any NavGraph.Observer) { navigation.add(observer: observer) }

    /// The shown screens, the running transition, the waiting steps, and the event that was ignored last.
    var description: String { navigation.description }

    /// The shown screens, as a value.
    var state: NavGraph.Snapshot { navigation.state }

    /// Waits until no step runs or waits, and nothing moves. A link that waits does not count.
    func settled() async { await navigation.settled() }
}

/// The conditions of the app's transitions, with their values at launch.
struct ItemsAppConditions: Sendable {
    /// The conditions by name, with those that each implies.
    var byName: NavGraph.Conditions

    init() {
        byName = NavGraph.Conditions(
            of: ItemsAppCondition.self,
            [
                .hasText: false,
            ]
        )
    }

    var hasText: Bool {
        get { byName[ItemsAppCondition.hasText] }
        set { byName[ItemsAppCondition.hasText] = newValue }
    }
}

extension ItemsAppConditions {
    fileprivate init(known: NavGraph.Conditions) { byName = known }
}

/// Makes all screens of the app.
@MainActor
protocol ItemsAppFactory: MainFactory, TextFactory, ItemsFactory, ItemFactory {
    /// The container of a stack, for the flow of that name; for the screen where it is presented in a stack.
    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController
}

extension ItemsAppFactory {
    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController {
        NavGraph.StackController(rootViewController: rootViewController)
    }
}
#endif
