// Made by navgraph from cinema.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Each link is followed once, as soon as possible. A new link replaces one that waits.
extension CinemaAppRouter: NavGraph.LinkRouter {
    /// Follows a link.
    func follow(_ link: CinemaAppLink) { links.follow(way(to: link)) }

    /// Follows the link of a URL, shortcut, notification or activity; `false` if none matches.
    @discardableResult
    func follow(_ entry: NavGraph.LinkEntry) -> Bool {
        guard let link = CinemaAppLink(entry) else { return false }
        if !links.isRepeated(entry) { follow(link) }
        return true
    }

    /// Returns how a link is followed.
    func way(to link: CinemaAppLink) -> NavGraph.LinkWay {
        switch link {
        case .film(let title):
            return NavGraph.LinkWay(
                "film", isOpen: { _, isRoot in isRoot(CinemaAppName.main) }
            ) { [weak self] step in
                try self?.followFilm(step, title: title)
            }
        }
    }

    /// `film`: main · filmList.openFilm
    private func followFilm(_ step: NavGraph.Step, title: String) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try self.filmsRouter.filmListOpenFilm(step, title: title)
    }
}
#endif
