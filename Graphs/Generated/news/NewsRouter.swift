// Made by navgraph from news.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
public import UIKit
public import NavGraphRuntime
import NavGraphUIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `News.news`, a stack that begins with `News.articleList`.
///
///     News.articleList
///         openArticle → push News.article
///         openAuthor → push People.userCard
///         openEditor → when People.signedIn → present People.userCard
///         join → when not People.signedIn → present People.signIn as formSheet
///             done → close
@MainActor
public final class NewsRouter {
    private unowned let app: NewsModuleRouter

    init(_ app: NewsModuleRouter) { self.app = app }

    /// The first screen alone.
    public func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeArticleList(ending) }

    /// A stack with the first screen in it.
    public func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: NewsModuleName.news, ending)
    }

    // MARK: News.articleList

    public func makeArticleList(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeArticleList()
        let frame = app.navigation.enter(screen, as: NewsModuleName.articleList, ending)
        screen.onOpenArticle = frame.eventWithValues("News.articleList.openArticle", "articleId", to: self) {
            try $0.articleListOpenArticle($1, articleId: $2)
        }
        screen.onOpenAuthor = frame.eventWithValues("News.articleList.openAuthor", "userId", to: self) {
            try $0.articleListOpenAuthor($1, userId: $2)
        }
        screen.onOpenEditor = frame.eventWithValues("News.articleList.openEditor", "userId", to: self) {
            try $0.articleListOpenEditor($1, userId: $2)
        }
        screen.onJoin = frame.event("News.articleList.join", to: self) { try $0.articleListJoin($1) }
        let segues = NavGraph.WiredSegues(frame)
        segues.add("News.articleList.openAuthor", by: ["Author"], to: self) { [weak screen] router, step, sender in
            guard let values = screen?.valuesForOpenAuthor(sender: sender) else { throw NavGraph.Fault.missingValue }
            try router.articleListOpenAuthor(step, userId: values)
        }
        segues.add("News.articleList.openEditor", by: ["Editor"], to: self) { [weak screen] router, step, sender in
            guard let values = screen?.valuesForOpenEditor(sender: sender) else { throw NavGraph.Fault.missingValue }
            try router.articleListOpenEditor(step, userId: values)
        }
        screen.onPrepareForSegue = { segues.prepare($0, sender: $1) }
        screen.onShouldPerformSegue = { segues.mayPerform($0, sender: $1) }
        return screen
    }

    public func articleListOpenArticle(_ step: NavGraph.Step, articleId: Int) throws {
        try step.push(self.makeArticle(articleId: articleId))
    }

    public func articleListOpenAuthor(_ step: NavGraph.Step, userId: String) throws {
        try step.performSegue("Author", pushes: true, of: UIViewController.self) { screen, _ in
            try self.app.imports.enterPeopleUserCard(screen, nil, userId: userId)
        }
    }

    public func articleListOpenEditor(_ step: NavGraph.Step, userId: String) throws {
        if step.conditions[NewsModuleCondition.peopleSignedIn] {
            try step.performSegue(
                "Editor", pushes: false, inStack: true, of: UIViewController.self
            ) { screen, container in
                try self.app.imports.enterPeopleUserCard(screen, nil, userId: userId)
                self.app.navigation.presented(container, with: screen, for: NewsModuleName.peopleUserCard)
            }
        } else {
            step.ignore()
        }
    }

    public func articleListJoin(_ step: NavGraph.Step) throws {
        if !step.conditions[NewsModuleCondition.peopleSignedIn] {
            let ending = NavGraph.Ending(of: NewsModuleName.peopleSignIn)
            ending.close(NewsModuleOutcome.peopleSignInDone)
            step.present(self.app.imports.containerOfPeopleSignIn(ending), as: .formSheet)
        } else {
            step.ignore()
        }
    }

    // MARK: News.article

    public func makeArticle(_ ending: NavGraph.Ending? = nil, articleId: Int) -> UIViewController {
        let screen = app.factory.makeArticle(articleId: articleId)
        app.navigation.enter(screen, as: NewsModuleName.article, ending)
        return screen
    }
}

/// Articles.
@MainActor
public protocol ArticleListScreen: UIViewController {
    /// Call it in `prepare(for:sender:)`.
    var onPrepareForSegue: ((_ segue: UIStoryboardSegue, _ sender: Any?) -> Void)? { get set }
    /// Call it in `shouldPerformSegue(withIdentifier:sender:)`.
    var onShouldPerformSegue: ((_ identifier: String, _ sender: Any?) -> Bool)? { get set }
    /// The values of `openAuthor`, if the storyboard starts its segue.
    func valuesForOpenAuthor(sender: Any?) -> String?
    /// The values of `openEditor`, if the storyboard starts its segue.
    func valuesForOpenEditor(sender: Any?) -> String?
    var onOpenArticle: ((_ articleId: Int) -> Void)? { get set }
    var onOpenAuthor: ((_ userId: String) -> Void)? { get set }
    var onOpenEditor: ((_ userId: String) -> Void)? { get set }
    var onJoin: (() -> Void)? { get set }
}

extension ArticleListScreen {
    public func valuesForOpenAuthor(sender: Any?) -> String? { nil }
    public func valuesForOpenEditor(sender: Any?) -> String? { nil }
}

/// Article.
@MainActor
public protocol ArticleScreen: UIViewController {}

/// Makes these screens.
@MainActor
public protocol NewsFactory {
    func makeArticleList() -> any ArticleListScreen
    func makeArticle(articleId: Int) -> any ArticleScreen
}
#endif
