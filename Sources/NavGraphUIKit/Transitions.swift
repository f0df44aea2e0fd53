#if canImport(UIKit) && !os(watchOS)
    package import NavGraphRuntime
    import UIKit

    /// UIKit is told what to show.
    extension NavGraph.Navigation: NavGraph.Display {
        /// A layer is presented only where the window shows something; what is full screen takes all below it out of
        /// the window.
        package func check(_ step: NavGraph.Step) throws {
            if let faultOfMaking {
                self.faultOfMaking = nil
                throw faultOfMaking
            }
            guard step.layers.count > max(kept(of: step.before, in: step.layers), 1) else { return }
            guard frontmost?.viewIfLoaded?.window != nil else { throw NavGraph.Fault.notOnScreen }
        }

        package func show(_ step: NavGraph.Step) {
            isPatient = true
            place(step.layers)
            // if: locks
            updateLocks()
            // end: locks
            let (before, middle, layers, animation) = (step.before, step.layersAtOnce, step.layers, step.animation)
            if let middle { transitions.waiting = [later { $0.transition(from: middle, to: layers, animation) }] }
            let first = middle ?? layers
            let animationOfFirst = middle == nil ? animation : .none
            let dismissals = step.followsLink ? dismissalsOfTheApp() : []
            if dismissals.isEmpty { return transition(from: before, to: first, animationOfFirst) }
            run(dismissals + [later { $0.transition(from: before, to: first, animationOfFirst) }])
        }

        /// A part of a step that waits for those before it.
        private func later(_ body: @escaping (NavGraph.Navigation) -> Void) -> NavGraph.ViewTransition {
            NavGraph.ViewTransition("a part of a step") { [weak self] done in
                if let self { body(self) }
                done()
            }
        }

        /// What the app's own code has presented above the window layer goes, except what stands in the context of a
        /// screen, as a search does.
        private func dismissalsOfTheApp() -> [NavGraph.ViewTransition] {
            guard current?.isWindow == true else { return [] }
            return presentations(in: rootContainer, from: layers.first?.current?.controller)
                .filter { record(of: $0) == nil && !$0.isInContext }
                .map { one in dismissal(of: { [weak one] in one?.presentingViewController }, .none) }
        }

        /// Where URLs are opened.
        var scene: UIWindowScene? {
            var next = current?.base
            while let one = next {
                if let scene = one.viewIfLoaded?.window?.windowScene { return scene }
                next = one.presentedViewController
            }
            return nil
        }

        /// How many of the lowest layers stay.
        private func kept(of old: [NavGraph.Layer], in new: [NavGraph.Layer]) -> Int {
            zip(old, new).prefix { $0.container === $1.container }.count
        }

        /// First what stays is set right, then layers go, then layers come.
        private func transition(
            from old: [NavGraph.Layer], to new: [NavGraph.Layer], _ animation: NavGraph.Animation
        ) {
            let kept = kept(of: old, in: new)
            for index in 0..<kept {
                let isAll = kept == old.count && kept == new.count && index == kept - 1
                update(new[index], from: old[index], isAll ? animation : .none)
            }
            for layer in new.dropFirst(kept) { update(layer, from: nil, .none) }
            var parts = dismissals(of: old, kept: kept, kept == new.count ? animation : .none)
            if kept == 0, let root = new.first { parts.append(rootChange(to: root, animation)) }
            for (index, layer) in new.enumerated().dropFirst(max(kept, 1)) {
                parts.append(presentation(of: layer, index == new.count - 1 ? animation : .none))
            }
            run(parts)
        }

        /// Layers go. What the app has presented above them goes first, as it may be private.
        private func dismissals(
            of old: [NavGraph.Layer], kept: Int, _ animation: NavGraph.Animation
        ) -> [NavGraph.ViewTransition] {
            let gone = old.dropFirst(max(kept, 1)).map(\.container.controller)
            if kept > 0, gone.isEmpty { return [] }
            // if: animations
            if let style = animation.modalTransitionStyle { gone.last?.modalTransitionStyle = style }
            // end: animations
            let front: UIViewController? = kept == 0 ? rootContainer : gone.last
            var parts = [dismissal(of: { [weak front] in front }, .none)]
            if kept == 0, let screen = old.first?.current?.controller {
                // In the context of a screen that goes.
                for one in presentations(in: rootContainer, from: screen)
                where one !== rootContainer.presentedViewController {
                    parts.append(dismissal(of: { [weak one] in one?.presentingViewController }, .none))
                }
            }
            guard let lowest = gone.first else { return parts }
            return parts + [dismissal(of: { [weak lowest] in lowest?.presentingViewController }, animation)]
        }

        /// What a view controller presents goes, if it presents something.
        private func dismissal(
            of presenter: @escaping () -> UIViewController?, _ animation: NavGraph.Animation
        ) -> NavGraph.ViewTransition {
            weak var goes: UIViewController?
            return NavGraph.ViewTransition(
                "a dismissal", of: { goes }, isOver: { goes?.presentingViewController == nil }
            ) { [weak self] done in
                guard let self, let presenter = presenter(), let presented = presenter.presentedViewController else {
                    return done()
                }
                goes = presented
                perform(animation) { presenter.dismiss(animated: $0, completion: done) }
            }
        }

        private func rootChange(to root: NavGraph.Layer, _ animation: NavGraph.Animation) -> NavGraph.ViewTransition {
            let new = root.container.controller
            var isBack = false
            if let index = roots.firstIndex(of: root.made) {
                isBack = index < roots.count - 1
                roots.removeSubrange((index + 1)...)
            } else {
                roots.append(root.made)
            }
            return NavGraph.ViewTransition(
                "a new root", isTold: true, isOver: { new.parent != nil && new.view.window != nil }
            ) { [rootContainer] done in rootContainer.show(new, animation, isBack: isBack, then: done) }
        }

        /// A change that UIKit animates itself, unless the animation is one of the app's own.
        private func perform(_ animation: NavGraph.Animation, _ change: @escaping (_ animated: Bool) -> Void) {
            // if: animations
            if let animate = animation.animator {
                let view: UIView = current?.base?.viewIfLoaded ?? rootContainer.view
                let change = NavGraph.AnimatedChange(in: view.window ?? view) { change(false) }
                animate(change)
                return change.perform()
            }
            // end: animations
            change(!animation.isNone)
        }

        // MARK: Presenting

        private func presentation(
            of layer: NavGraph.Layer, _ animation: NavGraph.Animation
        ) -> NavGraph.ViewTransition {
            let container = layer.container.controller
            return NavGraph.ViewTransition(
                "the presentation of \(layer.made)", of: { container },
                isOver: {
                    container.presentingViewController == nil
                        || container.viewIfLoaded?.window != nil && !container.isBeingPresented
                            && container.transitionCoordinator == nil
                }
            ) { [weak self] done in self?.present(layer, animation, then: done) }
        }

        private func present(
            _ layer: NavGraph.Layer, _ animation: NavGraph.Animation, then done: @escaping () -> Void
        ) {
            guard let presenter = frontmost, presenter.viewIfLoaded?.window != nil else { return done() }
            prepare(layer, for: presenter)
            let isLowest = current.map { layers(of: $0).layers.count == 1 } ?? false
            perform(animation) { presenter.present(layer.container.controller, animated: $0, completion: done) }
            if isLowest { current?.presenter = layer.container.controller.presentingViewController }
            if layer.container.controller.presentingViewController == nil {
                NavGraph.warn("UIKit does not present \(layer.made)")
                done()
            }
        }

        /// A layer that is about to be presented.
        func prepare(_ layer: NavGraph.Layer, for presenter: UIViewController) {
            let container = layer.container.controller
            if !(container is UIAlertController) {
                if layer.style.isFullScreenInstead {
                    record(of: container)?.style = layer.style
                    let isApps = layer.style == .sheet && container.modalPresentationStyle != .automatic
                    if !isApps { container.modalPresentationStyle = .fullScreen }
                } else if NavGraph.Style(of: container) != layer.style {
                    container.modalPresentationStyle = layer.style.modalPresentationStyle
                }
                if layer.isLocked { container.isModalInPresentation = true }
                // if: locks
                if let lock = layer.lock { keep(lock, of: container) }
                // end: locks
            }
            placePopover(of: container, on: presenter)
            if !(container is UIAlertController) { observe(container.presentationController, of: container) }
        }

        /// What the next layer is to be presented by: the last of the chain that stands on what is in no other
        /// container. What a screen presents in its own context is passed over, unless it is a layer.
        var frontmost: UIViewController? {
            guard let current, let base = current.base, let root = current.presentingRoot else { return nil }
            var front = base.presentedViewController == nil && root !== current.presenter ? base : root
            var chain = root
            var screen = layers(of: current).layers.first?.current?.controller
            while true {
                let above = presentations(in: chain, from: screen).filter { !$0.isBeingDismissed }
                let own = above.first { $0 === chain.presentedViewController }
                guard let next = own ?? above.last(where: { record(of: $0) != nil }) else { return front }
                front = next
                chain = next
                screen = layer(of: next)?.current?.controller
            }
        }
    }
#endif
