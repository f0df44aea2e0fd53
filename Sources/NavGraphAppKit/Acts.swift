#if canImport(AppKit) && !canImport(UIKit)
    import AppKit
    package import NavGraphRuntime

    /// What the user does: steps before AppKit does anything.
    extension NavGraph.Navigation {
        enum Act {
            /// Goes back from a screen.
            case back(NavGraph.Frame)
            /// Esc, or a click beside a popover.
            case swipe(NavGraph.ID)
            /// A layer has gone without a step.
            case gone(NavGraph.ID)
            /// A button of an alert was pressed, and what it does has not been fired yet.
            case answered(NavGraph.ID)
            /// Chooses a tab while something moves.
            case tab(Int, NavGraph.ID)

            /// Whether something is not shown any more that the configuration has.
            var isGone: Bool {
                switch self {
                case .gone, .answered: true
                case .back, .swipe, .tab: false
                }
            }

            func isAnswer(of id: NavGraph.ID) -> Bool { if case .answered(id) = self { true } else { false } }
        }

        /// It waits for its turn.
        func act(_ act: Act) {
            acts.append(act)
            queue.advance()
        }

        /// The next thing that the user has taken away, if it is still there.
        package func takenByUser() -> [NavGraph.Removal] {
            while let index = acts.firstIndex(where: { if case .answered = $0 { false } else { true } }) {
                let act = acts.remove(at: index)
                let taken = removals(by: act)
                if !taken.isEmpty { return taken }
            }
            return []
        }

        private func removals(by act: Act) -> [NavGraph.Removal] {
            guard let last = configuration.last else { return [] }
            switch act {
            case .back(let frame):
                guard last.current?.frame === frame, canGoBack else { return [] }
                return [
                    NavGraph.Removal(frame.screen, by: .back, ending: frame.ending) { $0.region.frames.removeLast() }
                ]
            case .swipe(let id):
                guard last.id == id, canSwipe(last) else { return [] }
                return [removal(of: last) { $0.layers.removeLast() }]
            case .gone(let id):
                guard let index = configuration.firstIndex(where: { $0.id == id }), index > 0 else { return [] }
                // The upper ones have gone with it.
                let gone = configuration[index...].reversed()
                configuration.removeLast(configuration.count - index)
                targets = []
                return gone.map { removal(of: $0, take: nil) }
            case .tab(let tab, let id):
                guard last.id == id, last.active != tab, !isCovered else { return [] }
                let name = last.regions[tab].name
                queue.observers.fired("tab:" + name, [:], .tab)
                activate(tab)
                follow()
                return []
            case .answered: return []
            }
        }

        private func removal(of layer: NavGraph.Layer, take: ((NavGraph.Step) -> Void)?) -> NavGraph.Removal {
            NavGraph.Removal(
                layer.current?.frame?.screen ?? "", by: .swipe, ending: layer.ending, take: take)
        }

        func canSwipe(_ last: NavGraph.Layer) -> Bool {
            configuration.count > 1 && !isCovered && last.isSwipeable(queue.conditions)
        }

        /// Whether a step back is possible now.
        var canGoBack: Bool {
            guard let last = configuration.last, let frame = last.current?.frame, !isCovered else { return false }
            return last.regions[last.active].frames.count > 1 && !frame.stays(queue.conditions)
        }

        /// Esc in the window of a layer, `nil` being the app's; `false`: it takes no part. A popover above that window
        /// need not have the keys.
        func escape(_ id: NavGraph.ID?) -> Bool {
            guard let index = id == nil ? 0 : configuration.firstIndex(where: { $0.id == id }) else { return false }
            let above = configuration.dropFirst(index + 1)
            let isFront = above.allSatisfy { $0.style == .popover }
            guard let front = isFront ? configuration.last : configuration[index], front.id != configuration[0].id
            else { return false }
            act(.swipe(front.id))
            return true
        }

        func goBack() { if let frame = configuration.last?.current?.frame { act(.back(frame)) } }

        // MARK: Tabs

        /// Whether AppKit may select a tab. While something moves the choice waits for its turn.
        func mayChoose(_ tab: Int, of id: NavGraph.ID) -> Bool {
            guard configuration.last?.id == id, !isCovered else { return false }
            if queue.isAtRest { return true }
            act(.tab(tab, id))
            return false
        }

        /// The user has chosen a tab, which is shown.
        func chose(_ tab: Int, of id: NavGraph.ID) {
            guard let last = configuration.last, last.id == id, last.active != tab else { return }
            configuration[configuration.count - 1].active = tab
            shown.last?.adopt(configuration[configuration.count - 1])
            queue.heard("tab:" + last.regions[tab].name, .tab)
        }

        // if: tabs
        /// The user has pressed a button among tabs. It acts as long as these are the last layer.
        func press(_ button: NavGraph.TabsItem, of id: NavGraph.ID) {
            queue.fire(
                button.event, cause: .tap,
                turn: { [weak self] in self?.configuration.last?.id == id && self?.isCovered == false },
                body: button.press)
        }
        // end: tabs
    }
#endif
