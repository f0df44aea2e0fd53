import AppKit

/// The layers, read from AppKit. Styles that AppKit shows alike are the configuration's.
extension Reading {
    /// What is above the window, in the order in which it came.
    static var fronts: [AppKitDouble.Front] { Diary.page.window.map { AppKitDouble.fronts(above: $0) } ?? [] }

    /// The content of what is in front.
    static var lastContent: NSViewController? {
        guard let last = fronts.last else { return Diary.page.window?.contentViewController }
        return last.window.contentViewController
    }

    /// The screen that the user sees.
    static var current: (any AnyFake)? {
        if let alert = fronts.last?.alert { return FakeAlert.shown(as: alert.messageText) }
        var content = lastContent
        if let tabs = content as? NSTabViewController {
            content = tabs.tabViewItems[tabs.selectedTabViewItemIndex].viewController
        }
        return (content?.children.last ?? content) as? any AnyFake
    }

    var current: (any AnyFake)? { Self.current }

    /// Whether screens slide.
    static var isTurning: Bool { AppKitDouble.pending.contains("transition") }

    /// What no run may leave behind.
    static var complaintsOfKit: String {
        let text = AppKitDouble.misuses.map { " MISUSE \($0)" }.joined()
        AppKitDouble.forgetMisuses()
        return text
    }

    mutating func readLayers() -> String {
        let fronts = Self.fronts
        guard let window = Diary.page.window, let content = window.contentViewController else { return "" }
        if window.frame != Driver.frame { oddities += " FRAME \(window.frame)" }
        var text = " " + layer(content, at: rest.first)
        for (index, front) in fronts.enumerated() {
            let layer = rest.indices.contains(index + 1) ? rest[index + 1] : nil
            text += " " + style(of: front, at: layer, isLast: index == fronts.count - 1) + ":"
            if let alert = front.alert {
                text += "single[" + (FakeAlert.shown(as: alert.messageText).map { frame($0) } ?? "?") + "]"
            } else if let content = front.window.contentViewController {
                text += self.layer(content, at: layer)
            }
        }
        endsInSplit = rest.last?.container == "split"
        return text
    }

    private mutating func style(of front: AppKitDouble.Front, at layer: SeenLayer?, isLast: Bool) -> String {
        guard let layer else { return "more" }
        if let popover = front.popover {
            let isFree = popover.behavior == .transient
            // What the system shows closes whatever its lock.
            if isFree, !isLast || layer.isLocked && !(Self.current is FakeOfSystem) { oddities += " FREE POPOVER" }
        }
        if front.alert != nil { return layer.style }
        if layer.style == "alert" || layer.style == "actionSheet" { return "sheet!" }
        if (front.popover != nil) != (layer.style == "popover") { oddities += " NO \(layer.style)" }
        return layer.style + (layer.isLocked ? "!" : "") + place(of: front)
    }

    private func place(of front: AppKitDouble.Front) -> String {
        guard expectsPlaces, let popover = front.popover else { return "" }
        return "@" + ((popover.place?.view as? FakePlace)?.event ?? "-")
    }

    private mutating func layer(_ content: NSViewController, at layer: SeenLayer?) -> String {
        let container = layer?.container ?? "?"
        switch content {
        case let tabs as NSTabViewController:
            // What never shows anything is a button.
            let isTab = tabs.tabViewItems.map { $0.viewController?.children.isEmpty == false }
            let selected = tabs.selectedTabViewItemIndex
            let active = isTab[selected] ? isTab[..<selected].count { $0 } : -1
            if container != "tabs" { oddities += " NO \(container)" }
            return "tabs["
                + regions(zip(tabs.tabViewItems, isTab).filter(\.1).compactMap(\.0.viewController), active: active)
                + "]"
        case let split as NSSplitViewController:
            if container != "split" { oddities += " NO \(container)" }
            return "split[" + regions(split.splitViewItems.map(\.viewController), active: layer?.active) + "]"
        default:
            return container + "[" + region(content) + "]"
        }
    }

    /// The screens of a region, the last of which is to be seen.
    mutating func region(_ controller: NSViewController) -> String {
        if controller is any AnyFake { return frame(controller) }
        if controller.isViewLoaded,
            controller.view.subviews.count != 1
                || controller.view.subviews.first !== controller.children.last?.view
        {
            oddities += " HIDDEN"
        }
        return frames(controller.children)
    }
}
