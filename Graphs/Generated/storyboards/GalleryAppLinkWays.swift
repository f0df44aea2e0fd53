// Made by navgraph from storyboards.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Each link is followed once, as soon as possible. A new link replaces one that waits.
extension GalleryAppRouter: NavGraph.LinkRouter {
    /// Follows a link.
    func follow(_ link: GalleryAppLink) { links.follow(way(to: link)) }

    /// Follows the link of a URL, shortcut, notification or activity; `false` if none matches.
    @discardableResult
    func follow(_ entry: NavGraph.LinkEntry) -> Bool {
        guard let link = GalleryAppLink(entry) else { return false }
        if !links.isRepeated(entry) { follow(link) }
        return true
    }

    /// Returns how a link is followed.
    func way(to link: GalleryAppLink) -> NavGraph.LinkWay {
        switch link {
        case .photo(let photoId):
            return NavGraph.LinkWay("photo", isOpen: Self.isOpen) { [weak self] step in
                try self?.followPhoto(step, photoId: photoId)
            }
        case .user(let userId):
            return NavGraph.LinkWay("user", isOpen: Self.isOpen) { [weak self] step in
                try self?.followUser(step, userId: userId)
            }
        }
    }

    /// Whether links can be followed.
    private static let isOpen: NavGraph.LinkWay.Condition = { _, isRoot in isRoot(GalleryAppName.main) }

    /// `photo`: main · photoList.openPhoto
    private func followPhoto(_ step: NavGraph.Step, photoId: String) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try self.feedRouter.photoListOpenPhoto(step, photoId: photoId)
    }

    /// `user`: main · photoList.openUser
    private func followUser(_ step: NavGraph.Step, userId: String) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try photoListOpenUserOnWay(step, userId: userId)
    }
}

// MARK: - Events on the ways

extension GalleryAppRouter {
    private func photoListOpenUserOnWay(_ step: NavGraph.Step, userId: String) throws {
        try step.push(self.makeProfileUserCard(userId: userId))
    }
}
#endif
