// Made by navgraph from cinema.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The screens and flows, by their names in the graph.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) enum CinemaAppName: Int, NavGraph.ListedName {
    case filmList
    case film
    case shelf
    case player
    case review
    case settings
    case about
    case main
    case films
    case library

    static var texts: StaticString {
        """
        filmList
        film
        shelf
        player
        review
        settings
        about
        main
        films
        library
        """
    }
}

/// The conditions, by their names in the graph.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) enum CinemaAppCondition: Int, NavGraph.ListedName {
    case television

    static var texts: StaticString {
        """
        television
        """
    }
}

/// The outcomes of screens and flows, with the types of what comes with them.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) enum CinemaAppOutcome {
    static var playerFinished: NavGraph.Outcome<Void> { .init(of: CinemaAppName.player, "finished") }
    static var reviewSent: NavGraph.Outcome<Int> { .init(of: CinemaAppName.review, "sent", "stars") }
    static var reviewDiscarded: NavGraph.Outcome<Void> { .init(of: CinemaAppName.review, "discarded") }
}
#endif
