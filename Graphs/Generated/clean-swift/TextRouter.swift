// Made by navgraph from clean-swift.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `text`, a stack that begins with `home`.
///
///     home
///         write → set hasText
///         showDetail → push detail
///         tapDetail → when hasText → push detail
///         makeDetail → push detail
@MainActor
final class TextRouter {
    private unowned let app: ItemsAppRouter

    init(_ app: ItemsAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeHome(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: ItemsAppName.textName, ending)
    }

    // MARK: home

    func makeHome(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeHome()
        return enterHome(screen, ending)
    }

    /// Enters a scene that the factory or a storyboard segue has made.
    @discardableResult
    func enterHome(_ screen: any HomeScreen, _ ending: NavGraph.Ending? = nil) -> UIViewController {
        let frame = app.navigation.enter(screen, as: ItemsAppName.home, ending)
        (screen.router as? HomeRouter)?.enter(frame, app)
        if screen.router == nil {
            app.navigation.fail(ItemsAppName.home)
        }
        return screen
    }

    // MARK: detail

    func makeDetail(_ ending: NavGraph.Ending? = nil, text: String) -> UIViewController {
        let screen = app.factory.makeDetail()
        app.navigation.fill {
            try DetailRouter.fill(screen) {
                $0.text = text
            }
        }
        return enterDetail(screen, ending)
    }

    /// Enters a scene that the factory or a storyboard segue has made.
    @discardableResult
    func enterDetail(_ screen: any DetailScreen, _ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.enter(screen, as: ItemsAppName.detail, ending)
        return screen
    }
}

/// The routes of Home. The router reads their values from the data store.
@MainActor
protocol HomeRoutingLogic {
    func routeWrite()
    func routeToDetail(segue: UIStoryboardSegue?)
    func routeToWiredDetail(segue: UIStoryboardSegue?)
    func routeToMakeDetail()
}

@MainActor
protocol HomeDataPassing {
    var dataStore: (any HomeDataStore)? { get }
}

/// The values that the scene was given, and those that it passes on.
@MainActor
protocol HomeDataStore {
    var text: String? { get }
}

/// Home.
@MainActor
protocol HomeScreen: UIViewController {
    /// The `HomeRouter` of the scene, which creates it.
    var router: (any HomeRoutingLogic & HomeDataPassing)? { get }
}

extension HomeRoutingLogic {
    /// Call it in `prepare(for:sender:)`.
    func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "Detail":
            routeToDetail(segue: segue)
            (self as? HomeRouter)?.segues?.finish(segue)
        case "WiredDetail":
            routeToWiredDetail(segue: segue)
            (self as? HomeRouter)?.segues?.finish(segue)
        default: break
        }
    }

    /// Call it in `shouldPerformSegue(withIdentifier:sender:)`.
    func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        switch identifier {
        case "Detail", "WiredDetail":
            return (self as? HomeRouter)?.segues?.mayPerform(identifier, sender: sender) ?? true
        default: return true
        }
    }
}

@MainActor
final class HomeRouter: HomeRoutingLogic, HomeDataPassing {
    weak var viewController: (any HomeScreen)?
    var dataStore: (any HomeDataStore)?
    private var frame: NavGraph.Frame?
    private weak var app: ItemsAppRouter!
    fileprivate var segues: NavGraph.WiredSegues?

    init() {}

    /// Called when the scene is shown, or about to be.
    func enter(_ frame: NavGraph.Frame, _ app: ItemsAppRouter) {
        self.frame = frame
        self.app = app
        let segues = NavGraph.WiredSegues(frame)
        segues.add("home.showDetail", by: ["Detail"], to: self) { router, step, _ in try router.stepShowDetail(step) }
        segues.add("home.tapDetail", by: ["WiredDetail"], to: self) { router, step, _ in
            try router.stepTapDetail(step)
        }
        self.segues = segues
    }

    func routeWrite() {
        frame?.fire("home.write", to: self) { try $0.stepWrite($1) }
    }

    private func stepWrite(_ step: NavGraph.Step) throws {
        step.conditions[ItemsAppCondition.hasText] = true
    }

    func routeToDetail(segue: UIStoryboardSegue?) {
        guard let segue else {
            frame?.fire("home.showDetail", ["text": dataStore?.text], to: self) { try $0.stepShowDetail($1) }
            return
        }
        segues?.take(segue, by: "home.showDetail")
    }

    private func stepShowDetail(_ step: NavGraph.Step) throws {
        let store = try step.required(dataStore)
        _ = try step.required(store.text)
        try step.performSegue("Detail", pushes: true, of: (any DetailScreen).self) { screen, _ in
            self.app.factory.inject(into: screen)
            try DetailRouter.fill(screen) { self.passDataToDetail(source: store, destination: &$0) }
            self.app.textRouter.enterDetail(screen)
        }
    }

    func routeToWiredDetail(segue: UIStoryboardSegue?) {
        guard let segue else {
            frame?.fire("home.tapDetail", ["text": dataStore?.text], to: self) { try $0.stepTapDetail($1) }
            return
        }
        segues?.take(segue, by: "home.tapDetail")
    }

    private func stepTapDetail(_ step: NavGraph.Step) throws {
        if step.conditions[ItemsAppCondition.hasText] {
            let store = try step.required(dataStore)
            _ = try step.required(store.text)
            try step.performSegue("WiredDetail", pushes: true, of: (any DetailScreen).self) { screen, _ in
                self.app.factory.inject(into: screen)
                try DetailRouter.fill(screen) { self.passDataToDetail(source: store, destination: &$0) }
                self.app.textRouter.enterDetail(screen)
            }
        } else {
            step.ignore()
        }
    }

    func routeToMakeDetail() {
        frame?.fire("home.makeDetail", ["text": dataStore?.text], to: self) { try $0.stepMakeDetail($1) }
    }

    private func stepMakeDetail(_ step: NavGraph.Step) throws {
        let store = try step.required(dataStore)
        _ = try step.required(store.text)
        try step.pushScene(by: { self.navigateToDetail(source: $0, destination: $1) }) {
            let screen = self.app.factory.makeDetail()
            try DetailRouter.fill(screen) { self.passDataToDetail(source: store, destination: &$0) }
            return self.app.textRouter.enterDetail(screen)
        }
    }

    func passDataToDetail(source: any HomeDataStore, destination: inout any DetailDataStore) {
        guard let text = source.text else { return }
        destination.text = text
    }

    func navigateToDetail(source: UIViewController, destination: UIViewController) {
        source.navigationController?.pushViewController(destination, animated: true)
    }
}

/// The routes of Detail. The router reads their values from the data store.
@MainActor
protocol DetailRoutingLogic {}

@MainActor
protocol DetailDataPassing {
    var dataStore: (any DetailDataStore)? { get }
}

/// The values that the scene was given, and those that it passes on.
@MainActor
protocol DetailDataStore {
    var text: String! { get set }
}

/// Detail.
@MainActor
protocol DetailScreen: UIViewController {
    /// The `DetailRouter` of the scene, which creates it.
    var router: (any DetailRoutingLogic & DetailDataPassing)? { get }
}

@MainActor
final class DetailRouter: DetailRoutingLogic, DetailDataPassing {
    weak var viewController: (any DetailScreen)?
    var dataStore: (any DetailDataStore)?

    init() {}

    /// Gives a scene its data.
    static func fill(_ screen: any DetailScreen, _ fill: (inout any DetailDataStore) -> Void) throws {
        guard var store = screen.router?.dataStore else { throw NavGraph.Fault.missingValue }
        fill(&store)
        (screen.router as? DetailRouter)?.dataStore = store
    }
}

/// Makes these screens. By default it calls UIKit's initializer.
@MainActor
protocol TextFactory {
    func makeHome() -> any HomeScreen
    func makeDetail() -> any DetailScreen
    /// Called first if a storyboard segue has made the screen.
    func inject(into screen: any DetailScreen)
}

extension TextFactory {
    func makeHome() -> any HomeScreen {
        UIStoryboard(name: "Text", bundle: nil).instantiateViewController(identifier: "Home") { coder in
            HomeViewController(coder: coder)
        }
    }
    func makeDetail() -> any DetailScreen {
        UIStoryboard(name: "Text", bundle: nil).instantiateViewController(identifier: "Detail") { coder in
            DetailViewController(coder: coder)
        }
    }
    func inject(into screen: any DetailScreen) {}
}
#endif
