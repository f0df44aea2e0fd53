import Testing
import UIKit

/// Runs `body` in a world of its own where misuse is recorded, and expects no complaint at its end.
@MainActor
func clean(_ body: () throws -> Void) rethrows {
    try UIKitDouble.withWorld {
        UIKitDouble.misuseIsRecorded = true
        try body()
        UIKitDouble.settle()
        #expect(UIKitDouble.misuses.isEmpty)
        #expect(UIKitDouble.warnings.isEmpty)
    }
}

/// As `clean`, and gives the complaints.
@MainActor
func complaints(_ body: () throws -> Void) rethrows -> (misuses: [String], warnings: [String]) {
    try UIKitDouble.withWorld {
        UIKitDouble.misuseIsRecorded = true
        try body()
        UIKitDouble.settle()
        return (UIKitDouble.misuses.map(\.description), UIKitDouble.warnings)
    }
}

/// What was called, in order.
@MainActor
final class Log {
    var lines: [String] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that logs its appearance under its title.
final class Screen: UIViewController {
    private let log: Log?

    init(_ name: String, _ log: Log? = nil) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        log = nil
        super.init(coder: coder)
    }

    private func note(_ what: String) { log?.lines.append("\(title ?? "?") \(what)") }
    override func viewDidLoad() { note("loaded") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear" + moving) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear" + moving) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear" + moving) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear" + moving) }

    private var moving: String {
        (isMovingToParent ? " in" : "") + (isMovingFromParent ? " out" : "") + (isBeingPresented ? " up" : "")
            + (isBeingDismissed ? " down" : "")
    }
}

/// Every delegate, logging the titles.
@MainActor
final class Ear: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIAdaptivePresentationControllerDelegate
{
    var lines: [String] = []
    var allowsSelection = true
    var allowsDismissal = true

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        lines.append("willShow \(viewController.title ?? "?")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        lines.append("didShow \(viewController.title ?? "?")")
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        lines.append("shouldSelect \(viewController.title ?? "?")")
        return allowsSelection
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        lines.append("didSelect \(viewController.title ?? "?")")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        lines.append("shouldDismiss")
        return allowsDismissal
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        lines.append("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        lines.append("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        lines.append("didAttemptToDismiss")
    }
}

/// A window that shows a stack of the named screens, settled.
@MainActor
func stackOnScreen(_ names: String..., log: Log? = nil) -> (UIWindow, UINavigationController, Ear) {
    let navigation = UINavigationController()
    navigation.setViewControllers(names.map { Screen($0, log) }, animated: false)
    let ear = Ear()
    navigation.delegate = ear
    let window = UIKitDouble.makeWindow(root: navigation)
    UIKitDouble.settle()
    ear.lines = []
    log?.lines = []
    return (window, navigation, ear)
}

extension UINavigationController {
    var titles: [String] { viewControllers.map { $0.title ?? "?" } }
}
