@_exported import Foundation

/// What tests do with the double. Nothing here exists in Apple's UIKit, so no emitted code may name it.
@MainActor
public enum UIKitDouble {
    /// Runs what waits (completions, `didShow`, `viewDidAppear` …) until nothing waits any more (rule 42).
    public static func settle() { World.current.settle() }

    /// Runs the first waiting part of a transition; false when nothing waits (rule 42).
    @discardableResult
    public static func step() -> Bool { World.current.step() }

    /// As `settle()`, and lets tasks on the main actor run in between, for code that awaits `present` or `dismiss`.
    public static func settleTasks(turns: Int = 64) async {
        for _ in 0..<turns {
            settle()
            await Task.yield()
        }
        settle()
    }

    /// The waiting parts, first one first, in words.
    public static var pending: [String] { World.current.queue.map { $0.label } }

    /// Exceptions that Apple's UIKit would have raised, where `misuseIsRecorded` (rule 43).
    public static var misuses: [Misuse] { World.current.misuses }

    /// Requests that Apple's UIKit ignores with no more than a log line (rules 11, 12, 43).
    public static var warnings: [String] { World.current.warnings }

    /// False: misuse traps, with Apple's message. True: it is recorded in `misuses`, and the call does nothing.
    public static var misuseIsRecorded: Bool {
        get { World.current.misuseIsRecorded }
        set { World.current.misuseIsRecorded = newValue }
    }

    /// What the double stands for; `reset()` makes it iOS.
    public static var platform: Platform {
        get { World.current.knobs.platform }
        set { World.current.knobs.platform = newValue }
    }

    /// How often something was asked to seek the focus anew.
    public static var focusUpdates: Int { World.current.focusUpdates }

    /// How the double takes what Apple leaves open.
    public static var knobs: Knobs {
        get { World.current.knobs }
        set { World.current.knobs = newValue }
    }

    /// The URLs that `UIApplication.open` was given, oldest first.
    public static var openedURLs: [URL] { World.current.openedURLs }

    /// Forgets everything: windows, waiting parts, lists, knobs, storyboards, nibs.
    public static func reset() { World.current.reset() }

    /// Runs `body` in a world of its own, which tests that run side by side do not share.
    public static func withWorld<R>(_ body: () throws -> R) rethrows -> R {
        try Worlds.$local.withValue(World()) { try body() }
    }

    /// As the synchronous form.
    public static func withWorld<R: Sendable>(_ body: @MainActor () async throws -> R) async rethrows -> R {
        try await Worlds.$local.withValue(World()) { try await body() }
    }

    /// How the contents of views were changed by `UIView.transition(with:…)`, oldest first.
    public static var viewTransitions: [UIView.AnimationOptions] { World.current.viewTransitions }

    /// The view that large titles and the edges of bars follow on a screen: its first subview (rule 71).
    public static func contentOfBars(in screen: UIViewController) -> UIView? { screen.viewIfLoaded?.subviews.first }

    /// Empties `misuses` and `warnings`.
    public static func forgetComplaints() {
        World.current.misuses = []
        World.current.warnings = []
    }
}
