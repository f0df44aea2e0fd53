extension WalkFault {
    /// Tabs with a button, columns, sheets, popovers and alerts, and steps of the user that are faults.
    static let mac =
        faultingViews
        .replacing(
            "rooms: { tabs: [house, garden] }",
            with: "rooms: { tabs: [{ event: compose }, house, garden], transitions: { compose: { present: window } } }"
        )
        .replacing(
            "cover: { present: window, style: fullScreen }",
            with:
                "cover: { present: window, style: fullScreen }\n          peek: { present: window, style: popover, locked: true }\n          read: { when: lit, present: window }"
        )

    static let ofAppKit = [
        WalkFault("the window gets another size", in: "NavGraphAppKit", "window.setFrame(frame, display: true)", ""),
        WalkFault(
            "steps do not wait", in: "NavGraphAppKit",
            "move.map { NavGraph.Motion($0.what, toldBy: $0.isOver == nil ? $0 : nil) }", "nil"),
        WalkFault(
            "a sheet is waited for in vain", in: "NavGraphAppKit",
            "new.regions[layer.active].appeared = { [weak self] in self?.end(move) }", ""),
        WalkFault(
            "what the app's code ends is not heard", in: "NavGraphAppKit", "acts.append(.gone(layer.id))", ""),
        WalkFault(
            "a click closes a locked popover", in: "NavGraphAppKit",
            "let isFree = index == shown.count - 1 && layer.layer.isSwipeable(queue.conditions)",
            "let isFree = index == shown.count - 1"),
        WalkFault(
            "a click closes a popover below a layer", in: "NavGraphAppKit",
            "let isFree = index == shown.count - 1 && layer.layer.isSwipeable(queue.conditions)",
            "let isFree = layer.layer.isSwipeable(queue.conditions)"),
        WalkFault(
            "AppKit does not hear that a tab is selected", in: "NavGraphAppKit",
            "super.tabView(tabView, didSelect: tabViewItem)", ""),
        WalkFault(
            "the choice of a tab is not heard", in: "NavGraphAppKit",
            "queue.heard(\"tab:\" + last.regions[tab].name, .tab)", ""),
        WalkFault(
            "a button among tabs does nothing", in: "NavGraphAppKit", "navigation.press(items[place], of: id)", ""),
        WalkFault(
            "first screens of tabs live on", in: "NavGraphAppKit", "item.layer = nil", ""),
        WalkFault(
            "back goes on where a screen stays", in: "NavGraphAppKit", "&& !frame.stays(queue.conditions)", ""),
        WalkFault(
            "back has no handler", in: "NavGraphAppKit",
            "NavGraph.Removal(frame.screen, by: .back, ending: frame.ending)",
            "NavGraph.Removal(frame.screen, by: .back, ending: nil)"),
        WalkFault("screens stay where they were", in: "NavGraphAppKit", "screen.removeFromParent()", ""),
        WalkFault(
            "Esc closes what is locked", in: "NavGraphAppKit", "guard last.id == id, canSwipe(last) else",
            "guard last.id == id else"),
        WalkFault("Esc is not heard", in: "NavGraphAppKit", "act(.swipe(front.id))", ""),
        WalkFault(
            "what a column holds acts without turning to it", in: "NavGraphAppKit",
            "if let column = column(of: frame) { activate(column) }", ""),
        WalkFault(
            "screens below a panel of the app's act", in: "NavGraphAppKit",
            "layers.last?.current?.frame === frame && !isCovered", "layers.last?.current?.frame === frame"),
        WalkFault(
            "no item is of another column", in: "NavGraphAppKit",
            "let others = last.kind == .split ?", "let others = false ?"),
        WalkFault(
            "an item is enabled though its event is ignored", in: "NavGraphAppKit",
            "return !step.isIgnored && step.handOver == nil", "return true"),
        WalkFault(
            "items are enabled below a panel of the app's", in: "NavGraphAppKit",
            "guard queue.isAtRest, !isCovered, let taker", "guard queue.isAtRest, let taker"),
        WalkFault(
            "items are enabled though a panel has the keys", in: "NavGraphAppKit",
            "guard let navigation, navigation.isKey else", "guard let navigation else"),
        WalkFault(
            "a popover points at the middle", in: "NavGraphAppKit",
            "(new.layer.anchor as? NavGraph.PopoverAnchor)?.set(place)", ""),
    ]

    static let ofMenu = [
        WalkFault(
            "Menu goes back where a screen stays", in: "NavGraphUIKit", "recognizer.isEnabled = isTaken",
            "recognizer.isEnabled = false"),
        WalkFault(
            "Menu goes back nowhere", in: "NavGraphUIKit",
            "if region.frames.count > 1 { return frame.stays(queue.conditions) }",
            "if region.frames.count > 1 { return true }"),
        WalkFault(
            "Menu closes a locked layer", in: "NavGraphUIKit",
            "return !isWindow && !frame.isOfSystem && !frame.isAlert && isLocked(layer)", "return false"),
        WalkFault(
            "a sheet is asked for", in: "NavGraphUIKit",
            "if !isApps { container.modalPresentationStyle = .fullScreen }",
            "if !isApps { container.modalPresentationStyle = .pageSheet }"),
    ]

    static let ofMenuInViews = [
        WalkFault(
            "Menu goes back where a screen stays", in: "NavGraphSwiftUI",
            "onExit(perform: isHeld && isOnTop ? {} : nil)", "onExit(perform: nil)"),
        WalkFault(
            "a locked layer lets Menu through", in: "NavGraphSwiftUI",
            "if Platform.current == .tvOS { return layer.isLocked ? {} : nil }",
            "if Platform.current == .tvOS { return nil }"),
        WalkFault(
            "a cover cannot be closed", in: "NavGraphRuntime",
            "case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: Platform.current == .tvOS",
            "case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false"),
        WalkFault(
            "a popover is no cover", in: "NavGraphSwiftUI",
            "case .popover: Platform.current == .tvOS ? .cover : .popover", "case .popover: .popover"),
        WalkFault(
            "a tab chosen again goes to its first screen", in: "NavGraphSwiftUI",
            "if isAgain, NavGraph.Platform.current.isOne(of: .macOS, .tvOS) { return }", ""),
        WalkFault(
            "a tab has a badge", in: "NavGraphSwiftUI",
            "if NavGraph.Platform.current == .tvOS { self } else { self.badge(count) }", "self.badge(count)"),
    ]

    static let ofEscape = [
        WalkFault(
            "Esc is not heard", in: "NavGraphSwiftUI",
            "return layer.isLocked || layer.mode != .sheet ? nil : { [layer] in layer.below?.sheet = nil }",
            "return nil"),
        WalkFault(
            "Esc closes a locked sheet", in: "NavGraphSwiftUI",
            "return layer.isLocked || layer.mode != .sheet ? nil", "return layer.mode != .sheet ? nil"),
        WalkFault(
            "a cover is asked for", in: "NavGraphSwiftUI", "Platform.current == .macOS ? .sheet : .cover", ".cover"),
        WalkFault(
            "a tab chosen again goes to its first screen", in: "NavGraphSwiftUI",
            "if isAgain, NavGraph.Platform.current.isOne(of: .macOS, .tvOS) { return }", ""),
    ]
}
