import UIKit

typealias KitDouble = UIKitDouble
typealias KitScreen = UIViewController
typealias KitView = UIView
typealias KitWindow = UIWindow

/// The URL that opens the system's settings.
@MainActor let settingsURL = UIApplication.openSettingsURLString

/// What an app shows without a router. Its code opens screens from there.
final class FakeHost: Fake {
    private let open: (Int, [String], UIViewController) -> Bool

    init(_ open: @escaping (Int, [String], UIViewController) -> Bool) {
        self.open = open
        super.init("host", [])
    }

    required init?(coder: NSCoder) { nil }

    override func announce(_ index: Int, _ values: [String]) -> Bool { open(index, values, self) }
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
