/// The time of tests: it goes on when they say so.
@MainActor
public enum VirtualClock {
    private static var waiting: [(time: Double, number: Int, body: @MainActor () -> Void)] = []
    private static var count = 0
    public private(set) static var now = 0.0

    /// Does something later; after 0 seconds at the end of the turn.
    public static func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
        count += 1
        waiting.append((now + seconds, count, body))
    }

    /// Does the next thing that waits, if it is due within some seconds.
    public static func step(within seconds: Double = .infinity) -> Bool {
        guard
            let next = waiting.indices.min(by: {
                (waiting[$0].time, waiting[$0].number) < (waiting[$1].time, waiting[$1].number)
            }),
            waiting[next].time <= now + seconds
        else { return false }
        let one = waiting.remove(at: next)
        now = one.time
        one.body()
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
