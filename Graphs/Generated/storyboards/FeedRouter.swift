// Made by navgraph from storyboards.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `feed`, a stack that begins with `photoList`.
///
///     photoList
///         openPhoto → push photo
///         openUser → push Profile.userCard
///     photo
///         openAuthor → push Profile.userCard
///         openComments
///             when Profile.signedIn → push comments
///             else → present Profile.signIn as formSheet
///                 done → push comments
@MainActor
final class FeedRouter {
    private unowned let app: GalleryAppRouter

    init(_ app: GalleryAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makePhotoList(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: GalleryAppName.feed, ending)
    }

    // MARK: photoList

    func makePhotoList(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makePhotoList()
        let frame = app.navigation.enter(screen, as: GalleryAppName.photoList, ending)
        screen.onOpenPhoto = frame.eventWithValues("photoList.openPhoto", "photoId", to: self) {
            try $0.photoListOpenPhoto($1, photoId: $2)
        }
        screen.onOpenUser = frame.eventWithValues("photoList.openUser", "userId", to: self) {
            try $0.photoListOpenUser($1, userId: $2)
        }
        let segues = NavGraph.WiredSegues(frame)
        segues.add("photoList.openUser", by: ["User"], to: self) { [weak screen] router, step, sender in
            guard let values = screen?.valuesForOpenUser(sender: sender) else { throw NavGraph.Fault.missingValue }
            try router.photoListOpenUser(step, userId: values)
        }
        screen.onPrepareForSegue = { segues.prepare($0, sender: $1) }
        screen.onShouldPerformSegue = { segues.mayPerform($0, sender: $1) }
        return screen
    }

    func photoListOpenPhoto(_ step: NavGraph.Step, photoId: String) throws {
        try step.push(self.makePhoto(photoId: photoId))
    }

    private func photoListOpenUser(_ step: NavGraph.Step, userId: String) throws {
        try step.performSegue("User", pushes: true, of: (any ProfileUserCardScreen).self) { screen, _ in
            self.app.factory.inject(into: screen)
            screen.configure(userId: userId)
            self.app.enterProfileUserCard(screen, userId: userId)
        }
    }

    // MARK: photo

    func makePhoto(_ ending: NavGraph.Ending? = nil, photoId: String) -> UIViewController {
        let screen = app.factory.makePhoto(photoId: photoId)
        let frame = app.navigation.enter(screen, as: GalleryAppName.photo, ending)
        screen.onOpenAuthor = frame.eventWithValues("photo.openAuthor", "userId", to: self) {
            try $0.photoOpenAuthor($1, userId: $2)
        }
        screen.onOpenComments = frame.event("photo.openComments", to: self) {
            try $0.photoOpenComments($1, photoId: photoId)
        }
        return screen
    }

    private func photoOpenAuthor(_ step: NavGraph.Step, userId: String) throws {
        try step.push(self.app.makeProfileUserCard(userId: userId))
    }

    private func photoOpenComments(_ step: NavGraph.Step, photoId: String) throws {
        if step.conditions[GalleryAppCondition.profileSignedIn] {
            try step.push(self.makeComments(photoId: photoId))
        } else {
            let ending = NavGraph.Ending(of: GalleryAppName.profileSignIn)
            ending.on(GalleryAppOutcome.profileSignInDone) { [unowned self] step in
                try step.push(self.makeComments(photoId: photoId))
            }
            step.present(self.app.profileSignInRouter.container(ending), as: .formSheet)
        }
    }

    // MARK: comments

    func makeComments(_ ending: NavGraph.Ending? = nil, photoId: String) -> UIViewController {
        let screen = app.factory.makeComments(photoId: photoId)
        app.navigation.enter(screen, as: GalleryAppName.comments, ending)
        return screen
    }
}

/// Photos.
@MainActor
protocol PhotoListScreen: UIViewController {
    /// Call it in `prepare(for:sender:)`.
    var onPrepareForSegue: ((_ segue: UIStoryboardSegue, _ sender: Any?) -> Void)? { get set }
    /// Call it in `shouldPerformSegue(withIdentifier:sender:)`.
    var onShouldPerformSegue: ((_ identifier: String, _ sender: Any?) -> Bool)? { get set }
    /// The values of `openUser`, if the storyboard starts its segue.
    func valuesForOpenUser(sender: Any?) -> String?
    var onOpenPhoto: ((_ photoId: String) -> Void)? { get set }
    var onOpenUser: ((_ userId: String) -> Void)? { get set }
}

extension PhotoListScreen {
    func valuesForOpenUser(sender: Any?) -> String? { nil }
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

/// Makes these screens.
@MainActor
protocol FeedFactory {
    func makePhotoList() -> any PhotoListScreen
    func makePhoto(photoId: String) -> any PhotoScreen
    func makeComments(photoId: String) -> any CommentsScreen
}
#endif
