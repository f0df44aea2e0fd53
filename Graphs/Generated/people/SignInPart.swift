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

/// Registers these screens. What else they want is injected by an extension of this part.
final class SignInPart: DIPart, SignInInjections {
    nonisolated static func load(container: DIContainer) {
        signInForm(
            container.register(main: { SignInFormViewController() })
                .as((any SignInFormScreen).self).lifetime(.objectGraph).root()
        )
    }
}

/// What the app adds to the registrations.
protocol SignInInjections {
    nonisolated static func signInForm(_ registration: DIComponentBuilder<SignInFormViewController>)
}

extension SignInInjections {
    nonisolated static func signInForm(_ registration: DIComponentBuilder<SignInFormViewController>) {}
}
#endif
