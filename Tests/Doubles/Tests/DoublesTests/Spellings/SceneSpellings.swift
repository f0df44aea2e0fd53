// See ControllerSpellings.swift.
import UIKit
import UserNotifications

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        let contexts: Set<UIOpenURLContext> = connectionOptions.urlContexts
        let url: URL? = contexts.first?.url
        let options: UIScene.OpenURLOptions? = contexts.first?.options
        let activities: Set<NSUserActivity> = connectionOptions.userActivities
        let item: UIApplicationShortcutItem? = connectionOptions.shortcutItem
        let response: UNNotificationResponse? = connectionOptions.notificationResponse
        let windows: [UIWindow] = windowScene.windows
        let key: UIWindow? = windowScene.keyWindow
        let back: UIWindowScene? = window.windowScene
        _ = (url, options, activities, item, response, windows, key, back)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { UIApplication.shared.open(context.url) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb else { return }
        let url: URL? = userActivity.webpageURL
        let info: [AnyHashable: Any]? = userActivity.userInfo
        _ = (url, info)
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let type: String = shortcutItem.type
        let title: String = shortcutItem.localizedTitle
        let info: [String: any NSSecureCoding]? = shortcutItem.userInfo
        completionHandler(type == title && info == nil)
    }
}

private final class Center: NSObject, UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let info: [AnyHashable: Any] = response.notification.request.content.userInfo
        let category: String = response.notification.request.content.categoryIdentifier
        let action: String = response.actionIdentifier
        let link = info["link"] as? String
        Task { @MainActor in _ = (link, category, action) }
        completionHandler()
    }
}

@MainActor
private func storyboards(sender: UIViewController) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let plain: UIViewController = storyboard.instantiateViewController(withIdentifier: "scene")
    let first: UIViewController? = storyboard.instantiateInitialViewController()
    let typed: UINavigationController = storyboard.instantiateViewController(identifier: "scene")
    let made = storyboard.instantiateViewController(identifier: "scene") { coder in UITabBarController(coder: coder) }
    let segue = UIStoryboardSegue(identifier: "segue", source: sender, destination: plain)
    let handled = UIStoryboardSegue(identifier: nil, source: sender, destination: plain, performHandler: {})
    let identifier: String? = segue.identifier
    let ends: [UIViewController] = [segue.source, segue.destination]
    handled.perform()
    _ = (first, typed, made, identifier, ends)
}

@MainActor
private func application() {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://example.org/notes/1")
    _ = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    _ = UIApplicationShortcutItem(
        type: "new", localizedTitle: "New", localizedSubtitle: nil, icon: nil, userInfo: ["id": "1" as NSString])
    if let url = URL(string: UIApplication.openSettingsURLString) {
        UIApplication.shared.open(url)
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
        UIApplication.shared.open(url, options: [:]) { (succeeded: Bool) in _ = succeeded }
    }
    _ = UNUserNotificationCenter.current()
    _ = SceneDelegate()
    _ = Center()
}
