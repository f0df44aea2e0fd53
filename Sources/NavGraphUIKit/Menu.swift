#if canImport(UIKit) && !os(watchOS)
    public import NavGraphRuntime
    public import UIKit

    // if: tvOS
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
    // end: tvOS

    extension NavGraph.Frame {
        /// The user cannot go back from the screen: by no button, which tvOS does not have, and not by Menu.
        public func stay(_ screen: UIViewController) {
            isStaying = true
            #if !os(tvOS)
                if NavGraph.Platform.current != .tvOS { screen.navigationItem.hidesBackButton = true }
            #endif
        }
    }
#endif
