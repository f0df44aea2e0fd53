#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import NavGraphRuntime
    import UIKit

    extension NavGraph {
        /// A presentation, a dismissal, or a change of the root.
        @MainActor
        final class Part {
            /// For the log.
            let what: String
            let start: (_ done: @escaping () -> Void) -> Void
            /// Whether it is seen to have ended: UIKit calls no completion of what it refuses.
            let isOver: () -> Bool

            init(
                _ what: String, isOver: @escaping () -> Bool = { false },
                _ start: @escaping (_ done: @escaping () -> Void) -> Void
            ) {
                self.what = what
                self.isOver = isOver
                self.start = start
            }
        }

        /// What is still to be shown of a step.
        struct Parts {
            var running: Part?
            var waiting: [Part] = []
            var first: Part? { running ?? waiting.first }
        }
    }

    extension NavGraph.Navigation {
        func run(_ parts: [NavGraph.Part]) {
            self.parts.waiting = parts + self.parts.waiting
            goOn()
        }

        /// One after the other, each when nothing else is being presented or dismissed.
        private func goOn() {
            while parts.running == nil, !parts.waiting.isEmpty, !isPatient || presentationMotion == nil {
                let next = parts.waiting.removeFirst()
                parts.running = next
                next.start { [weak self, weak next] in self?.end(next) }
            }
            if parts.first == nil { queue.advance() }
        }

        private func end(_ part: NavGraph.Part?) {
            guard let part, parts.running === part else { return }
            parts.running = nil
            goOn()
        }

        // MARK: Whether it moves

        /// What moves, ours or not.
        package var motion: NavGraph.Motion? {
            if let part = parts.first { return NavGraph.Motion(part.what) }
            if let stack = moving, !isAtRest(stack) { return NavGraph.Motion("a stack") }
            moving = nil
            let motion = presentationMotion ?? stackMotion
            if motion == nil { isPatient = true }
            return isPatient ? motion : nil
        }

        package func lookAgain() {
            if let part = parts.running {
                if part.isOver() { end(part) }
            } else if parts.first != nil {
                goOn()
            }
        }

        package func giveUpWaiting() {
            isPatient = false
            moving = nil
            if let part = parts.running { end(part) } else if parts.first != nil { goOn() }
        }

        /// Whether a stack shows its top. Its delegate is not asked, as the app may have put another in its place.
        func isAtRest(_ stack: UINavigationController) -> Bool {
            guard stack.viewIfLoaded?.window != nil else { return true }
            if stack.transitionCoordinator != nil { return false }
            guard let top = stack.topViewController else { return true }
            return top.viewIfLoaded?.window != nil || top.presentedViewController != nil
        }

        /// What is being presented or dismissed, by whomever: until that has ended UIKit refuses all else.
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
                return NavGraph.Motion(
                    "the presentation of \(type(of: one))",
                    isInteractive: one.transitionCoordinator?.isInteractive == true)
            }
            return nil
        }

        /// What layers of ours stand on, or may.
        private var chains: [UIViewController] {
            if openings.first?.isWindow == true { return [window] }
            var roots: [UIViewController] = []
            for one in openings.map(\.base) + [current?.base, host, lastFrom] {
                guard let root = one?.viewIfLoaded?.window?.rootViewController else { continue }
                if !roots.contains(where: { $0 === root }) { roots.append(root) }
            }
            return roots
        }

        /// The user goes back, and is not there yet.
        private var stackMotion: NavGraph.Motion? {
            let shown = shown
            for record in records.values where record.isPlaced && !shown.contains(ObjectIdentifier(record)) {
                guard let stack = record.stack?.controller as? UINavigationController, !isAtRest(stack) else {
                    continue
                }
                return NavGraph.Motion(
                    "a stack", isInteractive: stack.transitionCoordinator?.isInteractive == true)
            }
            return nil
        }
    }
#endif
