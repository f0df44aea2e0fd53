import Foundation

extension UINavigationController {
    /// The stack is the new one at once; what is seen follows in two parts, both run by `settle()` (rules 7, 42).
    func change(to new: [UIViewController], animated: Bool) {
        let old = stack
        let added = new.filter { one in !old.contains { $0 === one } }
        let removed = old.filter { one in !new.contains { $0 === one } }
        stack = new
        for controller in added {
            if let index = leavers.firstIndex(where: { $0 === controller }) {
                leavers.remove(at: index)
                controller.isMovingFromParent = false
                controller.heardWillLeave = false
            } else {
                adoptChild(controller)
            }
        }
        leavers += removed
        for controller in removed { beginRelease(controller) }
        requestShow(animated: animated)
    }

    func requestShow(animated: Bool) {
        showIsAnimated = animated
        if animated, isOnScreen, stack.last !== shownTop, coordinator == nil {
            coordinator = TransitionCoordinator()
            askForAnimation()
        }
        guard !showIsWaiting else { return }
        showIsWaiting = true
        World.current.enqueue("stack of \(type(of: self)) changes") { self.beginShow() }
    }

    /// The delegate may have an animation of its own for it.
    private func askForAnimation() {
        guard let old = shownTop, let new = stack.last else { return }
        let operation: UINavigationController.Operation = leavers.contains { $0 === old } ? .pop : .push
        let animation = delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new)
        if let animation { _ = delegate?.navigationController(self, interactionControllerFor: animation) }
    }

    private var isOnScreen: Bool {
        viewIfLoaded?.window != nil && (appearanceState == .coming || appearanceState == .shown)
    }

    private func beginShow() {
        showIsWaiting = false
        let animated = showIsAnimated
        let old = shownTop
        let top = stack.last
        // Off screen there is nothing to see: the old top goes at once, the new one's view comes with the stack.
        if viewIfLoaded?.window == nil, old !== top { dropTop() }
        guard isOnScreen, old !== top, let window = viewIfLoaded?.window else {
            World.current.enqueue("stack of \(type(of: self)) changed") {
                self.endMoves()
                self.endTransition()
            }
            return
        }
        if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
        let round = window.round(animated: animated) {
            old?.isLeaving = true
            place(top)
        }
        World.current.enqueue("stack of \(type(of: self)) changed") {
            self.endShow(old, top, round, animated: animated)
        }
    }

    func place(_ top: UIViewController?) {
        top?.isLeaving = false
        shownTop = top
        if let top { view.addSubview(top.view) }
    }

    /// Takes the view of the top away at once.
    func dropTop() {
        shownTop?.viewIfLoaded?.removeFromSuperview()
        shownTop?.isLeaving = false
        shownTop = nil
    }

    func endShow(_ old: UIViewController?, _ top: UIViewController?, _ round: AppearanceRound, animated: Bool) {
        if let old, old !== shownTop {
            let window = old.viewIfLoaded?.window
            window.hold { old.viewIfLoaded?.removeFromSuperview() }
            old.isLeaving = false
        }
        round.finish()
        endMoves()
        endTransition()
        if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
    }

    /// Lets go of what left the stack and welcomes what came. A popped controller is released here.
    func endMoves() {
        let gone = leavers
        leavers = []
        for controller in gone {
            if controller === shownTop { continue }
            finishRelease(controller)
        }
        leavers += gone.filter { $0 === shownTop }
        for controller in stack { finishAdoption(controller) }
    }

    /// For a stack that comes on screen, or is off screen: no transition, the top's view is just put in place.
    func installTop() {
        guard appearanceState == .gone || shownTop == nil else { return }
        let top = stack.last
        if let top, shownTop === top, top.viewIfLoaded?.superview === view { return }
        if let old = shownTop, old !== top {
            old.viewIfLoaded?.removeFromSuperview()
            old.isLeaving = false
        }
        place(top)
    }

    /// The delegate hears of the top when the stack comes on screen.
    func speakOnAppearance(didShow: Bool, _ animated: Bool) {
        guard let top = shownTop, hasSpoken < 2 || World.current.knobs.navigationSpeaksOnEveryAppearance else { return }
        hasSpoken += 1
        if didShow {
            endMoves()
            delegate?.navigationController(self, didShow: top, animated: animated)
        } else {
            delegate?.navigationController(self, willShow: top, animated: animated)
        }
    }
}
