// Made by navgraph from shop.yaml. Changes are lost.

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI

/// The flow `help`, a stack that begins with `helpTopics`.
///
///     helpTopics
///         openArticle → push helpArticle
///         contact → present chat
///     helpArticle
///         contact → present chat
@MainActor
final class HelpRouter {
    fileprivate unowned let app: ShopAppRouter

    init(_ app: ShopAppRouter) { self.app = app }

    /// The first screen, by itself.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        makeHelpTopics(ending)
    }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: "help", ending)
    }

    // MARK: helpTopics

    func makeHelpTopics(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame("helpTopics", ending)
        let actions = HelpTopicsActions(NavGraph.Opening(frame), self)
        let factory = app.factory
        let route = HelpRoute.helpTopics
        frame.show(NavGraph.Screen(route, view: { factory.makeHelpTopics(actions) }), actions)
        return frame
    }

    func helpTopicsOpenArticle(_ step: NavGraph.Step, topic: String) throws {
        try step.push(self.makeHelpArticle(topic: topic))
    }

    fileprivate func helpTopicsContact(_ step: NavGraph.Step) throws {
        step.present(self.makeChat())
    }

    // MARK: helpArticle

    func makeHelpArticle(_ ending: NavGraph.Ending? = nil, topic: String) -> NavGraph.Frame {
        let frame = app.navigation.frame("helpArticle", ending)
        let actions = HelpArticleActions(NavGraph.Opening(frame), self)
        let factory = app.factory
        let route = HelpRoute.helpArticle(topic: topic)
        frame.show(NavGraph.Screen(route, view: { factory.makeHelpArticle(actions, topic: topic) }), actions)
        return frame
    }

    fileprivate func helpArticleContact(_ step: NavGraph.Step) throws {
        step.present(self.makeChat())
    }

    // MARK: chat

    func makeChat(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame("chat", ending)
        let actions = ChatActions(NavGraph.Opening(frame))
        let factory = app.factory
        let route = HelpRoute.chat
        frame.show(NavGraph.Screen(route, view: { factory.makeChat(actions) }), actions)
        return frame
    }
}

/// These screens with their params.
enum HelpRoute {
    case helpTopics
    case helpArticle(topic: String)
    case chat
}

/// Help.
@MainActor
struct HelpTopicsActions {
    let _opening: NavGraph.Opening
    private weak var _router: HelpRouter?

    /// For previews: nothing happens.
    static let preview = HelpTopicsActions(NavGraph.Opening())

    fileprivate init(_ opening: NavGraph.Opening, _ router: HelpRouter? = nil) {
        _opening = opening
        _router = router
    }

    /// Of the screen, if it is the current one.
    init?(current router: ShopAppRouter) {
        guard let actions = router.navigation.currentActions as? Self else { return nil }
        self = actions
    }

    func openArticle(topic: String) {
        _opening.fire("helpTopics.openArticle", _router, ["topic": topic]) { try $0.helpTopicsOpenArticle($1, topic: topic) }
    }

    func contact() {
        _opening.fire("helpTopics.contact", _router) { try $0.helpTopicsContact($1) }
    }
}

/// Answer.
@MainActor
struct HelpArticleActions {
    let _opening: NavGraph.Opening
    private weak var _router: HelpRouter?

    /// For previews: nothing happens.
    static let preview = HelpArticleActions(NavGraph.Opening())

    fileprivate init(_ opening: NavGraph.Opening, _ router: HelpRouter? = nil) {
        _opening = opening
        _router = router
    }

    /// Of the screen, if it is the current one.
    init?(current router: ShopAppRouter) {
        guard let actions = router.navigation.currentActions as? Self else { return nil }
        self = actions
    }

    func contact() {
        _opening.fire("helpArticle.contact", _router) { try $0.helpArticleContact($1) }
    }
}

/// Ask us.
@MainActor
struct ChatActions {
    let _opening: NavGraph.Opening

    /// For previews: nothing happens.
    static let preview = ChatActions(NavGraph.Opening())

    fileprivate init(_ opening: NavGraph.Opening) {
        _opening = opening
    }

    /// Of the screen, if it is the current one.
    init?(current router: ShopAppRouter) {
        guard let actions = router.navigation.currentActions as? Self else { return nil }
        self = actions
    }
}

/// Makes these screens. What it does by itself is the view's initializer.
@MainActor
protocol HelpFactory {
    func makeHelpTopics(_ actions: HelpTopicsActions) -> any View
    func makeHelpArticle(_ actions: HelpArticleActions, topic: String) -> any View
    func makeChat(_ actions: ChatActions) -> any View
}

extension HelpFactory {
    func makeHelpTopics(_ actions: HelpTopicsActions) -> any View {
        HelpTopicsView(actions: actions)
    }
    func makeHelpArticle(_ actions: HelpArticleActions, topic: String) -> any View {
        HelpArticleView(actions: actions, topic: topic)
    }
    func makeChat(_ actions: ChatActions) -> any View {
        ChatView(actions: actions)
    }
}
#endif
