@_exported import Foundation

/// The world of the running task, where it has a separate one.
enum Worlds {
    @TaskLocal static var local: World?
}

/// The state that a process has once: what waits, what was wrong, which windows there are.
@MainActor
final class World {
    private static let shared = World()
    static var current: World { Worlds.local ?? shared }

    nonisolated init() {}

    var queue: [(label: String, body: () -> Void)] = []
    var misuses: [String] = []
    var openedURLs: [URL] = []
    var reducesMotion = false
    var settlesByItself = false
    private var isSettling = false
    weak var keyWindow: NSWindow? {
        didSet {
            guard let keyWindow, keyWindow !== oldValue else { return }
            NotificationCenter.default.post(name: NSWindow.didBecomeKeyNotification, object: keyWindow)
        }
    }
    private(set) lazy var application = NSApplication(double: ())
    var storyboards: [String: StoryboardDefinition] = [:]
    var nibs: [String: (NSViewController) -> NSView] = [:]
    private var controllers: [WeakController] = []
    /// Windows that are on screen, which the system keeps.
    var visible: [NSWindow] = []

    /// Sheets and popovers, in the order in which they came.
    var fronts: [AppKitDouble.Front] = []

    func reset() {
        (queue, misuses, openedURLs, controllers, visible, fronts) = ([], [], [], [], [], [])
        (storyboards, nibs, keyWindow) = ([:], [:], nil)
        (reducesMotion, settlesByItself) = (false, false)
    }

    func misuse(_ text: String) { misuses.append(text) }

    /// Something happens later: when the test lets it.
    func enqueue(_ label: String, _ body: @escaping () -> Void) {
        queue.append((label, body))
        guard settlesByItself, !isSettling else { return }
        isSettling = true
        Task { [self] in
            isSettling = false
            while step() {}
        }
    }

    func step() -> Bool {
        lookAtAppearances()
        guard !queue.isEmpty else { return false }
        queue.removeFirst().body()
        lookAtAppearances()
        return true
    }

    func add(_ controller: NSViewController) { controllers.append(WeakController(controller: controller)) }

    /// Tells view controllers that their views have come on screen, or gone.
    func lookAtAppearances() {
        controllers.removeAll { $0.controller == nil }
        for controller in controllers.compactMap(\.controller) {
            let isOnScreen = controller.isViewLoaded && controller.view.isOnScreen
            guard isOnScreen != controller.isOnScreen else { continue }
            controller.isOnScreen = isOnScreen
            if isOnScreen {
                controller.viewWillAppear()
                controller.viewDidAppear()
            } else {
                controller.viewWillDisappear()
                controller.viewDidDisappear()
            }
        }
    }
}

private struct WeakController {
    weak var controller: NSViewController?
}
