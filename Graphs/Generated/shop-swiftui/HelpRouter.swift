// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `help`, a stack that begins with `helpTopics`.
///
///     helpTopics
///         openArticle → push helpArticle
///         contact → present chat
///     helpArticle
///         contact → present chat
@available(iOS 17, visionOS 1, *) @MainActor
final class HelpRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame { makeHelpTopics(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: ShopAppName.help, ending)
    }

    // MARK: helpTopics

    func makeHelpTopics(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.helpTopics, ending)
        let actions = HelpTopicsActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(HelpRoute.helpTopics, actions, view: factory.makeHelpTopics(actions))
    }

    func helpTopicsOpenArticle(_ step: NavGraph.Step, topic: String) throws {
        try step.push(self.makeHelpArticle(topic: topic))
    }

    fileprivate func helpTopicsContact(_ step: NavGraph.Step) throws {
        step.presentScreen(self.makeChat())
    }

    // MARK: helpArticle

    func makeHelpArticle(_ ending: NavGraph.Ending? = nil, topic: String) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.helpArticle, ending)
        let actions = HelpArticleActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(
            HelpRoute.helpArticle(topic: topic), actions,
            view: factory.makeHelpArticle(actions, topic: topic))
    }

    fileprivate func helpArticleContact(_ step: NavGraph.Step) throws {
        step.presentScreen(self.makeChat())
    }

    // MARK: chat

    func makeChat(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(ShopAppName.chat, ending)
        let actions = ChatActions(_opening: NavGraph.Opening(frame))
        let factory = app.factory
        return frame.show(HelpRoute.chat, actions, view: factory.makeChat(actions))
    }
}

/// These screens with their params.
@available(iOS 17, visionOS 1, *) enum HelpRoute {
    case helpTopics
    case helpArticle(topic: String)
    case chat
}

@available(iOS 17, visionOS 1, *) extension HelpRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: HelpRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: HelpRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(_ event: String, _ values: Any..., by method: @escaping (HelpRouter, NavGraph.Step) throws -> Void) {
            fireEvent(event, values, to: router, by: method)
        }
    }
}

/// Help.
@available(iOS 17, visionOS 1, *) @MainActor
struct HelpTopicsActions: NavGraph.Actions {
    var _opening = HelpRouter.ActionsOpening()

    func openArticle(topic: String) {
        self._opening.fire("helpTopics.openArticle topic", topic) { try $0.helpTopicsOpenArticle($1, topic: topic) }
    }

    func contact() { self._opening.fire("helpTopics.contact") { try $0.helpTopicsContact($1) } }
}

/// Answer.
@available(iOS 17, visionOS 1, *) @MainActor
struct HelpArticleActions: NavGraph.Actions {
    var _opening = HelpRouter.ActionsOpening()

    func contact() { self._opening.fire("helpArticle.contact") { try $0.helpArticleContact($1) } }
}

/// Ask us.
@available(iOS 17, visionOS 1, *) @MainActor
struct ChatActions: NavGraph.Actions {
    var _opening = NavGraph.Opening()
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, visionOS 1, *) @MainActor
protocol HelpFactory {
    func makeHelpTopics(_ actions: HelpTopicsActions) -> any View
    func makeHelpArticle(_ actions: HelpArticleActions, topic: String) -> any View
    func makeChat(_ actions: ChatActions) -> any View
}

@available(iOS 17, visionOS 1, *) extension HelpFactory {
    func makeHelpTopics(_ actions: HelpTopicsActions) -> any View { HelpTopicsView(actions: actions) }
    func makeHelpArticle(_ actions: HelpArticleActions, topic: String) -> any View {
        HelpArticleView(actions: actions, topic: topic)
    }
    func makeChat(_ actions: ChatActions) -> any View { ChatView(actions: actions) }
}
#endif
