import Foundation

extension UIKitDouble {
    /// Makes a storyboard known by name and bundle (nil: the main one).
    public static func registerStoryboard(
        _ name: String, bundle: Bundle? = nil, _ fill: (StoryboardDefinition) -> Void
    ) {
        let definition = StoryboardDefinition()
        fill(definition)
        World.current.storyboards[BundledName(name, bundle)] = definition
    }

    /// Makes a nib known by name and bundle (nil: the main one); `load` gets the controller, whose `view` is there.
    public static func registerNib(
        _ name: String, bundle: Bundle? = nil, load: @escaping (UIViewController) -> Void = { _ in }
    ) {
        World.current.nibs[BundledName(name, bundle)] = load
    }
}

extension World {
    /// A named nib that is missing raises when the view loads (rule 24).
    func loadNib(for controller: UIViewController) {
        if let name = controller.nibName {
            guard let load = nibs[BundledName(name, controller.nibBundle)] else {
                let bundle = controller.nibBundle ?? Bundle.main
                misuse(
                    World.inconsistency, "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
                return
            }
            load(controller)
            return
        }
        let name = "\(type(of: controller))"
        var candidates = [name]
        if name.hasSuffix("Controller") { candidates.insert(String(name.dropLast("Controller".count)), at: 0) }
        for candidate in candidates {
            if let load = nibs[BundledName(candidate, controller.nibBundle)] {
                load(controller)
                return
            }
        }
    }
}
