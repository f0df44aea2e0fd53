import Foundation

/// A swipe down that is under way: complete it or give it up.
@MainActor
public final class DownSwipe {
    private let dismissal: Dismissal
    private let control: UIPresentationController
    private var isOver = false

    init(_ control: UIPresentationController, _ owner: UIViewController) {
        self.control = control
        dismissal = Dismissal(from: owner, animated: true, isInteractive: true)
        control.delegate?.presentationControllerWillDismiss(control)
        dismissal.begin()
    }

    /// Far enough: the sheet goes, and the delegate hears `didDismiss`, when things settle.
    public func complete() {
        guard !isOver else { return }
        isOver = true
        dismissal.letGo()
        World.current.enqueue("swipe down ends") { [self] in
            dismissal.end()
            control.delegate?.presentationControllerDidDismiss(control)
        }
    }

    /// Let go too early: the sheet stays, and there is no `didDismiss`.
    public func cancel() {
        guard !isOver else { return }
        isOver = true
        dismissal.cancel()
    }
}

extension UIKitDouble.User {
    private enum Way { case swipe, outside }

    /// Asks as rules 15 and 17 say; nil where the front controller stays.
    private func begin(_ way: Way) -> DownSwipe? {
        guard World.current.knobs.platform != .tvOS, let front = frontController, reaches(front),
            let owner = front.presenter, let control = front.ownPresentationController, !(front is UIAlertController)
        else { return nil }
        switch way {
        case .swipe: guard control.style.isSheet || control.style == .popover else { return nil }
        case .outside: guard control.style == .popover, World.current.knobs.idiom == .pad else { return nil }
        }
        if front.blocksDismissal {
            control.delegate?.presentationControllerDidAttemptToDismiss(control)
            return nil
        }
        if let delegate = control.delegate, !delegate.presentationControllerShouldDismiss(control) {
            delegate.presentationControllerDidAttemptToDismiss(control)
            return nil
        }
        return DownSwipe(control, owner)
    }

    /// A swipe down on the front sheet, held until it is completed or given up. For a popover it is the tap outside.
    /// Nil where nothing moves: no sheet, or one that is modal or told to stay.
    public func beginSwipeDown() -> DownSwipe? { begin(.swipe) }

    /// A whole swipe down (or tap outside a popover). True: the sheet goes.
    @discardableResult
    public func swipeDown() -> Bool {
        guard let swipe = begin(.swipe) else { return false }
        swipe.complete()
        return true
    }

    /// A tap outside: of a popover as a swipe down, of an action sheet its cancel action.
    @discardableResult
    public func tapOutside() -> Bool {
        if let sheet = frontController as? UIAlertController, sheet.preferredStyle == .actionSheet, reaches(sheet) {
            guard let cancel = sheet.actions.first(where: { $0.style == .cancel }) else {
                guard World.current.knobs.idiom == .pad else { return false }
                sheet.dismiss(animated: true, completion: nil)
                return true
            }
            return tap(cancel, of: sheet)
        }
        guard let swipe = begin(.outside) else { return false }
        swipe.complete()
        return true
    }

    /// An action of the front alert, by title. The alert goes, then its handler runs.
    @discardableResult
    public func tapAlertAction(_ title: String) -> Bool {
        guard let alert = frontController as? UIAlertController, reaches(alert),
            let action = alert.actions.first(where: { $0.title == title && $0.isEnabled })
        else { return false }
        return tap(action, of: alert)
    }

    private func tap(_ action: UIAlertAction, of alert: UIAlertController) -> Bool {
        alert.dismiss(animated: true) { action.handler?(action) }
        return true
    }
}

extension UIViewController {
    /// Rule 15: this controller, or the one that it shows, is modal.
    var blocksDismissal: Bool { isModalInPresentation || shownChild?.blocksDismissal == true }
}
