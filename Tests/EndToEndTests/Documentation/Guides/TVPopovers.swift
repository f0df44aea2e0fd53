import UIKit

final class BookListViewController: UIViewController, BookListScreen {
    var onOpenFilter: (() -> Void)?
    let filterButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(filterButton)
    }
}

// quoted: 1

final class FilterViewController: UIViewController, FilterScreen {}

final class Screens: BooksAppFactory {}

@MainActor
func run() async {
    UIKitDouble.misuseIsRecorded = true
    for platform in [UIKitDouble.Platform.iOS, .tvOS] {
        (NavGraph.Platform.current, UIKitDouble.platform) = (platform == .tvOS ? .tvOS : .iOS, platform)
        let window = UIWindow(windowScene: UIKitDouble.makeWindowScene())
        let router = BooksAppRouter(window: window, factory: Screens())
        router.start()
        rest()
        visible(BookListViewController.self)?.onOpenFilter?()
        rest()
        let style: UIModalPresentationStyle = platform == .tvOS ? .fullScreen : .popover
        check(
            visible(FilterViewController.self)?.modalPresentationStyle == style, "the filter is shown as on \(platform)"
        )
        if platform == .iOS {
            let popover = visible(FilterViewController.self)?.popoverPresentationController
            check(popover?.sourceView is UIButton, "it points at the button")
        }
        check(router.state.layers.count == 2, "it is a layer")
    }
}
