// Made by navgraph from teams.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import NavGraphRuntime
import NavGraphUIKit
import NewsScreens
import PeopleScreens
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Each link is followed once, as soon as possible. A new link replaces one that waits.
extension JournalAppRouter: NavGraph.LinkRouter {
    /// Follows a link.
    func follow(_ link: JournalAppLink) { links.follow(way(to: link)) }

    /// Follows the link of a URL, shortcut, notification or activity; `false` if none matches.
    @discardableResult
    func follow(_ entry: NavGraph.LinkEntry) -> Bool {
        guard let link = JournalAppLink(entry) else { return false }
        if !links.isRepeated(entry) { follow(link) }
        return true
    }

    /// Returns how a link is followed.
    func way(to link: JournalAppLink) -> NavGraph.LinkWay {
        switch link {
        case .user(let userId):
            return NavGraph.LinkWay(
                "user", isOpen: { _, isRoot in isRoot(JournalAppName.main) }
            ) { [weak self] step in
                try self?.followUser(step, userId: userId)
            }
        }
    }

    /// `user`: main · News.articleList.openAuthor
    private func followUser(_ step: NavGraph.Step, userId: String) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try newsArticleListOpenAuthorOnWay(step, userId: userId)
    }
}

// MARK: - Events on the ways

extension JournalAppRouter {
    private func newsArticleListOpenAuthorOnWay(_ step: NavGraph.Step, userId: String) throws {
        try step.push(self.people.makeUserCard(userId: userId))
    }
}
#endif
