/// What tests do with the double. AppKit has none of it, so emitted code may not name it.
@MainActor
public enum AppKitDouble {
    /// Ends what waits, and what follows from it, until nothing waits.
    public static func settle() {
        var steps = 0
        while World.current.step() {
            steps += 1
            precondition(steps < 100_000, "transitions begin transitions without end")
        }
    }

    /// Ends the first of what waits; `false` if nothing does.
    @discardableResult
    public static func step() -> Bool { World.current.step() }

    /// As `settle()`, and lets tasks of the main actor run in between.
    public static func settleTasks(turns: Int = 32) async {
        for _ in 0..<turns {
            settle()
            await Task.yield()
        }
        settle()
    }

    /// What waits, in words.
    public static var pending: [String] { World.current.queue.map(\.label) }
    /// What waits never ends.
    public static func forgetPending() { World.current.queue = [] }
    /// What AppKit would raise, queue or lose.
    public static var misuses: [String] { World.current.misuses }
    /// The URLs that `NSWorkspace` was given.
    public static var openedURLs: [URL] { World.current.openedURLs }
    /// Whether what waits ends in turns of the main actor.
    public static var settlesByItself: Bool {
        get { World.current.settlesByItself }
        set { World.current.settlesByItself = newValue }
    }
    public static var reducesMotion: Bool {
        get { World.current.reducesMotion }
        set { World.current.reducesMotion = newValue }
    }

    /// Runs `body` in a separate world.
    public static func withWorld<R>(_ body: () throws -> R) rethrows -> R {
        try Worlds.$local.withValue(World()) { try body() }
    }
    /// Runs `body` in a separate world.
    public static func withWorld<R: Sendable>(_ body: @MainActor () async throws -> R) async rethrows -> R {
        try await Worlds.$local.withValue(World()) { try await body() }
    }

    /// Adds a storyboard.
    public static func register(_ storyboard: StoryboardDefinition, named name: String) {
        World.current.storyboards[name] = storyboard
    }
    /// Adds a nib, by what it makes as the view of its owner.
    public static func registerNib(_ name: String, _ view: @escaping (NSViewController) -> NSView) {
        World.current.nibs[name] = view
    }

    /// The sheets and popovers above a window, the lowest first, in words.
    public static func describe(_ window: NSWindow) -> String {
        var text = window.contentViewController.map { "\(type(of: $0))" } ?? "-"
        if let sheet = window.attachedSheet { text += " sheet(\(describe(sheet)))" }
        return text
    }
}

extension AppKitDouble {
    /// A sheet, alert or popover above a window.
    @MainActor
    public struct Front {
        public let window: NSWindow
        /// The alert that is the sheet.
        public var alert: NSAlert? { window.alert }
        public let popover: NSPopover?
    }

    /// What is above a window, in the order in which it came.
    public static func fronts(above window: NSWindow) -> [Front] {
        World.current.fronts.filter { front in
            var below: NSWindow? = front.window
            while let next = below?.sheetParent ?? below?.parent { below = next }
            return below === window && front.window !== window
        }
    }

    /// A window is not on screen any more, nor is what is above it.
    public static func forget(_ window: NSWindow) {
        let above = fronts(above: window).map { ObjectIdentifier($0.window) }
        World.current.fronts.removeAll { above.contains(ObjectIdentifier($0.window)) }
        World.current.visible.removeAll { $0 === window }
    }

    /// Nothing is left of what there was, nor any knob turned.
    public static func reset() { World.current.reset() }

    public static func forgetMisuses() { World.current.misuses = [] }
}
