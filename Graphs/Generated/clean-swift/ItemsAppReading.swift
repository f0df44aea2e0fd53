// Made by navgraph from clean-swift.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// What UIKit shows, and what has changed since the last step.
extension ItemsAppNavigation {
    /// The layers as UIKit has them, the window layer first. What the app presents by itself is not among them.
    var layers: [ItemsAppLayer] {
        var layers: [ItemsAppLayer] = []
        var next = root.child
        while let controller = next, !controller.isBeingDismissed {
            var front = controller
            if let layer = layer(of: controller) {
                layers.append(layer)
                front = layer.current ?? controller
            }
            next = front.presentedViewController
        }
        return layers
    }

    /// The layer that a view controller is the container of.
    func layer(of container: UIViewController) -> ItemsAppLayer? {
        guard let frame = frame(of: container) else { return nil }
        var layer = ItemsAppLayer(
            kind: frame.kind, made: frame.made, container: container, regions: [],
            ending: frame.layerEnding ?? frame.ending)
        switch frame.kind {
        case .single, .stack: layer.regions = [region(frame)].compactMap { $0 }
        case .tabs:
            layer.regions = frame.children.compactMap { region($0) }
            let selected = (container as? UITabBarController)?.selectedViewController
            layer.active = layer.regions.firstIndex { $0.container === selected } ?? frame.active
        case .split:
            let shared = sharedStack(of: frame)
            layer.regions = frame.children.compactMap { region($0, sharing: shared) }
            let front = shared.last?.column
            layer.active = frame.children.firstIndex { $0 === front } ?? frame.active
        }
        return layer.regions.indices.contains(layer.active) ? layer : nil
    }

    /// A screen on the stack that the columns of a split view share while it is collapsed, and whose it is.
    private typealias Shared = (screen: UIViewController, column: ItemsAppFrame?)

    private func region(_ frame: ItemsAppFrame, sharing shared: [Shared] = []) -> ItemsAppLayer.Region? {
        guard let container = frame.controller else { return nil }
        var screens = [container]
        if frame.kind == .stack, let stack = container as? UINavigationController {
            screens = stack.viewControllers
            if !shared.isEmpty { screens = shared.filter { $0.column === frame }.map(\.screen) }
            // A column that the user has left on a narrow screen keeps what it had.
            if screens.isEmpty { screens = frame.screens.compactMap(\.controller) }
            if screens.isEmpty { screens = [container] }
        }
        return ItemsAppLayer.Region(
            name: frame.made, container: container, isStack: frame.kind == .stack, frames: screens)
    }

    private func sharedStack(of frame: ItemsAppFrame) -> [Shared] {
        guard let stack = sharedContainer(of: frame) else { return [] }
        var column = frame.children.first
        return stack.viewControllers.flatMap { ($0 as? UINavigationController)?.viewControllers ?? [$0] }.map {
            // What has just been pushed belongs to the column below it.
            if let own = self.frame(of: $0)?.region { column = own }
            return ($0, column)
        }
    }

    func sharedContainer(of frame: ItemsAppFrame) -> UINavigationController? {
        guard let split = frame.controller as? UISplitViewController, split.isCollapsed else { return nil }
        let first = frame.children.first?.controller
        return first as? UINavigationController ?? first?.navigationController
    }

    /// A screen of another column acts: the user has turned to that column.
    func focus(_ frame: ItemsAppFrame) {
        guard let layer = layers.last, layer.kind == .split, let controller = frame.controller,
            let index = layer.regions.firstIndex(where: { $0.frames.last === controller })
        else { return }
        self.frame(of: layer.container)?.active = index
    }

    /// Whether a transition of ours runs.
    var isMoving: Bool {
        if let stack = moving, stack.viewIfLoaded?.window == nil { moving = nil }
        return running > 0 || moving != nil
    }

    /// Whether something moves that ends without telling us: under the user's finger, or by a segue.
    var isHeld: Bool {
        let shown = shownFrames
        for frame in frames.values where frame.isPlaced {
            if frame.isLayer, let container = frame.controller {
                if container.isBeingDismissed || container.isBeingPresented { return true }
            }
            guard !shown.contains(ObjectIdentifier(frame)), let holder = frame.stack, let follower = holder.follower,
                let stack = holder.controller as? UINavigationController
            else { continue }
            if !follower.hasShown, stack.delegate === follower, stack.viewIfLoaded?.window != nil { return true }
        }
        return false
    }

    private var shownFrames: Set<ObjectIdentifier> {
        var shown: Set<ObjectIdentifier> = []
        for layer in layers {
            for controller in [layer.container] + layer.regions.flatMap(\.frames) {
                if let frame = frame(of: controller) { shown.insert(ObjectIdentifier(frame)) }
            }
        }
        return shown
    }

    /// Remembers where screens have come to stand, and forgets those that are gone.
    func place(_ layers: [ItemsAppLayer]) {
        for frame in frames.values {
            frame.isPlaced = false
            frame.isDropped = false
        }
        for layer in layers {
            guard let bottom = frame(of: layer.container) else { continue }
            bottom.isPlaced = true
            bottom.isLayer = true
            bottom.layerEnding = layer.ending
            bottom.active = layer.active
            if layer.hasChoice { bottom.children = layer.regions.compactMap { frame(of: $0.container) } }
            for region in layer.regions { place(region, in: bottom) }
        }
        frames = frames.filter { $0.value.controller != nil }
    }

    private func place(_ region: ItemsAppLayer.Region, in layer: ItemsAppFrame) {
        let bottom = frame(of: region.container)
        bottom?.screens = region.frames.compactMap { frame(of: $0) }
        for screen in region.frames {
            guard let frame = frame(of: screen) else { continue }
            frame.isPlaced = true
            frame.layer = layer
            frame.region = bottom
            frame.stack = region.isStack ? screen.navigationController.flatMap { self.frame(of: $0) } ?? bottom : nil
        }
    }

    /// What the user has taken away since the last step, by back or swipe, topmost first: how it was opened.
    func takenByUser() -> [ItemsAppEnding] {
        let shown = shownFrames
        let placed = frames.values.filter(\.isPlaced).sorted { $0.number > $1.number }
        var taken: [ItemsAppEnding] = []
        let gone = placed.filter { !shown.contains(ObjectIdentifier($0)) && !$0.isAlert }
        for layer in gone where layer.isLayer {
            for inner in placed where inner.layer === layer { inner.isPlaced = false }
            layer.isPlaced = false
            if let ending = layer.layerEnding { taken.append(ending) }
        }
        for frame in gone where frame.isPlaced && frame.stack != nil {
            frame.isPlaced = false
            guard !frame.isDropped else { continue }
            // Who goes back in a column has turned to it.
            if let layer = frame.layer, layer.kind == .split,
                let column = layer.children.firstIndex(where: { $0 === frame.region })
            {
                layer.active = column
            }
            if let ending = frame.ending { taken.append(ending) }
        }
        for frame in placed { frame.stack?.follower?.hasShown = false }
        return taken
    }

    /// The user has chosen the selected tab again: what is above its bottom goes, which is no going back.
    func choseAgain(_ controller: UIViewController) {
        guard let region = frame(of: controller) else { return }
        for frame in region.screens.dropFirst() { frame.isDropped = true }
    }
}

#endif
