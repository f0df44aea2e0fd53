import UIKit

// quoted: 1

final class HomeViewController: UIViewController, HomeScreen {
    let interactor = HomeInteractor()
    private(set) var router: (any HomeRoutingLogic & HomeDataPassing)?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // quoted: 2
    }

    // quoted: 3
}

// quoted: 4

final class DetailViewController: UIViewController, DetailScreen {
    private(set) var router: (any DetailRoutingLogic & DetailDataPassing)?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let router = DetailRouter()
        router.viewController = self
        router.dataStore = DetailStore()
        self.router = router
    }
}

final class Scenes: ItemsAppFactory {}

@MainActor
func run() async {
    UIKitDouble.registerStoryboard("Text") { story in
        story.scene("Home", HomeViewController.self)
        story.scene("Detail", DetailViewController.self)
        story.segue("Detail", from: "Home", to: "Detail")
        story.segue("WiredDetail", from: "Home", to: "Detail")
    }
    let router = ItemsAppRouter(window: UIKitDouble.makeWindow(), factory: Scenes())
    router.start()
    rest()
    guard let home = visible(HomeViewController.self) else { return check(false, "the app begins at home") }
    check(!UIKitDouble.user.tapControl(ofSegue: "WiredDetail", in: home), "without a text the segue is refused")
    home.interactor.text = "Milk"
    home.router?.routeWrite()
    rest()
    check(UIKitDouble.user.tapControl(ofSegue: "WiredDetail", in: home), "with one it may be performed")
    await UIKitDouble.settleTasks()
    rest()
    check(visible(DetailViewController.self)?.router?.dataStore?.text == "Milk", "and the text is passed")
}
