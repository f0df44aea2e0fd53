// Made by navgraph from storyboards.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import DITranquillity
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Registers these screens. An extension of this part can inject further dependencies.
final class ProfileSignInPart: DIPart, ProfileSignInInjections {
    nonisolated static func load(container: DIContainer) {
        profileSignInForm(
            container.register(
                main: { (coder: DIArg<NSCoder>) in SignInFormViewController(coder: DITranquillity.arg(coder))! }
            )
                .as((any ProfileSignInFormScreen).self).lifetime(.objectGraph).root()
        )
        profilePasswordReset(
            container.register(main: { PasswordResetViewController() })
                .as((any ProfilePasswordResetScreen).self).lifetime(.objectGraph).root()
        )
    }
}

/// Completes the registrations, in an extension of the part.
protocol ProfileSignInInjections {
    nonisolated static func profileSignInForm(_ registration: DIComponentBuilder<SignInFormViewController>)
    nonisolated static func profilePasswordReset(_ registration: DIComponentBuilder<PasswordResetViewController>)
}

extension ProfileSignInInjections {
    nonisolated static func profileSignInForm(_ registration: DIComponentBuilder<SignInFormViewController>) {}
    nonisolated static func profilePasswordReset(_ registration: DIComponentBuilder<PasswordResetViewController>) {}
}
#endif
