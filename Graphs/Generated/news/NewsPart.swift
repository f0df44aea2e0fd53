// Made by navgraph from news.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import NavGraphRuntime
import NavGraphUIKit
import DITranquillity
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Registers these screens. An extension of this part can inject further dependencies.
final class NewsPart: DIPart, NewsInjections {
    nonisolated static func load(container: DIContainer) {
        articleList(
            container.register(
                main: { (coder: DIArg<NSCoder>) in ArticleListViewController(coder: DITranquillity.arg(coder))! }
            )
                .as((any ArticleListScreen).self).lifetime(.objectGraph).root()
        )
        article(
            container.register(
                main: { (articleId: DIArg<Int>) in
                    ArticleViewController(nibName: "Article", bundle: nil, articleId: DITranquillity.arg(articleId))
                }
            )
                .as((any ArticleScreen).self).lifetime(.objectGraph).root()
        )
    }
}

/// Completes the registrations, in an extension of the part.
protocol NewsInjections {
    nonisolated static func articleList(_ registration: DIComponentBuilder<ArticleListViewController>)
    nonisolated static func article(_ registration: DIComponentBuilder<ArticleViewController>)
}

extension NewsInjections {
    nonisolated static func articleList(_ registration: DIComponentBuilder<ArticleListViewController>) {}
    nonisolated static func article(_ registration: DIComponentBuilder<ArticleViewController>) {}
}
#endif
