#if canImport(AppKit) && !canImport(UIKit)
    public import AppKit
    public import NavGraphRuntime

    extension NavGraph {
        /// The place of one screen, or of a stack of them: shows the last of its children.
        public final class RegionController: NSViewController {
            /// It has come on screen.
            var appeared: (() -> Void)?
            private var screens: [NSViewController] = []

            init(_ screens: [NSViewController]) {
                super.init(nibName: nil, bundle: nil)
                _ = show(screens, .none) {}
            }

            /// Routers make it in code.
            @available(*, unavailable)
            public required init?(coder: NSCoder) { nil }

            /// Has the size of what it shows.
            public override func loadView() {
                view = NSView(frame: screens.last?.view.frame ?? .zero)
                if let last = screens.last { put(last) }
            }

            public override func viewDidAppear() {
                super.viewDidAppear()
                appeared?()
            }

            func shows(_ screens: [NSViewController]) -> Bool { self.screens.elementsEqual(screens, by: ===) }

            /// Shows the last of some screens. Whether that moves: then it is told of the end.
            func show(
                _ screens: [NSViewController], _ animation: Animation,
                then ended: @escaping @MainActor @Sendable () -> Void
            ) -> Bool {
                let (before, gone) = (self.screens, self.screens.filter { old in !screens.contains { $0 === old } })
                for screen in screens where screen.parent !== self { addChild(screen) }
                self.screens = screens
                guard let new = screens.last, before.last !== new, isViewLoaded else {
                    remove(gone)
                    return false
                }
                let isBack = before.contains { $0 === new }
                guard let old = before.last, let options = animation.options(isBack: isBack), old.view.superview != nil,
                    view.window?.isVisible == true
                else {
                    before.last?.view.removeFromSuperview()
                    put(new)
                    remove(gone)
                    return false
                }
                new.view.frame = view.bounds
                new.view.autoresizingMask = [.width, .height]
                preferredContentSize = new.preferredContentSize
                transition(from: old, to: new, options: options) { [weak self] in
                    MainActor.assumeIsolated {
                        self?.remove(gone)
                        ended()
                    }
                }
                return true
            }

            private func put(_ screen: NSViewController) {
                screen.view.frame = view.bounds
                screen.view.autoresizingMask = [.width, .height]
                preferredContentSize = screen.preferredContentSize
                view.addSubview(screen.view)
            }

            private func remove(_ gone: [NSViewController]) {
                for screen in gone where !screens.contains(where: { $0 === screen }) {
                    if screen.isViewLoaded { screen.view.removeFromSuperview() }
                    screen.removeFromParent()
                }
            }
        }
    }
#endif
