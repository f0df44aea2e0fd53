/// Where UIKit is told what to show, and heard.
let carryingOutSupport: StaticString = #"""
    /// On UIKit: what a step of several moves comes to, and what the user does by back and swipes.
    extension App_Navigation {
        /// Makes UIKit show the layers of a step. First what stays is set right, then layers go, then layers come.
        func carryOut(_ step: App_Step) {
            let (old, new) = (step.before, step.layers)
            let isAnimated = step.animation != .none
            let kept = zip(old, new).prefix { $0.container === $1.container }.count
            for (index, layer) in new.enumerated() {
                let isAll = kept == old.count && kept == new.count && index == kept - 1
                show(layer, animated: isAnimated && isAll)
            }
            var moves: [(@escaping () -> Void) -> Void] = []
            if kept < old.count, let lowest = kept == 0 ? old.dropFirst().first : old[kept] {
                let isLast = kept > 0 && kept == new.count
                moves.append { done in
                    guard let presenter = lowest.container.presentingViewController else { return done() }
                    presenter.dismiss(animated: isAnimated && isLast, completion: done)
                }
            }
            if kept == 0, let window = new.first {
                moves.append { [root] done in root.show(window.container, step.animation, done) }
            }
            for (index, layer) in new.enumerated().dropFirst(max(kept, 1)) {
                moves.append { [weak self] done in
                    self?.present(layer.container, animated: isAnimated && index == new.count - 1, done)
                }
            }
            carryOut(moves[...])
        }

        private func carryOut(_ moves: ArraySlice<(@escaping () -> Void) -> Void>) {
            guard let next = moves.first else { return }
            running += 1
            next { [weak self] in
                guard let self else { return }
                running -= 1
                if moves.count > 1 { carryOut(moves.dropFirst()) } else { advance() }
            }
        }

        private func present(_ container: UIViewController, animated: Bool, _ done: @escaping () -> Void) {
            let presenter = frontmost
            guard presenter.viewIfLoaded?.window != nil else { return done() }
            follow(container.presentationController, of: container)
            presenter.present(container, animated: animated, completion: done)
        }

        /// What the next layer is to be presented by.
        var frontmost: UIViewController {
            var front: UIViewController = root
            while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
            return front
        }

        private func show(_ layer: App_Layer, animated: Bool) {
            for region in layer.regions where region.isStack {
                guard let stack = region.container as? UINavigationController else { continue }
                follow(stack)
                let (old, new) = (stack.viewControllers, region.frames)
                if old.elementsEqual(new, by: ===) { continue }
                if animated, old.last !== new.last, stack.viewIfLoaded?.window != nil { moving = stack }
                if let top = new.last, old.elementsEqual(new.dropLast(), by: ===) {
                    stack.pushViewController(top, animated: animated)
                } else if let top = new.last, old.starts(with: new, by: ===) {
                    stack.popToViewController(top, animated: animated)
                } else {
                    stack.setViewControllers(new, animated: animated)
                }
            }
        }

        /// After a call of UIKit by a router: waits for the stack that it moves.
        func followMove(from old: [App_Layer], to new: [App_Layer]) {
            guard let region = new.last?.regions[new[new.count - 1].active], old.last?.current !== region.frames.last,
                old.last?.container === new.last?.container
            else { return }
            moving = region.container as? UINavigationController
        }

        /// Hears of back and swipes on a stack. A delegate that it has already goes on being told.
        func follow(_ stack: UINavigationController) {
            guard let follower = follower(of: stack), stack.delegate !== follower else { return }
            follower.stackDelegate = stack.delegate
            stack.delegate = follower
        }

        /// Hears of the swipe that takes a layer away. A delegate that there is already goes on being told.
        func follow(_ presentation: UIPresentationController?, of container: UIViewController) {
            guard let presentation, let follower = follower(of: container), presentation.delegate !== follower else {
                return
            }
            follower.presentationDelegate = presentation.delegate
            presentation.delegate = follower
        }

        private func follower(of container: UIViewController) -> App_Follower? {
            guard let frame = frame(of: container) else { return nil }
            let follower = frame.follower ?? App_Follower(self)
            frame.follower = follower
            return follower
        }

        /// A stack has come to rest.
        fileprivate func didShow(_ stack: UINavigationController) {
            if moving === stack { moving = nil }
            advance()
        }
    }

    /// Follows what the user does to one container, and passes each call on to the delegate that the app had set.
    @MainActor
    final class App_Follower: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
        private weak var navigation: App_Navigation?
        weak var stackDelegate: (any UINavigationControllerDelegate)?
        weak var presentationDelegate: (any UIAdaptivePresentationControllerDelegate)?
        /// Whether its stack has come to rest since the last step.
        var hasShown = false

        init(_ navigation: App_Navigation) {
            self.navigation = navigation
            super.init()
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            guard let stackDelegate else { return }
            let willShow: ((UINavigationController, UIViewController, Bool) -> Void)? =
                stackDelegate.navigationController(_:willShow:animated:)
            willShow?(navigationController, viewController, animated)
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            if let stackDelegate {
                let didShow: ((UINavigationController, UIViewController, Bool) -> Void)? =
                    stackDelegate.navigationController(_:didShow:animated:)
                didShow?(navigationController, viewController, animated)
            }
            hasShown = true
            navigation?.didShow(navigationController)
        }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            guard let presentationDelegate else { return true }
            let shouldDismiss: ((UIPresentationController) -> Bool)? =
                presentationDelegate.presentationControllerShouldDismiss(_:)
            return shouldDismiss?(presentationController) ?? true
        }

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            guard let presentationDelegate else { return }
            let willDismiss: ((UIPresentationController) -> Void)? =
                presentationDelegate.presentationControllerWillDismiss(_:)
            willDismiss?(presentationController)
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            if let presentationDelegate {
                let didDismiss: ((UIPresentationController) -> Void)? =
                    presentationDelegate.presentationControllerDidDismiss(_:)
                didDismiss?(presentationController)
            }
            navigation?.advance()
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            guard let presentationDelegate else { return }
            let didAttempt: ((UIPresentationController) -> Void)? =
                presentationDelegate.presentationControllerDidAttemptToDismiss(_:)
            didAttempt?(presentationController)
        }
    }

    """#
