import UIKit

// quoted: 1

class RoutedViewController: UIViewController {
    convenience init(router: UnownedRouter<ShopRoute>) { self.init() }
}

final class BasketViewController: RoutedViewController {}
final class PaymentViewController: RoutedViewController {}
final class SignInViewController: RoutedViewController {}
final class ReceiptViewController: RoutedViewController {
    convenience init(number: Int, router: UnownedRouter<ShopRoute>) { self.init() }
}

// As much of XCoordinator 2 as the page uses.

protocol Route {}

struct UnownedRouter<RouteType: Route> {}

@MainActor
struct NavigationTransition {
    var perform: (UINavigationController) -> Void

    static func push(_ controller: UIViewController) -> Self {
        Self { $0.pushViewController(controller, animated: false) }
    }
    static func present(_ controller: UIViewController) -> Self {
        Self { $0.present(controller, animated: false, completion: nil) }
    }
    static func dismiss() -> Self { Self { $0.dismiss(animated: false, completion: nil) } }
    static func popToRoot() -> Self { Self { _ = $0.popToRootViewController(animated: false) } }
    static func multiple(_ transitions: Self...) -> Self { Self { for part in transitions { part.perform($0) } } }
}

@MainActor
class NavigationCoordinator<RouteType: Route> {
    let rootViewController = UINavigationController()
    let unownedRouter = UnownedRouter<RouteType>()

    init(initialRoute: RouteType) { trigger(initialRoute) }

    func prepareTransition(for route: RouteType) -> NavigationTransition { fatalError("overridden") }

    func trigger(_ route: RouteType) { prepareTransition(for: route).perform(rootViewController) }
}

@MainActor
func run() async {
    let window = UIKitDouble.makeWindow()
    let coordinator = ShopCoordinator()
    window.rootViewController = coordinator.rootViewController
    window.makeKeyAndVisible()
    rest()
    check(visible(BasketViewController.self) != nil, "the shop begins with the basket")
    coordinator.trigger(.checkOut)
    rest()
    check(visible(SignInViewController.self) != nil, "guests sign in first")
    coordinator.trigger(.signedIn)
    rest()
    check(visible(PaymentViewController.self) != nil, "then they pay")
    coordinator.trigger(.pay(7))
    coordinator.trigger(.done)
    rest()
    check(visible(BasketViewController.self) != nil, "the receipt leads back to the basket")
}
