// Made by navgraph from clean-swift.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `items`, a stack that begins with `itemList`.
///
///     itemList
///         openItem → push itemDetail
@MainActor
final class ItemsRouter {
    private unowned let app: ItemsAppRouter

    init(_ app: ItemsAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeItemList(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: ItemsAppName.items, ending)
    }

    // MARK: itemList

    func makeItemList(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeItemList()
        return enterItemList(screen, ending)
    }

    /// Enters a scene that the factory or a storyboard segue has made.
    @discardableResult
    func enterItemList(_ screen: any ItemListScreen, _ ending: NavGraph.Ending? = nil) -> UIViewController {
        let frame = app.navigation.enter(screen, as: ItemsAppName.itemList, ending)
        (screen.router as? ItemListRouter)?.enter(frame, app)
        if screen.router == nil {
            app.navigation.fail(ItemsAppName.itemList)
        }
        return screen
    }
}

/// The routes of Items. The router reads their values from the data store.
@MainActor
protocol ItemListRoutingLogic {
    func routeToShowItem(segue: UIStoryboardSegue?)
}

@MainActor
protocol ItemListDataPassing {
    var dataStore: (any ItemListDataStore)? { get }
}

/// The values that the scene was given, and those that it passes on.
@MainActor
protocol ItemListDataStore {
    var item: Item? { get }
}

/// Items.
@MainActor
protocol ItemListScreen: UIViewController {
    /// The `ItemListRouter` of the scene, which creates it.
    var router: (any ItemListRoutingLogic & ItemListDataPassing)? { get }
}

extension ItemListRoutingLogic {
    /// Call it in `prepare(for:sender:)`.
    func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "ShowItem":
            routeToShowItem(segue: segue)
            (self as? ItemListRouter)?.segues?.finish(segue)
        default: break
        }
    }

    /// Call it in `shouldPerformSegue(withIdentifier:sender:)`.
    func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        switch identifier {
        case "ShowItem":
            return (self as? ItemListRouter)?.segues?.mayPerform(identifier, sender: sender) ?? true
        default: return true
        }
    }
}

@MainActor
final class ItemListRouter: ItemListRoutingLogic, ItemListDataPassing {
    weak var viewController: (any ItemListScreen)?
    var dataStore: (any ItemListDataStore)?
    private var frame: NavGraph.Frame?
    private weak var app: ItemsAppRouter!
    fileprivate var segues: NavGraph.WiredSegues?

    init() {}

    /// Called when the scene is shown, or about to be.
    func enter(_ frame: NavGraph.Frame, _ app: ItemsAppRouter) {
        self.frame = frame
        self.app = app
        let segues = NavGraph.WiredSegues(frame)
        segues.add("itemList.openItem", by: ["ShowItem"], to: self) { router, step, _ in try router.stepOpenItem(step) }
        self.segues = segues
    }

    func routeToShowItem(segue: UIStoryboardSegue?) {
        guard let segue else {
            frame?.fire("itemList.openItem", ["item": dataStore?.item], to: self) { try $0.stepOpenItem($1) }
            return
        }
        segues?.take(segue, by: "itemList.openItem")
    }

    private func stepOpenItem(_ step: NavGraph.Step) throws {
        let store = try step.required(dataStore)
        _ = try step.required(store.item)
        try step.performSegue("ShowItem", pushes: true, of: (any ItemDetailScreen).self) { screen, _ in
            self.app.factory.inject(into: screen)
            try ItemDetailRouter.fill(screen) { self.passDataToItemDetail(source: store, destination: &$0) }
            self.app.itemRouter.enterItemDetail(screen)
        }
    }

    func passDataToItemDetail(source: any ItemListDataStore, destination: inout any ItemDetailDataStore) {
        guard let item = source.item else { return }
        destination.item = item
    }
}

/// Makes these screens. By default it calls UIKit's initializer.
@MainActor
protocol ItemsFactory {
    func makeItemList() -> any ItemListScreen
}

extension ItemsFactory {
    func makeItemList() -> any ItemListScreen {
        UIStoryboard(name: "Items", bundle: nil).instantiateViewController(identifier: "ItemList") { coder in
            ItemListViewController(coder: coder)
        }
    }
}
#endif
