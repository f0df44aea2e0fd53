import Foundation

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent, darkContent = 3 }

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1 << 0)
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    public static let right = UIRectEdge(rawValue: 1 << 3)
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What assistive technologies are told, and what they ask for.
public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
    }

    @MainActor
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        World.current.accessibilityNotifications.append(notification)
    }

    @MainActor
    public static var isReduceMotionEnabled: Bool { World.current.knobs.reducesMotion }
}

extension UIKitDouble {
    /// What was posted for assistive technologies, oldest first.
    public static var accessibilityNotifications: [UIAccessibility.Notification] {
        World.current.accessibilityNotifications
    }

    /// Rule 45: the controller that the window's root leaves the status bar to.
    public static func statusBarController(of window: UIWindow) -> UIViewController? {
        var controller = window.rootViewController
        while let child = controller?.childForStatusBarStyle { controller = child }
        return controller
    }
}
