import FeedScreens
import NavGraphRuntime
import NavGraphUIKit
import ProfileScreens
import UIKit

final class ShelfViewController: UIViewController, ShelfScreen {
    var onSeller: ((_ userId: String) -> Void)?
}

struct Team: MallAppFactory {
    let feed: any FeedModuleFactory = FeedTeam()
    let profile: any ProfileModuleFactory = ProfileTeam()
}

@MainActor
func run() async {
    let router = MallAppRouter(window: UIKitDouble.makeWindow(), factory: Team())
    router.start()
    rest()
    visible(ListViewController.self)?.onAuthor?("ada")
    rest()
    check("\(router.state)".contains("sheet:Profile.signIn[Profile.form]"), "a module opens the story of another one")
    UIKitDouble.user.swipeDown()
    rest()
    UIKitDouble.user.tapTab(1)
    rest()
    visible(ShelfViewController.self)?.onSeller?("bob")
    rest()
    check(visible(UserCardViewController.self)?.userId == "bob", "and the app a screen of it")
}
