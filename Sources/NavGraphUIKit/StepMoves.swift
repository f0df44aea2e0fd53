#if canImport(UIKit) && !os(watchOS)
    import Foundation
    public import NavGraphRuntime
    public import UIKit

    /// Moves that bring in view controllers which routers made.
    extension NavGraph.Step {
        /// A new layer of a screen in a stack, which has the screen's name and ending.
        public func presentStack(
            _ screen: UIViewController, as style: NavGraph.Style = .sheet, isLocked: Bool = false,
            lockedWhile lock: NavGraph.Lock? = nil, detents: [NavGraph.Detent] = [],
            at anchor: NavGraph.PopoverAnchor? = nil, animation: NavGraph.Animation = .standard
        ) {
            let frame = navigation.frame(of: screen)
            present(
                navigation.stack(screen, for: frame?.screen ?? "", frame?.ending), as: style, isLocked: isLocked,
                lockedWhile: lock, detents: detents, at: anchor, animation: animation)
        }

        /// A new layer. A sheet is presented as the view controller itself wants it; with detents it rests at the
        /// first. A popover points at the place that the anchor says.
        public func present(
            _ container: UIViewController, as style: NavGraph.Style = .sheet, isLocked: Bool = false,
            lockedWhile lock: NavGraph.Lock? = nil, detents: [NavGraph.Detent] = [],
            at anchor: NavGraph.PopoverAnchor? = nil, animation: NavGraph.Animation = .standard
        ) {
            anchor.map { container.point(at: $0, as: style) }
            // if: animations
            if let transition = animation.modalTransitionStyle { container.modalTransitionStyle = transition }
            // end: animations
            if !detents.isEmpty, NavGraph.Platform.current != .tvOS { container.rest(at: detents, as: style) }
            guard var layer = navigation.layer(of: container) else { return }
            if style != .sheet { layer.style = style }
            if isLocked { layer.isLocked = true }
            layer.lock = lock
            present(layer, animation: animation)
        }

        /// A new window layer; all others go.
        public func root(_ container: UIViewController, animation: NavGraph.Animation = .standard) {
            if let layer = navigation.layer(of: container) { root(layer, animation: animation) }
        }

        /// What a root makes, afresh, in the window layer that is there: it stays opened as it was. The way of a link
        /// is followed from here by further moves, all or nothing.
        public func restart(_ container: UIViewController) {
            if let layer = navigation.layer(of: container) { restart(layer) }
        }

        /// Steps of UIKit are run on its navigation only.
        var navigation: NavGraph.Navigation {
            guard let navigation = display as? NavGraph.Navigation else { preconditionFailure("another display") }
            return navigation
        }
    }

    extension UIViewController {
        /// Has a sheet rest at some heights, the first one first.
        fileprivate func rest(at detents: [NavGraph.Detent], as style: NavGraph.Style) {
            if style != .sheet { modalPresentationStyle = style.modalPresentationStyle }
            #if !os(tvOS)
                guard let sheet = sheetPresentationController else { return }
                sheet.detents = detents.map { $0 == .medium ? .medium() : .large() }
                sheet.selectedDetentIdentifier = detents.first == .medium ? .medium : .large
            #endif
        }
    }

    /// What else a step does.
    extension NavGraph.Step {
        /// The current screen.
        public var current: UIViewController? { layers.last?.current?.controller }

        /// Leaves the app.
        public func open(_ url: String) {
            if let url = URL(string: url) { open(url) }
        }

        /// The same of a value.
        public func open(_ url: URL) {
            messages.append { [navigation] in
                navigation.scene?.open(url, options: nil, completionHandler: nil)
            }
        }

        /// The current screen, ready to say where a popover points at.
        public var frameToAnchorAt: NavGraph.Frame? {
            current?.loadViewIfNeeded()
            return layers.last?.current?.frame
        }
    }
#endif
