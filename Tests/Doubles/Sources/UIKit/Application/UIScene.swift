import Foundation
import UserNotifications

/// A scene of the app.
@MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive = 0, foregroundInactive = 1, background = 2
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState: UIScene.ActivationState = .foregroundActive
    open var title: String! = ""
    open var userActivity: NSUserActivity?

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
        let succeeds = World.current.knobs.openSucceeds
        if let completion { World.current.enqueue("opened \(url)") { completion(succeeds) } }
    }
}

extension UIScene {
    /// What a cold start delivers: here, not in the call-backs.
    @MainActor
    open class ConnectionOptions: NSObject {
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        open internal(set) var userActivities: Set<NSUserActivity> = []
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
        open internal(set) var notificationResponse: UNNotificationResponse?
        open internal(set) var sourceApplication: String?
    }

    @MainActor
    open class OpenURLOptions: NSObject {
        open internal(set) var sourceApplication: String?
        open internal(set) var openInPlace = false
    }

    @MainActor
    open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
    }
}

/// A URL that the system asks the app to open.
@MainActor
open class UIOpenURLContext: NSObject {
    public let url: URL
    public let options: UIScene.OpenURLOptions

    init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

/// A scene with windows.
@MainActor
open class UIWindowScene: UIScene {
    var windowList: [WeakWindow] = []
    open var windows: [UIWindow] { windowList.compactMap { $0.window } }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var screen: UIScreen { UIScreen.main }
    open var traitCollection: UITraitCollection { UITraitCollection() }
}
