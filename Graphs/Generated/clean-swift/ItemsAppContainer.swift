// Made by navgraph from clean-swift.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// How what is shown gives way to something else.
enum ItemsAppAnimation {
    case standard, none, fade, slide, flip
    /// One of the app's.
    case own((ItemsAppChange) -> Void)

    var isNone: Bool {
        if case .none = self { return true }
        return false
    }

    var modalTransition: UIModalTransitionStyle? {
        switch self {
        case .fade: .crossDissolve
        case .flip: .flipHorizontal
        default: nil
        }
    }

    /// How the content of a view changes, where UIKit has no animation for it of its own.
    func options(isBack: Bool) -> UIView.AnimationOptions? {
        switch self {
        case .fade: .transitionCrossDissolve
        case .flip: isBack ? .transitionFlipFromLeft : .transitionFlipFromRight
        default: nil
        }
    }
}

/// A change of what is shown, which an animation of the app's own carries out.
@MainActor
final class ItemsAppChange {
    /// What it happens in: the window's content, or a stack's.
    let view: UIView
    private var change: (() -> Void)?

    init(in view: UIView, _ change: @escaping () -> Void) {
        self.view = view
        self.change = change
    }

    /// Makes the change, at once and once. Animate it as `UIView.transition(with: change.view, …)` does, with this as
    /// the animations. An animation that does not call it gets the change when it returns.
    func perform() {
        let change = change
        self.change = nil
        change?()
    }
}

/// What the window shows: a container whose one child gives way to another when the root changes.
@MainActor
final class ItemsAppContainer: UIViewController {
    var child: UIViewController? { children.last }

    func show(_ new: UIViewController, _ animation: ItemsAppAnimation, _ done: @escaping () -> Void) {
        let old = child
        guard let old, view.window != nil else { return exchange(old, new, done) }
        switch animation {
        case .standard, .none: exchange(old, new, done)
        case .own(let animate):
            let change = ItemsAppChange(in: view) { [weak self] in self?.exchange(old, new, done) }
            animate(change)
            change.perform()
        case .fade, .slide, .flip: animate(old, new, animation, done)
        }
    }

    private func exchange(_ old: UIViewController?, _ new: UIViewController, _ done: () -> Void) {
        add(new)
        old?.willMove(toParent: nil)
        old?.view.removeFromSuperview()
        old?.removeFromParent()
        view.addSubview(new.view)
        new.didMove(toParent: self)
        done()
    }

    private func add(_ new: UIViewController) {
        addChild(new)
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func animate(
        _ old: UIViewController, _ new: UIViewController, _ animation: ItemsAppAnimation, _ done: @escaping () -> Void
    ) {
        add(new)
        old.willMove(toParent: nil)
        var animations: (() -> Void)?
        if case .slide = animation {
            let bounds = view.bounds
            new.view.frame = bounds.offsetBy(dx: bounds.width, dy: 0)
            animations = {
                new.view.frame = bounds
                old.view.frame = bounds.offsetBy(dx: -bounds.width, dy: 0)
            }
        }
        let options = animation.options(isBack: false) ?? .curveEaseInOut
        transition(from: old, to: new, duration: 0.3, options: options, animations: animations) { [weak self] _ in
            old.removeFromParent()
            new.didMove(toParent: self)
            done()
        }
    }
}

#endif
