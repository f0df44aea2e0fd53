// Made by navgraph from cinema.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `films`, a stack that begins with `filmList`.
///
///     filmList
///         openFilm → push film
///         showSettings → present settings as formSheet
///     film
///         play
///             when television → push player
///                 finished → close
///             else → present player as fullScreen
///                 finished → close
///         writeReview → present review as popover
///             sent → close
///             discarded → close
@MainActor
final class FilmsRouter {
    private unowned let app: CinemaAppRouter

    init(_ app: CinemaAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeFilmList(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: CinemaAppName.films, ending)
    }

    // MARK: filmList

    func makeFilmList(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeFilmList()
        let frame = app.navigation.enter(screen, as: CinemaAppName.filmList, ending)
        screen.onOpenFilm = frame.eventWithValues("filmList.openFilm", "title", to: self) {
            try $0.filmListOpenFilm($1, title: $2)
        }
        screen.onShowSettings = frame.event("filmList.showSettings", to: self) { try $0.filmListShowSettings($1) }
        return screen
    }

    func filmListOpenFilm(_ step: NavGraph.Step, title: String) throws {
        try step.push(self.makeFilm(title: title))
    }

    private func filmListShowSettings(_ step: NavGraph.Step) throws {
        step.presentStack(self.app.makeSettings(), as: .formSheet)
    }

    // MARK: film

    func makeFilm(_ ending: NavGraph.Ending? = nil, title: String) -> UIViewController {
        let screen = app.factory.makeFilm(title: title)
        let frame = app.navigation.enter(screen, as: CinemaAppName.film, ending)
        screen.onPlay = frame.event("film.play", to: self) { try $0.filmPlay($1, title: title) }
        screen.onWriteReview = frame.event("film.writeReview", to: self) { try $0.filmWriteReview($1, title: title) }
        return screen
    }

    private func filmPlay(_ step: NavGraph.Step, title: String) throws {
        if step.conditions[CinemaAppCondition.television] {
            let ending = NavGraph.Ending()
            ending.close(CinemaAppOutcome.playerFinished)
            try step.push(self.app.makePlayer(ending, title: title))
        } else {
            let ending = NavGraph.Ending()
            ending.close(CinemaAppOutcome.playerFinished)
            step.present(self.app.makePlayer(ending, title: title), as: .fullScreen)
        }
    }

    private func filmWriteReview(_ step: NavGraph.Step, title: String) throws {
        let ending = NavGraph.Ending()
        ending.close(CinemaAppOutcome.reviewSent)
        ending.close(CinemaAppOutcome.reviewDiscarded)
        step.present(
            self.app.makeReview(ending, title: title),
            as: .popover,
            isLocked: true,
            at: step.anchor { (screen: any FilmScreen, popover) in screen.anchorWriteReview(popover) }
        )
    }
}

/// Films.
@MainActor
protocol FilmListScreen: UIViewController {
    var onOpenFilm: ((_ title: String) -> Void)? { get set }
    var onShowSettings: (() -> Void)? { get set }
}

/// Film.
@MainActor
protocol FilmScreen: UIViewController {
    var onPlay: (() -> Void)? { get set }
    var onWriteReview: (() -> Void)? { get set }
    /// Sets the anchor of the popover of `writeReview`; by default the center.
    func anchorWriteReview(_ popover: NavGraph.Popover)
}

extension FilmScreen {
    func anchorWriteReview(_ popover: NavGraph.Popover) {}
}

/// Makes these screens. By default it calls UIKit's initializer and sets their params.
@MainActor
protocol FilmsFactory {
    func makeFilmList() -> any FilmListScreen
    func makeFilm(title: String) -> any FilmScreen
}

extension FilmsFactory {
    func makeFilmList() -> any FilmListScreen {
        FilmListViewController()
    }
    func makeFilm(title: String) -> any FilmScreen {
        FilmViewController(title: title)
    }
}
#endif
