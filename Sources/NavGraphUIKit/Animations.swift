#if canImport(UIKit) && !os(watchOS)
    public import NavGraphRuntime
    public import UIKit

    // if: animations
    extension NavGraph {
        /// A change of what is shown, which an animation of the app's own carries out.
        @MainActor
        public final class AnimatedChange {
            /// What it happens in: the window's content, or a stack's.
            public let view: UIView
            private var change: (() -> Void)?

            init(in view: UIView, _ change: @escaping () -> Void) {
                self.view = view
                self.change = change
            }

            /// Makes the change, at once and once. Animate it as `UIView.transition(with: change.view, …)` does, with
            /// this as the animations. An animation that does not call it gets the change when it returns.
            public func perform() {
                let change = change
                self.change = nil
                change?()
            }
        }
    }

    extension NavGraph.Animation {
        /// An animation of the app's own.
        public static func own(_ animate: @escaping (NavGraph.AnimatedChange) -> Void) -> NavGraph.Animation {
            .custom(animate)
        }

        var animator: ((NavGraph.AnimatedChange) -> Void)? {
            guard case .custom(let animator) = self else { return nil }
            return animator as? (NavGraph.AnimatedChange) -> Void
        }

        /// With Reduce Motion nothing turns or slides.
        @MainActor var calmed: NavGraph.Animation {
            guard UIAccessibility.isReduceMotionEnabled else { return self }
            switch self {
            case .flip, .slide, .slideBack: return .fade
            case .standard, .none, .fade, .custom: return self
            }
        }

        @MainActor var modalTransitionStyle: UIModalTransitionStyle? {
            switch calmed {
            case .fade: .crossDissolve
            case .flip: .flipHorizontal
            default: nil
            }
        }

        /// How the content of a view changes, where UIKit has no animation for it.
        @MainActor func options(isBack: Bool) -> UIView.AnimationOptions? {
            switch calmed {
            case .fade: .transitionCrossDissolve
            case .flip: isBack ? .transitionFlipFromLeft : .transitionFlipFromRight
            default: nil
            }
        }
    }
    // end: animations

    extension NavGraph.Style {
        @MainActor
        init(of container: UIViewController) {
            if let alert = container as? UIAlertController {
                self = alert.preferredStyle == .alert ? .alert : .actionSheet
                return
            }
            switch container.modalPresentationStyle {
            case .fullScreen: self = .fullScreen
            #if !os(tvOS)
                case .formSheet: self = .formSheet
                case .pageSheet: self = .pageSheet
                case .popover: self = .popover
            #endif
            case .overFullScreen: self = .overFullScreen
            case .currentContext: self = .currentContext
            case .overCurrentContext: self = .overCurrentContext
            default: self = .sheet
            }
        }

        var modalPresentationStyle: UIModalPresentationStyle {
            if isFullScreenInstead { return .fullScreen }
            return switch self {
            case .sheet, .alert, .actionSheet: .automatic
            case .fullScreen: .fullScreen
            #if os(tvOS)
                case .formSheet, .pageSheet, .popover: .fullScreen
            #else
                case .formSheet: .formSheet
                case .pageSheet: .pageSheet
                case .popover: .popover
            #endif
            case .overFullScreen: .overFullScreen
            case .currentContext: .currentContext
            case .overCurrentContext: .overCurrentContext
            }
        }

        /// tvOS has neither sheets nor popovers.
        var isFullScreenInstead: Bool {
            switch self {
            case .sheet, .formSheet, .pageSheet, .popover: NavGraph.Platform.current == .tvOS
            case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .alert, .actionSheet: false
            }
        }
    }
#endif
