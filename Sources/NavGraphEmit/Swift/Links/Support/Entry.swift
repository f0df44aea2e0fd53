/// What links are made from.
let linkEntrySupport: StaticString = #"""
    /// What comes from outside and may be a link, as texts that any actor can hand to another.
    acc_ enum App_LinkEntry: Sendable {
        case url(URL)
        /// The type of a home-screen quick action, and its payload.
        case shortcut(String, [String: String] = [:])
        /// The category of a notification, and its payload.
        case notification(String, [String: String] = [:])
        /// The type of a user activity, and its payload.
        case activity(String, [String: String] = [:])
    }

    """#
