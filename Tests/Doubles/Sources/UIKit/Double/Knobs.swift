import Foundation

/// How the double takes what Apple leaves open; the defaults are the harsher way (rule 42).
public struct Knobs: Sendable {
    /// Rule 74: what is not there on a platform is misuse.
    public var platform = UIKitDouble.Platform.iOS
    /// Rule 75: whether the delegate of a presentation hears that Menu has dismissed it.
    public var menuTellsDelegate = false
    /// Rules 11, 14: whether an ignored `present` or `dismiss` still calls its completion.
    public var ignoredRequestsComplete = false
    /// Rule 4: whether `popTo…` with nothing to pop returns `[]` rather than nil.
    public var emptyPopReturnsArray = false
    /// Whether a navigation controller says `willShow` and `didShow` again each time it comes on screen.
    public var navigationSpeaksOnEveryAppearance = true
    /// The device: on `.pad` a popover and an action sheet want an anchor and stay popovers; on `.phone` a popover
    /// adapts to a sheet.
    public var idiom: UIUserInterfaceIdiom = .pad
    /// Rule 21: `.compact` shows at most five tabs.
    public var tabBarSizeClass: UIUserInterfaceSizeClass = .compact
    /// Rule 73: which methods of their delegate tabs made of `UITab` call.
    public var tabGeneration = TabGeneration.tab
    /// Rule 23: whether `viewController(for:)` returns the navigation controller that the split view made.
    public var splitReturnsWrapper = false
    /// Rule 23: whether split views are made collapsed.
    public var splitStartsCollapsed = false
    /// Rule 56: whether a column's navigation controller goes onto the common stack, rather than its screens.
    public var splitLendsContainers = false
    /// Rule 55: what the user has set.
    public var reducesMotion = false
    public var isRightToLeft = false
    /// Whether what waits happens in turns of the main actor, as in an app: for code that awaits it.
    public var settlesByItself = false
    /// What `UIApplication.open` reports.
    public var openSucceeds = true

    public init() {}

    /// Whether action sheets are popovers.
    var isPad: Bool { idiom == .pad && platform != .tvOS }
}

extension UIKitDouble {
    /// What the double stands for.
    public enum Platform: Sendable { case iOS, macOS, tvOS, visionOS }
}

/// Which of the methods for a view controller and those for a `UITab` are called: on iOS 27 the latter alone.
public enum TabGeneration: Sendable, CaseIterable { case controller, both, tab }
