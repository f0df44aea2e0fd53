#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import NavGraphRuntime
    public import SwiftUI

    /// What is shown follows the configuration, in moves, one at a time.
    @available(iOS 17, visionOS 1, *)
    extension NavGraph.Navigation {
        /// What is to be shown, and how the last move to it is.
        struct Target {
            let layers: [NavGraph.Layer]
            let animation: NavGraph.Animation
        }

        /// A move that runs.
        struct Move {
            let number: Int
            let end: End
            let isUsers: Bool
        }

        /// By what a move is over.
        enum End: Equatable {
            /// A frame is on screen.
            case appearance(NavGraph.ID)
            /// What was above a layer has gone.
            case dismissal(above: NavGraph.ID)
            /// The transaction's own end.
            case completion
            /// Some seconds, where nothing tells.
            case time(Double)
        }

        /// Begins the next move, where there is one to begin: no move runs, and no write of the user awaits its step.
        func follow() {
            guard move == nil, writes.isEmpty else { return }
            if targets.isEmpty { targets = [Target(layers: configuration, animation: .standard)] }
            guard isRootOnScreen else { return showWindow() }
            while let target = targets.first {
                if go(to: target, isLast: targets.count == 1) { return }
                targets.removeFirst()
            }
            keepFrames(ofAllBefore: false)
        }

        /// Before the root view is on screen the window layer follows at once; what is above waits.
        private func showWindow() {
            guard let layer = configuration.first else { return }
            keepFrames(ofAllBefore: true)
            if let window = tree.window, window.isOf(layer) {
                window.adopt(layer)
            } else {
                tree.window = NavGraph.ShownLayer(layer, above: nil, in: self)
            }
        }

        /// The next move to a target; false: it is shown.
        private func go(to target: Target, isLast: Bool) -> Bool {
            let (shown, layers) = (shownLayers, target.layers)
            let kept = zip(shown, layers).prefix { $0.isOf($1) }.count
            func animation(_ isEnd: Bool) -> NavGraph.Animation { isLast && isEnd ? target.animation : .none }
            keepFrames(ofAllBefore: true)
            if shown.count > max(kept, 1) {
                dismiss(shown, to: kept, layers, animation(kept == layers.count))
            } else if kept == 0 {
                replaceWindow(layers[0], animation(layers.count == 1))
            } else if zip(shown, layers).prefix(kept).contains(where: { $0.differs(from: $1) }) {
                change(animation(kept == layers.count)) { adopt(layers.prefix(kept)) }
                begin(appearance(of: shown[kept - 1].current))
            } else if kept < layers.count {
                let new = NavGraph.ShownLayer(layers[kept], above: shown[kept - 1], in: self)
                change(animation(kept + 1 == layers.count)) { shown[kept - 1].put(new) }
                begin(new.dialogFrame != nil ? .time(0.6) : appearance(of: new.current))
            } else {
                return false
            }
            return true
        }

        private func dismiss(
            _ shown: [NavGraph.ShownLayer], to kept: Int, _ layers: [NavGraph.Layer], _ animation: NavGraph.Animation
        ) {
            let last = shown[max(kept, 1) - 1]
            let end = end(ofDismissing: shown[max(kept, 1)], above: last)
            change(animation) {
                last.put(nil)
                adopt(layers.prefix(kept))
            }
            begin(end)
        }

        func end(ofDismissing layer: NavGraph.ShownLayer, above below: NavGraph.ShownLayer) -> End {
            layer.dialogFrame != nil ? .time(0.6) : .dismissal(above: below.id)
        }

        private func replaceWindow(_ layer: NavGraph.Layer, _ animation: NavGraph.Animation) {
            let new = NavGraph.ShownLayer(layer, above: nil, in: self)
            let transition = NavGraph.RootTransition(animation)
            if case .none = transition {
                change(.none) { tree.window = new }
                return begin(appearance(of: new.current))
            }
            tree.transition = transition
            begin(.completion)
            let number = moveCount
            withAnimation(.easeInOut(duration: 0.3)) {
                tree.window = new
            } completion: { [weak self] in
                self?.over(number)
            }
        }

        private func adopt(_ layers: ArraySlice<NavGraph.Layer>) {
            for (shown, layer) in zip(shownLayers, layers) where shown.differs(from: layer) { shown.adopt(layer) }
        }

        /// One write of ours. Unanimated, the very write has to be in the transaction.
        private func change(_ animation: NavGraph.Animation, _ body: () -> Void) {
            var transaction = Transaction()
            transaction.disablesAnimations = animation.isNone
            withTransaction(transaction, body)
        }

        /// The layers that are shown, the window layer first.
        var shownLayers: [NavGraph.ShownLayer] {
            var layers: [NavGraph.ShownLayer] = []
            var next = tree.window
            while let layer = next {
                layers.append(layer)
                next = layer.above
            }
            return layers
        }

        /// Frames that have left the configuration are kept until what is shown equals it.
        private func keepFrames(ofAllBefore: Bool) {
            if !ofAllBefore { frames = [:] }
            for layer in configuration + targets.flatMap(\.layers) {
                for frame in layer.regions.flatMap(\.frames).compactMap(\.frame) { frames[frame.id] = frame }
            }
        }

        /// Whether what is shown is the configuration.
        package var shownEqualsConfiguration: Bool {
            let shown = shownLayers
            return shown.count == configuration.count
                && zip(shown, configuration).allSatisfy { $0.isOf($1) && !$0.differs(from: $1) }
        }

        // MARK: Ends of moves

        /// Where the frame is on screen already, the next turn.
        func appearance(of frame: NavGraph.Frame?) -> End {
            guard let id = frame?.id, !onScreen.contains(id) else { return .time(0) }
            return .appearance(id)
        }

        func begin(_ end: End, isUsers: Bool = false) {
            moveCount += 1
            let number = moveCount
            move = Move(number: number, end: end, isUsers: isUsers)
            if case .time(let seconds) = end { return later(seconds) { [weak self] in self?.over(number) } }
            later(2) { [weak self] in
                guard let self, move?.number == number else { return }
                queue.observer?.stalled(configuration.last?.current?.frame?.screen ?? "")
                over(number)
            }
        }

        private func over(_ number: Int) {
            guard move?.number == number else { return }
            move = nil
            follow()
        }

        /// Something has ended by which a move may be over.
        func ended(_ end: End) {
            if let move, move.end == end { over(move.number) }
        }

        /// A view has come on screen, or gone.
        func appeared(_ id: NavGraph.ID) {
            onScreen.insert(id)
            ended(.appearance(id))
        }
        func disappeared(_ id: NavGraph.ID) { onScreen.remove(id) }

        func rootAppeared() {
            guard !isRootOnScreen else { return }
            isRootOnScreen = true
            follow()
        }
    }

    @available(iOS 17, visionOS 1, *)
    extension NavGraph.RootTransition {
        init(_ animation: NavGraph.Animation) {
            switch animation {
            case .standard, .none: self = .none
            case .fade: self = .fade
            case .slide: self = .slide
            case .flip: self = .flip
            case .custom(let transition): self = (transition as? AnyTransition).map { .own($0) } ?? .none
            }
        }
    }

    @available(iOS 17, visionOS 1, *)
    extension NavGraph.Animation {
        /// A transition of the app's own.
        @MainActor
        public static func own(_ transition: AnyTransition) -> NavGraph.Animation { .custom(transition) }
    }
#endif
