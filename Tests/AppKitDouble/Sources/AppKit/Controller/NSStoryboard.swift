/// Makes the scenes that a test has registered.
@MainActor
open class NSStoryboard: NSObject {
    public typealias Name = String
    public typealias SceneIdentifier = String
    private let name: String

    public init(name: Name, bundle: Bundle?) { self.name = name }

    open func instantiateController<Controller>(
        identifier: SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller where Controller: NSViewController {
        make(scene(identifier), creator)
    }

    open func instantiateInitialController<Controller>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? where Controller: NSViewController {
        definition.initial.map { make(scene($0), creator) }
    }

    private var definition: StoryboardDefinition {
        guard let definition = World.current.storyboards[name] else { fatalError("no storyboard named '\(name)'") }
        return definition
    }

    func scene(_ identifier: String) -> StoryboardDefinition.Scene {
        guard let scene = definition.scenes[identifier] else { fatalError("no scene '\(identifier)' in '\(name)'") }
        return scene
    }

    private func make<Controller: NSViewController>(
        _ scene: StoryboardDefinition.Scene, _ creator: ((NSCoder) -> Controller?)?
    ) -> Controller {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        guard let made = creator?(coder) ?? scene.make(coder) as? Controller else { fatalError("another type") }
        made.storyboard = self
        made.segues = scene.segues
        return made
    }

    func make(_ identifier: String) -> NSViewController {
        make(scene(identifier), nil as ((NSCoder) -> NSViewController?)?)
    }
}

/// What a storyboard has.
public struct StoryboardDefinition {
    public enum Kind: Sendable {
        case sheet, popover, custom(@MainActor @Sendable (NSViewController, NSViewController) -> Void), window
    }
    public struct Segue {
        let kind: Kind
        let destination: String
        public init(_ kind: Kind, to destination: String) {
            self.kind = kind
            self.destination = destination
        }
    }
    public struct Scene {
        let make: @MainActor (NSCoder) -> NSViewController
        let segues: [String: Segue]
        public init(
            segues: [String: Segue] = [:],
            _ make: @escaping @MainActor (NSCoder) -> NSViewController = { _ in fatalError() }
        ) {
            self.make = make
            self.segues = segues
        }
    }
    let initial: String?
    let scenes: [String: Scene]
    public init(initial: String? = nil, _ scenes: [String: Scene]) {
        self.initial = initial
        self.scenes = scenes
    }
}

/// A way between scenes.
@MainActor
open class NSStoryboardSegue: NSObject {
    public typealias Identifier = String
    public let identifier: Identifier?
    public let sourceController: Any
    public let destinationController: Any
    private let handler: () -> Void

    public init(
        identifier: Identifier, source sourceController: Any, destination destinationController: Any,
        performHandler: @escaping () -> Void = {}
    ) {
        self.identifier = identifier
        self.sourceController = sourceController
        self.destinationController = destinationController
        handler = performHandler
    }

    public convenience init(identifier: Identifier, source: Any, destination: Any) {
        self.init(identifier: identifier, source: source, destination: destination, performHandler: {})
    }

    open func perform() { handler() }
}

@MainActor
public protocol NSSeguePerforming: AnyObject {
    func prepare(for segue: NSStoryboardSegue, sender: Any?)
    func performSegue(withIdentifier identifier: String, sender: Any?)
    func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool
}

extension NSViewController: NSSeguePerforming {
    func storyboardSegue(_ identifier: String) -> NSStoryboardSegue? {
        guard let segue = segues[identifier], let storyboard else { return nil }
        let made = storyboard.make(segue.destination)
        var destination: NSResponder = made
        if case .window = segue.kind { destination = NSWindowController(window: NSWindow(contentViewController: made)) }
        return NSStoryboardSegue(identifier: identifier, source: self, destination: destination) { [weak self] in
            guard let self else { return }
            switch segue.kind {
            case .sheet: presentAsSheet(made)
            case .popover:
                present(
                    made, asPopoverRelativeTo: view.bounds, of: view, preferredEdge: .maxY, behavior: .transient)
            case .custom(let perform): perform(self, made)
            case .window: made.view.window?.makeKeyAndOrderFront(nil)
            }
        }
    }
}
