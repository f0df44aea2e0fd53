/// What the user does. Each returns whether that is possible.
extension ViewHost {
    private var top: Snapshot.Level? { snapshot.levels.last }
    /// What is touched: nothing while layers come or go.
    private var touched: Snapshot.Level? {
        look()
        return isDeaf ? nil : top
    }

    /// What is to be read at the top.
    public var texts: [String] { top?.texts ?? [] }
    /// How the top looks: sizing, heights, background.
    public var looks: [String] { top?.looks ?? [] }
    /// The buttons of the top.
    public var buttons: [String] { top?.buttons.map(\.title) ?? [] }
    /// How each level is presented; the lowest is not.
    public var kinds: [String] { snapshot.levels.dropFirst().map { $0.presented?.kind.rawValue ?? "" } }
    /// What is to be read at the view from which each level is presented.
    public var places: [[String]] {
        snapshot.levels.dropFirst().map { $0.presented?.base.map { Snapshot($0).levels[0].texts } ?? [] }
    }
    /// The lengths of the paths of stacks, of each level.
    public var depths: [[Int]] { snapshot.levels.map { $0.stacks.map { $0.stack.path.wrappedValue.count } } }
    /// The paths of stacks of the top, and the tags of its tabs.
    public var paths: [[AnyHashable]] { top?.stacks.map { $0.stack.path.wrappedValue } ?? [] }
    public var tabTags: [AnyHashable] { top?.tags ?? [] }
    public var badges: [Int] { top?.badges ?? [] }
    /// Whether a view of UIKit is as large as a screen that it is in: that breaks large titles.
    public var hasWideProbes: Bool { snapshot.levels.contains(where: \.hasWideProbe) }
    public var selections: [[AnyHashable]] { snapshot.levels.map { $0.tabs.map(\.wrappedValue) } }
    /// The views of UIKit that are on screen.
    public var onScreen: [UIViewController] { snapshot.controllers }

    @discardableResult
    public func press(_ title: String) -> Bool {
        guard let top = touched, let button = top.buttons.first(where: { $0.title == title }) else { return false }
        button.action()
        // An alert and a dialog close by any of their buttons; that is written after the action.
        if let presented = top.presented, presented.kind == .alert || presented.kind == .dialog {
            byUser { presented.dismiss() }
        }
        return true
    }

    /// The back button, or several steps from its menu, in the stack of that index.
    @discardableResult
    public func goBack(_ count: Int = 1, stack index: Int = 0) -> Bool {
        guard let top = touched, top.stacks.indices.contains(index), !top.stacks[index].isBackHidden,
            SwiftUIDouble.platform != .tvOS
        else { return false }
        let path = top.stacks[index].stack.path
        guard path.wrappedValue.count >= count else { return false }
        byUser { path.wrappedValue.removeLast(count) }
        return true
    }

    /// Swipes a sheet down, or taps beside a popover: what it is bound to is written at the very end.
    @discardableResult
    public func swipeDown() -> Bool {
        guard let top = touched, let presented = top.presented, !top.isDismissDisabled,
            presented.kind == .sheet || presented.kind == .popover,
            SwiftUIDouble.platform == .iOS || SwiftUIDouble.platform == .visionOS
        else { return false }
        byUser { presented.dismiss() }
        endTransition()
        return true
    }

    /// The button Menu of tvOS. It cancels a dialog; else it goes outward: what a screen says, the path of the stack of
    /// that index, which has the focus, what the layer says, and then the layer is dismissed, whatever its style. At the
    /// bottom of the window the app is left: false.
    @discardableResult
    public func pressMenu(stack index: Int = 0) -> Bool {
        guard SwiftUIDouble.platform == .tvOS, let top = touched else { return false }
        if closeDialog() { return true }
        if top.stacks.indices.contains(index) {
            let path = top.stacks[index].stack.path
            if let exit = top.stacks[index].exits.last {
                byUser(exit)
                return true
            }
            if !path.wrappedValue.isEmpty {
                byUser { path.wrappedValue.removeLast() }
                return true
            }
        }
        guard let close = top.exits.last ?? top.presented?.dismiss else { return false }
        byUser(close)
        return true
    }

    /// By what Esc of macOS closes a sheet, which is not the same in all versions.
    public enum Escape: Sendable, CaseIterable { case command, system, both }

    /// Esc of macOS: cancels a dialog, closes a popover or sheet.
    @discardableResult
    public func pressEscape(_ way: Escape = .both) -> Bool {
        guard SwiftUIDouble.platform == .macOS, let top = touched, let presented = top.presented else { return false }
        if closeDialog() { return true }
        let command = way == .system ? nil : top.exits.last
        let isClosed = !top.isDismissDisabled && (way != .command || presented.kind == .popover)
        byUser {
            command?()
            if isClosed { presented.dismiss() }
        }
        return command != nil || isClosed
    }

    /// Taps beside a dialog.
    @discardableResult
    public func closeDialog() -> Bool {
        guard let presented = touched?.presented, presented.kind == .alert || presented.kind == .dialog else {
            return false
        }
        byUser { presented.dismiss() }
        return true
    }

    /// What some versions do with the stack of a tab that is chosen again.
    public enum Retap: Sendable, CaseIterable { case pathBefore, pathAfter, selectionOnly, pathOnly }

    @discardableResult
    public func tapTab(_ tag: AnyHashable, retap: Retap = .pathBefore) -> Bool {
        guard let top = touched, let tabs = top.tabs.first, top.tags.contains(tag) else { return false }
        guard tabs.wrappedValue == tag else {
            byUser { tabs.wrappedValue = tag }
            return true
        }
        let path = top.stacks.first?.stack.path
        byUser {
            if retap == .pathBefore || retap == .pathOnly { path?.wrappedValue = [] }
            if retap != .pathOnly { tabs.wrappedValue = tag }
            if retap == .pathAfter { path?.wrappedValue = [] }
        }
        return true
    }

    /// In compact width: shows another column.
    @discardableResult
    public func turn(to column: Int) -> Bool {
        guard let split = touched?.splits.first, split.1.indices.contains(column) else { return false }
        byUser { split.0.wrappedValue = split.1[column] }
        return true
    }

    /// What the stack of an index is bound to, for writes that come late.
    public func pathOfStack(_ index: Int = 0) -> Binding<[AnyHashable]>? {
        look()
        guard let path = top?.stacks[index].stack.path else { return nil }
        return Binding {
            path.wrappedValue
        } set: { value in
            self.byUser { path.wrappedValue = value }
        }
    }

    /// The system opens the app with a URL, or hands an activity over.
    public func open(_ url: URL) {
        look()
        for open in snapshot.levels.first?.openers ?? [] { open(url) }
    }
    public func `continue`(_ activity: NSUserActivity) {
        look()
        for (type, action) in snapshot.levels.first?.continuers ?? [] where type == activity.activityType {
            action(activity)
        }
    }
}
