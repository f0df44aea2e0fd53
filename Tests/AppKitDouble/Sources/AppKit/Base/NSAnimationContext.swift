/// Groups of animations; each ends when the test lets it.
@MainActor
open class NSAnimationContext: NSObject {
    open var duration: TimeInterval = 0.25
    open var allowsImplicitAnimation = false

    open class func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil
    ) {
        changes(NSAnimationContext())
        World.current.enqueue("animation") { completionHandler?() }
    }
}

/// The system, as far as it opens URLs and knows what the user prefers.
@MainActor
open class NSWorkspace: NSObject {
    public static let shared = NSWorkspace()
    open var accessibilityDisplayShouldReduceMotion: Bool { World.current.reducesMotion }
    @discardableResult
    open func open(_ url: URL) -> Bool {
        World.current.openedURLs.append(url)
        return true
    }
}
