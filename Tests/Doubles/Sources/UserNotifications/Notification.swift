@_exported import Foundation

/// What a notification says. Not `Sendable` (rule 37).
open class UNNotificationContent: NSObject {
    var storedTitle = ""
    var storedBody = ""
    var storedCategory = ""
    var storedUserInfo: [AnyHashable: Any] = [:]

    open var title: String { storedTitle }
    open var body: String { storedBody }
    open var categoryIdentifier: String { storedCategory }
    open var userInfo: [AnyHashable: Any] { storedUserInfo }
}

/// The editable form of `UNNotificationContent`.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var body: String {
        get { storedBody }
        set { storedBody = newValue }
    }
    open override var categoryIdentifier: String {
        get { storedCategory }
        set { storedCategory = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { storedUserInfo }
        set { storedUserInfo = newValue }
    }
}

/// What makes a notification appear; the double knows no triggers that fire by themselves.
open class UNNotificationTrigger: NSObject {}

/// A request to show a notification.
open class UNNotificationRequest: NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
        super.init()
    }
}

/// A notification that was delivered. The system makes it; tests use `UserNotificationsDouble`.
open class UNNotification: NSObject {
    public let request: UNNotificationRequest
    public let date: Date

    init(request: UNNotificationRequest, date: Date) {
        self.request = request
        self.date = date
        super.init()
    }
}

/// What the user did with a notification. Not `Sendable` (rule 37).
open class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
        super.init()
    }
}

public let UNNotificationDefaultActionIdentifier: String = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier: String = "com.apple.UNNotificationDismissActionIdentifier"

@available(*, unavailable)
extension UNNotificationContent: @unchecked Sendable {}
@available(*, unavailable)
extension UNNotificationRequest: @unchecked Sendable {}
@available(*, unavailable)
extension UNNotification: @unchecked Sendable {}
@available(*, unavailable)
extension UNNotificationResponse: @unchecked Sendable {}
