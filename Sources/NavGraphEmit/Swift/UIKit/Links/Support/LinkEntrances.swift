/// The four ways into the app from outside.
let linkEntrancesSupport: StaticString = #"""
    extension App_LinkEntry {
        @MainActor
        acc_ init(_ shortcut: UIApplicationShortcutItem) {
            self = .shortcut(shortcut.type, App_LinkText.texts(of: shortcut.userInfo))
        }

        /// A web page that the user opens is its URL.
        acc_ init(_ activity: NSUserActivity) {
            if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL {
                self = .url(url)
            } else {
                self = .activity(activity.activityType, App_LinkText.texts(of: activity.userInfo))
            }
        }

        /// May be called where the notification center calls its delegate, which need not be the main actor.
        acc_ nonisolated init(_ response: UNNotificationResponse) {
            let content = response.notification.request.content
            self = .notification(content.categoryIdentifier, App_LinkText.texts(of: content.userInfo))
        }
    }

    /// Links are followed as soon as they can be, each once; a newer one takes the place of one that waits.
    extension App_Router {
        /// Follows a link.
        acc_ func follow(_ link: App_Link) { links.follow(way(to: link)) }

        /// Follows the link that something from outside is; false where it is none.
        @discardableResult
        acc_ func follow(_ entry: App_LinkEntry) -> Bool {
            guard let link = App_Link(entry) else { return false }
            follow(link)
            return true
        }

        @discardableResult
        acc_ func follow(_ url: URL) -> Bool { follow(.url(url)) }

        @discardableResult
        acc_ func follow(_ shortcut: UIApplicationShortcutItem) -> Bool { follow(App_LinkEntry(shortcut)) }

        @discardableResult
        acc_ func follow(_ activity: NSUserActivity) -> Bool { follow(App_LinkEntry(activity)) }

        @discardableResult
        acc_ func follow(_ response: UNNotificationResponse) -> Bool { follow(App_LinkEntry(response)) }

        /// For `scene(_:openURLContexts:)`. Of several URLs the first in alphabetical order that is a link.
        @discardableResult
        acc_ func follow(_ contexts: Set<UIOpenURLContext>) -> Bool {
            let urls = contexts.map(\.url).sorted { $0.absoluteString < $1.absoluteString }
            return urls.contains { follow($0) }
        }

        /// For `scene(_:willConnectTo:options:)`, since a cold start tells of its link there only; before `start()` or after.
        @discardableResult
        acc_ func follow(_ options: UIScene.ConnectionOptions) -> Bool {
            if let response = options.notificationResponse, follow(response) { return true }
            if let shortcut = options.shortcutItem, follow(shortcut) { return true }
            let activities = options.userActivities.sorted { $0.activityType < $1.activityType }
            return activities.contains { follow($0) } || follow(options.urlContexts)
        }
    }

    """#
