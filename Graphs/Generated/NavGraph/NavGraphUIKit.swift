// The support code of navgraph 0.1.0: UIKit. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS)
import Foundation
import SwiftUI
import UIKit

extension NavGraph {
    /// A change of what is shown, which an animation of the app's own carries out.
    @MainActor
    final class AnimatedChange {
        /// What it happens in: the window's content, or a stack's.
        let view: UIView
        private var change: (() -> Void)?

        init(in view: UIView, _ change: @escaping () -> Void) {
            self.view = view
            self.change = change
        }

        /// Makes the change, at once and once. Animate it as `UIView.transition(with: change.view, …)` does, with
        /// this as the animations. An animation that does not call it gets the change when it returns.
        func perform() {
            let change = change
            self.change = nil
            change?()
        }
    }
}

extension NavGraph.Animation {
    /// An animation of the app's own.
    static func own(_ animate: @escaping (NavGraph.AnimatedChange) -> Void) -> NavGraph.Animation {
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

// Hears of a stack, and hands on the rest. Apple's systems ask first which methods the
// delegate has; those that are not here go to the app's delegate directly.

extension NavGraph.DelegateProxy: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        handOn(to: (any UINavigationControllerDelegate).self) {
            let method: ((UINavigationController, UIViewController, Bool) -> Void)? = $0.navigationController(
                _:willShow:animated:)
            return method?(navigationController, viewController, animated)
        }
        // The screen that comes may set its own delegate, which hears of the end instead of this one.
        navigation?.willShow(viewController, on: navigationController)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        handOn(to: (any UINavigationControllerDelegate).self) {
            let method: ((UINavigationController, UIViewController, Bool) -> Void)? = $0.navigationController(
                _:didShow:animated:)
            return method?(navigationController, viewController, animated)
        }
        navigation?.didShow(navigationController)
        look(at: navigationController)
    }

    #if !os(tvOS)
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask {
            handOn(to: (any UINavigationControllerDelegate).self) {
                let method: ((UINavigationController) -> UIInterfaceOrientationMask)? = $0
                    .navigationControllerSupportedInterfaceOrientations(_:)
                return method?(navigationController)
            } ?? .all
        }

        func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation {
            handOn(to: (any UINavigationControllerDelegate).self) {
                let method: ((UINavigationController) -> UIInterfaceOrientation)? = $0
                    .navigationControllerPreferredInterfaceOrientationForPresentation(_:)
                return method?(navigationController)
            } ?? .portrait
        }
    #endif

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        typealias Method = (UINavigationController, any UIViewControllerAnimatedTransitioning) ->
            (any UIViewControllerInteractiveTransitioning)?
        return handOn(to: (any UINavigationControllerDelegate).self) {
            let method: Method? = $0.navigationController(_:interactionControllerFor:)
            return method?(navigationController, animationController)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        typealias Method = (
            UINavigationController, UINavigationController.Operation, UIViewController, UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)?
        return handOn(to: (any UINavigationControllerDelegate).self) {
            let method: Method? = $0.navigationController(_:animationControllerFor:from:to:)
            return method?(navigationController, operation, fromVC, toVC)
        }
    }
}

extension NavGraph {
    /// Hears of what the user does to one container, and hands each call on to the delegate that the app has set.
    ///
    /// That delegate can also be a proxy, which hands on to the delegate before it: this one. Then the call goes
    /// to the delegate that was there first.
    @MainActor
    final class DelegateProxy: Forwarding {
        weak var navigation: Navigation?
        /// The app's delegate that `inner` has been set instead of.
        private weak var before: (any NSObjectProtocol)?
        private var wasSet = false
        /// The taps on tabs that this was asked and told of.
        var asked = TabTaps()
        var chosen = TabTaps()
        /// How often each method runs: more than once where a call has come back.
        private var running: [String: Int] = [:]
        /// The swipes back that a screen forbids, and whether they were possible before.
        private var forbidden: [(swipe: UIGestureRecognizer, wasEnabled: Bool)] = []
        /// The stack that it hears of, and the screens of ours that are on it.
        private weak var stack: UINavigationController?
        private var guests: [WeakController] = []

        /// Belongs to no actor, as that of `NSObject`; where all is on the main actor by default it would else be
        /// there.
        override nonisolated init() { super.init() }

        convenience init(_ navigation: Navigation) {
            self.init()
            self.navigation = navigation
        }

        /// Becomes the delegate instead of another. UIKit asks then what it responds to.
        func follow(_ delegate: (any NSObjectProtocol)?, _ set: () -> Void) {
            if wasSet { replacesUs = delegate != nil }
            wasSet = true
            if let inner, inner !== delegate { before = delegate == nil ? nil : inner }
            inner = delegate
            setAgain(set)
        }

        private func setAgain(_ set: () -> Void) {
            isBeingSet = true
            set()
            isBeingSet = false
        }

        /// Whether the calls that a delegate gets come here.
        func isReached(from delegate: (any NSObjectProtocol)?) -> Bool { above(from: delegate).isReached }

        /// The proxy, another router's, that hands on to this one directly.
        private func above(
            from delegate: (any NSObjectProtocol)?
        ) -> (isReached: Bool, proxy: DelegateProxy?) {
            var next = delegate
            var above: DelegateProxy?
            var passed: Set<ObjectIdentifier> = []
            while let proxy = next as? DelegateProxy, passed.insert(ObjectIdentifier(proxy)).inserted {
                if proxy === self { return (true, above) }
                above = proxy
                next = proxy.inner
            }
            return (false, nil)
        }

        /// Hands a call on, unless it has come from here already.
        @discardableResult
        func handOn<Delegate, Result>(
            to type: Delegate.Type, _ method: String = #function, _ call: (Delegate) -> Result?
        ) -> Result? {
            let count = running[method, default: 0]
            guard count < 2, let delegate = (count == 0 ? inner : before) as? Delegate else { return nil }
            running[method] = count + 1
            defer { running[method] = count }
            return call(delegate)
        }

        /// What the app has decided about the swipes comes back with the next screen.
        func letSwipe(on stack: UINavigationController, _ isAllowed: Bool) {
            if isAllowed {
                for (swipe, wasEnabled) in forbidden { swipe.isEnabled = wasEnabled }
                forbidden = []
            } else if forbidden.isEmpty {
                forbidden = stack.swipesBack.map { ($0, $0.isEnabled) }
                for (swipe, _) in forbidden { swipe.isEnabled = false }
            }
        }

        // MARK: The end

        /// Screens of ours are on a stack; for the time after the router.
        func remember(_ screens: [UIViewController], on stack: UINavigationController) {
            self.stack = stack
            guests = screens.map { WeakController($0) }
        }

        /// The router may be gone. Then this hands on as long as a screen of the router's is on the stack.
        func look(at stack: UINavigationController? = nil) {
            guard navigation == nil, let stack = stack ?? self.stack else { return }
            let left = stack.viewControllers.filter { one in guests.contains { $0.controller === one } }
            if left.isEmpty { return leave(stack) }
            for screen in left { Marker.mark(screen, for: nil, keeping: [self]) }
        }

        /// The app's delegate takes its place again, at the top or behind the proxy of another router.
        func leave(_ stack: UINavigationController) {
            letSwipe(on: stack, true)
            guests = []
            let app = inner
            if stack.delegate === self {
                stack.delegate = app as? any UINavigationControllerDelegate
            } else if let above = above(from: stack.delegate).proxy {
                above.inner = app
                let front = stack.delegate
                above.setAgain {
                    stack.delegate = nil
                    stack.delegate = front
                }
            }
            // Should the app's delegate still hand on to this one.
            inner = before
            before = nil
        }
    }

    /// A view controller that is not kept.
    struct WeakController {
        private(set) weak var controller: UIViewController?
        init(_ controller: UIViewController) { self.controller = controller }
    }
}

extension UINavigationController {
    /// The swipe from the edge, and the one from anywhere.
    fileprivate var swipesBack: [UIGestureRecognizer] {
        #if os(tvOS)
            return []
        #else
            if NavGraph.Platform.current == .tvOS { return [] }
            var swipes = [interactivePopGestureRecognizer].compactMap { $0 }
            #if compiler(>=6.2)
                if #available(iOS 26, visionOS 26, *), let swipe = interactiveContentPopGestureRecognizer {
                    swipes.append(swipe)
                }
            #endif
            return swipes
        #endif
    }
}

/// What the user does by back, swipes and taps on tabs is heard by the delegates of containers.
extension NavGraph.Navigation {
    /// Hears of all containers of all layers.
    func observe(_ layers: [NavGraph.Layer]) {
        for layer in layers { observe(layer) }
        for layer in layers.dropFirst() where !(layer.container.controller is UIAlertController) {
            observe(layer.container.controller.presentationController, of: layer.container.controller)
        }
        holdMenu(on: layers)
    }

    /// Hears of all containers of a layer. Its stacks let the user go back only where the graph does.
    private func observe(_ layer: NavGraph.Layer) {
        if let tabs = layer.container.controller as? UITabBarController { observe(tabs) }
        for region in layer.regions where region.isStack {
            guard let top = region.frames.last, let stack = top.controller.navigationController else { continue }
            if record(of: stack) == nil {
                // A stack of the app's own, with nothing of ours on it.
                if current?.isWindow == false { continue }
                _ = enter(stack, .stack)
            }
            observe(stack)
            guard let proxy = record(of: stack)?.delegate else { continue }
            proxy.letSwipe(on: stack, top.frame?.stays(queue.conditions) != true)
            proxy.remember(
                stack.viewControllers.filter { record(of: $0).map { !$0.isHost } ?? false }, on: stack)
        }
        for item in layer.regions.flatMap(\.frames) { mark(item.controller) }
    }

    /// Hears of the going of a screen that is shown. The views of SwiftUI's hosting controllers take no others.
    func mark(_ screen: UIViewController) {
        guard let record = record(of: screen), record.frame.actions == nil, !record.frame.isAlert else { return }
        let containers = [screen.navigationController, screen.tabBarController].compactMap { $0 }
        let records = ([screen] + containers).compactMap { self.record(of: $0) }
        NavGraph.Marker.mark(
            screen, for: self,
            keeping: records.flatMap { [$0.delegate, $0.presentationDelegate] }.compactMap { $0 })
    }

    /// Hears of back and swipes on a stack. A delegate that it has already goes on being told.
    func observe(_ stack: UINavigationController) {
        guard let record = record(of: stack) else { return }
        let proxy = record.delegate ?? NavGraph.DelegateProxy(self)
        record.delegate = proxy
        if !proxy.isReached(from: stack.delegate) { proxy.follow(stack.delegate) { stack.delegate = proxy } }
    }

    /// Hears of taps on tabs. A delegate that there is already goes on being told.
    func observe(_ tabs: UITabBarController) {
        guard let record = record(of: tabs) else { return }
        let proxy = record.delegate ?? NavGraph.DelegateProxy(self)
        record.delegate = proxy
        if !proxy.isReached(from: tabs.delegate) { proxy.follow(tabs.delegate) { tabs.delegate = proxy } }
    }

    /// Hears of the swipe that takes a layer away. A delegate that there is already goes on being told.
    func observe(_ presentation: UIPresentationController?, of container: UIViewController) {
        guard let presentation, let record = record(of: container) else { return }
        let proxy = record.presentationDelegate ?? NavGraph.DelegateProxy(self)
        record.presentationDelegate = proxy
        if !proxy.isReached(from: presentation.delegate) {
            proxy.follow(presentation.delegate) { presentation.delegate = proxy }
        }
    }

    /// A stack of the app's own has its delegate back.
    func forget(_ stack: UINavigationController) {
        guard let record = record(of: stack), let proxy = record.delegate else { return }
        proxy.leave(stack)
        records[ObjectIdentifier(stack)] = nil
    }

    /// A screen comes, and its view is loaded.
    func willShow(_ screen: UIViewController, on stack: UINavigationController) {
        mark(screen)
        holdMenu(on: layers)
        Task { [weak self] in self?.queue.advance() }
    }

    /// A stack may have come to rest.
    func didShow(_ stack: UINavigationController) { queue.advance() }

    /// The user has chosen a tab.
    func chose(_ tab: UIViewController) {
        let record = record(of: tab)
        for tabs in records.values where tabs.kind == .tabs {
            if let index = tabs.children.firstIndex(where: { $0 === record }) { tabs.active = index }
        }
        queue.heard("tab:" + (record?.made ?? ""), .tab)
    }
}

extension NavGraph {
    /// Answers for the delegate that it stands before: what it does not hear itself goes there directly.
    ///
    /// The members of `NSObject` belong to no actor, and so does what they read. UIKit calls them on the main
    /// thread.
    nonisolated class Forwarding: NSObject {
        /// The app's delegate.
        final weak var inner: (any NSObjectProtocol)? {
            didSet { remembered = nil }
        }
        /// Whether the app has set its delegate instead of this one, and so may hand on to it.
        final var replacesUs = false
        /// Whether this is becoming a delegate, or asks the app's what it responds to.
        final var isBeingSet = false
        private final var isAsking = false
        /// The app's delegate, as soon as UIKit may remember that it has a method that this class does not know.
        private final var remembered: (any NSObjectProtocol)?

        #if canImport(ObjectiveC)
            /// How the calls begin that are handled here; all others go to the app's delegate. Those of tabs are of
            /// two generations.
            private static let heard = [
                "navigationController:willShow", "navigationController:didShow", "tabBarController:shouldSelect",
                "tabBarController:didSelect", "presentationControllerShouldDismiss:",
                "presentationControllerDidDismiss:", "splitViewController:topColumnForCollapsing",
            ]

            override func responds(to selector: Selector!) -> Bool {
                let name = selector.map { NSStringFromSelector($0) } ?? ""
                // `navigationController:…`, `tabBarController:…`, `presentationController…:`, and their kin.
                let isDelegates = name.contains("ontroller")
                guard isDelegates, !Self.heard.contains(where: name.hasPrefix) else {
                    return super.responds(to: selector)
                }
                guard !isAsking else { return false }
                isAsking = true
                defer { isAsking = false }
                let isKnown = super.responds(to: selector)
                // What this class does not know it cannot end, should the app's delegate hand it back.
                if replacesUs, !isBeingSet, !isKnown { return false }
                guard let inner, inner.responds(to: selector) else { return false }
                if !isKnown { remembered = inner }
                return true
            }

            /// Never `nil`, which would be an unrecognized selector: the app's delegate, or this, which knows the
            /// rest.
            override func forwardingTarget(for selector: Selector!) -> Any? { remembered ?? inner ?? self }
        #endif
    }
}

/// The layers, as the hierarchy of view controllers has them.
extension NavGraph.Navigation {
    /// The layers as UIKit has them, the lowest first. View controllers that the app's own code presents are not
    /// among them.
    var layers: [NavGraph.Layer] { current.map { layers(of: $0).layers } ?? [] }

    /// The layer that a view controller is the container of.
    func layer(of container: UIViewController) -> NavGraph.Layer? {
        guard let record = record(of: container) else { return nil }
        var regions: [NavGraph.Layer.Region] = []
        var active = 0
        switch record.kind {
        case .tabs:
            regions = record.children.compactMap { region($0) }
            let selected = (container as? UITabBarController)?.selectedViewController
            active = regions.firstIndex { $0.container.content === selected } ?? record.active
            // The app's own code may have selected it.
            record.active = active
        default: (regions, active) = ([region(record)].compactMap { $0 }, 0)
        }
        guard regions.indices.contains(active) else { return nil }
        var layer = NavGraph.Layer(
            record.kind, for: record.made, container: item(of: container), regions: regions, active: active,
            ending: record.layerEnding ?? record.frame.ending,
            style: record.style ?? NavGraph.Style(of: container),
            isLocked: record.lock == nil && container.isModalInPresentation || container is UIAlertController)
        (layer.lock, layer.compact) = (record.lock, record.compact)
        return layer
    }

    /// A screen on the stack that the columns of a split view share while it is collapsed, and whose it is.
    private typealias SharedScreen = (screen: UIViewController, column: NavGraph.Record?)

    private func region(_ record: NavGraph.Record, sharing shared: [SharedScreen] = []) -> NavGraph.Layer.Region? {
        guard let container = record.controller else { return nil }
        var screens = [container]
        if record.kind == .stack, let stack = container as? UINavigationController {
            screens = stack.viewControllers
            if !shared.isEmpty { screens = shared.filter { $0.column === record }.map(\.screen) }
            // A column that the user has left on a narrow screen keeps what it had.
            if screens.isEmpty { screens = record.screens.compactMap(\.controller) }
            if screens.isEmpty { screens = [container] }
        }
        return NavGraph.Layer.Region(
            name: record.made, container: item(of: container), isStack: record.kind == .stack,
            frames: screens.map { item(of: $0) })
    }

}

/// Layers that the user cannot swipe away while some conditions hold, and screens that the user cannot go back from.
extension NavGraph.Navigation {
}

extension NavGraph {
    /// A view of zero size, the last one in the view of each screen that is shown. It tells of the screen's coming and
    /// going, which no delegate reports if the app's own code has set another delegate, or dismisses it.
    final class Marker: UIView {
        private weak var navigation: Navigation?
        /// The delegates around the screen: UIKit does not keep them, and the screen may outlive the router.
        private var proxies: [DelegateProxy]

        private init(_ navigation: Navigation?, _ proxies: [DelegateProxy]) {
            self.navigation = navigation
            self.proxies = proxies
            super.init(frame: .zero)
            isHidden = true
            isUserInteractionEnabled = false
            isAccessibilityElement = false
            accessibilityElementsHidden = true
        }

        required init?(coder: NSCoder) { nil }

        /// Puts one into the view of a screen, if that is loaded and has none; else that one keeps these delegates.
        ///
        /// It is the last subview: bars follow the first. The view of a hosting controller takes none.
        static func mark(
            _ screen: UIViewController, for navigation: Navigation?, keeping proxies: [DelegateProxy]
        ) {
            guard let view = screen.viewIfLoaded, !screen.isHostingController else { return }
            let content = (view as? UIVisualEffectView)?.contentView ?? view
            for case let marker as Marker in content.subviews where marker.navigation === navigation {
                marker.proxies = proxies
                return marker.standBehindContent()
            }
            content.addSubview(Marker(navigation, proxies))
        }

        /// The screen may have got its content later than this.
        private func standBehindContent() {
            guard let superview, let content = superview.subviews.last(where: { !($0 is Marker) }) else { return }
            let views = superview.subviews
            guard let own = views.firstIndex(of: self), let last = views.firstIndex(of: content), own < last else {
                return
            }
            superview.bringSubviewToFront(self)
        }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            // UIKit is in the middle of a change.
            Task { [weak self, weak navigation, proxies] in
                self?.standBehindContent()
                navigation?.queue.advance()
                for proxy in proxies { proxy.look() }
            }
        }
    }
}

extension UIViewController {
    /// Whether its view is SwiftUI's.
    fileprivate var isHostingController: Bool { self is any HostingController }
}

/// Hosting controllers of any content, and their subclasses.
private protocol HostingController {}
extension UIHostingController: HostingController {}

/// UIKit itself goes back and closes layers by the button Menu of tvOS. Where the graph lets the user do
/// neither, a recognizer of ours takes the press before UIKit does. At the bottom of the window Menu leaves the app.
extension NavGraph.Navigation {
    /// The conditions, or what is shown, may have changed.
    func holdMenu(on layers: [NavGraph.Layer]) {
        guard NavGraph.Platform.current == .tvOS, let layer = layers.last else { return }
        let regions = layer.kind == .split ? layer.regions : [layer.regions[layer.active]]
        for region in regions {
            guard let top = region.frames.last, let record = record(of: top.controller) else { continue }
            record.takeMenu(holdsMenu(region, of: layer, isWindow: layers.count == 1))
        }
        // The focus can be in the bar of tabs, which is in the view of no screen.
        if layer.kind == .tabs, layers.count > 1 {
            record(of: layer.container.controller)?.takeMenu(isLocked(layer))
        }
        let current = layer.current?.frame
        if focused !== current, focused.map({ isGone($0, from: layers) }) ?? true {
            layer.current?.controller.setNeedsFocusUpdate()
        }
        focused = current
    }

    /// Whether Menu does nothing in a region of the last layer.
    func holdsMenu(_ region: NavGraph.Layer.Region, of layer: NavGraph.Layer, isWindow: Bool) -> Bool {
        guard let frame = region.frames.last?.frame else { return false }
        if region.frames.count > 1 { return frame.stays(queue.conditions) }
        return !isWindow && !frame.isOfSystem && !frame.isAlert && isLocked(layer)
    }

    private func isLocked(_ layer: NavGraph.Layer) -> Bool {
        layer.isLocked || layer.lock?(queue.conditions) == true
    }

    private func isGone(_ frame: NavGraph.Frame, from layers: [NavGraph.Layer]) -> Bool {
        !layers.flatMap(\.regions).flatMap(\.frames).contains { $0.frame === frame }
    }
}

extension NavGraph.Record {
    /// Whether presses of Menu on the screen, whose view is loaded, come to nothing.
    fileprivate func takeMenu(_ isTaken: Bool) {
        if !isTaken, menu == nil { return }
        guard let view = controller?.viewIfLoaded else { return }
        let recognizer = menu ?? UITapGestureRecognizer()
        recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
        recognizer.isEnabled = isTaken
        if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
        menu = recognizer
    }
}

extension NavGraph.Frame {
    /// The user cannot go back from the screen: by no button, which tvOS does not have, and not by Menu.
    func stay(_ screen: UIViewController) {
        isStaying = true
        #if !os(tvOS)
            if NavGraph.Platform.current != .tvOS { screen.navigationItem.hidesBackButton = true }
        #endif
    }
}

extension NavGraph {
    /// The navigation of one window, or hosted of what the app opens at its own places: runs the steps of the
    /// app on what UIKit shows.
    ///
    /// It keeps no list of what is shown. For each view controller that a router made it has a record
    /// of what UIKit cannot know: which screen it is, and how it was opened. No record keeps its view controller
    /// alive.
    final class Navigation: Navigator {
        /// For the window's `rootViewController`. Its one child is the window layer.
        var root: UIViewController { rootContainer }
        let rootContainer = WindowController()
        private let makeStack: (_ name: String, _ start: UIViewController) -> UINavigationController

        var records: [ObjectIdentifier: Record] = [:]
        private var count = 0
        /// Where layers stand; and where the step acts.
        var openings: [RootOpening] = []
        var current: RootOpening?
        /// Hosted, a view controller of the app's window, and the one that something was opened from last.
        private(set) weak var host: UIViewController?
        weak var lastFrom: UIViewController?
        /// Those that something is to be opened from when they have come to rest.
        var waitingFrom: [WeakController] = []
        /// The transitions of the running step that are not shown yet: presentations, dismissals and changes of
        /// the root.
        var transitions = ViewTransitionQueue()
        /// Whether what the app moves is still waited for.
        var isPatient = true
        /// Which frame was current when all came to rest; where it has gone, the focus is sought anew.
        weak var focused: Frame?
        /// The stack whose push or pop runs.
        weak var moving: UINavigationController?
        /// The roots that there have been, which lie behind each other: a root that was there before goes back.
        var roots: [String] = []
        /// Why something that a step has made cannot be shown.
        var faultOfMaking: (any Error)?
        /// What a segue that runs is to do with its destination.
        var preparing: (identifier: String, prepare: (UIViewController) -> Void)?

        /// Keeps `makeStack`, which makes the container of a stack around its first screen, for the flow or
        /// screen of a name; and `observer` weakly.
        ///
        /// The conditions `changing` change on their own, in all windows of an app: also that of `other`.
        init(
            _ conditions: Conditions, _ observer: (any Observer)?, changing: [any Name] = [],
            sharing other: Navigation? = nil,
            makeStack: @escaping (_ name: String, _ start: UIViewController) -> UINavigationController
        ) {
            self.makeStack = makeStack
            super.init(conditions, observer, changing: changing, sharing: other)
            let opening = RootOpening(window: rootContainer)
            openings = [opening]
            current = opening
            queue.display = self
            rootContainer.appeared = { [weak self] in self?.queue.advance() }
        }

        /// The launch: nothing of it is animated, and what faults leaves its root alone.
        func launch(_ body: @escaping (Step) throws -> Void) { queue.launch(body) }

        /// The shown screens, as a value; hosted, of the frontmost opening.
        var state: Snapshot {
            return Snapshot(layers)
        }

        /// Gives a scene that has been made its data. Where it has no store, the step that makes it is a fault.
        func fill(_ body: () throws -> Void) {
            do { try body() } catch { faultOfMaking = error }
        }

        // MARK: Screens

        /// Enters a screen that was opened so.
        @discardableResult
        func enter(_ screen: UIViewController, as name: some Name, _ ending: Ending? = nil) -> Frame {
            enter(screen, .single, in: frame(name, ending)).frame
        }

        /// Enters the alert or screen that was made for a frame.
        func enter(_ alert: UIViewController, as frame: Frame) { enter(alert, .single, in: frame) }

        /// The record of a view controller that a router made.
        func frame(of controller: UIViewController) -> Frame? { record(of: controller)?.frame }

        // MARK: Containers

        /// A stack with a first screen in it, made for a flow or screen and opened so.
        func stack(
            _ start: UIViewController, for name: some Name, _ ending: Ending? = nil
        ) -> UIViewController {
            stack(start, for: name.text, ending)
        }

        func stack(_ start: UIViewController, for name: String, _ ending: Ending?) -> UIViewController {
            container(makeStack(name, start), from: start, for: name, ending)
        }

        func container(
            _ stack: UINavigationController, from start: UIViewController, for name: String, _ ending: Ending?
        ) -> UIViewController {
            enter(stack, from: start, for: name, ending)
            (stack as? StackController)?.disappeared = { [weak self] in self?.queue.advance() }
            return stack
        }

        func enter(
            _ stack: UINavigationController, from start: UIViewController, for name: String, _ ending: Ending?
        ) {
            let record = enter(stack, .stack, for: name, ending: ending)
            record.frame.values = frame(of: start)?.values ?? [:]
            observe(stack)
        }

        /// A single screen, made for a flow or screen and opened so.
        func single(
            _ screen: UIViewController, for name: some Name, _ ending: Ending? = nil
        ) -> UIViewController {
            record(of: screen)?.made = name.text
            record(of: screen)?.layerEnding = ending
            return screen
        }

        /// Tabs, each made with `stack` or `single`.
        func tabs(
            _ tabs: UITabBarController, of children: [UIViewController], for name: some Name,
            _ ending: Ending? = nil
        ) -> UIViewController {
            enter(tabs, .tabs, for: name.text, ending: ending).children = children.compactMap { record(of: $0) }
            observe(tabs)
            // The first item may be a button, which is never selected.
            let first = children.first { !($0 is TabButton) }
            for case let button as TabButton in children { keepSelection(of: tabs, without: button) }
            if tabs.selectedViewController is TabButton { tabs.selectedViewController = first }
            return tabs
        }

        func enter(
            _ container: UIViewController, _ kind: Layer.Kind, for name: String = "", ending: Ending? = nil
        ) -> Record {
            let frame = Frame("", in: queue)
            let record = enter(container, kind, in: frame)
            guard record.frame === frame else { return record }
            record.made = name
            record.layerEnding = ending
            return record
        }

        // MARK: Records

        @discardableResult
        private func enter(_ controller: UIViewController, _ kind: Layer.Kind, in frame: Frame) -> Record {
            if let shown = record(of: controller), shown.isPlaced {
                // UIKit ends an app that shows one twice.
                NavGraph.warn("for \(frame.screen) the app has returned \(type(of: controller)), which is shown")
                faultOfMaking = Fault.reused
                return shown
            }
            count += 1
            let record = Record(controller, kind: kind, frame: frame, number: count)
            records[ObjectIdentifier(controller)] = record
            return record
        }

        func record(of controller: AnyObject) -> Record? {
            let record = records[ObjectIdentifier(controller)]
            return record?.controller === controller ? record : nil
        }

        func record(of frame: Frame) -> Record? { records.values.first { $0.frame === frame } }

        /// A view controller as a value of the layers.
        func item(of screen: AnyObject) -> LayerItem { LayerItem(screen, record(of: screen)?.frame) }

        func item(showing frame: Frame) -> LayerItem? {
            record(of: frame)?.controller.map { LayerItem($0, frame) }
        }

        func load(_ screen: AnyObject) { (screen as? UIViewController)?.loadViewIfNeeded() }
    }
}

/// Where view controllers stand, and what the user has changed since the last step.
extension NavGraph.Navigation {
    /// Remembers where screens have come to stand, and forgets those that are gone.
    func place(_ layers: [NavGraph.Layer]) {
        guard let opening = current else { return }
        for record in records.values where record.opening === opening {
            record.isPlaced = false
            record.isDropped = false
        }
        for layer in layers {
            guard let bottom = self.bottom(of: layer) else { continue }
            bottom.active = layer.active
            if layer.hasChoice {
                bottom.children = layer.regions.compactMap { record(of: $0.container.controller) }
            }
            for region in layer.regions { place(region, in: bottom, opening) }
        }
        records = records.filter { $0.value.controller != nil }
        if !openings.contains(where: { $0 === opening }) { openings.append(opening) }
    }

    /// The record of a layer's container. That of a stack of the app's is there only as long as something of ours
    /// is on it.
    private func bottom(of layer: NavGraph.Layer) -> NavGraph.Record? {
        let container = layer.container.controller
        if current?.isWindow == false, container === current?.base {
            let screens = layer.regions[0].frames.compactMap { self.record(of: $0.controller) }
            guard let stack = container as? UINavigationController, screens.contains(where: { !$0.isHost }) else {
                return nil
            }
            if let record = record(of: stack) { return record }
            let record = enter(stack, .stack)
            record.isHost = true
            return record
        }
        guard let record = record(of: container) else { return nil }
        record.isPlaced = true
        record.isLayer = true
        record.made = layer.made
        record.layerEnding = layer.ending
        record.lock = layer.lock
        record.opening = current
        return record
    }

    private func place(
        _ region: NavGraph.Layer.Region, in layer: NavGraph.Record, _ opening: NavGraph.RootOpening
    ) {
        let bottom = record(of: region.container.controller)
        bottom?.made = region.name
        bottom?.screens = region.frames.compactMap { record(of: $0.controller) }
        for screen in region.frames.map(\.controller) {
            guard let record = record(of: screen) else { continue }
            record.isPlaced = true
            record.opening = opening
            record.layer = layer
            record.region = bottom
            record.stack =
                region.isStack ? screen.navigationController.flatMap { self.record(of: $0) } ?? bottom : nil
        }
    }

    var shown: Set<ObjectIdentifier> {
        var shown: Set<ObjectIdentifier> = []
        for layer in openings.flatMap({ layers(of: $0).layers }) {
            for item in [layer.container] + layer.regions.flatMap(\.frames) {
                if let record = record(of: item.controller) { shown.insert(ObjectIdentifier(record)) }
            }
        }
        return shown
    }

    /// What the user has taken away since the last step, by back or swipe, topmost first.
    func takenByUser() -> [NavGraph.Removal] {
        faultOfMaking = nil
        let shown = shown
        let placed = records.values.filter(\.isPlaced).sorted { $0.number > $1.number }
        var taken: [NavGraph.Removal] = []
        let gone = placed.filter { !shown.contains(ObjectIdentifier($0)) && !$0.frame.isAlert }
        for layer in gone where layer.isLayer {
            let front = layer.kind == .single ? layer.screens : layer.activeRegion?.screens ?? []
            let name = front.last(where: \.isPlaced)?.frame.screen ?? layer.frame.screen
            for inner in placed where inner.layer === layer { inner.isPlaced = false }
            layer.isPlaced = false
            taken.append(NavGraph.Removal(name, by: .swipe, ending: layer.layerEnding, place: layer.opening))
        }
        for record in gone where record.isPlaced && record.stack != nil {
            record.isPlaced = false
            guard !record.isDropped else { continue }
            let isInner = gone.contains { $0.isPlaced && $0.region === record.region }
            let below = record.region?.screens.prefix { $0 !== record }.last { $0.isPlaced && $0.controller != nil }
            taken.append(
                NavGraph.Removal(
                    record.frame.screen, by: .back, ending: record.frame.ending, isInner: isInner,
                    opener: isInner ? nil : below?.frame, place: record.opening))
        }
        return taken
    }

    /// The user has chosen the selected tab again: the screens above its first one go, which does not count as
    /// going back.
    func choseAgain(_ controller: UIViewController) {
        guard let region = record(of: controller) else { return }
        for record in region.screens.dropFirst() { record.isDropped = true }
    }

    // MARK: What acts

    /// What layers are from now on; a screen of another column acts, and so the user has turned to that column.
    func focus(_ frame: NavGraph.Frame?, in place: AnyObject?) throws {
        let opening = place as? NavGraph.RootOpening ?? frame.flatMap { record(of: $0)?.opening }
        if let opening { current = opening }
    }

    /// What the window layer was made for; `nil` if absent.
    var rootName: String? {
        return layers.first?.made
    }

    /// Nothing of ours is current while something of the app's is in front. An alert is gone already when one of
    /// its actions runs.
    func isCurrent(_ frame: NavGraph.Frame, in layers: [NavGraph.Layer]) -> Bool {
        if let current, let layer = layers.last, layer.current?.frame === frame {
            // The view of a screen that a column has just been given may not be there yet.
            return self.layers(of: current).areInFront
                && (current.isWindow || layer.container.controller.viewIfLoaded?.window != nil)
        }
        guard frame.isAlert, let record = record(of: frame) else { return false }
        return record.isPlaced && !layers.contains { $0.container.frame === frame }
    }
}

// Where popovers point at. tvOS has none: nothing is placed there, and no screen is asked.

extension NavGraph {
    #if os(tvOS)
        /// Stands for what popovers are placed by on other platforms.
        @MainActor
        final class Popover {
            private init() {}
        }
    #else
        /// What a popover is placed by.
        typealias Popover = UIPopoverPresentationController
    #endif

    /// What says where a popover points at, just before it is presented.
    @MainActor
    final class PopoverAnchor {
        fileprivate let set: (Popover) -> Void

        fileprivate init(set: @escaping (Popover) -> Void) { self.set = set }

        /// The app's own code says it.
        convenience init(_ place: ((Popover) -> Void)?) { self.init(set: { place?($0) }) }
    }

    /// What a layer is placed by, if it is to be presented as a popover.
    @MainActor
    fileprivate static func popover(of layer: UIViewController) -> Popover? {
        #if os(tvOS)
            nil
        #else
            Platform.current == .tvOS ? nil : layer.popoverPresentationController
        #endif
    }
}

extension NavGraph.Step {
    /// Lets a screen say where a popover points at: the current one, or that of `frame`.
    func anchor<Screen>(
        at frame: NavGraph.Frame? = nil, _ place: @escaping (Screen, NavGraph.Popover) -> Void
    ) -> NavGraph.PopoverAnchor {
        anchor(of: frame) { controller, popover in
            // Below a button among tabs, any screen can be current.
            if let screen = controller as? Screen { place(screen, popover) }
        }
    }

    /// The same of an event of a group: the code that announces it may say where.
    func groupAnchor(
        _ place: ((NavGraph.Popover) -> Void)?, at frame: NavGraph.Frame? = nil
    ) -> NavGraph.PopoverAnchor {
        anchor(of: frame) { place?($1) }
    }

    private func anchor(
        of frame: NavGraph.Frame?, by place: @escaping (UIViewController, NavGraph.Popover) -> Void
    ) -> NavGraph.PopoverAnchor {
        #if os(tvOS)
            NavGraph.PopoverAnchor(nil)
        #else
            let controller = (frame ?? frameToAnchorAt).flatMap { navigation.record(of: $0)?.controller }
            return NavGraph.PopoverAnchor(set: { popover in
                guard let controller else { return }
                let view = NavGraph.hasPlace(popover) ? nil : controller.viewIfLoaded
                if let view { NavGraph.point(popover, toMiddleOf: view) }
                place(controller, popover)
                guard let view, popover.sourceView === view else { return }
                // Any other place wins.
                if let item = NavGraph.item(of: popover), item !== view { popover.sourceView = nil }
            })
        #endif
    }
}

extension UIViewController {
    /// Is to be presented in a style at a place, if there are popovers.
    func point(at anchor: NavGraph.PopoverAnchor, as style: NavGraph.Style) {
        #if !os(tvOS)
            if NavGraph.Platform.current == .tvOS { return }
            if style == .popover { modalPresentationStyle = .popover }
            if let popover = NavGraph.popover(of: self) { anchor.set(popover) }
        #endif
    }
}

extension NavGraph.Navigation {
    /// A popover without an anchor points at the middle.
    func placePopover(of layer: UIViewController, on presenter: UIViewController) {
        #if !os(tvOS)
            guard let popover = NavGraph.popover(of: layer), let view = presenter.viewIfLoaded else { return }
            if !NavGraph.hasPlace(popover) { NavGraph.point(popover, toMiddleOf: view) }
        #endif
    }
}

#if !os(tvOS)
    extension NavGraph {
        /// Whether the app has said where a popover is to point.
        @MainActor fileprivate static func hasPlace(_ popover: Popover) -> Bool {
            popover.sourceView != nil || item(of: popover) != nil
        }

        /// What a popover points at, unless that is a view.
        @MainActor fileprivate static func item(of popover: Popover) -> AnyObject? {
            if #available(iOS 16, *) { popover.sourceItem } else { popover.barButtonItem }
        }

        @MainActor fileprivate static func point(_ popover: Popover, toMiddleOf view: UIView) {
            popover.sourceView = view
            popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        }
    }
#endif

// What is heard of a presentation, and what is only handed on.

extension NavGraph.DelegateProxy: UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        return handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
            let method: ((UIPresentationController) -> Bool)? = $0.presentationControllerShouldDismiss(_:)
            return method?(presentationController)
        } ?? true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
            let method: ((UIPresentationController) -> Void)? = $0.presentationControllerWillDismiss(_:)
            return method?(presentationController)
        }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
            let method: ((UIPresentationController) -> Void)? = $0.presentationControllerDidDismiss(_:)
            return method?(presentationController)
        }
        navigation?.queue.advance()
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
            let method: ((UIPresentationController) -> Void)? = $0.presentationControllerDidAttemptToDismiss(_:)
            return method?(presentationController)
        }
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
            let method: ((UIPresentationController) -> UIModalPresentationStyle)? = $0.adaptivePresentationStyle(
                for:)
            return method?(controller)
        } ?? .automatic
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
            let method: ((UIPresentationController, UITraitCollection) -> UIModalPresentationStyle)? = $0
                .adaptivePresentationStyle(for:traitCollection:)
            return method?(controller, traitCollection)
        } ?? .automatic
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        typealias Method = (UIPresentationController, UIModalPresentationStyle) -> UIViewController?
        return handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
            let method: Method? = $0.presentationController(_:viewControllerForAdaptivePresentationStyle:)
            return method?(controller, style)
        }
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        typealias Method = (
            UIPresentationController, UIModalPresentationStyle, (any UIViewControllerTransitionCoordinator)?
        ) -> Void
        handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
            let method: Method? =
                $0.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
            return method?(presentationController, style, transitionCoordinator)
        }
    }
}

#if !os(tvOS)
    extension NavGraph.DelegateProxy: UIPopoverPresentationControllerDelegate {
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            handOn(to: (any UIPopoverPresentationControllerDelegate).self) {
                let method: ((UIPopoverPresentationController) -> Void)? = $0.prepareForPopoverPresentation(_:)
                return method?(popoverPresentationController)
            }
        }
    }

    extension NavGraph.DelegateProxy: UISheetPresentationControllerDelegate {
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            handOn(to: (any UISheetPresentationControllerDelegate).self) {
                let method: ((UISheetPresentationController) -> Void)? = $0
                    .sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
                return method?(sheetPresentationController)
            }
        }
    }
#endif

extension NavGraph {
    /// The facts about a view controller that a router made, in addition to UIKit's own.
    @MainActor
    final class Record {
        weak var controller: UIViewController?
        let frame: Frame
        /// What kind of layer it is the container of, if it is that of one.
        let kind: Layer.Kind
        /// Counts up: what was made later has the greater number.
        let number: Int

        // As the container of a layer, or of a tab or column.

        /// The flow or screen that it was made for.
        var made: String
        /// How the layer was opened.
        var layerEnding: Ending?
        /// The style of the layer in the graph, where UIKit is told another one.
        var style: Style?
        /// When the layer cannot be swiped away, where that depends on the conditions.
        var lock: Lock?
        /// The containers of its tabs or columns.
        var children: [Record] = []
        /// The tab or column that is active, where UIKit does not know.
        var active = 0
        /// Of columns, the one that a narrow window shows, until a step makes one active.
        var compact: Int?
        /// What takes the presses of Menu on a screen of tvOS that stays.
        var menu: UITapGestureRecognizer?
        /// The delegate of its stack or tabs, and of its presentation.
        var delegate: DelegateProxy?
        var presentationDelegate: DelegateProxy?

        // As the last step left it.

        /// Where it stands; `nil` before that.
        weak var opening: RootOpening?
        var isLayer = false
        /// Whether it is a stack of the app's own.
        var isHost = false
        /// Whether it is on the screen, or below what is.
        var isPlaced = false
        /// Whether the user has chosen the selected tab again, and it goes for that.
        var isDropped = false
        /// The layer that it is in, the region of that, and what UIKit has it on.
        weak var layer: Record?
        weak var region: Record?
        weak var stack: Record?
        /// Of a column, its screens.
        var screens: [Record] = []

        /// Of tabs and columns the active one, else itself.
        var activeRegion: Record? {
            kind == .tabs || kind == .split ? children.indices.contains(active) ? children[active] : nil : self
        }

        init(_ controller: UIViewController, kind: Layer.Kind, frame: Frame, number: Int) {
            self.controller = controller
            self.kind = kind
            self.frame = frame
            self.number = number
            made = frame.screen
        }
    }
}

extension NavGraph.Record {
    /// What it is the container of is a layer's now, or a screen's place.
    func isOurs(in opening: NavGraph.RootOpening) -> Bool { self.opening === opening && !isHost }
}

extension NavGraph.LayerItem {
    /// Items of UIKit are view controllers.
    var controller: UIViewController {
        guard let controller = content as? UIViewController else { preconditionFailure("no view controller") }
        return controller
    }
}

extension NavGraph {
    /// The place of layers: in the router's own window, or on a view controller of the app.
    @MainActor
    final class RootOpening {
        /// The window's container; or of the app's the stack, or the view controller that is on none.
        private weak var place: UIViewController?
        /// Hosted, what was the top of the stack then.
        private(set) weak var bottom: UIViewController?
        /// Hosted, what has presented the lowest layer. What it was presented from may be gone.
        weak var presenter: UIViewController?
        /// Hosted, the app's window.
        private weak var window: UIWindow?
        /// Whether it is in the router's own window.
        let isWindow: Bool

        init(window: WindowController) {
            place = window
            isWindow = true
        }

        /// What layers stand on.
        var base: UIViewController? { place ?? presenter }

        /// What presents the lowest layer: a view controller with no parent.
        var presentingRoot: UIViewController? {
            if let presenter, presenter.presentedViewController != nil { return presenter.outermost }
            return base?.outermost
        }

    }
}

/// Hosted, layers stand on the app's own view controllers, at several places at once.
extension NavGraph.Navigation {
    /// The layers of an opening, and whether the last of them is in front of all that is presented there.
    func layers(of opening: NavGraph.RootOpening) -> (layers: [NavGraph.Layer], areInFront: Bool) {
        var stacked = StackedLayers(opening: opening)
        if opening.isWindow {
            guard let child = rootContainer.child else { return ([], true) }
            read(child, in: rootContainer, into: &stacked)
        }
        return (stacked.layers, stacked.areInFront)
    }

    /// The layers that are read along the chain of presentations.
    private struct StackedLayers {
        let opening: NavGraph.RootOpening
        var layers: [NavGraph.Layer] = []
        var areInFront = true
    }

    /// A container, and what is presented above it. What no router made is nobody's layer: it is in front, unless
    /// it stands in the context of a screen, as a search does.
    private func read(_ container: UIViewController, in root: UIViewController, into stacked: inout StackedLayers) {
        if container.isBeingDismissed { return }
        let owner = record(of: container)?.opening
        let layer = owner == nil || owner === stacked.opening ? layer(of: container) : nil
        if let layer {
            stacked.areInFront = true
            stacked.layers.append(layer)
        } else if !container.isInContext {
            stacked.areInFront = false
        }
        for one in presentations(in: root, from: layer?.current?.controller) { read(one, in: one, into: &stacked) }
    }

    /// The presented view controllers of a container: first in the contexts of its current screen, then the
    /// container's own.
    func presentations(in root: UIViewController, from screen: UIViewController?) -> [UIViewController] {
        var found: [UIViewController] = []
        let start = screen.flatMap { $0 === root || $0.isInside(root) ? $0 : nil } ?? root
        for one in sequence(first: start, next: { $0 === root ? nil : $0.parent }) {
            guard let presented = one.presentedViewController, presented !== root,
                !found.contains(where: { $0 === presented })
            else { continue }
            found.append(presented)
        }
        return found
    }

}

extension UIViewController {

    /// The container that is in no other.
    fileprivate var outermost: UIViewController {
        var one = self
        while let parent = one.parent { one = parent }
        return one
    }

    /// Whether it is presented in the context of a screen, and so is not a layer of the window.
    var isInContext: Bool {
        self is UISearchController || modalPresentationStyle == .currentContext
            || modalPresentationStyle == .overCurrentContext
    }

    fileprivate func isInside(_ container: UIViewController) -> Bool {
        var next = parent
        while let one = next {
            if one === container { return true }
            next = one.parent
        }
        return false
    }
}

/// Moves that bring in view controllers which routers made.
extension NavGraph.Step {
    /// A new layer of a screen in a stack, which has the screen's name and ending.
    func presentStack(
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
    func present(
        _ container: UIViewController, as style: NavGraph.Style = .sheet, isLocked: Bool = false,
        lockedWhile lock: NavGraph.Lock? = nil, detents: [NavGraph.Detent] = [],
        at anchor: NavGraph.PopoverAnchor? = nil, animation: NavGraph.Animation = .standard
    ) {
        anchor.map { container.point(at: $0, as: style) }
        if let transition = animation.modalTransitionStyle { container.modalTransitionStyle = transition }
        if !detents.isEmpty, NavGraph.Platform.current != .tvOS { container.rest(at: detents, as: style) }
        guard var layer = navigation.layer(of: container) else { return }
        if style != .sheet { layer.style = style }
        if isLocked { layer.isLocked = true }
        layer.lock = lock
        present(layer, animation: animation)
    }

    /// A new window layer; all others go.
    func root(_ container: UIViewController, animation: NavGraph.Animation = .standard) {
        if let layer = navigation.layer(of: container) { root(layer, animation: animation) }
    }

    /// What a root makes, afresh, in the window layer that is there: it stays opened as it was. The way of a link
    /// is followed from here by further moves, all or nothing.
    func restart(_ container: UIViewController) {
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
    var current: UIViewController? { layers.last?.current?.controller }

    /// Leaves the app.
    func open(_ url: String) {
        if let url = URL(string: url) { open(url) }
    }

    /// The same of a value.
    func open(_ url: URL) {
        messages.append { [navigation] in
            navigation.scene?.open(url, options: nil, completionHandler: nil)
        }
    }

    /// The current screen, ready to say where a popover points at.
    var frameToAnchorAt: NavGraph.Frame? {
        current?.loadViewIfNeeded()
        return layers.last?.current?.frame
    }
}

extension NavGraph {
    /// An item of tabs that selects nothing: it fires an event. Nothing of it is ever shown but the item.
    @MainActor
    final class TabButton: UIViewController {
        let event: String
        let body: (Step) throws -> Void

        init(_ event: String, item: UITabBarItem, body: @escaping (Step) throws -> Void) {
            self.event = event
            self.body = body
            super.init(nibName: nil, bundle: nil)
            tabBarItem = item
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        /// The app's own code has selected it, or the user has while no delegate of ours was asked.
        var selected: (() -> Void)?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            selected?()
        }
    }
}

extension NavGraph.Navigation {
    /// A button among tabs. `body` makes the moves of its event.
    func button(
        _ event: String, _ item: UITabBarItem, body: @escaping (NavGraph.Step) throws -> Void
    ) -> UIViewController {
        NavGraph.TabButton(event, item: item, body: body)
    }

    /// Nothing selects a button: what was selected before is so again.
    func keepSelection(of tabs: UITabBarController, without button: NavGraph.TabButton) {
        button.selected = { [weak self, weak tabs] in
            guard let self, let tabs, let record = record(of: tabs) else { return }
            let own = record.children.compactMap(\.controller)
            tabs.selectedViewController = record.activeRegion?.controller ?? own.first
        }
    }

    /// The user has pressed one. It acts as long as its tabs are the last layer, whatever they show.
    func pressed(_ button: NavGraph.TabButton, of tabs: UITabBarController) {
        queue.fire(
            button.event, cause: .tap,
            turn: { [weak self, weak tabs] in
                guard let self, let tabs, let opening = record(of: tabs)?.opening else { return false }
                current = opening
                let (layers, areInFront) = layers(of: opening)
                return areInFront && layers.last?.container.controller === tabs
            }, body: button.body)
    }
}

// Hears of tabs. Of those that are made of `UITab`, iOS 18 and 26 may tell by both generations of methods,
// and iOS 27 by the newer alone.

extension NavGraph.DelegateProxy: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        mayChoose(viewController, in: tabBarController, by: .controller) {
            handOn(to: (any UITabBarControllerDelegate).self) {
                let method: ((UITabBarController, UIViewController) -> Bool)? =
                    $0.tabBarController(_:shouldSelect:)
                return method?(tabBarController, viewController)
            }
        }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        handOn(to: (any UITabBarControllerDelegate).self) {
            let method: ((UITabBarController, UIViewController) -> Void)? = $0.tabBarController(_:didSelect:)
            return method?(tabBarController, viewController)
        }
        if chosen.isNews(of: viewController, .controller) { navigation?.chose(viewController) }
    }

    @available(iOS 18, tvOS 18, visionOS 2, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        mayChoose(tab.viewController, in: tabBarController, by: .tab) {
            handOn(to: (any UITabBarControllerDelegate).self) {
                let method: ((UITabBarController, UITab) -> Bool)? = $0.tabBarController(_:shouldSelectTab:)
                return method?(tabBarController, tab)
            }
        }
    }

    @available(iOS 18, tvOS 18, visionOS 2, *)
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        handOn(to: (any UITabBarControllerDelegate).self) {
            let method: ((UITabBarController, UITab, UITab?) -> Void)? =
                $0.tabBarController(_:didSelectTab:previousTab:)
            return method?(tabBarController, selectedTab, previousTab)
        }
        guard let tab = selectedTab.viewController, chosen.isNews(of: tab, .tab) else { return }
        navigation?.chose(tab)
    }

    /// Whether a tap may select a tab, which the app's delegate is asked for. A button is pressed instead.
    private func mayChoose(
        _ tab: UIViewController?, in tabs: UITabBarController, by generation: NavGraph.TabMethods,
        _ ask: () -> Bool?
    ) -> Bool {
        let isNews = tab.map { asked.isNews(of: $0, generation) } ?? false
        if let button = tab as? NavGraph.TabButton {
            if isNews { navigation?.pressed(button, of: tabs) }
            return false
        }
        guard ask() ?? true else { return false }
        guard let tab, tabs.selectedViewController === tab else { return true }
        if NavGraph.Platform.current == .tvOS { return false }
        if isNews { navigation?.choseAgain(tab) }
        return true
    }

    #if !os(tvOS)
        func tabBarControllerSupportedInterfaceOrientations(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientationMask {
            handOn(to: (any UITabBarControllerDelegate).self) {
                let method: ((UITabBarController) -> UIInterfaceOrientationMask)? = $0
                    .tabBarControllerSupportedInterfaceOrientations(_:)
                return method?(tabBarController)
            } ?? .all
        }

        func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation {
            handOn(to: (any UITabBarControllerDelegate).self) {
                let method: ((UITabBarController) -> UIInterfaceOrientation)? = $0
                    .tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
                return method?(tabBarController)
            } ?? .portrait
        }
    #endif

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        typealias Method = (UITabBarController, any UIViewControllerAnimatedTransitioning) ->
            (any UIViewControllerInteractiveTransitioning)?
        return handOn(to: (any UITabBarControllerDelegate).self) {
            let method: Method? = $0.tabBarController(_:interactionControllerFor:)
            return method?(tabBarController, animationController)
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        typealias Method = (UITabBarController, UIViewController, UIViewController) ->
            (any UIViewControllerAnimatedTransitioning)?
        return handOn(to: (any UITabBarControllerDelegate).self) {
            let method: Method? = $0.tabBarController(_:animationControllerForTransitionFrom:to:)
            return method?(tabBarController, fromVC, toVC)
        }
    }
}

extension NavGraph {
    /// Returns a container of tabs, made of `UITab` from iOS 18, tvOS 18 and visionOS 2.
    ///
    /// Titles, images and badges are those of the `tabBarItem` of each view controller.
    ///
    /// - Parameter titles: for each item its name, which identifies the tab, and a title if its `tabBarItem` has none.
    @MainActor
    static func tabs(
        _ children: [UIViewController], titles: KeyValuePairs<String, String>
    ) -> UITabBarController {
        let tabs = UITabBarController()
        let items = zip(children, titles)
        for (child, named) in items where child.tabBarItem.title == nil { child.tabBarItem.title = named.value }
        if #available(iOS 18, tvOS 18, visionOS 2, *) {
            tabs.tabs = items.map { child, named in
                let item: UITabBarItem = child.tabBarItem
                let tab = UITab(title: item.title ?? "", image: item.image, identifier: named.key) { _ in child }
                tab.badgeValue = item.badgeValue
                return tab
            }
        } else {
            tabs.viewControllers = children
        }
        return tabs
    }
}

extension NavGraph {
    /// The delegate's methods for view controllers, and those for tabs of iOS 18.
    enum TabMethods { case controller, tab }

    /// Counts each tap on a tab once, where UIKit tells of it by two methods of a delegate.
    struct TabTaps {
        private weak var last: UIViewController?
        private var generation = TabMethods.controller

        /// Whether this is not the other method's tap.
        mutating func isNews(of tab: UIViewController, _ generation: TabMethods) -> Bool {
            if last === tab, self.generation != generation {
                last = nil
                return false
            }
            (last, self.generation) = (tab, generation)
            return true
        }
    }
}

/// UIKit is told what to show.
extension NavGraph.Navigation: NavGraph.Display {
    /// A layer is presented only where the window shows something; what is full screen takes all below it out of
    /// the window.
    func check(_ step: NavGraph.Step) throws {
        if let faultOfMaking {
            self.faultOfMaking = nil
            throw faultOfMaking
        }
        guard step.layers.count > max(kept(of: step.before, in: step.layers), 1) else { return }
        guard frontmost?.viewIfLoaded?.window != nil else { throw NavGraph.Fault.notOnScreen }
    }

    func show(_ step: NavGraph.Step) {
        isPatient = true
        place(step.layers)
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
        if let style = animation.modalTransitionStyle { gone.last?.modalTransitionStyle = style }
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
        if let animate = animation.animator {
            let view: UIView = current?.base?.viewIfLoaded ?? rootContainer.view
            let change = NavGraph.AnimatedChange(in: view.window ?? view) { change(false) }
            animate(change)
            return change.perform()
        }
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

/// Containers that stay, or that are to be shown, hold what they should.
extension NavGraph.Navigation {
    /// - Parameter old: the layer as it is; `nil` where its container is not shown yet.
    func update(_ layer: NavGraph.Layer, from old: NavGraph.Layer?, _ animation: NavGraph.Animation) {
        if let tabs = layer.container.controller as? UITabBarController, layer.kind == .tabs {
            update(tabs, to: layer)
        }
        for index in layer.regions.indices { update(index, of: layer, from: old, animation) }
    }

    private func update(
        _ index: Int, of layer: NavGraph.Layer, from old: NavGraph.Layer?, _ animation: NavGraph.Animation
    ) {
        let region = layer.regions[index]
        guard region.isStack, let stack = region.container.controller as? UINavigationController else { return }
        let before = old.map { $0.regions[index].frames } ?? region.frames
        let isSeen = index == layer.active && (old?.active ?? index) == index
        let (screens, animation) = (region.frames.map(\.controller), isSeen ? animation : .none)
        // What the app's own stack has below.
        let start = stack.viewControllers.firstIndex { $0 === before.first?.controller } ?? 0
        update(stack, to: stack.viewControllers[..<start] + screens, animation)
    }

    private func update(
        _ stack: UINavigationController, to screens: [UIViewController], _ animation: NavGraph.Animation
    ) {
        observe(stack)
        let old = stack.viewControllers
        if old.elementsEqual(screens, by: ===) { return }
        let isOnScreen = stack.viewIfLoaded?.window != nil
        let isBack = old.starts(with: screens, by: ===)
        // The end of a push or pop is the coordinator's to tell; that of one without animation the delegate's.
        defer { if old.last !== screens.last, isOnScreen { moving = stack } }
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
            return UIView.transition(
                with: stack.view, duration: 0.3, options: options, animations: { change(false) }, completion: nil)
        }
        if isOnScreen, let animate = animation.animator {
            let change = NavGraph.AnimatedChange(in: stack.view) { change(false) }
            animate(change)
            return change.perform()
        }
        change(isOnScreen && !animation.isNone)
    }

    private func update(_ tabs: UITabBarController, to layer: NavGraph.Layer) {
        let present = tabs.viewControllers ?? []
        let wanted = layer.regions.map(\.container.controller)
        if !wanted.allSatisfy({ one in present.contains { $0 === one } }) {
            put(items(wanted, around: present), into: tabs)
        }
        let selected = wanted[layer.active]
        if tabs.selectedViewController !== selected { tabs.selectedViewController = selected }
    }

    /// Other view controllers, in order. Tabs that are made of `UITab` have new ones for those that are new.
    private func put(_ items: [UIViewController], into tabs: UITabBarController) {
        if #available(iOS 18, tvOS 18, visionOS 2, *), tabs.tabs.count == items.count {
            tabs.tabs = zip(tabs.tabs, items).map { tab, item in
                if tab.viewController === item { return tab }
                return UITab(title: tab.title, image: tab.image, identifier: tab.identifier) { _ in item }
            }
        } else {
            tabs.setViewControllers(items, animated: false)
        }
    }

    /// The tabs, with the buttons where they stand.
    private func items(_ tabs: [UIViewController], around present: [UIViewController]) -> [UIViewController] {
        var items = tabs
        for (index, item) in present.enumerated() where item is NavGraph.TabButton {
            items.insert(item, at: min(index, items.count))
        }
        return items
    }

}

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
    var motion: NavGraph.Motion? {
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

    func lookAgain() {
        if let transition = transitions.running {
            if transition.isOver() { end(transition) }
        } else if transitions.first != nil {
            goOn()
        }
    }

    func giveUpWaiting() {
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

extension NavGraph {
    /// The container of a stack. It tells of its going, where no delegate hears of that: when the app's own code
    /// dismisses it.
    @MainActor
    class StackController: UINavigationController {
        var disappeared: (() -> Void)?

        /// Reports that it goes away.
        override func viewDidDisappear(_ animated: Bool) {
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
    }
}
#endif
