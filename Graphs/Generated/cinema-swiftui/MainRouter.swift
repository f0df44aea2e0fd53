// Made by navgraph from cinema.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `main`, with the tabs `films`, `library`.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
final class MainRouter {
    fileprivate unowned let app: CinemaAppRouter

    init(_ app: CinemaAppRouter) { self.app = app }

    /// The tabs, each with its first screen.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        let children = [
            self.app.filmsRouter.container(),
            self.app.libraryRouter.container(),
        ]
        let factory = app.factory
        return app.navigation.tabs(
            children,
            for: CinemaAppName.main,
            ending,
            label: { factory.label(of: MainTab.allCases[$0]) },
            badge: { factory.badge(of: MainTab.allCases[$0]) },
            view: { factory.makeMain(tabs: NavGraph.Tabs($0)) })
    }
}

/// The tabs of `main`.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) enum MainTab: String, CaseIterable {
    case films
    case library
}

/// Makes the tabs.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
protocol MainFactory {
    func label(of tab: MainTab) -> Label<Text, Image>
    func badge(of tab: MainTab) -> Int
    func makeMain(tabs: NavGraph.Tabs<MainTab>) -> any View
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) extension MainFactory {
    func label(of tab: MainTab) -> Label<Text, Image> {
        switch tab {
        case .films: Label("Films", systemImage: "circle")
        case .library: Label("Library", systemImage: "circle")
        }
    }
    func badge(of tab: MainTab) -> Int { 0 }
    func makeMain(tabs: NavGraph.Tabs<MainTab>) -> any View { tabs.view }
}
#endif
