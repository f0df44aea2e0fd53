import Foundation

/// Scenes by identifier. Tests register them with `UIKitDouble.registerStoryboard`.
@MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let definition: StoryboardDefinition

    /// An unknown name raises (rule 24).
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        let world = World.current
        if let found = world.storyboards[BundledName(name, storyboardBundleOrNil)] {
            definition = found
        } else {
            definition = StoryboardDefinition()
            let bundle = storyboardBundleOrNil ?? Bundle.main
            world.misuse(
                World.invalidArgument, "Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
        }
        super.init()
    }

    /// An unknown identifier raises (rule 24).
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(identifier, creator: nil) ?? UIViewController()
    }

    open func instantiateInitialViewController() -> UIViewController? {
        definition.initial.flatMap { make($0, creator: nil) }
    }

    /// The creator's result must be of the scene's class, and the result of the class that is asked for.
    @preconcurrency
    public func instantiateViewController<ViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController where ViewController: UIViewController {
        let made = make(identifier, creator: creator.map { creator in { creator($0) } })
        guard let made else { fatalError("no scene '\(identifier)' and nothing to stand in for it") }
        guard let typed = made as? ViewController else {
            fatalError("Could not cast value of type '\(type(of: made))' to '\(ViewController.self)'.")
        }
        return typed
    }

    @preconcurrency
    public func instantiateInitialViewController<ViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? where ViewController: UIViewController {
        guard let initial = definition.initial else { return nil }
        return make(initial, creator: creator.map { creator in { creator($0) } }) as? ViewController
    }

    func make(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let scene = definition.scenes[identifier] else {
            World.current.misuse(
                World.invalidArgument,
                "Storyboard (\(naming(self))) doesn't contain a view controller with identifier '\(identifier)'")
            return nil
        }
        let coder = SceneCoder()
        let made: UIViewController
        if let custom = creator?(coder) {
            if !scene.accepts(custom) {
                World.current.misuse(
                    World.inconsistency,
                    "Custom instantiated \(naming(custom)) must be kind of class '\(scene.type)'")
            }
            made = custom
        } else {
            made = scene.make(coder)
        }
        made.storyboard = self
        made.segues = definition.segues.filter { $0.source == identifier }
        if let root = scene.root, let navigation = made as? UINavigationController,
            let first = make(root, creator: nil)
        {
            navigation.setViewControllers([first], animated: false)
        }
        return made
    }
}

/// The coder of a scene. It holds nothing to decode.
final class SceneCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
}
