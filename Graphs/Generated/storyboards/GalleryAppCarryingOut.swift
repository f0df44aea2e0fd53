// Made by navgraph from storyboards.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// On UIKit: what a step of several moves comes to.
extension GalleryAppNavigation {
    /// Makes UIKit show the layers of a step. First what stays is set right, then layers go, then layers come.
    func carryOut(_ step: GalleryAppStep) {
        let (new, animation) = (step.layers, step.animation)
        guard let middle = step.layersAtOnce else {
            return carryOut(from: step.before, to: new, animation) { [weak self] in self?.advance() }
        }
        running += 1
        carryOut(from: step.before, to: middle, .none) { [weak self] in
            self?.carryOut(from: middle, to: new, animation) {
                self?.running -= 1
                self?.advance()
            }
        }
    }

    private func carryOut(
        from old: [GalleryAppLayer], to new: [GalleryAppLayer], _ animation: GalleryAppAnimation, _ done: @escaping () -> Void
    ) {
        let kept = zip(old, new).prefix { $0.container === $1.container }.count
        for index in 0..<kept {
            let isAll = kept == old.count && kept == new.count && index == kept - 1
            show(new[index], instead: old[index], isAll ? animation : .none)
        }
        for layer in new.dropFirst(kept) { show(layer, instead: layer, .none) }
        var moves: [(@escaping () -> Void) -> Void] = []
        if kept < old.count, let lowest = kept == 0 ? old.dropFirst().first : old[kept] {
            let isLast = kept > 0 && kept == new.count
            if isLast, let transition = animation.modalTransition {
                old[old.count - 1].container.modalTransitionStyle = transition
            }
            moves.append { [weak self] done in
                guard let self, let presenter = lowest.container.presentingViewController else { return done() }
                change(isLast ? animation : .none) { presenter.dismiss(animated: $0, completion: done) }
            }
        }
        if kept == 0, let window = new.first {
            moves.append { [root] done in root.show(window.container, animation, done) }
        }
        for (index, layer) in new.enumerated().dropFirst(max(kept, 1)) {
            moves.append { [weak self] done in
                self?.present(layer.container, index == new.count - 1 ? animation : .none, done)
            }
        }
        carryOut(moves[...], done)
    }

    private func carryOut(_ moves: ArraySlice<(@escaping () -> Void) -> Void>, _ done: @escaping () -> Void) {
        guard let next = moves.first else { return done() }
        running += 1
        next { [weak self] in
            guard let self else { return }
            running -= 1
            carryOut(moves.dropFirst(), done)
        }
    }

    /// A change that UIKit animates itself, unless the animation is one of the app's own.
    private func change(_ animation: GalleryAppAnimation, _ make: @escaping (_ animated: Bool) -> Void) {
        guard case .own(let animate) = animation else { return make(!animation.isNone) }
        let change = GalleryAppChange(in: root.view.window ?? root.view) { make(false) }
        animate(change)
        change.perform()
    }

    private func present(
        _ container: UIViewController, _ animation: GalleryAppAnimation, _ done: @escaping () -> Void
    ) {
        let presenter = frontmost
        guard presenter.viewIfLoaded?.window != nil else { return done() }
        prepare(container, for: presenter)
        change(animation) { presenter.present(container, animated: $0, completion: done) }
    }

    /// What the next layer is to be presented by.
    var frontmost: UIViewController {
        var front: UIViewController = root
        while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
        return front
    }

    /// A popover without an anchor points at the middle.
    func prepare(_ layer: UIViewController, for presenter: UIViewController) {
        if let popover = layer.popoverPresentationController, popover.sourceView == nil,
            popover.barButtonItem == nil, let view = presenter.viewIfLoaded
        {
            popover.sourceView = view
            popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        }
        if !(layer is UIAlertController) { follow(layer.presentationController, of: layer) }
    }

    // MARK: What stays

    private func show(_ layer: GalleryAppLayer, instead old: GalleryAppLayer, _ animation: GalleryAppAnimation) {
        if let tabs = layer.container as? UITabBarController, layer.kind == .tabs { show(layer, in: tabs) }
        if let split = layer.container as? UISplitViewController, layer.kind == .split {
            show(layer, wasActive: old.active, in: split)
        }
        for (index, region) in layer.regions.enumerated() where region.isStack {
            guard let stack = region.container as? UINavigationController else { continue }
            let isSeen = index == layer.active && old.active == layer.active
            let part = layer.kind == .split ? lentPart(of: old.regions[index].frames) : nil
            if let (shared, below, above) = part, shared !== stack {
                show(below + region.frames + above, on: shared, isSeen ? animation : .none)
            } else {
                show(region.frames, on: stack, isSeen ? animation : .none)
            }
        }
    }

    private func show(_ screens: [UIViewController], on stack: UINavigationController, _ animation: GalleryAppAnimation) {
        follow(stack)
        let old = stack.viewControllers
        if old.elementsEqual(screens, by: ===) { return }
        let isOnScreen = stack.viewIfLoaded?.window != nil
        let isBack = old.starts(with: screens, by: ===)
        if old.last !== screens.last, isOnScreen { moving = stack }
        let change = { (animated: Bool) in
            if let top = screens.last, old.elementsEqual(screens.dropLast(), by: ===) {
                stack.pushViewController(top, animated: animated)
            } else if let top = screens.last, isBack {
                stack.popToViewController(top, animated: animated)
            } else {
                stack.setViewControllers(screens, animated: animated)
            }
        }
        if isOnScreen, let options = animation.options(isBack: isBack) {
            UIView.transition(
                with: stack.view, duration: 0.3, options: options, animations: { change(false) }, completion: nil)
        } else if isOnScreen, case .own(let animate) = animation {
            let change = GalleryAppChange(in: stack.view) { change(false) }
            animate(change)
            change.perform()
        } else {
            change(isOnScreen && !animation.isNone)
        }
    }

    private func show(_ layer: GalleryAppLayer, in tabs: UITabBarController) {
        let present = tabs.viewControllers ?? []
        let wanted = layer.regions.map(\.container)
        if !wanted.allSatisfy({ one in present.contains { $0 === one } }) {
            tabs.setViewControllers(wanted, animated: false)
        }
        let selected = layer.regions[layer.active].container
        if tabs.selectedViewController !== selected { tabs.selectedViewController = selected }
    }

    private func show(_ layer: GalleryAppLayer, wasActive: Int, in split: UISplitViewController) {
        let columns = columns(layer.regions.count)
        for (region, column) in zip(layer.regions, columns) {
            let present = split.viewController(for: column)
            let first = (present as? UINavigationController)?.viewControllers.first
            if present === region.container || first === region.container { continue }
            split.setViewController(region.container, for: column)
        }
        if layer.active != wasActive { split.show(columns[layer.active]) }
    }

    private func columns(_ count: Int) -> [UISplitViewController.Column] {
        count == 2 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    }

    /// Where the screens of a column are on another's stack, since the split view is collapsed.
    private func lentPart(
        of screens: [UIViewController]
    ) -> (stack: UINavigationController, below: [UIViewController], above: [UIViewController])? {
        guard let bottom = screens.first, let stack = bottom.navigationController,
            let start = stack.viewControllers.firstIndex(where: { $0 === bottom })
        else { return nil }
        let rest = stack.viewControllers[start...].drop { one in screens.contains { $0 === one } }
        return (stack, Array(stack.viewControllers[..<start]), Array(rest))
    }

    /// After a call of UIKit by a router: waits for the stack that it moves.
    func followMove(from old: [GalleryAppLayer], to new: [GalleryAppLayer]) {
        guard let layer = new.last, old.last?.current !== layer.current, old.last?.container === layer.container else {
            return
        }
        moving = layer.current?.navigationController
    }
}

#endif
