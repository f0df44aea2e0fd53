#if canImport(AppKit) && !canImport(UIKit)
    import AppKit
    internal import NavGraphRuntime

    /// What AppKit shows follows the configuration, in moves, one at a time.
    extension NavGraph.Navigation {
        /// Something that moves. AppKit reports its end; where it does not, `isOver` tells.
        @MainActor
        final class Move {
            let what: String
            /// The layer that comes or goes.
            let layer: NavGraph.ShownLayer?
            let goes: Bool
            let isOver: (() -> Bool)?
            /// How many transitions it is made of.
            var parts = 1

            init(
                _ what: String, of layer: NavGraph.ShownLayer? = nil, goes: Bool = false, isOver: (() -> Bool)? = nil
            ) {
                self.what = what
                self.layer = layer
                self.goes = goes
                self.isOver = isOver
            }
        }

        /// Begins the next move, where there is one to begin.
        func follow() {
            // What has gone without a step is not shown again before that was heard.
            guard move == nil, !configuration.isEmpty, !acts.contains(where: \.isGone) else { return }
            repeat {
                if let target, go(to: target, isLast: targets.count == 1) { return }
                targets.removeFirst()
            } while !targets.isEmpty
        }

        /// The next move to a target; false: it is shown.
        private func go(to target: Target, isLast: Bool) -> Bool {
            let layers = target.layers
            let kept = zip(shown, layers).prefix { $0.isOf($1) }.count
            func animation(_ isEnd: Bool) -> NavGraph.Animation { isLast && isEnd ? target.animation : .none }
            if shown.count > max(kept, 1), let top = shown.last {
                return takeDown(top, animation(kept == layers.count))
            }
            if kept == 0 { return replaceRoot(with: layers[0], animation(layers.count == 1)) }
            for (shown, layer) in zip(shown, layers) where shown.differs(from: layer) {
                if change(shown, to: layer, animation(kept == layers.count)) { return true }
            }
            return kept < layers.count && bringUp(layers[kept], animation(kept + 1 == layers.count))
        }

        func begin(_ move: Move) -> Bool {
            self.move = move
            return true
        }

        /// Something has ended by which a move is over.
        func end(_ move: Move) {
            guard self.move === move else { return }
            move.parts -= 1
            guard move.parts <= 0 else { return }
            self.move = nil
            for region in move.layer?.regions ?? [] { region.appeared = nil }
            if move.goes { shown.removeAll { $0 === move.layer } }
            follow()
            if self.move == nil { queue.advance() }
        }

        // MARK: The window layer

        private func replaceRoot(with layer: NavGraph.Layer, _ animation: NavGraph.Animation) -> Bool {
            if endSheetOfApp(on: window) { return true }
            let (new, frame) = (NavGraph.ShownLayer(layer, in: self), window.frame)
            shown = [new]
            window.contentViewController = new.container
            new.window = window
            // A new content gives the window the size of its view.
            window.setFrame(frame, display: true)
            guard animation.fadesRoot, window.isVisible else { return false }
            let move = Move("the window's content")
            let view = new.container.view
            view.alphaValue = 0
            NSAnimationContext.runAnimationGroup {
                $0.duration = 0.25
                view.animator().alphaValue = 1
            } completionHandler: { [weak self] in
                MainActor.assumeIsolated { self?.end(move) }
            }
            return begin(move)
        }

        // MARK: What stays

        /// Whether something moves.
        private func change(
            _ shown: NavGraph.ShownLayer, to layer: NavGraph.Layer, _ animation: NavGraph.Animation
        ) -> Bool {
            shown.adopt(layer)
            let move = Move("the screens of \(layer.made)")
            move.parts = 0
            for (region, value) in zip(shown.regions, layer.regions) {
                let screens = value.frames.compactMap(\.controller)
                guard !region.shows(screens) else { continue }
                let isMoving = region.show(screens, animation) { [weak self] in self?.end(move) }
                if isMoving { move.parts += 1 }
            }
            return move.parts > 0 && begin(move)
        }
    }

    extension NavGraph.Animation {
        /// Whether a root fades in: all animations are a fade, and none is where nothing is said.
        @MainActor fileprivate var fadesRoot: Bool {
            if case .standard = self { return false }
            return !isNone && !NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
        }

        /// How a screen of a region gives way to another; `nil`: at once.
        @MainActor func options(isBack: Bool) -> NSViewController.TransitionOptions? {
            if NSWorkspace.shared.accessibilityDisplayShouldReduceMotion { return nil }
            return switch self {
            case .none: nil
            case .standard, .slide: isBack ? .slideBackward : .slideForward
            case .fade, .slideBack, .flip, .custom: .crossfade
            }
        }
    }
#endif
