import UIKit

/// A legacy tab bar pushes and presents flows, gets their outcomes, and shows things of its own above them.
@MainActor
func run() async {
    let window = UIKitDouble.makeWindow()
    let app = LegacyRouter()
    app.start(in: window)
    rest()
    presents(app)
    pushes(app)
}

@MainActor
private func presents(_ app: LegacyRouter) {
    app.home.showSettings()
    rest()
    weak let list = visible(SettingsListViewController.self)
    check(list != nil, "the app's own code presents the settings")
    check("\(app.settings.state)" == "host[host] formSheet:settings[settingsList]", "the router says what is shown")
    list?.share()
    rest()
    list?.onOpenAccount?()
    rest()
    check(list?.navigationController?.viewControllers.count == 1, "below something of the app's nothing acts")
    list?.dismiss(animated: true, completion: nil)
    rest()
    list?.onOpenAccount?()
    rest()
    check(visible(AccountViewController.self) != nil, "and acts when that is gone")
    visible(AccountViewController.self)?.onSignOut?()
    rest()
    check(app.home.heard == ["signed out"], "its outcome goes to the code that asked")
    check(visible(HomeViewController.self) === app.home && list == nil, "the flow is gone, and freed")
    app.home.showSettings()
    rest()
    UIKitDouble.user.swipeDown()
    rest()
    check(app.home.heard == ["signed out", "closed"], "so does a swipe")
}

@MainActor
private func pushes(_ app: LegacyRouter) {
    app.home.showHelp("cards")
    rest()
    weak let help = visible(HelpViewController.self)
    check(help?.topic == "cards", "the app's own code pushes the help")
    UIKitDouble.user.tapTab(1)
    rest()
    app.other.showHelp("loans")
    rest()
    check(visible(HelpViewController.self)?.topic == "loans", "on another stack, too")
    visible(HelpViewController.self)?.onSolved?()
    rest()
    check(app.other.heard == ["solved"] && visible(HomeViewController.self) === app.other, "each ends by itself")
    UIKitDouble.user.tapTab(0)
    rest()
    UIKitDouble.user.tapBack()
    rest()
    check(app.home.heard.last == "closed" && help == nil, "back goes to the code that asked")
    app.home.showNews()
    rest()
    check(visible(NewsViewController.self) != nil, "the app goes on as ever")
}
