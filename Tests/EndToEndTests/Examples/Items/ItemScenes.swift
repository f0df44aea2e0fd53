import UIKit

struct ItemListStore: ItemListDataStore {
    var item: Item?
}

final class ItemListViewController: UIViewController, ItemListScreen {
    private(set) var router: (any ItemListRoutingLogic & ItemListDataPassing)?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        router = ItemListRouter()
    }

    func open(_ item: Item) {
        (router as? ItemListRouter)?.dataStore = ItemListStore(item: item)
        router?.routeToShowItem(segue: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { router?.prepare(for: segue, sender: sender) }
}

struct ItemStore: ItemDetailDataStore, ItemEditorDataStore {
    var item: Item!
}

final class ItemDetailViewController: UIViewController, ItemDetailScreen {
    private(set) var router: (any ItemDetailRoutingLogic & ItemDetailDataPassing)?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let router = ItemDetailRouter()
        router.dataStore = ItemStore()
        self.router = router
    }

    func itemChanged(item: Item) { (router as? ItemDetailRouter)?.dataStore?.item = item }
}

final class ItemEditorViewController: UIViewController, ItemEditorScreen {
    private(set) var router: (any ItemEditorRoutingLogic & ItemEditorDataPassing)?

    init() {
        super.init(nibName: nil, bundle: nil)
        let router = ItemEditorRouter()
        router.dataStore = ItemStore()
        self.router = router
    }

    required init?(coder: NSCoder) { nil }

    func save(_ name: String) {
        (router as? ItemEditorRouter)?.dataStore?.item = Item(name: name)
        router?.routeSaved()
    }
}
