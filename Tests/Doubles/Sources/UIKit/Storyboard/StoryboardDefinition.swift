import Foundation

/// What a storyboard file would hold. Tests fill one in `UIKitDouble.registerStoryboard`.
@MainActor
public final class StoryboardDefinition {
    struct Scene {
        let type: UIViewController.Type
        let make: (NSCoder) -> UIViewController
        var root: String?
        let accepts: (UIViewController) -> Bool
    }

    /// The identifier of the initial scene.
    public var initial: String?
    var scenes: [String: Scene] = [:]
    var segues: [SegueDefinition] = []

    init() {}

    /// A scene of a class, made by its `init?(coder:)` or as told.
    public func scene<C: UIViewController>(
        _ identifier: String, _ type: C.Type, make: ((NSCoder) -> C?)? = nil
    ) {
        scenes[identifier] = Scene(
            type: type,
            make: { coder in
                guard let made = make.map({ $0(coder) }) ?? type.init(coder: coder) else {
                    fatalError("the scene '\(identifier)' could not be made")
                }
                return made
            }, root: nil, accepts: { $0 is C })
    }

    /// A navigation controller with the scene `root` in it.
    public func navigation(_ identifier: String, root: String) {
        scene(identifier, UINavigationController.self)
        scenes[identifier]?.root = root
    }

    /// A segue between two scenes.
    public func segue(_ identifier: String, from source: String, to destination: String, kind: SegueKind = .show) {
        segues.append(SegueDefinition(identifier: identifier, source: source, destination: destination, kind: kind))
    }
}

/// What a segue does.
public enum SegueKind: Sendable {
    case show
    case showDetail
    case presentModally(UIModalPresentationStyle = .automatic)
    /// A popover anchored at the source's view.
    case presentAsPopover
    /// A segue class of the app's own.
    case custom(UIStoryboardSegue.Type)
}

struct SegueDefinition {
    let identifier: String
    let source: String
    let destination: String
    let kind: SegueKind
}
