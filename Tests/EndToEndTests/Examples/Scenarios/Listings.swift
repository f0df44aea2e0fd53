import UIKit
import UserNotifications

/// The scenarios of the article about a controller whose root changes.
@MainActor
func run() async {
    launchLoggedOut()
    UIKitDouble.reset()
    launchLoggedIn()
    await startForLinks()
}

@MainActor
private func launchLoggedOut() {
    let delegate = SceneDelegate()
    UIKitDouble.connect(delegate)
    UIKitDouble.step()
    weak let splash = delegate.router?.navigation.root.children.last
    check(splash is SplashViewController, "a launch shows the splash screen")
    rest()
    weak let login = visible(LoginViewController.self)
    check(login != nil, "who is logged out comes to the login")
    check(splash == nil, "the splash screen is released")
    if let button = login?.navigationItem.rightBarButtonItem { UIKitDouble.user.tap(button) }
    rest()
    weak let main = visible(MainViewController.self)
    check(main != nil, "who logs in comes to the main screen")
    check(login == nil, "the login is released")
    weak let stack = main?.navigationController
    main?.buttons["Messages"]?.sendActions(for: .touchUpInside)
    rest()
    visible(MessageListViewController.self)?.onOpenMessage?("42")
    rest()
    weak let message = visible(MessageDetailsViewController.self)
    check(message?.id == "42", "a message opens")
    check(UIKitDouble.user.swipeBack(), "one can swipe back to the messages")
    rest()
    check(message == nil, "the message is freed")
    check(UIKitDouble.user.tapBack(), "and go back to the main screen")
    rest()
    main?.buttons["Log out"]?.sendActions(for: .touchUpInside)
    rest()
    check(visible(LoginViewController.self) != nil, "who logs out comes to the login")
    check(main == nil && stack == nil, "the old root is released, with all that hung on it")
    check(
        delegate.router?.navigation.queue.conditions["loggedIn"] == false, "the router knows that nobody is logged in")
    let button = visible(LoginViewController.self)?.navigationItem.rightBarButtonItem
    if let button { UIKitDouble.user.tap(button) }
    rest()
    check(visible(MainViewController.self) != nil, "one can log in again")
    visible(MainViewController.self)?.buttons["Messages"]?.sendActions(for: .touchUpInside)
    rest()
    delegate.router?.sessionExpired()
    rest()
    check(visible(LoginViewController.self) != nil, "the session can expire anywhere")
}

@MainActor
private func launchLoggedIn() {
    let delegate = SceneDelegate()
    delegate.session = Session(isLoggedIn: true)
    UIKitDouble.connect(delegate)
    rest()
    guard let main = visible(MainViewController.self) else { return check(false, "who is logged in comes to main") }
    main.buttons["New listing"]?.sendActions(for: .touchUpInside)
    rest()
    weak var draft = visible(NewListingViewController.self)
    check(draft?.navigationController?.presentingViewController != nil, "a new listing is a sheet with a stack")
    check(UIKitDouble.user.swipeDown(), "the sheet can be swiped away")
    rest()
    check(visible(MainViewController.self) === main && draft == nil, "which gives up the draft")
    main.buttons["New listing"]?.sendActions(for: .touchUpInside)
    rest()
    draft = visible(NewListingViewController.self)
    main.buttons["Log out"]?.sendActions(for: .touchUpInside)
    rest()
    check(visible(NewListingViewController.self) === draft && draft != nil, "a late tap below the sheet does nothing")
    draft?.onPublished?()
    rest()
    check(visible(MainViewController.self) === main && draft == nil, "publishing closes the sheet")
}

/// What a cold start was for, and what comes later, reaches the router by the app's own scene delegate.
@MainActor
private func startForLinks() async {
    let (url, page) = (
        URL(string: "listings://messages/7")!, NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    )
    page.webpageURL = URL(string: "https://listings.example.com/messages/8")
    let request = UserNotificationsDouble.response(userInfo: ["id": 9], category: "request")
    let action = UIApplicationShortcutItem(
        type: "com.example.listings.new-listing", localizedTitle: "New listing")
    let activity = NSUserActivity(activityType: "com.example.listings.activity")
    let isMessage = { (id: String) in { visible(MessageDetailsViewController.self)?.id == id } }
    let isRequest = { visible(RequestViewController.self)?.id == "9" }
    let isDraft = { visible(NewListingViewController.self) != nil }
    let isActivity = { visible(ActivityViewController.self) != nil }
    await start(for: "a URL", UIKitDouble.makeConnectionOptions(urls: [url]), isMessage("7"))
    await start(for: "a universal link", UIKitDouble.makeConnectionOptions(userActivities: [page]), isMessage("8"))
    await start(
        for: "a notification", UIKitDouble.makeConnectionOptions(notificationResponse: request), isRequest)
    await start(for: "a quick action", UIKitDouble.makeConnectionOptions(shortcutItem: action), isDraft)
    await start(for: "an activity", UIKitDouble.makeConnectionOptions(userActivities: [activity]), isActivity)
    await whileItRuns("a URL", isMessage("7")) { $0.scene($1, openURLContexts: UIKitDouble.makeURLContexts(url)) }
    await whileItRuns("a universal link", isMessage("8")) { $0.scene($1, continue: page) }
    await whileItRuns("a notification", isRequest) { delegate, _ in
        NavGraph.LinkEntry(request).map { _ = delegate.router?.follow($0) }
    }
    await whileItRuns("an activity", isActivity) { $0.scene($1, continue: activity) }
    await whileItRuns("a quick action", isDraft) {
        $0.windowScene($1, performActionFor: action) { check($0, "a quick action of the app is performed") }
    }
}

@MainActor
private func start(for what: String, _ options: UIScene.ConnectionOptions, _ isThere: () -> Bool) async {
    UIKitDouble.reset()
    let delegate = SceneDelegate()
    delegate.session = Session(isLoggedIn: true)
    UIKitDouble.connect(delegate, options: options)
    await UIKitDouble.settleTasks()
    rest()
    check(isThere(), "a cold start for \(what) leads there")
}

@MainActor
private func whileItRuns(
    _ what: String, _ isThere: () -> Bool, _ arrives: (SceneDelegate, UIWindowScene) -> Void
) async {
    UIKitDouble.reset()
    let delegate = SceneDelegate()
    delegate.session = Session(isLoggedIn: true)
    let scene = UIKitDouble.connect(delegate)
    await UIKitDouble.settleTasks()
    rest()
    arrives(delegate, scene)
    await UIKitDouble.settleTasks()
    rest()
    check(isThere(), "\(what) that comes later leads there")
}
