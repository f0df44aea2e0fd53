// Made by navgraph from cinema.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI
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
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
final class FilmsRouter {
    fileprivate unowned let app: CinemaAppRouter

    init(_ app: CinemaAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame { makeFilmList(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> NavGraph.Layer {
        app.navigation.stack(firstScreen(), for: CinemaAppName.films, ending)
    }

    // MARK: filmList

    func makeFilmList(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = app.navigation.frame(CinemaAppName.filmList, ending)
        let actions = FilmListActions(_opening: ActionsOpening(frame, self))
        let factory = app.factory
        return frame.show(FilmsRoute.filmList, actions, view: factory.makeFilmList(actions))
    }

    func filmListOpenFilm(_ step: NavGraph.Step, title: String) throws {
        try step.push(self.makeFilm(title: title))
    }

    fileprivate func filmListShowSettings(_ step: NavGraph.Step) throws {
        step.presentStack(self.app.makeSettings(), as: .formSheet)
    }

    // MARK: film

    func makeFilm(_ ending: NavGraph.Ending? = nil, title: String) -> NavGraph.Frame {
        let frame = app.navigation.frame(CinemaAppName.film, ending)
        let actions = FilmActions(_opening: ParamsOpening(frame, self, params: title))
        let factory = app.factory
        return frame.show(FilmsRoute.film(title: title), actions, view: factory.makeFilm(actions, title: title))
    }

    fileprivate func filmPlay(_ step: NavGraph.Step, title: String) throws {
        if step.conditions[CinemaAppCondition.television] {
            let ending = NavGraph.Ending()
            ending.close(CinemaAppOutcome.playerFinished)
            try step.push(self.app.makePlayer(ending, title: title))
        } else {
            let ending = NavGraph.Ending()
            ending.close(CinemaAppOutcome.playerFinished)
            step.presentScreen(self.app.makePlayer(ending, title: title), as: .fullScreen)
        }
    }

    fileprivate func filmWriteReview(_ step: NavGraph.Step, title: String) throws {
        let ending = NavGraph.Ending()
        ending.close(CinemaAppOutcome.reviewSent)
        ending.close(CinemaAppOutcome.reviewDiscarded)
        step.presentScreen(self.app.makeReview(ending, title: title), as: .popover, isLocked: true, at: "writeReview")
    }
}

/// These screens with their params.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) enum FilmsRoute {
    case filmList
    case film(title: String)
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) extension FilmsRouter {
    /// One opening of a screen, whose events are methods of the router.
    @MainActor
    class ActionsOpening: NavGraph.Opening {
        weak var router: FilmsRouter?

        override init() { super.init() }

        init(_ frame: NavGraph.Frame, _ router: FilmsRouter) {
            self.router = router
            super.init(frame)
        }

        func fire(_ event: String, _ values: Any..., by method: @escaping (FilmsRouter, NavGraph.Step) throws -> Void) {
            fireEvent(event, values, to: router, by: method)
        }
    }

    /// The same, with params of its screen that events use.
    @MainActor
    final class ParamsOpening<Params>: ActionsOpening {
        private let params: Params?

        override init() {
            params = nil
            super.init()
        }

        init(_ frame: NavGraph.Frame, _ router: FilmsRouter, params: Params) {
            self.params = params
            super.init(frame, router)
        }

        func fireWithParams(
            _ event: String, _ values: Any..., by method: @escaping (FilmsRouter, NavGraph.Step, Params) throws -> Void
        ) {
            guard let params else { return }
            fireEvent(event, values, to: router) { try method($0, $1, params) }
        }
    }
}

/// Films.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
struct FilmListActions: NavGraph.Actions {
    var _opening = FilmsRouter.ActionsOpening()

    func openFilm(title: String) {
        self._opening.fire("filmList.openFilm title", title) { try $0.filmListOpenFilm($1, title: title) }
    }

    func showSettings() { self._opening.fire("filmList.showSettings") { try $0.filmListShowSettings($1) } }
}

/// Film.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
struct FilmActions: NavGraph.Actions {
    var _opening = FilmsRouter.ParamsOpening<String>()

    /// Makes a view the anchor of what `writeReview` opens.
    var anchorWriteReview: NavGraph.Anchor { self._opening.anchor("writeReview") }

    func play() { self._opening.fireWithParams("film.play") { try $0.filmPlay($1, title: $2) } }

    func writeReview() { self._opening.fireWithParams("film.writeReview") { try $0.filmWriteReview($1, title: $2) } }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) @MainActor
protocol FilmsFactory {
    func makeFilmList(_ actions: FilmListActions) -> any View
    func makeFilm(_ actions: FilmActions, title: String) -> any View
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) extension FilmsFactory {
    func makeFilmList(_ actions: FilmListActions) -> any View { FilmListView(actions: actions) }
    func makeFilm(_ actions: FilmActions, title: String) -> any View { FilmView(actions: actions, title: title) }
}
#endif
