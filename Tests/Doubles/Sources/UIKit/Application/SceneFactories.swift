import Foundation
import UserNotifications

extension UIKitDouble {
    /// A connected window scene without windows.
    public static func makeWindowScene() -> UIWindowScene {
        let session = UISceneSession(double: .windowApplication)
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        session.scene = scene
        UIApplication.shared.connectedScenes.insert(scene)
        return scene
    }

    /// What a cold start delivers.
    public static func makeConnectionOptions(
        urls: [URL] = [], userActivities: [NSUserActivity] = [], shortcutItem: UIApplicationShortcutItem? = nil,
        notificationResponse: UNNotificationResponse? = nil
    ) -> UIScene.ConnectionOptions {
        let options = UIScene.ConnectionOptions()
        options.urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
        options.userActivities = Set(userActivities)
        options.shortcutItem = shortcutItem
        options.notificationResponse = notificationResponse
        return options
    }

    /// What `scene(_:openURLContexts:)` is given.
    public static func makeURLContexts(_ urls: URL...) -> Set<UIOpenURLContext> {
        Set(urls.map { UIOpenURLContext(url: $0) })
    }

    /// Starts a scene with a delegate of the app's, as the system does, and keeps the delegate.
    @discardableResult
    public static func connect(
        _ delegate: any UISceneDelegate, options: UIScene.ConnectionOptions? = nil
    ) -> UIWindowScene {
        let scene = makeWindowScene()
        scene.delegate = delegate
        delegate.scene(scene, willConnectTo: scene.session, options: options ?? makeConnectionOptions())
        return scene
    }

    /// A visible key window with that root. The caller must hold it.
    public static func makeWindow(root: UIViewController? = nil) -> UIWindow {
        let window = UIWindow(windowScene: makeWindowScene())
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }
}
