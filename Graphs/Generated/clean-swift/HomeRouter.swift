// Made by navgraph from clean-swift.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// The flow `home`, a stack that begins with `itemList`.
///
///     itemList
///         openItem → push itemDetail
@MainActor
final class HomeRouter {
    private unowned let app: ItemsAppRouter

    init(_ app: ItemsAppRouter) { self.app = app }

    /// The first screen, by itself.
    func firstScreen(_ ending: ItemsAppEnding? = nil) -> UIViewController {
        makeItemList(ending)
    }

    /// A stack with the first screen in it.
    func container(_ ending: ItemsAppEnding? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: "home", ending)
    }

    // MARK: itemList

    func makeItemList(_ ending: ItemsAppEnding? = nil) -> UIViewController {
        let screen = app.factory.makeItemList()
        let frame = app.navigation.enter(screen, as: "itemList", ending)
        screen.onOpenItem = frame.event("itemList.openItem", to: self) { try $0.itemListOpenItem($1, item: $2) }
        screen.onPrepareForSegue = { [weak self] segue in
            switch segue.identifier {
            case "ShowItem": self?.app.navigation.prepare(segue)
            default: break
            }
        }
        return screen
    }

    private func itemListOpenItem(_ step: ItemsAppStep, item: Item) throws {
        try step.performSegue("ShowItem", pushes: true, of: (any ItemDetailScreen).self) { screen, _ in
            screen.configure(item: item)
            self.app.itemRouter.enterItemDetail(screen, item: item)
        }
    }
}

/// Items.
@MainActor
protocol ItemListScreen: UIViewController {
    /// To be called by `prepare(for:sender:)`.
    var onPrepareForSegue: ((_ segue: UIStoryboardSegue) -> Void)? { get set }
    var onOpenItem: ((_ item: Item) -> Void)? { get set }
}

/// Makes these screens. What it does by itself is UIKit's initializer, and their params after that.
@MainActor
protocol HomeFactory {
    func makeItemList() -> any ItemListScreen
}

extension HomeFactory {
    func makeItemList() -> any ItemListScreen {
        UIStoryboard(name: "Home", bundle: nil).instantiateViewController(identifier: "ItemList") { coder in ItemListViewController(coder: coder) }
    }
}
#endif
