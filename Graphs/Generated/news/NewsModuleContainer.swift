// Made by navgraph from news.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import NavGraphRuntime
import NavGraphUIKit
public import DITranquillity
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Registers the screens of News in a container. The app chooses the frameworks of its imports.
public final class NewsModuleFramework<People: DIFramework>: DIFramework {
    public nonisolated static func load(container: DIContainer) {
        container.import(People.self)
        container.append(part: NewsPart.self)
        container.append(part: NewsModuleStoryboardsPart.self)
    }

    /// Whether all dependencies of the screens are registered.
    public nonisolated static func isValid(in container: DIContainer) -> Bool {
        container.append(framework: NewsModuleFramework.self)
        return container.makeGraph().checkIsValid()
    }
}

/// The storyboards, by name. References in other storyboards are resolved here.
final class NewsModuleStoryboardsPart: DIPart {
    nonisolated static func load(container: DIContainer) {
        container.register(main: { UIStoryboard(name: "News", bundle: nil) })
            .as(UIStoryboard.self, name: "News").lifetime(.perContainer(.strong)).root()
    }
}

/// Makes the screens with a container.
@MainActor
public final class NewsModuleContainerFactory<People: DIFramework>: NewsModuleFactory {
    let container: DIContainer

    public init(_ container: DIContainer) { self.container = container }

    public func makeArticleList() -> any ArticleListScreen {
        let storyboard: UIStoryboard = container.resolve(name: "News", from: NewsModuleFramework<People>.self)
        let creator = { [container] (coder: NSCoder) -> UIViewController? in
            let screen: any ArticleListScreen = container.resolve(from: NewsModuleFramework<People>.self, args: coder)
            return screen
        }
        return self.screen(storyboard.instantiateViewController(identifier: "ArticleList", creator: creator))
    }

    public func makeArticle(articleId: Int) -> any ArticleScreen {
        container.resolve(from: NewsModuleFramework<People>.self, args: articleId)
    }

    private func screen<Screen>(_ made: UIViewController) -> Screen {
        guard let screen = made as? Screen else { preconditionFailure("\(made) is not a \(Screen.self)") }
        return screen
    }
}
#endif
