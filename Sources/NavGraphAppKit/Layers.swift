#if canImport(AppKit) && !canImport(UIKit)
    import AppKit
    internal import NavGraphRuntime

    /// Layers above the window's come and go.
    extension NavGraph.Navigation {
        func bringUp(_ layer: NavGraph.Layer, _ animation: NavGraph.Animation) -> Bool {
            if let adopted = adopted.removeValue(forKey: layer.id) { return adopt(adopted, as: layer) }
            bringForward()
            let new = NavGraph.ShownLayer(layer, in: self)
            // The layer below takes no click beside any more.
            let below = shown.last
            shown.append(new)
            lockPopovers()
            let front = frontWindow
            if let alert = new.alert {
                let box = alert.box()
                new.window = box.window
                new.box = box
                box.beginSheetModal(for: front) { [weak self, weak new] response in
                    MainActor.assumeIsolated {
                        guard let self, let new else { return }
                        self.answered(new, response.rawValue)
                    }
                }
                return begin(Move("an alert", of: new) { [weak box] in box?.window.isVisible ?? true })
            }
            let move = Move("\(layer.made)", of: new)
            new.regions[layer.active].appeared = { [weak self] in self?.end(move) }
            if layer.style == .popover {
                showPopover(new, above: below, isAnimated: !animation.isNone)
            } else {
                let sheet = NavGraph.SheetWindow(contentViewController: new.container)
                sheet.isReleasedWhenClosed = false
                new.show(in: sheet)
                front.beginSheet(sheet) { [weak self, weak new] _ in
                    MainActor.assumeIsolated {
                        if let self, let new { self.hasGone(new) }
                    }
                }
            }
            return begin(move)
        }

        /// A segue presents a layer. AppKit does not report when it is shown.
        private func adopt(_ controller: NSViewController, as layer: NavGraph.Layer) -> Bool {
            let new = NavGraph.ShownLayer(layer, in: self, adopting: controller)
            shown.append(new)
            lockPopovers()
            return begin(
                Move(layer.made, of: new) { [weak controller, weak new] in
                    guard let controller, controller.isViewLoaded, let window = controller.view.window,
                        window.isVisible
                    else { return false }
                    new?.show(in: window)
                    return true
                })
        }

        /// What a segue has presented may go without a word.
        func lookForGone() {
            for layer in shown where layer.window != nil && layer !== move?.layer {
                guard let adopted = layer.adopted else { continue }
                if adopted.view.window?.isVisible != true { hasGone(layer) }
            }
        }

        private func showPopover(
            _ new: NavGraph.ShownLayer, above below: NavGraph.ShownLayer?, isAnimated: Bool
        ) {
            let popover = NSPopover()
            popover.contentViewController = new.container
            popover.animates = isAnimated
            let delegate = NavGraph.PopoverDelegate(new, self)
            popover.delegate = delegate
            new.popover = popover
            new.popoverDelegate = delegate
            let place = NavGraph.PopoverPlace()
            (new.layer.anchor as? NavGraph.PopoverAnchor)?.set(place)
            let (view, rect) = place.resolved(in: below?.screen) ?? (frontWindow.contentView ?? NSView(), .zero)
            lockPopovers()
            popover.show(relativeTo: rect, of: view, preferredEdge: place.edge)
            if let window = new.container.view.window { new.show(in: window) }
        }

        /// Whether something moves.
        func takeDown(_ top: NavGraph.ShownLayer, _ animation: NavGraph.Animation) -> Bool {
            if let window = top.window, endSheetOfApp(on: window) { return true }
            if top.popover != nil, endSheetOfApp(on: lastWindow) { return true }
            if let adopted = top.adopted, let presenter = adopted.presentingViewController {
                presenter.dismiss(adopted)
                return begin(
                    Move(top.layer.made, of: top, goes: true) { [weak adopted] in
                        adopted?.isViewLoaded != true || adopted?.view.window?.isVisible != true
                    })
            }
            let move = Move(top.layer.made, of: top, goes: true)
            if let popover = top.popover {
                guard popover.isShown else { return hasGoneUnheard(top) }
                popover.animates = !animation.isNone
                self.move = move
                popover.close()
            } else if let window = top.window, let parent = window.sheetParent {
                self.move = move
                parent.endSheet(window)
            } else {
                return hasGoneUnheard(top)
            }
            return true
        }

        private func hasGoneUnheard(_ layer: NavGraph.ShownLayer) -> Bool {
            shown.removeAll { $0 === layer }
            follow()
            return move != nil
        }

        /// AppKit says that a layer has gone. If no move of ours has taken it away, the app's own code has.
        func hasGone(_ layer: NavGraph.ShownLayer) {
            guard shown.contains(where: { $0 === layer }) else { return }
            shown.removeAll { $0 === layer }
            layer.popover?.contentViewController = nil
            if let move, move.layer === layer {
                if move.goes { return end(move) }
                // It has gone while it came.
                self.move = nil
            }
            if configuration.contains(where: { layer.isOf($0) }) { acts.append(.gone(layer.id)) }
            queue.advance()
        }

        /// An alert has gone: by a button, or because its layer goes.
        private func answered(_ layer: NavGraph.ShownLayer, _ response: Int) {
            let isOurs = move?.layer === layer && move?.goes == true
            let first = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
            let button = layer.alert?.buttons.indices.contains(response - first) == true ? response - first : nil
            guard !isOurs, let button else { return hasGone(layer) }
            shown.removeAll { $0 === layer }
            if move?.layer === layer { move = nil }
            // The alert is not shown again before what the button does is over.
            acts.append(.answered(layer.id))
            layer.alert?.buttons[button].action()
            acts.removeAll { $0.isAnswer(of: layer.id) }
            follow()
            queue.advance()
        }

        // MARK: What is in front

        /// The window of the last layer that is not a popover.
        private var lastWindow: NSWindow { shown.last { $0.popover == nil && $0.window != nil }?.window ?? window }

        /// The window that a sheet is begun on: the last sheet on that window.
        private var frontWindow: NSWindow {
            var front = lastWindow
            while let sheet = front.attachedSheet { front = sheet }
            return front
        }

        /// Whether something of the app's own is in front of the last layer.
        var isCovered: Bool { sheetOfApp(on: lastWindow) != nil }

        private func sheetOfApp(on window: NSWindow) -> NSWindow? {
            guard let sheet = window.attachedSheet, !shown.contains(where: { $0.window === sheet }) else { return nil }
            return sheet
        }

        /// What the app has on a window is ended before ours goes.
        func endSheetOfApp(on window: NSWindow) -> Bool {
            guard let sheet = sheetOfApp(on: window) else { return false }
            window.endSheet(sheet)
            return begin(Move("a sheet of the app's") { [weak window] in window?.attachedSheet !== sheet })
        }

        /// A popover that is locked, or has a layer above it, stays when the user clicks beside it.
        func lockPopovers() {
            for (index, layer) in shown.enumerated() {
                let isFree = index == shown.count - 1 && layer.layer.isSwipeable(queue.conditions)
                layer.popover?.behavior = isFree ? .transient : .applicationDefined
            }
        }
    }
#endif
