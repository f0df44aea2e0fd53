import Foundation
import Synchronization

/// What tests do with the double, and what a process of SwiftUI has once.
@MainActor
public enum SwiftUIDouble {
    static var transaction = Transaction()
    /// Of changes that no window is known to show.
    static var completions: [@MainActor () -> Void] = []

    /// What real SwiftUI loses, ignores or shows wrong.
    public enum Misuse: String, Sendable {
        case changeInTransition, layerWithAnother, layerAsOneGoes, pushAndPresent, twoModals, unknownDestination
        case unendingUpdates
        /// The platform does not have it.
        case unavailable
    }

    /// What the double stands for, as the double of UIKit does.
    public static var platform: UIKitDouble.Platform {
        get { UIKitDouble.platform }
        set { UIKitDouble.platform = newValue }
    }
}

/// Shows a view. A look at it may begin a transition, which lasts for half a second, or until the test ends it.
@MainActor
public final class ViewHost {
    private let root: @MainActor (Renderer) -> Node
    private let isDirty = Flag()
    private var placeNumbers: [Step: Int] = [:]
    var locations: [Int: Location] = [:]
    var watched: [Int: Any] = [:]
    var controllers: [Int: UIViewController] = [:]
    var kept: Set<Int> = []
    var changes: [@MainActor () -> Void] = []
    var environment = EnvironmentValues()
    /// For what wants to know its window.
    public var window: UIWindow?
    public private(set) var misuses: [SwiftUIDouble.Misuse] = []

    /// What is shown, or will be when the transition has ended.
    private(set) var snapshot = Snapshot()
    private var old: Snapshot?
    private var completions: [@MainActor () -> Void] = []
    /// Of changes that it has not looked at yet.
    private var nextCompletions: [@MainActor () -> Void] = []
    private var number = 0
    private var onDismisses: [@MainActor () -> Void] = []
    private var isUsers = false

    public init<V: View>(_ view: V) {
        root = { $0.render(view) }
        isDirty.set()
        Self.all.append(Weak(self))
    }

    /// From a place to one in it.
    private struct Step: Hashable {
        var around: Int
        var key: AnyHashable
    }

    /// The number of a place, by which is found what it keeps; the outermost is 0.
    func place(of key: AnyHashable, in around: Int) -> Int {
        let step = Step(around: around, key: key)
        if let place = placeNumbers[step] { return place }
        placeNumbers[step] = placeNumbers.count + 1
        return placeNumbers.count
    }

    struct Weak {
        weak var host: ViewHost?
        init(_ host: ViewHost) { self.host = host }
    }
    static var all: [Weak] = []

    /// SwiftUI looks at all windows at the end of a turn.
    func lookWithOthers() {
        look()
        Self.all.removeAll { $0.host == nil }
        for one in Self.all { one.host?.look() }
    }

    /// A change whose end the window tells that it is a change of.
    static func complete<Result>(
        _ completion: @escaping @MainActor () -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        let hosts = all.compactMap(\.host)
        let dirty = hosts.filter { $0.isDirty.take() }
        defer {
            // A window that is to be updated anyway does not tell of one more change. Where that is so, the change may be
            // one of any such window: the end comes when the last of them has come to rest.
            let changed = hosts.first { $0.isDirty.isRaised }.map { [$0] } ?? dirty
            if changed.isEmpty { SwiftUIDouble.completions.append(completion) }
            var waiting = changed.count
            for host in changed {
                host.nextCompletions.append {
                    waiting -= 1
                    if waiting == 0 { completion() }
                }
            }
            for host in dirty { host.setNeedsUpdate() }
        }
        return try body()
    }

    public var isCompact: Bool {
        get { environment.horizontalSizeClass == .compact }
        set {
            environment.horizontalSizeClass = newValue ? .compact : .regular
            setNeedsUpdate()
        }
    }

    func setNeedsUpdate() { isDirty.set() }
    func record(_ misuse: SwiftUIDouble.Misuse) { misuses.append(misuse) }
    public func forgetMisuses() { misuses = [] }

    /// Whether a transition runs.
    public var isMoving: Bool { old != nil }

    /// Whether layers come or go: UIKit hears no touch then.
    var isDeaf: Bool { old.map { $0.levels.map(\.key) != snapshot.levels.map(\.key) } ?? false }

    /// What the user does is SwiftUI's own change: it may come in a transition, which goes on as his.
    func byUser(_ write: () -> Void) {
        write()
        isUsers = true
        look()
        isUsers = false
    }

    // MARK: Looking

    /// SwiftUI's look at what has changed, at the end of a turn.
    public func look() {
        var updates = 0
        while isDirty.take() {
            updates += 1
            if updates > 50 { return record(.unendingUpdates) }
            kept = []
            changes = []
            var node = Node(.group)
            withObservationTracking {
                node = root(Renderer(self))
            } onChange: { [isDirty] in
                isDirty.set()
            }
            locations = locations.filter { kept.contains($0.key) }
            watched = watched.filter { kept.contains($0.key) }
            controllers = controllers.filter { kept.contains($0.key) }
            adopt(Snapshot(node, before: snapshot))
            for change in changes { change() }
        }
    }

    private func adopt(_ new: Snapshot) {
        let before = snapshot
        completions += nextCompletions + SwiftUIDouble.completions
        (nextCompletions, SwiftUIDouble.completions) = ([], [])
        if new.hasTwoModals { record(.twoModals) }
        guard new.shape != before.shape else {
            snapshot = new
            if old == nil { finish() }
            return
        }
        // Until something is on screen nothing can be lost.
        if old?.levels.isEmpty == false, !isUsers { record(.changeInTransition) }
        check(from: before, to: new)
        for level in before.levels.dropFirst(common(before, new)) {
            if let onDismiss = level.presented?.onDismiss { onDismisses.append(onDismiss) }
        }
        if old == nil { old = before }
        snapshot = new
        let shown = Set(before.appearing.map(\.place))
        for one in new.appearing where !shown.contains(one.place) { one.come() }
        number += 1
        let number = number
        VirtualClock.after(0.5) { [weak self] in
            if self?.number == number { self?.endTransition() }
        }
    }

    private func common(_ one: Snapshot, _ other: Snapshot) -> Int {
        zip(one.levels, other.levels).prefix { $0.key == $1.key }.count
    }

    private func check(from before: Snapshot, to new: Snapshot) {
        let common = common(before, new)
        let (gone, come) = (before.levels.count - common, new.levels.count - common)
        if before.levels.isEmpty { return }
        if come > 1 { record(.layerWithAnother) }
        if come > 0, gone > 0 { record(.layerAsOneGoes) }
        if come > 0, zip(before.levels, new.levels).prefix(common).contains(where: { $0.parts != $1.parts }) {
            record(.pushAndPresent)
        }
    }

    /// The transition ends: what waits for that hears of it.
    public func endTransition() {
        guard let before = old else { return }
        old = nil
        for onDismiss in onDismisses { onDismiss() }
        onDismisses = []
        if snapshot.isDeferring { setNeedsUpdate() }
        let shown = Set(snapshot.appearing.map(\.place))
        for one in before.appearing where !shown.contains(one.place) { one.go() }
        let (gone, come) = (before.controllers, snapshot.controllers)
        for controller in gone where !come.contains(controller) { controller.viewDidDisappear(true) }
        for controller in come where !gone.contains(controller) { controller.viewDidAppear(true) }
        finish()
    }

    private func finish() {
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }
}

/// Set from wherever something observed changes.
private final class Flag: Sendable {
    private let isSet = Mutex(false)
    var isRaised: Bool { isSet.withLock { $0 } }
    func set() { isSet.withLock { $0 = true } }
    func take() -> Bool {
        isSet.withLock { flag in
            defer { flag = false }
            return flag
        }
    }
}
