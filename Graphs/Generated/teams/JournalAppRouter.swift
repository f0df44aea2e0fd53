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

/// The navigation of Journal: the window, and a router for each flow.
///
///     launch → root main
@MainActor
final class JournalAppRouter {
    let window: UIWindow
    let factory: any JournalAppFactory
    let navigation: NavGraph.Navigation
    private(set) lazy var links = NavGraph.LinkFollower(navigation) { nil }
    private(set) lazy var mainRouter = MainRouter(self)
    private(set) lazy var savedRouter = SavedRouter(self)
    private(set) lazy var news = NewsModuleRouter(navigation, factory: factory.news, imports: self)
    private(set) lazy var people = PeopleModuleRouter(navigation, factory: factory.people)

    /// Keeps `factory`, and `observer` weakly. Nothing is shown before `start()`.
    init(window: UIWindow, factory: any JournalAppFactory, observer: (any NavGraph.Observer)? = nil) {
        self.window = window
        self.factory = factory
        navigation = NavGraph.Navigation(JournalAppConditions().byName, observer) {
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
    var conditions: JournalAppConditions { JournalAppConditions(known: navigation.conditionsNow) }

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
struct JournalAppConditions: Sendable {
    /// The conditions by name, with those that each implies.
    var byName: NavGraph.Conditions

    init() {
        byName = NavGraph.Conditions(
            of: JournalAppCondition.self,
            [
                .peopleSignedIn: false,
            ]
        )
    }

    var peopleSignedIn: Bool {
        get { byName[JournalAppCondition.peopleSignedIn] }
        set { byName[JournalAppCondition.peopleSignedIn] = newValue }
    }
}

extension JournalAppConditions {
    fileprivate init(known: NavGraph.Conditions) { byName = known }
}

/// Makes all screens of the app.
@MainActor
protocol JournalAppFactory: MainFactory, SavedFactory {
    var news: any NewsModuleFactory { get }
    var people: any PeopleModuleFactory { get }
    /// The container of a stack, for the flow of that name; for the screen where it is presented in a stack.
    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController
}

extension JournalAppFactory {
    func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController {
        NavGraph.StackController(rootViewController: rootViewController)
    }
}
#endif
