// Made by navgraph from storyboards.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// Moves on the layers as values. UIKit is told when all of them are known to work.
extension GalleryAppStep {
    func push(_ screen: @autoclosure () -> UIViewController, animation: GalleryAppAnimation = .standard) throws {
        guard region.isStack else { throw GalleryAppFault.pushOutsideStack }
        plan(animation)
        region.frames.append(screen())
    }

    /// Only stacks can be pushed.
    func pushContainer() throws { throw GalleryAppFault.pushOfContainer }

    func present(
        _ container: UIViewController, as style: UIModalPresentationStyle = .automatic, isLocked: Bool = false,
        animation: GalleryAppAnimation = .standard
    ) {
        plan(animation)
        if !(container is UIAlertController) { container.modalPresentationStyle = style }
        container.isModalInPresentation = isLocked
        if let transition = animation.modalTransition { container.modalTransitionStyle = transition }
        open(container)
    }

    func root(_ container: UIViewController, animation: GalleryAppAnimation = .standard) {
        plan(animation)
        layers = []
        open(container)
    }

    /// What a root makes, afresh, in the window layer that is there: it stays opened as it was. A way is followed from
    /// here by further moves, all or nothing.
    func restart(_ container: UIViewController) {
        let ending = layers.first?.ending
        root(container, animation: .none)
        layers[0].ending = ending
    }

    private func open(_ container: UIViewController) {
        if let layer = navigation.layer(of: container) { layers.append(layer) }
    }

    /// The new screen inherits how the old one was opened.
    func replace(with screen: UIViewController, animation: GalleryAppAnimation = .standard) {
        guard let old = current.flatMap({ navigation.frame(of: $0) }), let new = navigation.frame(of: screen) else {
            return
        }
        plan(animation)
        new.ending = old.ending
        new.values = old.values
        if region.isStack {
            region.frames[region.frames.count - 1] = screen
        } else {
            put(screen, old)
        }
    }

    /// A screen that is its own container gives way to another.
    private func put(_ screen: UIViewController, _ old: GalleryAppFrame) {
        guard let new = navigation.frame(of: screen) else { return }
        new.made = old.made
        let container = region.container
        region.frames = [screen]
        region.container = screen
        guard !layers[layers.count - 1].hasChoice else { return }
        new.layerEnding = layers[layers.count - 1].ending
        layers[layers.count - 1].container = screen
        screen.modalPresentationStyle = container.modalPresentationStyle
        // What stands in for an alert is a sheet that can be swiped away no more than the alert could.
        screen.isModalInPresentation = container.isModalInPresentation || container is UIAlertController
    }

    /// Makes a tab or column active; the layers above it go.
    func select(_ name: String, animation: GalleryAppAnimation = .standard) throws {
        guard let index = layers.lastIndex(where: { $0.hasChoice && $0.regions.contains { $0.name == name } }),
            let region = layers[index].regions.firstIndex(where: { $0.name == name })
        else { throw GalleryAppFault.selectAbsent }
        plan(animation)
        layers.removeLast(layers.count - 1 - index)
        layers[index].active = region
    }

    /// Chooses a tab or column of the top layer. The tab that is chosen already is left its bottom screen only.
    func choose(_ name: String) throws {
        guard let top = layers.last, top.hasChoice, let index = top.regions.firstIndex(where: { $0.name == name }) else {
            throw GalleryAppFault.selectAbsent
        }
        if top.kind == .tabs, top.active == index { return popToRoot() }
        plan(.standard)
        layers[layers.count - 1].active = index
    }

    /// A column holds one screen from now on.
    func show(_ screen: UIViewController, in name: String, animation: GalleryAppAnimation = .standard) throws {
        try select(name, animation: animation)
        if region.isStack {
            region.frames = [screen]
        } else if let old = navigation.frame(of: region.container) {
            put(screen, old)
        }
    }

    func pop(animation: GalleryAppAnimation = .standard) throws {
        guard region.frames.count > 1 else { throw GalleryAppFault.popAtBottom }
        plan(animation)
        region.frames.removeLast()
    }

    func popToRoot(animation: GalleryAppAnimation = .standard) {
        plan(animation)
        region.frames.removeLast(region.frames.count - 1)
    }

    func pop(to name: String, animation: GalleryAppAnimation = .standard) throws {
        let screen = try screen(below: name)
        plan(animation)
        while region.frames.last !== screen { region.frames.removeLast() }
    }

    func dismiss(animation: GalleryAppAnimation = .standard) throws {
        guard layers.count > 1 else { throw GalleryAppFault.dismissNothing }
        plan(animation)
        layers.removeLast()
    }

    func dismissAll(animation: GalleryAppAnimation = .standard) {
        plan(animation)
        layers.removeLast(layers.count - 1)
    }

    /// Leaves the app.
    func open(_ url: String) {
        guard let url = URL(string: url) else { return }
        messages.append { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
    }

    /// Tells the current screen something, if it is the one of that name.
    func send<Screen>(to name: String, _ message: @escaping (Screen) -> Void) throws {
        guard currentScreen == name, let current, let screen = current as? Screen else { throw GalleryAppFault.sendUnknown }
        messages.append {
            current.loadViewIfNeeded()
            message(screen)
        }
    }

    var unknownMessage: GalleryAppFault { .sendUnknown }

    func plan(_ animation: GalleryAppAnimation) {
        isPlanned = true
        self.animation = animation
    }
}

// MARK: - Endings

extension GalleryAppStep {
    /// The current screen ends: its frame goes, or the layer that it is the bottom of. Then whoever opened it decides.
    func end<Value>(_ frame: GalleryAppFrame, _ outcome: String, _ value: Value) throws {
        let ending = frame.ending?.flow == nil ? frame.ending : nil
        let handler = ending?.handler(outcome, value)
        // An alert is gone already when one of its actions runs.
        if frame.isAlert, frame.controller == nil || current !== frame.controller {
            try handler?(self)
            return
        }
        if region.frames.count > 1 {
            try pop()
        } else if layers[layers.count - 1].hasChoice {
            throw GalleryAppFault.finishWithoutOpener
        } else if layers.count > 1 {
            try dismiss()
        } else {
            return try stay(handler)
        }
        try handler?(self)
    }

    /// A flow ends: what it was opened as goes with all above it. Then whoever opened it decides.
    func finish<Value>(_ flow: String, _ outcome: String, as type: Value.Type, _ value: Value) throws {
        for index in layers.indices.reversed() {
            let frames = layers[index].regions[layers[index].active].frames
            if let start = frames.lastIndex(where: { navigation.frame(of: $0)?.ending?.flow == flow }) {
                let handler = navigation.frame(of: frames[start])?.ending?.handler(outcome, value)
                plan(.standard)
                layers.removeLast(layers.count - 1 - index)
                region.frames.removeLast(frames.count - start)
                try handler?(self)
                return
            }
            guard let ending = layers[index].ending, ending.flow == flow, !layers[index].isEnding else { continue }
            let handler = ending.handler(outcome, value)
            if index == 0 { return try stay(handler) }
            plan(.standard)
            layers.removeLast(layers.count - index)
            try handler?(self)
            return
        }
        throw GalleryAppFault.finishWithoutOpener
    }

    func finish(_ flow: String, _ outcome: String) throws { try finish(flow, outcome, as: Void.self, ()) }

    /// The window layer stays when what it was made for ends. While its handler runs it was made for nothing.
    private func stay(_ handler: ((GalleryAppStep) throws -> Void)?) throws {
        guard let handler else { throw GalleryAppFault.finishWithoutOpener }
        layers[0].isEnding = true
        try handler(self)
        layers[0].isEnding = false
    }
}

#endif
