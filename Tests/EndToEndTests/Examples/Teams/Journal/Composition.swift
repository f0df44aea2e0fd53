import DITranquillity
import NewsScreens
import PeopleScreens
import UIKit

/// The app as its parts make it: one container for three frameworks, or another one for the people.
@MainActor
enum Composition {
    static func router(_ window: UIWindow, _ container: DIContainer) -> JournalAppRouter {
        container.resolve(from: JournalAppFramework.self, args: window)
    }

    static func router(_ window: UIWindow, _ container: DIContainer, people: DIContainer) -> JournalAppRouter {
        container.append(framework: JournalAppFramework.self)
        people.append(framework: PeopleModuleFramework.self)
        return JournalAppRouter(window: window, factory: JournalAppContainerFactory(container, people: people))
    }
}
