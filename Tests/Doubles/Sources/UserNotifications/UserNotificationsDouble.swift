import Foundation

/// Makes what only the system makes. No emitted code may use it.
public enum UserNotificationsDouble {
    /// The response of a user who acted on a delivered notification.
    public static func response(
        userInfo: [AnyHashable: Any] = [:],
        category: String = "",
        title: String = "",
        body: String = "",
        actionIdentifier: String = UNNotificationDefaultActionIdentifier
    ) -> UNNotificationResponse {
        let content = UNMutableNotificationContent()
        content.userInfo = userInfo
        content.categoryIdentifier = category
        content.title = title
        content.body = body
        let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: nil)
        let notification = UNNotification(request: request, date: Date(timeIntervalSince1970: 0))
        return UNNotificationResponse(notification: notification, actionIdentifier: actionIdentifier)
    }
}
