#if canImport(UIKit) && !os(watchOS)
    package import NavGraphRuntime
    import UIKit

    extension NavGraph {
        /// A presentation, a dismissal, or a change of the root.
        @MainActor
        final class ViewTransition {
            /// For the log.
            let what: String
            let start: (_ done: @escaping () -> Void) -> Void
            /// The presented or dismissed view controller.
            let controller: () -> UIViewController?
            /// Whether its completion is always called.
            let isTold: Bool
            /// Whether it is seen to have ended: UIKit calls no completion of what it refuses.
            let isOver: () -> Bool

            init(
                _ what: String, of controller: @escaping () -> UIViewController? = { nil }, isTold: Bool = false,
                isOver: @escaping () -> Bool = { false }, _ start: @escaping (_ done: @escaping () -> Void) -> Void
            ) {
                self.what = what
                self.controller = controller
                self.isTold = isTold
                self.isOver = isOver
                self.start = start
            }
        }

        /// The transitions of a step that are not shown yet.
        struct ViewTransitionQueue {
            var running: ViewTransition?
            var waiting: [ViewTransition] = []
            var first: ViewTransition? { running ?? waiting.first }
        }
    }

    extension NavGraph.Navigation {
        func run(_ added: [NavGraph.ViewTransition]) {
            transitions.waiting = added + transitions.waiting
            goOn()
        }

        /// One after the other, each when nothing else is being presented or dismissed.
        private func goOn() {
            while transitions.running == nil, !transitions.waiting.isEmpty, !isPatient || presentationMotion == nil {
                let next = transitions.waiting.removeFirst()
                transitions.running = next
                next.start { [weak self, weak next] in self?.end(next) }
            }
            if transitions.first == nil { queue.advance() }
        }

        private func end(_ transition: NavGraph.ViewTransition?) {
            guard let transition, transitions.running === transition else { return }
            transitions.running = nil
            goOn()
        }

        // MARK: Whether it moves

        /// What moves, ours or not.
        package var motion: NavGraph.Motion? {
            if let transition = transitions.first {
                if transition === transitions.running, transition.isTold {
                    return NavGraph.Motion(transition.what, toldBy: transition)
                }
                if transition !== transitions.running, let motion = presentationMotion { return motion }
                return NavGraph.Motion(transition.what, of: transition.controller())
            }
            if let stack = moving, !isAtRest(stack) { return NavGraph.Motion("a stack", of: stack) }
            moving = nil
            let motion = presentationMotion ?? stackMotion
            if motion == nil { isPatient = true }
            return isPatient ? motion : nil
        }

        package func lookAgain() {
            if let transition = transitions.running {
                if transition.isOver() { end(transition) }
            } else if transitions.first != nil {
                goOn()
            }
        }

        package func giveUpWaiting() {
            isPatient = false
            moving = nil
            if let transition = transitions.running { end(transition) } else if transitions.first != nil { goOn() }
        }

        /// Whether a stack shows its top. Its delegate is not asked, as the app may have put another in its place.
        func isAtRest(_ stack: UINavigationController) -> Bool {
            guard stack.viewIfLoaded?.window != nil else { return true }
            if stack.transitionCoordinator != nil { return false }
            guard let top = stack.topViewController else { return true }
            return top.viewIfLoaded?.window != nil || top.presentedViewController != nil
        }

        /// The current presentation or dismissal, by whomever: until it has ended, UIKit refuses all others.
        private var presentationMotion: NavGraph.Motion? {
            var fronts = layers.compactMap { $0.current?.controller.presentedViewController }
            for start in chains {
                var next: UIViewController? = start
                while let controller = next {
                    fronts.append(controller)
                    next = controller.presentedViewController
                }
            }
            for one in fronts where one.isBeingPresented || one.isBeingDismissed {
                return NavGraph.Motion("the presentation of \(type(of: one))", of: one)
            }
            return nil
        }

        /// What layers of ours stand on, or may.
        private var chains: [UIViewController] {
            if openings.first?.isWindow == true { return [rootContainer] }
            var roots: [UIViewController] = []
            for one in openings.map(\.presentingRoot) + [current?.presentingRoot, host, lastFrom] {
                guard let root = one?.viewIfLoaded?.window?.rootViewController else { continue }
                if !roots.contains(where: { $0 === root }) { roots.append(root) }
            }
            return roots
        }

        /// The user goes back, and is not there yet; or the app moves a stack that something is to be opened from.
        private var stackMotion: NavGraph.Motion? {
            for one in waitingFrom.compactMap(\.controller) {
                for case let stack as UINavigationController in sequence(first: one, next: \.parent) {
                    if !isAtRest(stack) { return NavGraph.Motion("a stack", of: stack) }
                }
            }
            let shown = shown
            for record in records.values where record.isPlaced && !shown.contains(ObjectIdentifier(record)) {
                guard let stack = record.stack?.controller as? UINavigationController, !isAtRest(stack) else {
                    continue
                }
                return NavGraph.Motion("a stack", of: stack)
            }
            return nil
        }
    }

    extension NavGraph.Motion {
        /// Something that UIKit moves. Its coordinator, if it has one, tells of the end.
        @MainActor
        init(_ what: String, of controller: UIViewController?) {
            guard let coordinator = controller?.transitionCoordinator else {
                self.init(what)
                return
            }
            self.init(what, isInteractive: coordinator.isInteractive, isSlow: true, toldBy: coordinator) { ended in
                coordinator.animate(alongsideTransition: nil) { _ in ended() }
            }
        }
    }
#endif
