// Made by navgraph from root-controller.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Each link is followed once, as soon as possible. A new link replaces one that waits.
extension ListingsAppRouter: NavGraph.LinkRouter {
    /// Follows a link.
    func follow(_ link: ListingsAppLink) { links.follow(way(to: link)) }

    /// Follows the link of a URL, shortcut, notification or activity; `false` if none matches.
    @discardableResult
    func follow(_ entry: NavGraph.LinkEntry) -> Bool {
        guard let link = ListingsAppLink(entry) else { return false }
        if !links.isRepeated(entry) { follow(link) }
        return true
    }

    /// Returns how a link is followed.
    func way(to link: ListingsAppLink) -> NavGraph.LinkWay {
        switch link {
        case .messages:
            return NavGraph.LinkWay("messages", isOpen: Self.isOpen) { [weak self] step in
                try self?.followMessages(step)
            }
        case .message(let id):
            return NavGraph.LinkWay("message", isOpen: Self.isOpen) { [weak self] step in
                try self?.followMessage(step, id: id)
            }
        case .activity:
            return NavGraph.LinkWay("activity", isOpen: Self.isOpen) { [weak self] step in
                try self?.followActivity(step)
            }
        case .newListing:
            return NavGraph.LinkWay("newListing", isOpen: Self.isOpen) { [weak self] step in
                try self?.followNewListing(step)
            }
        case .request(let id):
            return NavGraph.LinkWay("request", isOpen: Self.isOpen, expires: 86400) { [weak self] step in
                try self?.followRequest(step, id: id)
            }
        }
    }

    /// Whether links can be followed.
    private static let isOpen: NavGraph.LinkWay.Condition = { conditions, isRoot in
        isRoot(ListingsAppName.main)
            && conditions[ListingsAppCondition.loggedIn]
    }

    /// `messages`: main · mainScreen.openMessages
    private func followMessages(_ step: NavGraph.Step) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try self.mainRouter.mainScreenOpenMessages(step)
    }

    /// `message`: main · mainScreen.openMessages · messageList.openMessage
    private func followMessage(_ step: NavGraph.Step, id: String) throws {
        step.restart(self.mainRouter.container())
        try self.mainRouter.mainScreenOpenMessages(step)
        step.animateTheRest()
        try self.mainRouter.messageListOpenMessage(step, id: id)
    }

    /// `activity`: main · mainScreen.openActivity
    private func followActivity(_ step: NavGraph.Step) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try self.mainRouter.mainScreenOpenActivity(step)
    }

    /// `newListing`: main · mainScreen.createListing
    private func followNewListing(_ step: NavGraph.Step) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try self.mainRouter.mainScreenCreateListing(step)
    }

    /// `request`: main · mainScreen.openRequest
    private func followRequest(_ step: NavGraph.Step, id: String) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try self.mainRouter.mainScreenOpenRequest(step, id: id)
    }
}
#endif
