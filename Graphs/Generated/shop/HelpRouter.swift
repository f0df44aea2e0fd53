// Made by navgraph from shop.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

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

    /// The first screen, by itself.
    func firstScreen(_ ending: ShopAppEnding? = nil) -> UIViewController {
        makeHelpTopics(ending)
    }

    /// A stack with the first screen in it.
    func container(_ ending: ShopAppEnding? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: "help", ending)
    }

    // MARK: helpTopics

    func makeHelpTopics(_ ending: ShopAppEnding? = nil) -> UIViewController {
        let screen = app.factory.makeHelpTopics()
        let frame = app.navigation.enter(screen, as: "helpTopics", ending)
        screen.onOpenArticle = frame.event("helpTopics.openArticle", to: self) { try $0.helpTopicsOpenArticle($1, topic: $2) }
        screen.onContact = frame.event("helpTopics.contact", to: self) { try $0.helpTopicsContact($1) }
        return screen
    }

    private func helpTopicsOpenArticle(_ step: ShopAppStep, topic: String) throws {
        try step.stack().pushViewController(self.makeHelpArticle(topic: topic), animated: true)
    }

    private func helpTopicsContact(_ step: ShopAppStep) throws {
        let layer = self.makeChat()
        try step.presenter(of: layer).present(layer, animated: true, completion: step.done)
    }

    // MARK: helpArticle

    func makeHelpArticle(_ ending: ShopAppEnding? = nil, topic: String) -> UIViewController {
        let screen = app.factory.makeHelpArticle(topic: topic)
        let frame = app.navigation.enter(screen, as: "helpArticle", ending)
        screen.onContact = frame.event("helpArticle.contact", to: self) { try $0.helpArticleContact($1) }
        return screen
    }

    private func helpArticleContact(_ step: ShopAppStep) throws {
        let layer = self.makeChat()
        try step.presenter(of: layer).present(layer, animated: true, completion: step.done)
    }

    // MARK: chat

    func makeChat(_ ending: ShopAppEnding? = nil) -> UIViewController {
        let screen = app.factory.makeChat()
        app.navigation.enter(screen, as: "chat", ending)
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

/// Makes these screens. What it does by itself is UIKit's initializer, and their params after that.
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
