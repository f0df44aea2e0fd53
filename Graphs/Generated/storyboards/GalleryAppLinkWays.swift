// Made by navgraph from storyboards.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

extension GalleryAppRouter {
    /// How a link is followed.
    func way(to link: GalleryAppLink) -> GalleryAppLinkWay {
        switch link {
        case .photo(let photoId):
            return GalleryAppLinkWay(
                "photo", isOpen: { _, root in root == "main" }
            ) { [weak self] step in
                try self?.followPhoto(step, photoId: photoId)
            }
        case .user(let userId):
            return GalleryAppLinkWay(
                "user", isOpen: { _, root in root == "main" }
            ) { [weak self] step in
                try self?.followUser(step, userId: userId)
            }
        }
    }

    /// `photo`: main · photoList.openPhoto
    private func followPhoto(_ step: GalleryAppStep, photoId: String) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try photoListOpenPhotoOnWay(step, photoId: photoId)
    }

    /// `user`: main · profile.account · profile.accountOverview.openFollower
    private func followUser(_ step: GalleryAppStep, userId: String) throws {
        step.restart(self.mainRouter.container())
        try step.choose("profile.account")
        step.animateTheRest()
        try profileAccountOverviewOpenFollowerOnWay(step, userId: userId)
    }
}

// MARK: - Events on the ways

extension GalleryAppRouter {
    private func photoListOpenPhotoOnWay(_ step: GalleryAppStep, photoId: String) throws {
        try step.push(self.feedRouter.makePhoto(photoId: photoId))
    }

    private func profileAccountOverviewOpenFollowerOnWay(_ step: GalleryAppStep, userId: String) throws {
        try step.push(self.makeProfileUserCard(userId: userId))
    }
}
#endif
