extension NavGraph {
    /// Hears of all that happens, for analytics and logs. Events are spelled `screen.event`, those of links
    /// `link:name`, taps on tabs `tab:name`. Where the user goes back from a screen or swipes it away, that is its
    /// event `closed`.
    @MainActor
    public protocol Observer: AnyObject {
        /// A screen has become the current one.
        func shown(_ screen: String)
        /// A step has been carried out: with these values, by their names.
        func fired(_ event: String, _ values: [String: Any], _ cause: Cause)
        /// The screen of the event is not the current one, or no alternative of the event holds.
        func ignored(_ event: String)
        /// The event could not be carried out; everything is as it was.
        func faulted(_ event: String, _ fault: Fault)
        /// A transition did not come to its end within two seconds, while this screen was the current one. Steps go on.
        func stalled(_ screen: String)
        /// A link has been followed.
        func followed(_ link: String)
        /// A link cannot be followed yet. It waits.
        func kept(_ link: String)
        /// A link is forgotten: it has waited too long, does not wait, or a newer one has come.
        func dropped(_ link: String)
        /// A resolver has failed for a link.
        func failed(_ link: String, _ error: any Error)
    }
}

extension NavGraph.Observer {
    /// Does nothing.
    public func shown(_ screen: String) {}
    /// Does nothing.
    public func fired(_ event: String, _ values: [String: Any], _ cause: NavGraph.Cause) {}
    /// Does nothing.
    public func ignored(_ event: String) {}
    /// Does nothing.
    public func faulted(_ event: String, _ fault: NavGraph.Fault) {}
    /// Does nothing.
    public func stalled(_ screen: String) {}
    /// Does nothing.
    public func followed(_ link: String) {}
    /// Does nothing.
    public func kept(_ link: String) {}
    /// Does nothing.
    public func dropped(_ link: String) {}
    /// Does nothing.
    public func failed(_ link: String, _ error: any Error) {}
}
