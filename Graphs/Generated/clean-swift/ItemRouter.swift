// Made by navgraph from clean-swift.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// The flow `item`, a stack that begins with `itemDetail`.
///
/// Always shown on a stack that is already there
///
///     itemDetail
///         edit → present itemEditor
///             saved → send itemChanged
@MainActor
final class ItemRouter {
    private unowned let app: ItemsAppRouter

    init(_ app: ItemsAppRouter) { self.app = app }

    /// The first screen, by itself.
    func firstScreen(_ ending: ItemsAppEnding? = nil, item: Item) -> UIViewController {
        makeItemDetail(ending, item: item)
    }

    /// A stack with the first screen in it.
    func container(_ ending: ItemsAppEnding? = nil, item: Item) -> UIViewController {
        app.navigation.stack(firstScreen(item: item), for: "item", ending)
    }

    // MARK: itemDetail

    func makeItemDetail(_ ending: ItemsAppEnding? = nil, item: Item) -> UIViewController {
        let screen = app.factory.makeItemDetail(item: item)
        enterItemDetail(screen, ending, item: item)
        return screen
    }

    /// A screen that the factory has made, or a storyboard segue.
    func enterItemDetail(_ screen: any ItemDetailScreen, _ ending: ItemsAppEnding? = nil, item: Item) {
        let frame = app.navigation.enter(screen, as: "itemDetail", ending)
        screen.onEdit = frame.event("itemDetail.edit", to: self) { try $0.itemDetailEdit($1, itemOfOwner: item) }
    }

    private func itemDetailEdit(_ step: ItemsAppStep, itemOfOwner: Item) throws {
        let ending = ItemsAppEnding()
        ending.on("saved", as: Item.self) { item, step in
            try step.send(to: "itemDetail") { (screen: any ItemDetailScreen) in screen.itemChanged(item: item) }
        }
        let layer = self.app.navigation.stack(self.makeItemEditor(ending, item: itemOfOwner), for: "itemEditor", ending)
        try step.presenter(of: layer).present(layer, animated: true, completion: step.done)
    }

    // MARK: itemEditor

    func makeItemEditor(_ ending: ItemsAppEnding? = nil, item: Item) -> UIViewController {
        let screen = app.factory.makeItemEditor(item: item)
        let frame = app.navigation.enter(screen, as: "itemEditor", ending)
        screen.onSaved = { frame.end("saved", $0) }
        return screen
    }
}

/// Item.
@MainActor
protocol ItemDetailScreen: UIViewController {
    /// Gives it its params, where a storyboard segue has made it.
    func configure(item: Item)
    var onEdit: (() -> Void)? { get set }
    func itemChanged(item: Item)
}

/// Edit item.
@MainActor
protocol ItemEditorScreen: UIViewController {
    var onSaved: ((_ item: Item) -> Void)? { get set }
}

/// Makes these screens. What it does by itself is UIKit's initializer, and their params after that.
@MainActor
protocol ItemFactory {
    func makeItemDetail(item: Item) -> any ItemDetailScreen
    func makeItemEditor(item: Item) -> any ItemEditorScreen
}

extension ItemFactory {
    func makeItemDetail(item: Item) -> any ItemDetailScreen {
        UIStoryboard(name: "Home", bundle: nil).instantiateViewController(identifier: "ItemDetail") { coder in ItemDetailViewController(coder: coder, item: item) }
    }
    func makeItemEditor(item: Item) -> any ItemEditorScreen {
        ItemEditorViewController(item: item)
    }
}
#endif
