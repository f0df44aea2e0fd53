import Foundation

/// How a controller is presented; `.automatic` is a page sheet.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0, flipHorizontal = 1, crossDissolve = 2, partialCurl = 3
}

extension UIModalPresentationStyle {
    /// Rule 17.
    var isSheet: Bool { self == .pageSheet || self == .formSheet }
    /// Whether the presenter's view leaves the window.
    var covers: Bool { self == .fullScreen || self == .currentContext }
    /// Whether `definesPresentationContext` counts.
    var wantsContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension UIViewController {
    /// The style that a presentation of this controller takes now.
    var effectiveStyle: UIModalPresentationStyle {
        if let alert = self as? UIAlertController { return alert.alertStyle }
        if modalPresentationStyle != .automatic { return modalPresentationStyle }
        return World.current.knobs.platform == .tvOS ? .fullScreen : .pageSheet
    }
}
