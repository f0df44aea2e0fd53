import Foundation

/// The world of the running task, where it has a separate one.
enum Worlds {
    @TaskLocal static var local: World?
}

/// The state that a process of Apple's UIKit has once: what waits, what was complained about, which windows there are.
@MainActor
final class World {
    private static let shared = World()

    static var current: World { Worlds.local ?? shared }

    nonisolated init() {}

    struct Pending {
        let label: String
        let body: () -> Void
    }

    var queue: [Pending] = []
    /// Whether a turn is to come, where things settle by themselves.
    var isSettling = false
    var misuses: [Misuse] = []
    var warnings: [String] = []
    var misuseIsRecorded = false
    var knobs = Knobs()
    var openedURLs: [URL] = []
    var windows: [WeakWindow] = []
    /// Presentations and dismissals that run, in all windows.
    var presentationsRunning = 0
    var accessibilityNotifications: [UIAccessibility.Notification] = []
    var viewTransitions: [UIView.AnimationOptions] = []
    var focusUpdates = 0
    /// The tabs whose bar has the focus, on tvOS.
    weak var focusedBar: UITabBarController?
    var ticket = 0
    var storyboards: [BundledName: StoryboardDefinition] = [:]
    var nibs: [BundledName: (UIViewController) -> Void] = [:]
    private(set) lazy var application = UIApplication(double: ())

    /// Those of a window: what runs in one keeps nobody from presenting in another (rule 11).
    func presentationsRunning(in window: UIWindow?) -> Int { window?.presentationsRunning ?? presentationsRunning }

    func presentationBegins(in window: UIWindow?) {
        presentationsRunning += 1
        window?.presentationsRunning += 1
    }

    func presentationEnds(in window: UIWindow?) {
        presentationsRunning -= 1
        window?.presentationsRunning -= 1
    }

    func reset() {
        queue = []
        misuses = []
        warnings = []
        misuseIsRecorded = false
        knobs = Knobs()
        openedURLs = []
        windows = []
        focusUpdates = 0
        presentationsRunning = 0
        accessibilityNotifications = []
        storyboards = [:]
        nibs = [:]
        application = UIApplication(double: ())
    }
}

struct WeakWindow {
    weak var window: UIWindow?
}

struct BundledName: Hashable {
    let name: String
    let bundle: String

    init(_ name: String, _ bundle: Bundle?) {
        self.name = name
        self.bundle = (bundle ?? Bundle.main).bundlePath
    }
}
