// Made by navgraph from teams.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import NavGraphRuntime
import NavGraphUIKit
import DITranquillity
import NewsScreens
import PeopleScreens
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Registers the screens of Journal, its factory and its router in a container.
final class JournalAppFramework: DIFramework {
    /// The frameworks of the modules, with those of the modules that they import.
    typealias People = PeopleModuleFramework
    typealias News = NewsModuleFramework<People>

    nonisolated static func load(container: DIContainer) {
        container.append(framework: People.self)
        container.append(framework: News.self)
        container.append(part: SavedPart.self)
        container.append(part: JournalAppStoryboardsPart.self)
        container.register(main: { (container: DIContainer) in JournalAppContainerFactory(container) })
            .as((any JournalAppFactory).self).lifetime(.objectGraph)
        container.register(main: { (
            window: DIArg<UIWindow>, factory: any JournalAppFactory, observer: (any NavGraph.Observer)?
        ) in
            JournalAppRouter(window: DITranquillity.arg(window), factory: factory, observer: observer)
        }).lifetime(.prototype).root()
    }

    /// Whether all dependencies of the screens are registered.
    nonisolated static func isValid(in container: DIContainer) -> Bool {
        container.append(framework: JournalAppFramework.self)
        return container.makeGraph().checkIsValid()
    }
}

/// The storyboards, by name. References in other storyboards are resolved here.
final class JournalAppStoryboardsPart: DIPart {
    nonisolated static func load(container: DIContainer) {
        container.register(main: { UIStoryboard(name: "Saved", bundle: nil) })
            .as(UIStoryboard.self, name: "Saved").lifetime(.perContainer(.strong)).root()
    }
}

/// Makes the screens with a container.
@MainActor
final class JournalAppContainerFactory: JournalAppFactory {
    let container: DIContainer
    let news: any NewsModuleFactory
    let people: any PeopleModuleFactory

    /// The screens of a module come from `container`, unless another one is given for it.
    init(_ container: DIContainer, news: DIContainer? = nil, people: DIContainer? = nil) {
        self.container = container
        self.news = NewsModuleContainerFactory<JournalAppFramework.People>(news ?? container)
        self.people = PeopleModuleContainerFactory(people ?? container)
    }

    func makeSavedList() -> any SavedListScreen {
        let storyboard: UIStoryboard = container.resolve(name: "Saved", from: JournalAppFramework.self)
        let creator = { [container] (coder: NSCoder) -> UIViewController? in
            let screen: any SavedListScreen = container.resolve(from: JournalAppFramework.self, args: coder)
            return screen
        }
        return self.screen(storyboard.instantiateViewController(identifier: "SavedList", creator: creator))
    }

    private func screen<Screen>(_ made: UIViewController) -> Screen {
        guard let screen = made as? Screen else { preconditionFailure("\(made) is not a \(Screen.self)") }
        return screen
    }
}
#endif
