import UIKit

// quoted: 2

final class HomeFeedViewController: UIViewController, HomeFeedScreen { var onOpenProduct: ((_ id: String) -> Void)? }

final class OrderListViewController: UIViewController, OrderListScreen {
    var onOpenOrder: ((_ number: Int) -> Void)?
}

final class SignInViewController: UIViewController, SignInScreen { var onDone: (() -> Void)? }

final class ProductViewController: UIViewController, ProductScreen {
    convenience init(id: String) { self.init() }
}

final class OrderViewController: UIViewController, OrderScreen {
    convenience init(number: Int) { self.init() }
}

final class Screens: ShopAppFactory {}

// quoted: 3

// quoted: 4

@MainActor
func run() async {
    let intent = OpenOrderIntent()
    intent.target = OrderEntity(id: 42)
    let delegate = SceneDelegate()
    // The system performs it before the scene is connected.
    let performing = Task { try await intent.perform() }
    UIKitDouble.connect(delegate)
    _ = try? await performing.value
    rest()
    check(visible(HomeFeedViewController.self) != nil, "without a sign-in, the order waits")
    let router = delegate.router
    check(router?.description.contains("order") == true, "the router says that the link waits")
    router?.follow(.product(id: "1"))
    rest()
    check(visible(ProductViewController.self) != nil, "a link that requires nothing is followed")
    _ = try? await intent.perform()
    rest()
    check(visible(ProductViewController.self) != nil, "the order waits again")
    let tabs = delegate.tabs(of: router)
    tabs?.selectedIndex = 1
    rest()
    visible(OrderListViewController.self)?.onOpenOrder?(1)
    rest()
    visible(SignInViewController.self)?.onDone?()
    rest()
    check(visible(OrderViewController.self) != nil, "who signs in sees the order")
    let phrase = ShopShortcuts.appShortcuts.first?.phrases.first?.text
    check(phrase == "Open an order in ${applicationName}", "Siri knows the intent")
}

extension SceneDelegate {
    func tabs(of router: ShopAppRouter?) -> UITabBarController? {
        router?.window.rootViewController?.children.first as? UITabBarController
    }
}
