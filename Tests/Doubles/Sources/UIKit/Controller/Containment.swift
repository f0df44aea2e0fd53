import Foundation

extension UIViewController {
    func adoptChild(_ child: UIViewController) {
        guard child.parent !== self else { return }
        if child === self {
            World.current.misuse(World.invalidArgument, "A view controller cannot be its own child: \(naming(self))")
            return
        }
        guard child.hasNoOtherParent(than: self) else { return }
        child.parent = self
        childList.append(child)
        child.isMovingToParent = true
        child.isMovingFromParent = false
        child.heardWillLeave = false
        child.moveIsUIKits = true
        child.willMove(toParent: self)
        child.moveIsUIKits = false
    }

    /// Rule 6. Apple's `addChild` is documented to take the child away from its old parent; moving it into a
    /// navigation stack raises. The double raises in both.
    func hasNoOtherParent(than newParent: UIViewController) -> Bool {
        guard let parent, parent !== newParent else { return true }
        World.current.misuse(
            World.hierarchy,
            "child view controller:\(naming(self)) should have parent view controller:\(naming(newParent)) but actual "
                + "parent is:\(naming(parent))")
        return false
    }

    func leaveParent() {
        guard let parent else { return }
        if !heardWillLeave {
            World.current.warn("removeFromParent without willMove(toParent: nil): \(naming(self))")
        }
        if let view = viewIfLoaded, let above = parent.viewIfLoaded, view !== above, view.isDescendant(of: above) {
            World.current.warn("removeFromParent before the view was removed: \(naming(self))")
        }
        parent.finishRelease(self)
    }

    func checkWillMove(_ newParent: UIViewController?) {
        if newParent == nil {
            isMovingFromParent = true
            heardWillLeave = true
        } else if !moveIsUIKits {
            World.current.warn("willMove(toParent:) is sent by addChild itself: \(naming(self))")
        }
    }

    func checkDidMove(_ newParent: UIViewController?) {
        if newParent == nil, !moveIsUIKits {
            World.current.warn("didMove(toParent: nil) is sent by removeFromParent itself: \(naming(self))")
        }
        if newParent != nil, newParent !== parent {
            World.current.warn("didMove(toParent:) with one that is not the parent: \(naming(self))")
        }
        isMovingToParent = false
        guard newParent == nil else { return }
        isMovingFromParent = false
        heardWillLeave = false
    }

    // The halves of a move that containers of UIKit make themselves.

    func finishAdoption(_ child: UIViewController) {
        guard child.parent === self, child.isMovingToParent else { return }
        child.moveIsUIKits = true
        child.didMove(toParent: self)
        child.moveIsUIKits = false
    }

    func beginRelease(_ child: UIViewController) {
        child.moveIsUIKits = true
        child.willMove(toParent: nil)
        child.moveIsUIKits = false
    }

    func finishRelease(_ child: UIViewController) {
        guard child.parent === self else { return }
        childList.removeAll { $0 === child }
        child.parent = nil
        child.moveIsUIKits = true
        child.didMove(toParent: nil)
        child.moveIsUIKits = false
    }

    /// Rule 20: both must be children; the new view is added and the old one removed here.
    func exchange(
        _ from: UIViewController, _ to: UIViewController, animated: Bool, _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        guard from.parent === self, to.parent === self else {
            World.current.misuse(
                World.invalidArgument,
                "Children view controllers \(naming(from)) and \(naming(to)) must have a common parent view controller "
                    + "when calling -[UIViewController transitionFromViewController:toViewController:duration:options:"
                    + "animations:completion:]")
            return
        }
        let host: UIView = from.viewIfLoaded?.superview ?? view
        let changes = {
            host.addSubview(to.view)
            from.isLeaving = true
            to.isLeaving = false
        }
        var round: AppearanceRound?
        if let window = host.window { round = window.round(animated: animated, changes) } else { changes() }
        animations?()
        World.current.enqueue("transition(from:to:) ends") {
            from.viewIfLoaded?.removeFromSuperview()
            from.isLeaving = false
            round?.finish()
            completion?(true)
        }
    }
}

extension Optional where Wrapped == UIWindow {
    /// Holds the window, if there is one, while the changes run.
    @MainActor
    func hold(_ changes: () -> Void) {
        if let self { self.hold(changes) } else { changes() }
    }
}
