import NavGraphRuntime
import NavGraphUIKit
import Testing
import UIKit

/// A window with a navigation in it, and what its observer hears. Screens have their names as titles.
@MainActor
final class Scene {
    let log = StepLog()
    let navigation: NavGraph.Navigation
    let window: UIWindow

    init() {
        navigation = NavGraph.Navigation(NavGraph.Conditions(), log) { UINavigationController(rootViewController: $1) }
        window = UIKitDouble.makeWindow(root: navigation.root)
        UIKitDouble.settle()
        // Looks again at once.
        navigation.queue.hurry(interval: 0, patience: 8)
    }

    /// As the other; tasks run, such as those that look again at what moves.
    static func clean(_ body: @MainActor (Scene) async throws -> Void) async rethrows {
        try await UIKitDouble.withWorld {
            UIKitDouble.misuseIsRecorded = true
            try await body(Scene())
            await UIKitDouble.settleTasks()
            #expect(UIKitDouble.misuses.isEmpty)
            #expect(UIKitDouble.warnings.isEmpty)
        }
    }

    /// Runs `body` in a world of its own, and expects UIKit to have no complaint at its end.
    static func clean(_ body: (Scene) throws -> Void) rethrows {
        try UIKitDouble.withWorld {
            UIKitDouble.misuseIsRecorded = true
            try body(Scene())
            UIKitDouble.settle()
            #expect(UIKitDouble.misuses.isEmpty)
            #expect(UIKitDouble.warnings.isEmpty)
        }
    }

    func screen(_ name: String, _ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = UIViewController(nibName: nil, bundle: nil)
        screen.title = name
        navigation.enter(screen, as: name, ending)
        return screen
    }

    func stack(_ name: String, _ ending: NavGraph.Ending? = nil) -> UIViewController {
        navigation.stack(screen(name), for: name, ending)
    }

    /// A step that comes from no screen, and what is heard of it when all has come to rest.
    @discardableResult
    func run(_ body: @escaping (NavGraph.Step) throws -> Void) -> [String] {
        navigation.fire("step", [:], body: body)
        UIKitDouble.settle()
        return log.take()
    }

    /// The same, with tasks.
    @discardableResult
    func run(_ body: @escaping (NavGraph.Step) throws -> Void) async -> [String] {
        navigation.fire("step", [:], body: body)
        await UIKitDouble.settleTasks()
        return log.take()
    }

    /// The titles in the active region of each layer, bottom first, as UIKit has them.
    var screens: [[String]] {
        navigation.layers.map { layer in
            layer.regions[layer.active].frames.map { ($0.content as? UIViewController)?.title ?? "?" }
        }
    }
}
