import UIKit

/// The scenarios of the article about Clean Swift: a text goes from home to the detail, by all ways that there are.
@MainActor
func run() async {
    UIKitDouble.registerStoryboard("Text") { story in
        story.scene("Home", HomeViewController.self)
        story.scene("Detail", DetailViewController.self)
        story.segue("Detail", from: "Home", to: "Detail")
        story.segue("WiredDetail", from: "Home", to: "Detail")
    }
    UIKitDouble.registerStoryboard("Items") { story in
        story.scene("ItemList", ItemListViewController.self)
        story.scene("ItemDetail", ItemDetailViewController.self)
        story.segue("ShowItem", from: "ItemList", to: "ItemDetail")
    }
    let delegate = SceneDelegate()
    UIKitDouble.connect(delegate)
    rest()
    guard let home = visible(HomeViewController.self) else { return check(false, "the app begins at home") }
    aGuardRefuses(home)
    home.write("Milk")
    await arrives(at: home, "by a segue that the router starts") { home.router?.routeToDetail(segue: nil) }
    await arrives(at: home, "by a wired segue") {
        check(UIKitDouble.user.tapControl(ofSegue: "WiredDetail", in: home), "the button's segue may be performed")
    }
    await arrives(at: home, "in code") { home.router?.routeToMakeDetail() }
    await nothingToPass(home)
    dataComesBack()
}

@MainActor
private func aGuardRefuses(_ home: HomeViewController) {
    home.interactor.text = "Early"
    check(!UIKitDouble.user.tapControl(ofSegue: "WiredDetail", in: home), "without a text the guard refuses")
    rest()
    check(visible(HomeViewController.self) === home, "and home stays")
}

@MainActor
private func arrives(at home: HomeViewController, _ way: String, _ act: () -> Void) async {
    act()
    await UIKitDouble.settleTasks()
    rest()
    weak var detail: DetailViewController?
    detail = visible(DetailViewController.self)
    check(detail?.label.text == "Milk", "the text arrives \(way)")
    check(detail?.router?.dataStore?.text == "Milk", "it is in the store \(way)")
    check(UIKitDouble.user.tapBack(), "one can go back from what was opened \(way)")
    await UIKitDouble.settleTasks()
    rest()
    check(detail == nil, "the detail is freed that was opened \(way)")
}

@MainActor
private func nothingToPass(_ home: HomeViewController) async {
    home.interactor.text = nil
    home.router?.routeToMakeDetail()
    home.router?.routeToDetail(segue: nil)
    check(!UIKitDouble.user.tapControl(ofSegue: "WiredDetail", in: home), "without a value no segue is performed")
    await UIKitDouble.settleTasks()
    rest()
    check(visible(HomeViewController.self) === home, "without a value nothing is opened")
}

@MainActor
private func dataComesBack() {
    UIKitDouble.user.tapTab(1)
    rest()
    guard let list = visible(ItemListViewController.self) else { return check(false, "the list is shown") }
    list.open(Item(name: "Bread"))
    rest()
    guard let detail = visible(ItemDetailViewController.self) else { return check(false, "the item is shown") }
    check(detail.router?.dataStore?.item == Item(name: "Bread"), "the item is passed")
    detail.router?.routeToItemEditor()
    rest()
    guard let editor = visible(ItemEditorViewController.self) else { return check(false, "the editor is shown") }
    check(editor.router?.dataStore?.item == Item(name: "Bread"), "the editor has it too")
    editor.save("Butter")
    rest()
    check(visible(ItemDetailViewController.self) === detail, "saving leads back")
    check(detail.router?.dataStore?.item == Item(name: "Butter"), "with what was saved")
}
