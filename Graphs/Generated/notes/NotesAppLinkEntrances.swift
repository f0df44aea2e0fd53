// Made by navgraph from notes.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit
import UserNotifications

extension NotesAppLinkEntry {
    @MainActor
    init(_ shortcut: UIApplicationShortcutItem) {
        self = .shortcut(shortcut.type, NotesAppLinkText.texts(of: shortcut.userInfo))
    }

    /// A web page that the user opens is its URL.
    init(_ activity: NSUserActivity) {
        if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL {
            self = .url(url)
        } else {
            self = .activity(activity.activityType, NotesAppLinkText.texts(of: activity.userInfo))
        }
    }

    /// May be called where the notification center calls its delegate, which need not be the main actor.
    nonisolated init(_ response: UNNotificationResponse) {
        let content = response.notification.request.content
        self = .notification(content.categoryIdentifier, NotesAppLinkText.texts(of: content.userInfo))
    }
}

/// Links are followed as soon as they can be, each once; a newer one takes the place of one that waits.
extension NotesAppRouter {
    /// Follows a link.
    func follow(_ link: NotesAppLink) { links.follow(way(to: link)) }

    /// Follows the link that something from outside is; false where it is none.
    @discardableResult
    func follow(_ entry: NotesAppLinkEntry) -> Bool {
        guard let link = NotesAppLink(entry) else { return false }
        follow(link)
        return true
    }

    @discardableResult
    func follow(_ url: URL) -> Bool { follow(.url(url)) }

    @discardableResult
    func follow(_ shortcut: UIApplicationShortcutItem) -> Bool { follow(NotesAppLinkEntry(shortcut)) }

    @discardableResult
    func follow(_ activity: NSUserActivity) -> Bool { follow(NotesAppLinkEntry(activity)) }

    @discardableResult
    func follow(_ response: UNNotificationResponse) -> Bool { follow(NotesAppLinkEntry(response)) }

    /// For `scene(_:openURLContexts:)`. Of several URLs the first in alphabetical order that is a link.
    @discardableResult
    func follow(_ contexts: Set<UIOpenURLContext>) -> Bool {
        let urls = contexts.map(\.url).sorted { $0.absoluteString < $1.absoluteString }
        return urls.contains { follow($0) }
    }

    /// For `scene(_:willConnectTo:options:)`, since a cold start tells of its link there only; before `start()` or after.
    @discardableResult
    func follow(_ options: UIScene.ConnectionOptions) -> Bool {
        if let response = options.notificationResponse, follow(response) { return true }
        if let shortcut = options.shortcutItem, follow(shortcut) { return true }
        let activities = options.userActivities.sorted { $0.activityType < $1.activityType }
        return activities.contains { follow($0) } || follow(options.urlContexts)
    }
}

#endif
