#if canImport(AppKit) && !canImport(UIKit)
    public import AppKit
    public import NavGraphRuntime
    public import UserNotifications

    /// What the system hands over, as texts.
    extension NavGraph.LinkEntry {
        /// A user activity. A web page that the user opens is its URL.
        public init(_ activity: NSUserActivity) {
            if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL {
                self = .url(url)
            } else {
                self = .activity(activity.activityType, NavGraph.LinkText.texts(of: activity.userInfo))
            }
        }

        /// A notification that the user has clicked; `nil` for its other actions. May be called where the notification
        /// center calls its delegate, which need not be the main actor.
        public nonisolated init?(_ response: UNNotificationResponse) {
            guard response.actionIdentifier == UNNotificationDefaultActionIdentifier else { return nil }
            let content = response.notification.request.content
            self = .notification(content.categoryIdentifier, NavGraph.LinkText.texts(of: content.userInfo))
        }
    }

    extension NavGraph.LinkRouter {
        /// For `application(_:open:)`, before `start()` or after. Of several URLs the first in alphabetical order that is
        /// a link.
        @discardableResult
        public func follow(_ urls: [URL]) -> Bool {
            urls.sorted { $0.absoluteString < $1.absoluteString }.contains { follow($0) }
        }

        /// Follows a user activity; false if it is not a link.
        @discardableResult
        public func follow(_ activity: NSUserActivity) -> Bool { follow(NavGraph.LinkEntry(activity)) }

        /// Follows a notification; false if it is not a link.
        @discardableResult
        public func follow(_ response: UNNotificationResponse) -> Bool {
            NavGraph.LinkEntry(response).map { follow($0) } ?? false
        }
    }
#endif
