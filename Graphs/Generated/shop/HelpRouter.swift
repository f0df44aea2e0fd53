// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `help`, a stack that begins with `helpTopics`.
///
///     helpTopics
///         openArticle → push helpArticle
///         contact → present chat
///     helpArticle
///         contact → present chat
@MainActor
final class HelpRouter {
    private unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeHelpTopics(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: ShopAppName.help, ending)
    }

    // MARK: helpTopics

    func makeHelpTopics(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeHelpTopics()
        let frame = app.navigation.enter(screen, as: ShopAppName.helpTopics, ending)
        screen.onOpenArticle = frame.eventWithValues("helpTopics.openArticle", "topic", to: self) {
            try $0.helpTopicsOpenArticle($1, topic: $2)
        }
        screen.onContact = frame.event("helpTopics.contact", to: self) { try $0.helpTopicsContact($1) }
        return screen
    }

    func helpTopicsOpenArticle(_ step: NavGraph.Step, topic: String) throws {
        try step.push(self.makeHelpArticle(topic: topic))
    }

    private func helpTopicsContact(_ step: NavGraph.Step) throws {
        step.present(self.makeChat())
    }

    // MARK: helpArticle

    func makeHelpArticle(_ ending: NavGraph.Ending? = nil, topic: String) -> UIViewController {
        let screen = app.factory.makeHelpArticle(topic: topic)
        let frame = app.navigation.enter(screen, as: ShopAppName.helpArticle, ending)
        screen.onContact = frame.event("helpArticle.contact", to: self) { try $0.helpArticleContact($1) }
        return screen
    }

    private func helpArticleContact(_ step: NavGraph.Step) throws {
        step.present(self.makeChat())
    }

    // MARK: chat

    func makeChat(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeChat()
        app.navigation.enter(screen, as: ShopAppName.chat, ending)
        return screen
    }
}

/// Help.
@MainActor
protocol HelpTopicsScreen: UIViewController {
    var onOpenArticle: ((_ topic: String) -> Void)? { get set }
    var onContact: (() -> Void)? { get set }
}

/// Answer.
@MainActor
protocol HelpArticleScreen: UIViewController {
    var onContact: (() -> Void)? { get set }
}

/// Ask us.
@MainActor
protocol ChatScreen: UIViewController {}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
@MainActor
protocol HelpFactory {
    func makeHelpTopics() -> any HelpTopicsScreen
    func makeHelpArticle(topic: String) -> any HelpArticleScreen
    func makeChat() -> any ChatScreen
}

extension HelpFactory {
    func makeHelpTopics() -> any HelpTopicsScreen {
        HelpTopicsViewController()
    }
    func makeHelpArticle(topic: String) -> any HelpArticleScreen {
        HelpArticleViewController(topic: topic)
    }
    func makeChat() -> any ChatScreen {
        ChatViewController()
    }
}
#endif
