import Foundation

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// A recogniser that can be switched off, or asked through its delegate.
@MainActor
open class UIGestureRecognizer: NSObject {
    open var isEnabled = true
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open internal(set) weak var view: UIView?
    /// The presses that it takes, of `UIPress.PressType`.
    open var allowedPressTypes: [NSNumber] = []
}

/// A recogniser of taps, and of presses of buttons.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}

/// A press of a button of a remote control.
@MainActor
open class UIPress: NSObject {
    public enum PressType: Int, Sendable {
        case upArrow = 0, downArrow, leftArrow, rightArrow, select, menu, playPause
    }
}

extension UIView {
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        recognisers.append(gestureRecognizer)
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        recognisers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    public var gestureRecognizers: [UIGestureRecognizer]? { recognisers.isEmpty ? nil : recognisers }

    /// Whether a press of Menu ends here.
    var takesMenu: Bool {
        let menu = NSNumber(value: UIPress.PressType.menu.rawValue)
        return recognisers.contains { $0.isEnabled && $0.allowedPressTypes.contains(menu) }
    }
}
