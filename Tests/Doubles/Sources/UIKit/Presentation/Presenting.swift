import Foundation

extension UIViewController {
    /// Rule 10: the one that truly presents is the root of the containment chain, unless the style asks for the
    /// nearest controller that defines a context.
    func truePresenter(for style: UIModalPresentationStyle) -> UIViewController {
        let line = lineage
        if style.wantsContext, let context = line.first(where: { $0.definesPresentationContext }) { return context }
        return line[line.count - 1]
    }

    func requestPresentation(of other: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let world = World.current
        guard other.mayBePresented(by: self) else { return }
        let presenter = truePresenter(for: other.effectiveStyle)
        if let reason = refusal(of: other, presenter) {
            world.warn(reason)
            if world.knobs.ignoredRequestsComplete, let completion {
                world.enqueue("completion of an ignored presentation", completion)
            }
            return
        }
        let control = other.controlForPresentation()
        if let popover = control as? UIPopoverPresentationController, world.knobs.idiom == .pad, !popover.hasAnchor {
            (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
            if !popover.hasAnchor {
                world.misuse(
                    World.generic,
                    "UIPopoverPresentationController (\(naming(popover))) should have a non-nil sourceView or "
                        + "barButtonItem set before the presentation occurs.")
                return
            }
        }
        control.presenting = presenter
        presenter.presented = other
        other.presenter = presenter
        other.isBeingPresented = true
        if animated {
            let coordinator = TransitionCoordinator()
            presenter.coordinator = coordinator
            other.coordinator = coordinator
        }
        let window = presenter.viewIfLoaded?.window
        world.presentationBegins(in: window)
        other.loadViewIfNeeded()
        world.enqueue("presentation of \(type(of: other)) begins") {
            other.bringOnScreen(over: presenter, control, in: window, animated: animated, completion: completion)
        }
    }

    private func bringOnScreen(
        over presenter: UIViewController, _ control: UIPresentationController, in window: UIWindow?, animated: Bool,
        completion: (() -> Void)?
    ) {
        let round = window?.round(animated: animated) {
            window?.addSubview(view)
            if control.style.covers { presenter.isLeaving = true }
        }
        World.current.enqueue("presentation of \(type(of: self)) ends") {
            if control.style.covers {
                control.coveredPlace = presenter.viewIfLoaded?.superview
                window?.hold { presenter.viewIfLoaded?.removeFromSuperview() }
                presenter.isLeaving = false
            }
            World.current.presentationEnds(in: window)
            round?.finish()
            self.isBeingPresented = false
            self.endTransition([presenter])
            completion?()
        }
    }

    /// The one that the app may have prepared, if it was made for the style that counts now (rule 16).
    private func controlForPresentation() -> UIPresentationController {
        if let made = ownPresentationController, made.style == effectiveStyle { return made }
        let made = makePresentationController()
        ownPresentationController = made
        return made
    }

    /// Rule 13.
    private func mayBePresented(by receiver: UIViewController) -> Bool {
        let start = "Application tried to present modally a view controller"
        if let presenter {
            World.current.misuse(
                World.invalidArgument,
                "\(start) \(naming(self)) that is already being presented by \(naming(presenter)).")
        } else if let parent {
            World.current.misuse(
                World.invalidArgument, "\(start) \(naming(self)) that has a parent view controller \(naming(parent)).")
        } else if self === receiver || viewIfLoaded?.window != nil {
            World.current.misuse(
                World.invalidArgument, "Application tried to present modally an active controller \(naming(self)).")
        } else {
            return true
        }
        return false
    }

    /// Rules 11 and 12.
    private func refusal(of other: UIViewController, _ presenter: UIViewController) -> String? {
        let start = "Attempt to present \(naming(other)) on \(naming(presenter)) (from \(naming(self)))"
        if let present = presenter.presented ?? presentedViewController {
            return "\(start) which is already presenting \(naming(present))."
        }
        if World.current.presentationsRunning(in: presenter.viewIfLoaded?.window) > 0 {
            return "\(start) while a presentation is in progress!"
        }
        guard viewIfLoaded?.window != nil, presenter.viewIfLoaded?.window != nil else {
            return "\(start) whose view is not in the window hierarchy."
        }
        return nil
    }

    /// Made by the importer on Apple's systems. Where the request is ignored it does not return (rules 11, 34).
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            present(viewControllerToPresent, animated: flag) { done.resume() }
        }
    }

    /// Made by the importer on Apple's systems. Where there is nothing to dismiss it does not return (rules 14, 34).
    public func dismiss(animated flag: Bool) async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            dismiss(animated: flag) { done.resume() }
        }
    }
}
