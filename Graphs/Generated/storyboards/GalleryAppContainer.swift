// Made by navgraph from storyboards.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import DITranquillity
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Registers the screens of Gallery, its factory and its router in a container.
final class GalleryAppFramework: DIFramework {
    nonisolated static func load(container: DIContainer) {
        container.append(part: FeedPart.self)
        container.append(part: ProfileAccountPart.self)
        container.append(part: ProfileSignInPart.self)
        container.append(part: GalleryAppScreensPart.self)
        container.append(part: GalleryAppStoryboardsPart.self)
        container.register(main: { (container: DIContainer) in GalleryAppContainerFactory(container) })
            .as((any GalleryAppFactory).self).lifetime(.objectGraph)
        container.register(main: { (
            window: DIArg<UIWindow>,
            profileSignedInAtLaunch: DIArg<Bool>,
            factory: any GalleryAppFactory,
            observer: (any NavGraph.Observer)?
        ) in
            GalleryAppRouter(
                window: DITranquillity.arg(window),
                factory: factory,
                conditions: GalleryAppConditions(profileSignedIn: DITranquillity.arg(profileSignedInAtLaunch)),
                observer: observer
            )
        }).lifetime(.prototype).root()
    }

    /// Whether all dependencies of the screens are registered.
    nonisolated static func isValid(in container: DIContainer) -> Bool {
        container.append(framework: GalleryAppFramework.self)
        return container.makeGraph().checkIsValid()
    }
}

/// Registers these screens. An extension of this part can inject further dependencies.
final class GalleryAppScreensPart: DIPart, GalleryAppScreensInjections {
    nonisolated static func load(container: DIContainer) {
        profileUserCard(
            container.register(
                main: { (coder: DIArg<NSCoder>, userId: DIArg<String>) in
                    UserCardViewController(coder: DITranquillity.arg(coder), userId: DITranquillity.arg(userId))!
                }
            )
                .as((any ProfileUserCardScreen).self).lifetime(.objectGraph).root()
        )
    }
}

/// Completes the registrations, in an extension of the part.
protocol GalleryAppScreensInjections {
    nonisolated static func profileUserCard(_ registration: DIComponentBuilder<UserCardViewController>)
}

extension GalleryAppScreensInjections {
    nonisolated static func profileUserCard(_ registration: DIComponentBuilder<UserCardViewController>) {}
}

/// The storyboards, by name. References in other storyboards are resolved here.
final class GalleryAppStoryboardsPart: DIPart {
    nonisolated static func load(container: DIContainer) {
        container.register(main: { UIStoryboard(name: "Feed", bundle: nil) })
            .as(UIStoryboard.self, name: "Feed").lifetime(.perContainer(.strong)).root()
        container.register(main: { UIStoryboard(name: "Photo", bundle: nil) })
            .as(UIStoryboard.self, name: "Photo").lifetime(.perContainer(.strong)).root()
        container.register(main: { UIStoryboard(name: "Profile", bundle: nil) })
            .as(UIStoryboard.self, name: "Profile").lifetime(.perContainer(.strong)).root()
        container.register(main: { UIStoryboard(name: "SignIn", bundle: nil) })
            .as(UIStoryboard.self, name: "SignIn").lifetime(.perContainer(.strong)).root()
    }
}

/// Makes the screens with a container.
@MainActor
final class GalleryAppContainerFactory: GalleryAppFactory {
    let container: DIContainer

    init(_ container: DIContainer) { self.container = container }

    func makePhotoList() -> any PhotoListScreen {
        let storyboard: UIStoryboard = container.resolve(name: "Feed", from: GalleryAppFramework.self)
        let creator = { [container] (coder: NSCoder) -> UIViewController? in
            let screen: any PhotoListScreen = container.resolve(from: GalleryAppFramework.self, args: coder)
            return screen
        }
        return self.screen(storyboard.instantiateViewController(identifier: "PhotoList", creator: creator))
    }

    func makePhoto(photoId: String) -> any PhotoScreen {
        let storyboard: UIStoryboard = container.resolve(name: "Photo", from: GalleryAppFramework.self)
        let creator = { [container] (coder: NSCoder) -> UIViewController? in
            let screen: any PhotoScreen = container.resolve(from: GalleryAppFramework.self, args: coder, photoId)
            return screen
        }
        return self.screen(storyboard.instantiateViewController(identifier: "Photo", creator: creator))
    }

    func makeComments(photoId: String) -> any CommentsScreen {
        container.resolve(from: GalleryAppFramework.self, args: photoId)
    }

    func makeProfileAccountOverview() -> any ProfileAccountOverviewScreen {
        let storyboard: UIStoryboard = container.resolve(name: "Profile", from: GalleryAppFramework.self)
        let creator = { [container] (coder: NSCoder) -> UIViewController? in
            let screen: any ProfileAccountOverviewScreen = container.resolve(
                from: GalleryAppFramework.self, args: coder
            )
            return screen
        }
        return self.screen(storyboard.instantiateViewController(identifier: "AccountOverview", creator: creator))
    }

    func makeProfileSignInForm() -> any ProfileSignInFormScreen {
        let storyboard: UIStoryboard = container.resolve(name: "SignIn", from: GalleryAppFramework.self)
        let creator = { [container] (coder: NSCoder) -> UIViewController? in
            let screen: any ProfileSignInFormScreen = container.resolve(from: GalleryAppFramework.self, args: coder)
            return screen
        }
        return self.screen(storyboard.instantiateViewController(identifier: "SignInForm", creator: creator))
    }

    func makeProfilePasswordReset() -> any ProfilePasswordResetScreen {
        container.resolve(from: GalleryAppFramework.self)
    }

    func makeProfileUserCard(userId: String) -> any ProfileUserCardScreen {
        let storyboard: UIStoryboard = container.resolve(name: "Profile", from: GalleryAppFramework.self)
        let creator = { [container] (coder: NSCoder) -> UIViewController? in
            let screen: any ProfileUserCardScreen = container.resolve(
                from: GalleryAppFramework.self, args: coder, userId
            )
            return screen
        }
        return self.screen(storyboard.instantiateViewController(identifier: "UserCard", creator: creator))
    }

    func inject(into screen: any ProfileUserCardScreen) {
        container.inject(into: screen, from: GalleryAppFramework.self)
    }

    private func screen<Screen>(_ made: UIViewController) -> Screen {
        guard let screen = made as? Screen else { preconditionFailure("\(made) is not a \(Screen.self)") }
        return screen
    }
}
#endif
