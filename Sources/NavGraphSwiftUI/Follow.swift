#if canImport(SwiftUI) && !os(watchOS)
    public import NavGraphRuntime
    public import SwiftUI

    /// The shown views follow the configuration, in moves, one at a time.
    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Navigation {
        /// A move that runs. It is over when all its ends have come: the user may begin one while another runs.
        struct Move {
            let number: Int
            var ends: [End]
            let isUsers: Bool
        }

        /// By what a move is over.
        enum End: Equatable {
            /// A frame is on screen.
            case appearance(NavGraph.ID)
            /// What was above a layer has gone.
            case dismissal(above: NavGraph.ID)
            /// The transaction's own end, of the move of that number.
            case completion(Int)
            /// Some seconds since the move of that number began, where nothing tells.
            case time(Double, Int)
        }

        /// Begins the next move, where there is one to begin: no move runs, and no write of the user awaits its step.
        func follow() {
            guard move == nil, writes.isEmpty, !configuration.isEmpty else { return }
            guard isRootOnScreen else { return showWindow() }
            repeat {
                if let target, go(to: target, isLast: targets.count == 1) { return }
                targets.removeFirst()
            } while !targets.isEmpty
            keepFrames(ofAllBefore: false)
            let still = whenStill
            whenStill = []
            for one in still { one.resume() }
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
            let (shown, layers) = (shownLayers, NavGraph.Layer.shown(of: target.layers))
            let kept = zip(shown, layers).prefix { $0.isOf($1) }.count
            func animation(_ isEnd: Bool) -> NavGraph.Animation { isLast && isEnd ? target.animation : .none }
            keepFrames(ofAllBefore: true)
            if shown.count > max(kept, 1) {
                dismiss(shown, to: kept, of: layers, animation(kept == layers.count))
            } else if kept == 0 {
                replaceWindow(layers[0], animation(layers.count == 1))
            } else if zip(shown, layers).prefix(kept).contains(where: { $0.differs(from: $1) }) {
                change(animation(kept == layers.count)) { adopt(layers.prefix(kept)) }
                begin(appearance(of: shown[kept - 1].current))
                waitForColumns(of: shown[kept - 1])
            } else if kept < layers.count {
                let new = NavGraph.ShownLayer(layers[kept], above: shown[kept - 1], in: self)
                let place = new.hasPlace ? new.anchor?.place(in: self, above: shown[kept - 1]) : nil
                change(animation(kept + 1 == layers.count)) { shown[kept - 1].put(new, at: place) }
                begin(new.dialogFrame != nil ? .time(0.6, moveCount) : appearance(of: new.current))
            } else {
                return false
            }
            return true
        }

        private func dismiss(
            _ shown: [NavGraph.ShownLayer], to kept: Int, of layers: [NavGraph.Layer], _ animation: NavGraph.Animation
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
            layer.dialogFrame != nil ? .time(0.6, moveCount) : .dismissal(above: below.id)
        }

        private func replaceWindow(_ layer: NavGraph.Layer, _ animation: NavGraph.Animation) {
            let new = NavGraph.ShownLayer(layer, above: nil, in: self)
            let transition = NavGraph.RootTransition(animation)
            if case .none = transition {
                change(.none) { tree.window = new }
                announceRoot()
                return begin(appearance(of: new.current))
            }
            tree.transition = transition
            let end = End.completion(moveCount)
            begin(end)
            withAnimation(.easeInOut(duration: 0.3)) {
                tree.window = new
            } completion: { [weak self] in
                self?.announceRoot()
                self?.ended(end)
            }
        }

        /// VoiceOver begins anew where all that it knew has gone.
        private func announceRoot() { AccessibilityNotification.ScreenChanged().post() }

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

        /// Frames that have left the configuration are kept until what is shown equals it. With them goes what they
        /// showed.
        private func keepFrames(ofAllBefore: Bool) {
            let before = frames
            if !ofAllBefore { frames = [:] }
            for layer in configuration + targets.flatMap(\.layers) {
                for frame in layer.regions.flatMap(\.frames).compactMap(\.frame) { frames[frame.id] = frame }
            }
            for (id, frame) in before where frames[id] == nil { frame.shownScreen?.leave() }
        }

        /// Whether what is shown is the configuration.
        package var shownEqualsConfiguration: Bool {
            let (shown, layers) = (shownLayers, NavGraph.Layer.shown(of: configuration))
            return shown.count == layers.count
                && zip(shown, layers).allSatisfy { $0.isOf($1) && !$0.differs(from: $1) }
        }

        // MARK: Ends of moves

        /// Where the frame is on screen already, the next turn. Only if nothing moves: a view that is about to go is
        /// also on screen, and nothing reports that it comes back.
        func appearance(of frame: NavGraph.Frame?) -> End {
            guard let id = frame?.id, !onScreen.contains(id) else { return .time(move == nil ? 0 : 0.6, moveCount) }
            return .appearance(id)
        }

        /// Paths of other columns can change with the active one: the move is over when their screens are also shown.
        private func waitForColumns(of layer: NavGraph.ShownLayer) {
            guard layer.kind == .split, !layer.isCompact else { return }
            for region in layer.regions {
                let id = (region.frames.last ?? region.bottom).id
                let end = End.appearance(id)
                if !onScreen.contains(id), move?.ends.contains(end) == false { move?.ends.append(end) }
            }
        }

        /// A move begins. The user may begin one while another runs: what that waits to see may be hidden by his, what
        /// goes has to be gone.
        func begin(_ end: End, isUsers: Bool = false) {
            let others = (move?.ends ?? []).filter { if case .appearance = $0 { false } else { true } }
            moveCount += 1
            let number = moveCount
            move = Move(number: number, ends: others + [end], isUsers: isUsers && move?.isUsers != false)
            if case .time(let seconds, _) = end { later(seconds) { [weak self] in self?.ended(end) } }
            later(2) { [weak self] in
                guard let self, move?.number == number else { return }
                queue.observers.stalled(configuration.last?.current?.frame?.screen ?? "")
                over()
            }
        }

        private func over() {
            move = nil
            follow()
        }

        /// Something has ended by which a move may be over.
        func ended(_ end: End) {
            guard move?.ends.contains(end) == true else { return }
            move?.ends.removeAll { $0 == end }
            if move?.ends.isEmpty == true { over() }
        }

        /// A view has come on screen, or gone.
        func appeared(_ id: NavGraph.ID) {
            onScreen.insert(id)
            ended(.appearance(id))
        }
        func disappeared(_ id: NavGraph.ID) {
            onScreen.remove(id)
            lost(id)
        }

        func rootAppeared() {
            guard !isRootOnScreen else { return }
            isRootOnScreen = true
            follow()
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.RootTransition {
        init(_ animation: NavGraph.Animation) {
            switch animation {
            case .standard, .none: self = .none
            case .fade: self = .fade
            case .slide: self = .slide
            case .slideBack: self = .slideBack
            case .flip: self = .flip
            case .custom(let transition): self = (transition as? AnyTransition).map { .own($0) } ?? .none
            }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Animation {
        /// A transition of the app's own.
        @MainActor
        public static func own(_ transition: AnyTransition) -> NavGraph.Animation { .custom(transition) }
    }
#endif
