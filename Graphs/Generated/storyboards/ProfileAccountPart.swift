// Made by navgraph from storyboards.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import DITranquillity
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Registers these screens. An extension of this part can inject further dependencies.
final class ProfileAccountPart: DIPart, ProfileAccountInjections {
    nonisolated static func load(container: DIContainer) {
        profileAccountOverview(
            container.register(
                main: { (coder: DIArg<NSCoder>) in AccountOverviewViewController(coder: DITranquillity.arg(coder))! }
            )
                .as((any ProfileAccountOverviewScreen).self).lifetime(.objectGraph).root()
        )
    }
}

/// Completes the registrations, in an extension of the part.
protocol ProfileAccountInjections {
    nonisolated static func profileAccountOverview(_ registration: DIComponentBuilder<AccountOverviewViewController>)
}

extension ProfileAccountInjections {
    nonisolated static func profileAccountOverview(_ registration: DIComponentBuilder<AccountOverviewViewController>) {}
}
#endif
