import Foundation

struct WeakFake {
    weak var fake: (any AnyFake)?
}

/// A layer of the configuration.
struct SeenLayer {
    let container: String
    let style: String
    var isLocked = false
    /// The tab or column that is active.
    let active: Int
}

/// An emitted app.
@MainActor
protocol Subject: AnyObject {
    /// - Parameter other: the app in another window, with which it shares the conditions that `changes` has.
    init(window: KitWindow, conditions: [Bool], sharing other: (any Subject)?)
    func start()
    var conditions: [Bool] { get }
    /// The configuration, as the router says it.
    var state: String { get }
    /// The layers of the configuration.
    var layers: [SeenLayer] { get }
    /// Fires an event of the app.
    func fire(_ index: Int, _ values: [String])
    /// Whether UIKit carries out some of its transitions, as segues and by routers of scenes.
    var hasSegues: Bool { get }
    /// Whether something moves or waits, or is to be looked at again.
    var isWaiting: Bool { get }
    /// Whether the item of an event is enabled in a menu.
    func isEnabled(_ event: String) -> Bool
    var hasEnabledItem: Bool { get }
    /// Whether the router says of any event that it would do something.
    var canDoAnything: Bool { get }
    /// Chooses that item; false where it is not enabled.
    func choose(_ event: String) -> Bool
    /// Looks at what is shown, as at any step.
    func look()
    /// A link arrives.
    func follow(_ link: Int, _ values: [String])
    /// A condition that `changes` has holds from now on, or no longer.
    func change(_ index: Int, _ value: Bool)
}

extension Subject {
    func isEnabled(_ event: String) -> Bool { false }
    var hasEnabledItem: Bool { false }
    var canDoAnything: Bool { false }
    func choose(_ event: String) -> Bool { false }
}

extension Diary {
    /// What one of several windows does and is told of.
    @MainActor
    final class Page {
        var made: [WeakFake] = []
        var sent: [(fake: (any AnyFake)?, message: String)] = []
        var urls: [String] = []
        var heard = ""
        var shown = ""
        weak var window: KitWindow?
    }
    static var made: [WeakFake] {
        get { page.made }
        set { page.made = newValue }
    }
    /// To a screen; or to the app's own code, of how what it opened has ended.
    static var sent: [(fake: (any AnyFake)?, message: String)] {
        get { page.sent }
        set { page.sent = newValue }
    }
    /// Whether all may have come to rest between two acts: what was shown then may have been told.
    static var mayHaveRested = false
    private static var openedURLs = 0

    /// URLs that were opened since the last time are of the window that acts.
    static func takeURLs() {
        page.urls += KitDouble.openedURLs.dropFirst(openedURLs).map {
            $0.absoluteString == settingsURL ? "settings" : $0.absoluteString
        }
        openedURLs = KitDouble.openedURLs.count
    }

    static func forget() { (page, openedURLs) = (Page(), 0) }

    static func answered(_ outcome: String, _ values: [String]) {
        sent.append((nil, "\(outcome)(\(values.joined(separator: ",")))"))
    }
}
