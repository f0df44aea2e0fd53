// Made by navgraph from people.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import NavGraphRuntime
import NavGraphUIKit
public import DITranquillity
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Registers the screens of People in a container.
public final class PeopleModuleFramework: DIFramework {
    public nonisolated static func load(container: DIContainer) {
        container.append(part: SignInPart.self)
        container.append(part: PeopleModuleScreensPart.self)
        container.append(part: PeopleModuleStoryboardsPart.self)
    }

    /// Whether all dependencies of the screens are registered.
    public nonisolated static func isValid(in container: DIContainer) -> Bool {
        container.append(framework: PeopleModuleFramework.self)
        return container.makeGraph().checkIsValid()
    }
}

/// Registers these screens. An extension of this part can inject further dependencies.
final class PeopleModuleScreensPart: DIPart, PeopleModuleScreensInjections {
    nonisolated static func load(container: DIContainer) {
        userCard(
            container.register(
                main: { (coder: DIArg<NSCoder>, userId: DIArg<String>) in
                    UserCardViewController(coder: DITranquillity.arg(coder), userId: DITranquillity.arg(userId))!
                }
            )
                .as((any UserCardScreen).self).lifetime(.objectGraph).root()
        )
    }
}

/// Completes the registrations, in an extension of the part.
protocol PeopleModuleScreensInjections {
    nonisolated static func userCard(_ registration: DIComponentBuilder<UserCardViewController>)
}

extension PeopleModuleScreensInjections {
    nonisolated static func userCard(_ registration: DIComponentBuilder<UserCardViewController>) {}
}

/// The storyboards, by name. References in other storyboards are resolved here.
final class PeopleModuleStoryboardsPart: DIPart {
    nonisolated static func load(container: DIContainer) {
        container.register(main: { UIStoryboard(name: "People", bundle: nil) })
            .as(UIStoryboard.self, name: "People").lifetime(.perContainer(.strong)).root()
    }
}

/// Makes the screens with a container.
@MainActor
public final class PeopleModuleContainerFactory: PeopleModuleFactory {
    let container: DIContainer

    public init(_ container: DIContainer) { self.container = container }

    public func makeSignInForm() -> any SignInFormScreen {
        container.resolve(from: PeopleModuleFramework.self)
    }

    public func makeUserCard(userId: String) -> any UserCardScreen {
        let storyboard: UIStoryboard = container.resolve(name: "People", from: PeopleModuleFramework.self)
        let creator = { [container] (coder: NSCoder) -> UIViewController? in
            let screen: any UserCardScreen = container.resolve(from: PeopleModuleFramework.self, args: coder, userId)
            return screen
        }
        return self.screen(storyboard.instantiateViewController(identifier: "UserCard", creator: creator))
    }

    public func inject(into screen: any UserCardScreen) {
        container.inject(into: screen, from: PeopleModuleFramework.self)
    }

    private func screen<Screen>(_ made: UIViewController) -> Screen {
        guard let screen = made as? Screen else { preconditionFailure("\(made) is not a \(Screen.self)") }
        return screen
    }
}
#endif
