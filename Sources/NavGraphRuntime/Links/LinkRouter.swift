public import Foundation

extension NavGraph {
    /// The router of an app that has links. Links are followed as soon as they can be, each once; a newer one takes the
    /// place of one that waits.
    @MainActor
    public protocol LinkRouter: AnyObject {
        /// Follows the link of a URL, shortcut, notification or activity; `false` if none matches.
        @discardableResult
        func follow(_ entry: LinkEntry) -> Bool
    }
}

extension NavGraph.LinkRouter {
    /// Follows the link that takes a URL; false where none does.
    @discardableResult
    public func follow(_ url: URL) -> Bool { follow(NavGraph.LinkEntry.url(url)) }
}
