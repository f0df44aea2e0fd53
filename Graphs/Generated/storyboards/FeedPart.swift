// Made by navgraph from storyboards.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import DITranquillity
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Registers these screens. An extension of this part can inject further dependencies.
final class FeedPart: DIPart, FeedInjections {
    nonisolated static func load(container: DIContainer) {
        photoList(
            container.register(
                main: { (coder: DIArg<NSCoder>) in PhotoListViewController(coder: DITranquillity.arg(coder))! }
            )
                .as((any PhotoListScreen).self).lifetime(.objectGraph).root()
        )
        photo(
            container.register(
                main: { (coder: DIArg<NSCoder>, photoId: DIArg<String>) in
                    PhotoViewController(coder: DITranquillity.arg(coder), photoId: DITranquillity.arg(photoId))!
                }
            )
                .as((any PhotoScreen).self).lifetime(.objectGraph).root()
        )
        comments(
            container.register(
                main: { (photoId: DIArg<String>) in
                    CommentsViewController(nibName: "Comments", bundle: nil, photoId: DITranquillity.arg(photoId))
                }
            )
                .as((any CommentsScreen).self).lifetime(.objectGraph).root()
        )
    }
}

/// Completes the registrations, in an extension of the part.
protocol FeedInjections {
    nonisolated static func photoList(_ registration: DIComponentBuilder<PhotoListViewController>)
    nonisolated static func photo(_ registration: DIComponentBuilder<PhotoViewController>)
    nonisolated static func comments(_ registration: DIComponentBuilder<CommentsViewController>)
}

extension FeedInjections {
    nonisolated static func photoList(_ registration: DIComponentBuilder<PhotoListViewController>) {}
    nonisolated static func photo(_ registration: DIComponentBuilder<PhotoViewController>) {}
    nonisolated static func comments(_ registration: DIComponentBuilder<CommentsViewController>) {}
}
#endif
