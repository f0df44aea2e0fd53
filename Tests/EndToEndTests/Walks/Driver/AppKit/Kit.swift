import AppKit

typealias KitDouble = AppKitDouble
typealias KitScreen = NSViewController
typealias KitView = NSView
typealias KitWindow = NSWindow

/// The URL that opens the system's settings.
let settingsURL = "x-apple.systempreferences:"

/// An alert, which is represented in the support's own view controller, and shown by its title.
@MainActor
final class FakeAlert: AnyFake {
    let screen: String
    let given: [String]
    var number: Int?
    let title: String
    private static var count = 0

    init(_ screen: String, _ given: [String]) {
        Self.count += 1
        self.screen = screen
        self.given = given
        title = "\(screen) \(Self.count)"
        Diary.made.append(WeakFake(fake: self))
    }

    static func shown(as title: String) -> FakeAlert? {
        Diary.made.lazy.compactMap { $0.fake as? FakeAlert }.first { $0.title == title }
    }
}
