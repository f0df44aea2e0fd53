// Made by navgraph from storyboards.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// The flow `feed`, a stack that begins with `photoList`.
///
///     photoList
///         openPhoto → push photo
///     photo
///         openAuthor → push profile.userCard
///         openComments
///             when profile.signedIn → push comments
///             else → present profile.signIn as formSheet
///                 done → push comments
@MainActor
final class FeedRouter {
    private unowned let app: GalleryAppRouter

    init(_ app: GalleryAppRouter) { self.app = app }

    /// The first screen, by itself.
    func firstScreen(_ ending: GalleryAppEnding? = nil) -> UIViewController {
        makePhotoList(ending)
    }

    /// A stack with the first screen in it.
    func container(_ ending: GalleryAppEnding? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: "feed", ending)
    }

    // MARK: photoList

    func makePhotoList(_ ending: GalleryAppEnding? = nil) -> UIViewController {
        let screen = app.factory.makePhotoList()
        let frame = app.navigation.enter(screen, as: "photoList", ending)
        screen.onOpenPhoto = frame.event("photoList.openPhoto", to: self) { try $0.photoListOpenPhoto($1, photoId: $2) }
        return screen
    }

    private func photoListOpenPhoto(_ step: GalleryAppStep, photoId: String) throws {
        try step.stack().pushViewController(self.makePhoto(photoId: photoId), animated: true)
    }

    // MARK: photo

    func makePhoto(_ ending: GalleryAppEnding? = nil, photoId: String) -> UIViewController {
        let screen = app.factory.makePhoto(photoId: photoId)
        let frame = app.navigation.enter(screen, as: "photo", ending)
        screen.onOpenAuthor = frame.event("photo.openAuthor", to: self) { try $0.photoOpenAuthor($1, userId: $2) }
        screen.onOpenComments = frame.event("photo.openComments", to: self) { try $0.photoOpenComments($1, photoId: photoId) }
        return screen
    }

    private func photoOpenAuthor(_ step: GalleryAppStep, userId: String) throws {
        try step.stack().pushViewController(self.app.makeProfileUserCard(userId: userId), animated: true)
    }

    private func photoOpenComments(_ step: GalleryAppStep, photoId: String) throws {
        if step.conditions.profileSignedIn {
            try step.stack().pushViewController(self.makeComments(photoId: photoId), animated: true)
        } else {
            let ending = GalleryAppEnding(of: "profile.signIn")
            ending.on("done") { [unowned self] step in
                try step.push(self.makeComments(photoId: photoId))
            }
            let layer = self.app.profileSignInRouter.container(ending)
            layer.modalPresentationStyle = .formSheet
            try step.presenter(of: layer).present(layer, animated: true, completion: step.done)
        }
    }

    // MARK: comments

    func makeComments(_ ending: GalleryAppEnding? = nil, photoId: String) -> UIViewController {
        let screen = app.factory.makeComments(photoId: photoId)
        app.navigation.enter(screen, as: "comments", ending)
        return screen
    }
}

/// Photos.
@MainActor
protocol PhotoListScreen: UIViewController {
    var onOpenPhoto: ((_ photoId: String) -> Void)? { get set }
}

/// Photo.
@MainActor
protocol PhotoScreen: UIViewController {
    var onOpenAuthor: ((_ userId: String) -> Void)? { get set }
    var onOpenComments: (() -> Void)? { get set }
}

/// Comments.
@MainActor
protocol CommentsScreen: UIViewController {}

/// Makes these screens. What it does by itself is UIKit's initializer, and their params after that.
@MainActor
protocol FeedFactory {
    func makePhotoList() -> any PhotoListScreen
    func makePhoto(photoId: String) -> any PhotoScreen
    func makeComments(photoId: String) -> any CommentsScreen
}

extension FeedFactory {
    func makePhotoList() -> any PhotoListScreen {
        UIStoryboard(name: "Feed", bundle: nil).instantiateViewController(identifier: "PhotoList") { coder in PhotoListViewController(coder: coder) }
    }
    func makePhoto(photoId: String) -> any PhotoScreen {
        UIStoryboard(name: "Photo", bundle: nil).instantiateViewController(identifier: "Photo") { coder in PhotoViewController(coder: coder, photoId: photoId) }
    }
    func makeComments(photoId: String) -> any CommentsScreen {
        UIStoryboard(name: "Photo", bundle: nil).instantiateViewController(identifier: "Comments") { coder in CommentsViewController(coder: coder, photoId: photoId) }
    }
}
#endif
