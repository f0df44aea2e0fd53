#if canImport(UIKit) && !os(watchOS)
    package import NavGraphRuntime
    import UIKit

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
        package func takenByUser() -> [NavGraph.Removal] {
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
                // if: columns
                // Who goes back in a column has turned to it.
                if let layer = record.layer, layer.kind == .split {
                    let column = layer.children.firstIndex { $0 === record.region }
                    layer.active = column ?? layer.active
                    layer.compact = nil
                }
                // end: columns
                let isInner = gone.contains { $0.isPlaced && $0.region === record.region }
                let below = record.region?.screens.prefix { $0 !== record }.last { $0.isPlaced && $0.controller != nil }
                taken.append(
                    NavGraph.Removal(
                        record.frame.screen, by: .back, ending: record.frame.ending, isInner: isInner,
                        opener: isInner ? nil : below?.frame, place: record.opening))
            }
            // if: host
            closeOpenings()
            turnToFront()
            // end: host
            return taken
        }

        // if: tabs
        /// The user has chosen the selected tab again: the screens above its first one go, which does not count as
        /// going back.
        func choseAgain(_ controller: UIViewController) {
            guard let region = record(of: controller) else { return }
            for record in region.screens.dropFirst() { record.isDropped = true }
        }
        // end: tabs

        // MARK: What acts

        /// What layers are from now on; a screen of another column acts, and so the user has turned to that column.
        package func focus(_ frame: NavGraph.Frame?, in place: AnyObject?) throws {
            let opening = place as? NavGraph.RootOpening ?? frame.flatMap { record(of: $0)?.opening }
            if let opening { current = opening }
            // if: host
            if opening == nil, frame == nil, openings.first?.isWindow != true {
                current = openingInFront()
                if current == nil { throw NavGraph.Fault.notOnScreen }
            }
            // end: host
            // if: columns
            guard let frame, let layer = layers.last, layer.kind == .split,
                let index = layer.regions.firstIndex(where: { $0.frames.last?.frame === frame })
            else { return }
            record(of: layer.container.controller)?.active = index
            record(of: layer.container.controller)?.compact = nil
            // end: columns
        }

        /// What the window layer was made for; `nil` if absent.
        package var rootName: String? {
            // if: host
            if openings.first?.isWindow != true { return openingInFront().map { _ in "host" } }
            // end: host
            return layers.first?.made
        }

        /// Nothing of ours is current while something of the app's is in front. An alert is gone already when one of
        /// its actions runs.
        package func isCurrent(_ frame: NavGraph.Frame, in layers: [NavGraph.Layer]) -> Bool {
            if let current, let layer = layers.last, layer.current?.frame === frame {
                // The view of a screen that a column has just been given may not be there yet.
                return self.layers(of: current).areInFront
                    && (current.isWindow || layer.container.controller.viewIfLoaded?.window != nil)
            }
            guard frame.isAlert, let record = record(of: frame) else { return false }
            return record.isPlaced && !layers.contains { $0.container.frame === frame }
        }
    }
#endif
