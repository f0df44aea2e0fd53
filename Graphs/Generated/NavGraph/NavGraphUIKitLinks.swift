// The support code of navgraph 0.1.0: UIKitLinks. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if (canImport(UIKit) || canImport(AppKit)) && !os(watchOS)
import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if !os(tvOS)
import UserNotifications
#endif

/// What the system hands over, as texts.
extension NavGraph.LinkEntry {
    #if canImport(UIKit) && !os(tvOS)
        /// A home-screen quick action.
        @MainActor
        init(_ shortcut: UIApplicationShortcutItem) {
            self = .shortcut(shortcut.type, NavGraph.LinkText.texts(of: shortcut.userInfo))
        }
    #endif

    /// A user activity. A web page that the user opens is its URL.
    init(_ activity: NSUserActivity) {
        if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL {
            self = .url(url)
        } else {
            self = .activity(activity.activityType, NavGraph.LinkText.texts(of: activity.userInfo))
        }
    }

    #if !os(tvOS)
        /// A notification that the user has opened; `nil` for its other actions. May be called
        /// where the notification center calls its delegate, which need not be the main actor.
        nonisolated init?(_ response: UNNotificationResponse) {
            guard response.actionIdentifier == UNNotificationDefaultActionIdentifier else { return nil }
            let content = response.notification.request.content
            self = .notification(content.categoryIdentifier, NavGraph.LinkText.texts(of: content.userInfo))
        }
    #endif
}

extension NavGraph.LinkRouter {
    #if canImport(UIKit) && !os(tvOS)
        /// Follows a home-screen quick action; false if it is not a link.
        @discardableResult
        func follow(_ shortcut: UIApplicationShortcutItem) -> Bool { follow(NavGraph.LinkEntry(shortcut)) }
    #endif

    /// Follows a user activity; false if it is not a link.
    @discardableResult
    func follow(_ activity: NSUserActivity) -> Bool { follow(NavGraph.LinkEntry(activity)) }

    #if !os(tvOS)
        /// Follows a notification; false if it is not a link.
        @discardableResult
        func follow(_ response: UNNotificationResponse) -> Bool {
            NavGraph.LinkEntry(response).map { follow($0) } ?? false
        }
    #endif

    /// Of several URLs the first in alphabetical order that is a link: for `application(_:open:)` of macOS, before
    /// `start()` or after.
    @discardableResult
    func follow(_ urls: [URL]) -> Bool {
        urls.sorted { $0.absoluteString < $1.absoluteString }.contains { follow($0) }
    }

    #if canImport(UIKit)
        /// For `scene(_:openURLContexts:)`.
        @discardableResult
        func follow(_ contexts: Set<UIOpenURLContext>) -> Bool { follow(contexts.map(\.url)) }

        /// For `scene(_:willConnectTo:options:)`, since a cold start tells of its link there only; before `start()`
        /// or after.
        @discardableResult
        func follow(_ options: UIScene.ConnectionOptions) -> Bool {
            #if !os(tvOS)
                if let response = options.notificationResponse, follow(response) { return true }
                if let shortcut = options.shortcutItem, follow(shortcut) { return true }
            #endif
            let activities = options.userActivities.sorted { $0.activityType < $1.activityType }
            return activities.contains { follow($0) } || follow(options.urlContexts)
        }
    #endif
}
#endif
