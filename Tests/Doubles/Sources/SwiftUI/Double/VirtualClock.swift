/// The time of tests: it goes on when they say so.
@MainActor
public enum VirtualClock {
    /// In the order of its times; of equal ones what came first is first.
    private static var waiting: [(time: Double, body: @MainActor () -> Void)] = []
    public private(set) static var now = 0.0

    /// Does something later; after 0 seconds at the end of the turn.
    public static func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
        let time = now + seconds
        let index = waiting.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
        waiting.insert((time, body), at: index)
    }

    /// Does the next thing that waits, if it is due within some seconds.
    public static func step(within seconds: Double = .infinity) -> Bool {
        guard let next = waiting.first, next.time <= now + seconds else { return false }
        waiting.removeFirst()
        now = next.time
        next.body()
        return true
    }

    /// Forgets what waits, and the windows that there are.
    public static func reset() {
        ViewHost.all = []
        waiting = []
        now = 0
    }
}

extension ViewHost {
    /// Lets some time pass. At the end of each turn SwiftUI looks at all windows.
    public func wait(_ seconds: Double) {
        let end = VirtualClock.now + seconds
        lookWithOthers()
        while VirtualClock.step(within: end - VirtualClock.now) { lookWithOthers() }
    }

    /// Lets time pass until nothing waits for it.
    public func settle() {
        lookWithOthers()
        while VirtualClock.step() { lookWithOthers() }
    }
}
