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
        screen.onOpenArticle = { [weak self] in self?.helpTopicsOpenArticle(frame, topic: $0) }
        screen.onContact = { [weak self] in self?.helpTopicsContact(frame) }
        return screen
    }

    private func helpTopicsOpenArticle(_ frame: ShopAppFrame, topic: String) {
        app.navigation.fire("helpTopics.openArticle", from: frame) { step in
            try step.stack().pushViewController(self.makeHelpArticle(topic: topic), animated: true)
        }
    }

    private func helpTopicsContact(_ frame: ShopAppFrame) {
        app.navigation.fire("helpTopics.contact", from: frame) { step in
            let layer = self.makeChat()
            try step.presenter(of: layer).present(layer, animated: true, completion: step.done)
        }
    }

    // MARK: helpArticle

    func makeHelpArticle(_ ending: ShopAppEnding? = nil, topic: String) -> UIViewController {
        let screen = app.factory.makeHelpArticle(topic: topic)
        let frame = app.navigation.enter(screen, as: "helpArticle", ending)
        screen.onContact = { [weak self] in self?.helpArticleContact(frame) }
        return screen
    }

    private func helpArticleContact(_ frame: ShopAppFrame) {
        app.navigation.fire("helpArticle.contact", from: frame) { step in
            let layer = self.makeChat()
            try step.presenter(of: layer).present(layer, animated: true, completion: step.done)
        }
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
