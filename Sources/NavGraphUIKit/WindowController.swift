#if canImport(UIKit) && !os(watchOS)
    public import NavGraphRuntime
    public import UIKit

    extension NavGraph {
        /// The container of a stack. It tells of its going, where no delegate hears of that: when the app's own code
        /// dismisses it.
        @MainActor
        public class StackController: UINavigationController {
            var disappeared: (() -> Void)?

            /// Reports that it goes away.
            override public func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                if isBeingDismissed || isMovingFromParent { disappeared?() }
            }
        }

        /// What the window shows: a container whose one child gives way to another when the root changes.
        @MainActor
        final class WindowController: UIViewController {
            var child: UIViewController? { children.last }
            /// Something that covered it has gone, perhaps unheard.
            var appeared: (() -> Void)?

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                appeared?()
            }

            #if !os(tvOS)
                // What UIKit asks a window's root is for the child to say.

                #if !os(visionOS)
                    override var childForStatusBarStyle: UIViewController? { child }
                    override var childForStatusBarHidden: UIViewController? { child }
                #endif
                override var childForHomeIndicatorAutoHidden: UIViewController? { child }
                override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }

                override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                    child?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
                }

                override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
                    child?.preferredInterfaceOrientationForPresentation
                        ?? super.preferredInterfaceOrientationForPresentation
                }

                private func askForBars() {
                    setNeedsStatusBarAppearanceUpdate()
                    setNeedsUpdateOfHomeIndicatorAutoHidden()
                    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
                    if #available(iOS 16, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
                }
            #endif

            private func childChanged() {
                #if !os(tvOS)
                    if Platform.current != .tvOS { askForBars() }
                #endif
                UIAccessibility.post(notification: .screenChanged, argument: child?.viewIfLoaded)
            }

            func show(
                _ new: UIViewController, _ animation: Animation, isBack: Bool, then done: @escaping () -> Void
            ) {
                let done = { [weak self] in
                    self?.childChanged()
                    done()
                }
                let old = child
                // if: animations
                if let old, view.window != nil {
                    switch animation.calmed {
                    case .standard, .none: break
                    case .custom:
                        let change = AnimatedChange(in: view) { [weak self] in
                            self?.exchange(old, for: new, then: done)
                        }
                        animation.animator?(change)
                        return change.perform()
                    case .fade, .slide, .flip:
                        return animate(from: old, to: new, animation.calmed, isBack: isBack, then: done)
                    case .slideBack: return animate(from: old, to: new, .slide, isBack: true, then: done)
                    }
                }
                // end: animations
                exchange(old, for: new, then: done)
            }

            private func exchange(_ old: UIViewController?, for new: UIViewController, then done: () -> Void) {
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

            // if: animations
            private func animate(
                from old: UIViewController, to new: UIViewController, _ animation: Animation, isBack: Bool,
                then done: @escaping () -> Void
            ) {
                add(new)
                old.willMove(toParent: nil)
                // What turns shows the window behind it, which is black unless the app says otherwise.
                let bare = view.window.flatMap { $0.backgroundColor == nil ? $0 : nil }
                #if !os(tvOS)
                    if Platform.current != .tvOS { bare?.backgroundColor = .systemBackground }
                #endif
                var animations: (() -> Void)?
                let options = animation.options(isBack: isBack) ?? .curveEaseInOut
                if case .slide = animation {
                    let bounds = view.bounds
                    // Back is from the leading side.
                    let isLeft = isBack != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
                    let shift = isLeft ? -bounds.width : bounds.width
                    new.view.frame = bounds.offsetBy(dx: shift, dy: 0)
                    animations = {
                        new.view.frame = bounds
                        old.view.frame = bounds.offsetBy(dx: -shift, dy: 0)
                    }
                }
                transition(from: old, to: new, duration: 0.3, options: options, animations: animations) {
                    [weak self] _ in
                    bare?.backgroundColor = nil
                    old.removeFromParent()
                    new.didMove(toParent: self)
                    done()
                }
            }
            // end: animations
        }
    }
#endif
