public import Foundation

extension NavGraph {
    /// What comes from outside and may be a link, as texts that any actor can hand to another.
    public enum LinkEntry: Sendable, Hashable {
        /// A URL that the app is opened with.
        case url(URL)
        /// The type of a home-screen quick action, and its payload.
        case shortcut(String, [String: String] = [:])
        /// The category of a notification, and its payload.
        case notification(String, [String: String] = [:])
        /// The type of a user activity, and its payload.
        case activity(String, [String: String] = [:])
    }
}
