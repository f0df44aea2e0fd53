// Made by navgraph from clean-swift.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `item`, a stack that begins with `itemDetail`.
///
/// Always pushed onto an existing stack
///
///     itemDetail
///         edit → present itemEditor
///             saved → send itemChanged
@MainActor
final class ItemRouter {
    private unowned let app: ItemsAppRouter

    init(_ app: ItemsAppRouter) { self.app = app }

    // MARK: itemDetail

    func makeItemDetail(_ ending: NavGraph.Ending? = nil, item: Item) -> UIViewController {
        let screen = app.factory.makeItemDetail()
        app.navigation.fill {
            try ItemDetailRouter.fill(screen) {
                $0.item = item
            }
        }
        return enterItemDetail(screen, ending)
    }

    /// Enters a scene that the factory or a storyboard segue has made.
    @discardableResult
    func enterItemDetail(_ screen: any ItemDetailScreen, _ ending: NavGraph.Ending? = nil) -> UIViewController {
        let frame = app.navigation.enter(screen, as: ItemsAppName.itemDetail, ending)
        (screen.router as? ItemDetailRouter)?.enter(frame, app)
        if screen.router == nil {
            app.navigation.fail(ItemsAppName.itemDetail)
        }
        return screen
    }

    // MARK: itemEditor

    func makeItemEditor(_ ending: NavGraph.Ending? = nil, item: Item) -> UIViewController {
        let screen = app.factory.makeItemEditor()
        app.navigation.fill {
            try ItemEditorRouter.fill(screen) {
                $0.item = item
            }
        }
        return enterItemEditor(screen, ending)
    }

    /// Enters a scene that the factory or a storyboard segue has made.
    @discardableResult
    func enterItemEditor(_ screen: any ItemEditorScreen, _ ending: NavGraph.Ending? = nil) -> UIViewController {
        let frame = app.navigation.enter(screen, as: ItemsAppName.itemEditor, ending)
        (screen.router as? ItemEditorRouter)?.enter(frame, app)
        if screen.router == nil {
            app.navigation.fail(ItemsAppName.itemEditor)
        }
        return screen
    }
}

/// The routes of Item. The router reads their values from the data store.
@MainActor
protocol ItemDetailRoutingLogic {
    func routeToItemEditor()
}

@MainActor
protocol ItemDetailDataPassing {
    var dataStore: (any ItemDetailDataStore)? { get }
}

/// The values that the scene was given, and those that it passes on.
@MainActor
protocol ItemDetailDataStore {
    var item: Item! { get set }
}

/// Item.
@MainActor
protocol ItemDetailScreen: UIViewController {
    /// The `ItemDetailRouter` of the scene, which creates it.
    var router: (any ItemDetailRoutingLogic & ItemDetailDataPassing)? { get }
    func itemChanged(item: Item)
}

@MainActor
final class ItemDetailRouter: ItemDetailRoutingLogic, ItemDetailDataPassing {
    weak var viewController: (any ItemDetailScreen)?
    var dataStore: (any ItemDetailDataStore)?
    private var frame: NavGraph.Frame?
    private weak var app: ItemsAppRouter!

    init() {}

    /// Called when the scene is shown, or about to be.
    func enter(_ frame: NavGraph.Frame, _ app: ItemsAppRouter) {
        self.frame = frame
        self.app = app
    }

    /// Gives a scene its data.
    static func fill(_ screen: any ItemDetailScreen, _ fill: (inout any ItemDetailDataStore) -> Void) throws {
        guard var store = screen.router?.dataStore else { throw NavGraph.Fault.missingValue }
        fill(&store)
        (screen.router as? ItemDetailRouter)?.dataStore = store
    }

    func routeToItemEditor() {
        frame?.fire("itemDetail.edit", to: self) { try $0.stepEdit($1) }
    }

    private func stepEdit(_ step: NavGraph.Step) throws {
        let store = try step.required(dataStore)
        _ = try step.required(store.item)
        let ending = NavGraph.Ending()
        ending.on(ItemsAppOutcome.itemEditorSaved) { item, step in
            try step.send(to: ItemsAppName.itemDetail) { (screen: any ItemDetailScreen) in
                screen.itemChanged(item: item)
            }
        }
        try step.present(by: { self.navigateToItemEditor(source: $0, destination: $1) }) {
            let screen = self.app.factory.makeItemEditor()
            try ItemEditorRouter.fill(screen) { self.passDataToItemEditor(source: store, destination: &$0) }
            return self.app.navigation.stack(
                self.app.itemRouter.enterItemEditor(screen, ending), for: ItemsAppName.itemEditor, ending
            )
        }
    }

    func passDataToItemEditor(source: any ItemDetailDataStore, destination: inout any ItemEditorDataStore) {
        guard let itemOfOwner = source.item else { return }
        destination.item = itemOfOwner
    }

    func navigateToItemEditor(source: UIViewController, destination: UIViewController) {
        source.present(destination, animated: true, completion: nil)
    }
}

/// The routes of Edit item. The router reads their values from the data store.
@MainActor
protocol ItemEditorRoutingLogic {
    func routeSaved()
}

@MainActor
protocol ItemEditorDataPassing {
    var dataStore: (any ItemEditorDataStore)? { get }
}

/// The values that the scene was given, and those that it passes on.
@MainActor
protocol ItemEditorDataStore {
    var item: Item! { get set }
}

/// Edit item.
@MainActor
protocol ItemEditorScreen: UIViewController {
    /// The `ItemEditorRouter` of the scene, which creates it.
    var router: (any ItemEditorRoutingLogic & ItemEditorDataPassing)? { get }
}

@MainActor
final class ItemEditorRouter: ItemEditorRoutingLogic, ItemEditorDataPassing {
    weak var viewController: (any ItemEditorScreen)?
    var dataStore: (any ItemEditorDataStore)?
    private var frame: NavGraph.Frame?
    private weak var app: ItemsAppRouter!

    init() {}

    /// Called when the scene is shown, or about to be.
    func enter(_ frame: NavGraph.Frame, _ app: ItemsAppRouter) {
        self.frame = frame
        self.app = app
    }

    /// Gives a scene its data.
    static func fill(_ screen: any ItemEditorScreen, _ fill: (inout any ItemEditorDataStore) -> Void) throws {
        guard var store = screen.router?.dataStore else { throw NavGraph.Fault.missingValue }
        fill(&store)
        (screen.router as? ItemEditorRouter)?.dataStore = store
    }

    func routeSaved() {
        frame?.end(ItemsAppOutcome.itemEditorSaved, ["item": dataStore?.item], of: self) { (router, step) -> Item in
            let store = try step.required(router.dataStore)
            return try step.required(store.item)
        }
    }
}

/// Makes these screens. By default it calls UIKit's initializer.
@MainActor
protocol ItemFactory {
    func makeItemDetail() -> any ItemDetailScreen
    func makeItemEditor() -> any ItemEditorScreen
    /// Called first if a storyboard segue has made the screen.
    func inject(into screen: any ItemDetailScreen)
}

extension ItemFactory {
    func makeItemDetail() -> any ItemDetailScreen {
        UIStoryboard(name: "Items", bundle: nil).instantiateViewController(identifier: "ItemDetail") { coder in
            ItemDetailViewController(coder: coder)
        }
    }
    func makeItemEditor() -> any ItemEditorScreen {
        ItemEditorViewController()
    }
    func inject(into screen: any ItemDetailScreen) {}
}
#endif
