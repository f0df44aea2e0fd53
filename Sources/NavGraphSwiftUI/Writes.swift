#if canImport(SwiftUI) && !os(watchOS)
    internal import NavGraphRuntime

    /// What the user does: a write through a binding enters what is shown at once, and is a step at the end of the
    /// turn.
    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Navigation {
        /// A write that awaits its step.
        enum Write {
            /// Frames have gone from a path, lowest first.
            case path(NavGraph.ShownLayer, [NavGraph.Frame])
            /// A screen that stays, or a layer that the user cannot close, has been told to go by the screen's own
            /// code.
            case refused(NavGraph.ShownLayer, NavGraph.Frame?)
            /// A layer has gone.
            case closed(NavGraph.ShownLayer)
            /// A tab or column was chosen.
            case region(NavGraph.ShownLayer, Int, isAgain: Bool)
        }

        /// A path can get shorter; all else is dropped, as is what comes from where nothing is shown any more, and
        /// during a move that no user began.
        func userWrote(_ path: [NavGraph.ID], to region: NavGraph.ShownRegion) {
            guard let layer = region.layer, isShown(layer), layer.regions.contains(where: { $0 === region }),
                path.count < region.frames.count, region.path.starts(with: path), move?.isUsers != false
            else { return }
            if let top = region.frames.last, top.stays(queue.conditions) { return enqueue(.refused(layer, top)) }
            let gone = Array(region.frames[path.count...])
            region.cut(to: path.count)
            if layer.kind == .split { layer.turn(to: region) }
            stepLater(.path(layer, gone), appearance(of: shownLayers.last?.current))
        }

        func userClosed(_ layer: NavGraph.ShownLayer, of below: NavGraph.ShownLayer) {
            guard isShown(below) else { return }
            guard layer.isSwipeable, layer.above == nil else { return enqueue(.refused(layer, layer.current)) }
            let end = end(ofDismissing: layer, above: below)
            below.put(nil)
            stepLater(.closed(layer), end)
        }

        func userChose(_ index: Int, isAgain: Bool, of layer: NavGraph.ShownLayer, _ write: () -> Void) {
            guard isShown(layer) else { return }
            write()
            stepLater(.region(layer, index, isAgain: isAgain), appearance(of: shownLayers.last?.current))
        }

        private func isShown(_ layer: NavGraph.ShownLayer) -> Bool { shownLayers.contains { $0 === layer } }

        private func stepLater(_ write: Write, _ end: End) {
            enqueue(write)
            begin(end, isUsers: true)
        }

        private func enqueue(_ write: Write) {
            writes.append(write)
            if writes.count == 1 { later(0) { [weak self] in self?.carryOutWrites() } }
        }

        /// Nothing moves before all of the turn are carried out.
        private func carryOutWrites() {
            let now = writes
            targets = []
            for write in now {
                carryOut(write, in: now)
                queue.advance()
            }
            writes.removeFirst(now.count)
            if !writes.isEmpty { later(0) { [weak self] in self?.carryOutWrites() } }
            queue.advance()
        }

        private func carryOut(_ write: Write, in all: [Write]) {
            /// A tab that is chosen again clears its path.
            func isChosenAgain(_ layer: NavGraph.ShownLayer) -> Bool {
                all.contains { if case .region(let other, _, isAgain: true) = $0 { other === layer } else { false } }
            }
            switch write {
            case .path(let layer, let frames): if !isChosenAgain(layer) { goBack(frames) }
            case .refused(let layer, let frame): if !isChosenAgain(layer) { refuse(frame) }
            case .closed(let layer): close(layer)
            case .region(let layer, let index, let isAgain):
                if isLast(layer) { choose(index, isAgain: isAgain) }
            }
        }

        private func refuse(_ frame: NavGraph.Frame?) {
            let screen = frame?.screen ?? ""
            NavGraph.warn("\(screen) cannot be dismissed by its own code; a screen ends by its outcomes")
            queue.observers.ignored(screen + ".dismiss")
        }

        /// They go with all above them, from the top down to one that stays. In columns theirs becomes active first.
        func goBack(_ gone: [NavGraph.Frame]) {
            guard let last = configuration.indices.last, let lowest = gone.first else { return }
            let layer = configuration[last]
            let places = layer.kind == .split ? Array(layer.regions.indices) : [layer.active]
            func index(in place: Int) -> Int? {
                layer.regions[place].frames.dropFirst().firstIndex { $0.frame === lowest }
            }
            guard let place = places.first(where: { index(in: $0) != nil }), let index = index(in: place) else {
                return
            }
            let frames = layer.regions[place].frames
            let stays = frames[index...].lastIndex { $0.frame?.stays(queue.conditions) == true }
            let count = stays.map { $0 + 1 } ?? index
            guard count < frames.count else { return }
            configuration[last].active = place
            configuration[last].compact = nil
            var haveGone = false
            for frame in frames[count...].reversed().compactMap(\.frame) {
                let (isFirst, isInner) = (frame === frames.last?.frame, frame !== frames[count].frame)
                let taken = NavGraph.Removal(frame.screen, by: .back, ending: frame.ending, isInner: isInner) { step in
                    // All go with the first; where its handler faults none has gone.
                    if !isFirst { return haveGone ? () : step.ignore() }
                    step.region.frames.removeLast(frames.count - count)
                    step.afterwards { haveGone = true }
                }
                self.taken.append(taken)
            }
        }

        private func close(_ layer: NavGraph.ShownLayer) {
            guard configuration.count > 1, let last = configuration.last, isLast(layer) else { return }
            if layer.dialogFrame != nil {
                if !layer.isAnswered { layer.dialog?.buttons.first { $0.role == .cancel }?.action() }
            } else if last.isSwipeable(queue.conditions) {
                swipe(last)
            }
        }

        private func isLast(_ layer: NavGraph.ShownLayer) -> Bool { configuration.last.map { layer.isOf($0) } ?? false }

        /// The last layer is swiped away.
        func swipe(_ last: NavGraph.Layer) {
            let screen = last.current?.frame?.screen ?? ""
            taken.append(NavGraph.Removal(screen, by: .swipe, ending: last.ending) { $0.layers.removeLast() })
        }

        /// A tab or column of the last layer is chosen.
        func choose(_ index: Int, isAgain: Bool) {
            guard let last = configuration.indices.last else { return }
            let frames = configuration[last].regions[index].frames
            let isAgain = isAgain && configuration[last].kind == .tabs
            // Not on each platform does choosing it again do something.
            if isAgain, NavGraph.Platform.current.isOne(of: .macOS, .tvOS) { return }
            // What the user cannot go back from stays.
            if isAgain, frames.dropFirst().contains(where: { $0.frame?.isHeld(queue.conditions) == true }) { return }
            configuration[last].active = index
            configuration[last].compact = nil
            if isAgain {
                configuration[last].regions[index].frames.removeLast(frames.count - 1)
            }
            queue.observers.fired("tab:" + configuration[last].regions[index].name, [:], .tab)
        }
    }
#endif
