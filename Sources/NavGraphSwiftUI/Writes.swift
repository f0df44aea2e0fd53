#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import NavGraphRuntime

    /// What the user does: a write through a binding enters what is shown at once, and is a step at the end of the turn.
    @available(iOS 17, visionOS 1, *)
    extension NavGraph.Navigation {
        /// A write that awaits its step.
        enum Write {
            /// Frames have gone from a path, lowest first.
            case path(NavGraph.ShownLayer, [NavGraph.Frame])
            /// A layer has gone.
            case closed(NavGraph.ShownLayer)
            /// A tab or column was chosen.
            case region(NavGraph.ShownLayer, Int, isAgain: Bool)
        }

        /// A path can get shorter; all else is dropped, as is what comes from where nothing is shown any more, and during a
        /// move that no user began.
        func userWrote(_ path: [NavGraph.ID], to region: NavGraph.ShownRegion) {
            guard let layer = region.layer, isShown(layer), layer.regions.contains(where: { $0 === region }),
                path.count < region.frames.count, region.path.starts(with: path), move?.isUsers != false
            else { return }
            let gone = Array(region.frames[path.count...])
            region.cut(to: path.count)
            stepLater(.path(layer, gone), appearance(of: shownLayers.last?.current))
        }

        func userClosed(_ layer: NavGraph.ShownLayer, of below: NavGraph.ShownLayer) {
            guard isShown(below) else { return }
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
            writes.append(write)
            begin(end, isUsers: true)
            if writes.count == 1 { later(0) { [weak self] in self?.carryOutWrites() } }
        }

        private func carryOutWrites() {
            let writes = writes
            self.writes = []
            for write in writes {
                switch write {
                case .path(let layer, let frames):
                    let isAgain = writes.contains {
                        if case .region(let other, _, isAgain: true) = $0 { other === layer } else { false }
                    }
                    if !isAgain { goBack(frames) }
                case .closed(let layer): close(layer)
                case .region(let layer, let index, let isAgain): choose(index, of: layer, isAgain: isAgain)
                }
            }
            targets = []
            queue.advance()
        }

        /// They go with all above them, from the top down to one that stays.
        private func goBack(_ gone: [NavGraph.Frame]) {
            guard let last = configuration.indices.last, let lowest = gone.first else { return }
            let active = configuration[last].active
            let frames = configuration[last].regions[active].frames
            guard let index = frames.firstIndex(where: { $0.frame === lowest }), index > 0 else { return }
            let stays = frames[index...].lastIndex { $0.frame?.isStaying == true }
            let count = stays.map { $0 + 1 } ?? index
            configuration[last].regions[active].frames.removeLast(frames.count - count)
            for frame in frames[count...].reversed().compactMap(\.frame) {
                let isInner = frame !== frames[count].frame
                taken.append(NavGraph.Taken(frame.screen, .back, frame.ending, isInner: isInner))
            }
        }

        private func close(_ layer: NavGraph.ShownLayer) {
            guard configuration.count > 1, let last = configuration.last, layer.isOf(last) else { return }
            if layer.dialogFrame != nil {
                layer.dialog?.buttons.first { $0.role == .cancel }?.action()
            } else if last.isSwipeable {
                configuration.removeLast()
                taken.append(NavGraph.Taken(last.current?.frame?.screen ?? "", .swipe, last.ending))
            }
        }

        private func choose(_ index: Int, of layer: NavGraph.ShownLayer, isAgain: Bool) {
            guard let last = configuration.indices.last, layer.isOf(configuration[last]) else { return }
            configuration[last].active = index
            if isAgain, configuration[last].kind == .tabs {
                let frames = configuration[last].regions[index].frames
                configuration[last].regions[index].frames.removeLast(frames.count - 1)
            }
            queue.observer?.fired("tab:" + configuration[last].regions[index].name, [:], .tab)
        }
    }
#endif
