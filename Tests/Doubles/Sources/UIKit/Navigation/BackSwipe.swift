import Foundation

/// A swipe from the edge that is under way: complete it or give it up (rule 8).
@MainActor
public final class BackSwipe {
    private let navigation: UINavigationController
    private let before: [UIViewController]
    private let during: [UIViewController]
    private let round: AppearanceRound
    private let top: UIViewController
    private var isOver = false

    init?(_ navigation: UINavigationController) {
        let stack = navigation.stack
        guard stack.count > 1, let window = navigation.viewIfLoaded?.window else { return nil }
        self.navigation = navigation
        before = stack
        during = Array(stack.dropLast())
        top = stack[stack.count - 1]
        let below = stack[stack.count - 2]
        let leaver = top
        navigation.stack = during
        navigation.leavers.append(leaver)
        navigation.beginRelease(leaver)
        navigation.coordinator = TransitionCoordinator(isInteractive: true)
        navigation.delegate?.navigationController(navigation, willShow: below, animated: true)
        round = window.round(animated: true) {
            leaver.isLeaving = true
            navigation.place(below)
        }
        navigation.swipe = self
    }

    /// The user swiped far enough: `didShow` follows when things settle.
    public func complete() {
        guard !isOver, let below = during.last else { return }
        isOver = true
        navigation.swipe = nil
        navigation.coordinator?.letGo(isCancelled: false)
        World.current.enqueue("swipe back ends") { [self] in
            navigation.endShow(top, below, round, animated: true)
        }
    }

    /// The user let go: the stack is as before, and there is no `didShow`.
    public func cancel() {
        guard !isOver else { return }
        isOver = true
        navigation.swipe = nil
        navigation.coordinator?.letGo(isCancelled: true)
        guard navigation.stack.elementsEqual(during, by: ===), let below = during.last else {
            World.current.enqueue("swipe back ends") { [self] in
                navigation.endShow(top, during.last, round, animated: true)
            }
            return
        }
        navigation.stack = before
        navigation.leavers.removeAll { $0 === top }
        top.isMovingFromParent = false
        top.heardWillLeave = false
        let again = top.viewIfLoaded?.window?.round(animated: true) {
            below.isLeaving = true
            navigation.place(top)
        }
        World.current.enqueue("swipe back was given up") { [self] in
            let window = below.viewIfLoaded?.window
            window.hold { below.viewIfLoaded?.removeFromSuperview() }
            below.isLeaving = false
            round.finish()
            again?.finish()
            navigation.endTransition()
            _ = top
        }
    }
}
