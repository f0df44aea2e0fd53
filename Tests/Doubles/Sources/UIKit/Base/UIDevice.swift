import Foundation

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone = 0, pad = 1
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0, compact = 1, regular = 2
}

/// The device; its idiom is a knob.
@MainActor
open class UIDevice: NSObject {
    private static let single = UIDevice()
    open class var current: UIDevice { single }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { World.current.knobs.idiom }
}

/// What a view is told of its surroundings.
@MainActor
open class UITraitCollection: NSObject {
    open var userInterfaceIdiom: UIUserInterfaceIdiom { World.current.knobs.idiom }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { World.current.knobs.tabBarSizeClass }
}
