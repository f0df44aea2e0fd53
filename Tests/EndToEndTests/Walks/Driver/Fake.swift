import UIKit

/// A screen of the walks: it knows its name and what it was given.
@MainActor
protocol AnyFake: UIViewController {
    var screen: String { get }
    var given: [String] { get }
    /// Which frame it is, as soon as it was seen there.
    var number: Int? { get set }
}

/// One that is no alert; it announces what it can.
class Fake: UIViewController, AnyFake {
    let screen: String
    var given: [String]
    var number: Int?
    /// What comes with events, by name, that a tap on a wired control starts.
    var segueValues: [String: [String]] = [:]

    init(_ screen: String, _ given: [String]) {
        self.screen = screen
        self.given = given
        super.init(nibName: nil, bundle: nil)
        Diary.made.append(WeakFake(fake: self))
    }

    required init?(coder: NSCoder) { nil }

    /// Calls the closure of an event or outcome. False: nobody has set it.
    func announce(_ index: Int, _ values: [String]) -> Bool { false }

    /// Puts what comes with an event or outcome where the screen keeps it, if it does.
    func fill(_ event: String, _ values: [String]) {}

    /// Lets a popover of an event point at a separate view.
    func point(_ popover: UIPopoverPresentationController, at event: String) {
        let place = FakePlace()
        place.event = event
        view.addSubview(place)
        popover.sourceView = place
    }

    func receive(_ message: String, _ values: [String]) {
        Diary.sent.append((self, "\(message)(\(values.joined(separator: ",")))"))
    }
}

/// The place of an event on a screen.
final class FakePlace: UIView { var event = "" }

/// What an app shows by itself, whose code opens things from there.
final class FakeHost: Fake {
    private let open: (Int, [String], UIViewController) -> Bool

    init(_ open: @escaping (Int, [String], UIViewController) -> Bool) {
        self.open = open
        super.init("host", [])
    }

    required init?(coder: NSCoder) { nil }

    override func announce(_ index: Int, _ values: [String]) -> Bool { open(index, values, self) }
}

/// A screen of the system: it ends by closures that it is made with.
class FakeOfSystem: Fake {
    private var ends: [([String]) -> Void] = []

    func add(_ outcome: String, _ announce: @escaping ([String]) -> Void) { ends.append(announce) }

    override func announce(_ index: Int, _ values: [String]) -> Bool {
        guard ends.indices.contains(index) else { return false }
        ends[index](values)
        return true
    }
}

/// An alert, with an action for each outcome.
class FakeAlert: UIAlertController, AnyFake {
    private(set) var screen = ""
    private(set) var given: [String] = []
    var number: Int?

    convenience init(_ screen: String, _ given: [String], _ style: UIAlertController.Style) {
        self.init(title: nil, message: nil, preferredStyle: style)
        self.screen = screen
        self.given = given
        Diary.made.append(WeakFake(fake: self))
    }

    func add(_ outcome: String, _ announce: @escaping ([String]) -> Void) {
        addAction(UIAlertAction(title: outcome, style: .default) { _ in announce(Diary.alertValues) })
    }
}

/// The container of a stack. Some apps let the user swipe back whether or not there is a back button.
final class FakeStack: UINavigationController, UIGestureRecognizerDelegate {
    static var letsSwipe = false

    override func viewDidLoad() {
        super.viewDidLoad()
        if Self.letsSwipe, UIKitDouble.platform != .tvOS { interactivePopGestureRecognizer?.delegate = self }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

struct WeakFake {
    weak var fake: (any AnyFake)?
}

/// An emitted app.
@MainActor
protocol Subject: AnyObject {
    /// - Parameter other: the app in another window, with which it shares what changes by itself.
    init(window: UIWindow, conditions: [Bool], sharing other: (any Subject)?)
    func start()
    var conditions: [Bool] { get }
    /// The configuration, as the router says it.
    var state: String { get }
    /// The tab or column that is active, of each layer.
    var active: [Int] { get }
    /// Fires an event of the app.
    func fire(_ index: Int, _ values: [String])
    /// Whether UIKit carries out some of its transitions by itself, as segues and by routers of scenes.
    var hasSegues: Bool { get }
    /// Whether something moves or waits, or is to be looked at again.
    var isWaiting: Bool { get }
    /// Looks at what is shown, as at any step.
    func look()
    /// A link arrives.
    func follow(_ link: Int, _ values: [String])
    /// A condition that changes by itself is so from now on.
    func change(_ index: Int, _ value: Bool)
}

/// What happened since all was at rest the last time.
@MainActor
enum Diary {
    /// What one of several windows does and is told of.
    @MainActor
    final class Page {
        var made: [WeakFake] = []
        var sent: [(fake: (any AnyFake)?, message: String)] = []
        var urls: [String] = []
        var heard = ""
        var shown = ""
    }
    /// Of the window that acts.
    static var page = Page()
    static var made: [WeakFake] {
        get { page.made }
        set { page.made = newValue }
    }
    /// To a screen; or to the app's own code, of how what it opened has ended.
    static var sent: [(fake: (any AnyFake)?, message: String)] {
        get { page.sent }
        set { page.sent = newValue }
    }
    /// What comes with the outcome of an alert that is about to be raised.
    static var alertValues: [String] = []
    static var heard: String {
        get { page.heard }
        set { page.heard = newValue }
    }
    /// What was shown, each with a word before it.
    static var shown: String {
        get { page.shown }
        set { page.shown = newValue }
    }
    /// Whether all may have come to rest between two acts: what was shown then may have been told.
    static var mayHaveRested = false
    private static var openedURLs = 0

    /// URLs that were opened since the last time are of the window that acts.
    static func takeURLs() {
        page.urls += UIKitDouble.openedURLs.dropFirst(openedURLs).map {
            $0.absoluteString == UIApplication.openSettingsURLString ? "settings" : $0.absoluteString
        }
        openedURLs = UIKitDouble.openedURLs.count
    }

    static func forget() { (page, openedURLs) = (Page(), 0) }

    static func answered(_ outcome: String, _ values: [String]) {
        sent.append((nil, "\(outcome)(\(values.joined(separator: ",")))"))
    }
}

/// The text of a value, by a name that no param has.
func spell<V: Value>(_ value: V) -> String { text(of: value) }
