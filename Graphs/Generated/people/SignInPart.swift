// Made by navgraph from people.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import NavGraphRuntime
import NavGraphUIKit
import DITranquillity
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Registers these screens. An extension of this part can inject further dependencies.
final class SignInPart: DIPart, SignInInjections {
    nonisolated static func load(container: DIContainer) {
        signInForm(
            container.register(main: { SignInFormViewController() })
                .as((any SignInFormScreen).self).lifetime(.objectGraph).root()
        )
    }
}

/// Completes the registrations, in an extension of the part.
protocol SignInInjections {
    nonisolated static func signInForm(_ registration: DIComponentBuilder<SignInFormViewController>)
}

extension SignInInjections {
    nonisolated static func signInForm(_ registration: DIComponentBuilder<SignInFormViewController>) {}
}
#endif
