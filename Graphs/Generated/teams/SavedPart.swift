// Made by navgraph from teams.yaml. Changes are lost.
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
final class SavedPart: DIPart, SavedInjections {
    nonisolated static func load(container: DIContainer) {
        savedList(
            container.register(
                main: { (coder: DIArg<NSCoder>) in SavedListViewController(coder: DITranquillity.arg(coder))! }
            )
                .as((any SavedListScreen).self).lifetime(.objectGraph).root()
        )
    }
}

/// Completes the registrations, in an extension of the part.
protocol SavedInjections {
    nonisolated static func savedList(_ registration: DIComponentBuilder<SavedListViewController>)
}

extension SavedInjections {
    nonisolated static func savedList(_ registration: DIComponentBuilder<SavedListViewController>) {}
}
#endif
