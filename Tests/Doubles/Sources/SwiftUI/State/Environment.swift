public struct EnvironmentValues {
    public var horizontalSizeClass: UserInterfaceSizeClass? = .regular
    public var accessibilityReduceMotion = false
    public var openURL = OpenURLAction()
    public internal(set) var dismiss = DismissAction()
}

@MainActor
public struct OpenURLAction {
    nonisolated init() {}
    public func callAsFunction(_ url: URL) {
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
}

/// Takes what it is in away, by what that is bound to.
@MainActor
public struct DismissAction {
    var action: (@MainActor () -> Void)?
    nonisolated init() {}
    public func callAsFunction() { action?() }
}

@MainActor @preconcurrency @propertyWrapper
public struct Environment<Value>: Bound {
    /// What is read is kept by what shows the view: a view that an app keeps keeps nothing of that.
    @MainActor private final class Box { weak var location: Location? }
    private let box = Box()
    private let keyPath: KeyPath<EnvironmentValues, Value>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    public var wrappedValue: Value { (box.location?.value as? Value) ?? EnvironmentValues()[keyPath: keyPath] }
    func bind(_ renderer: Renderer, _ index: Int) {
        let value = renderer.environment[keyPath: keyPath]
        box.location = renderer.at(index) { renderer.location { value } }
        box.location?.value = value
    }
}
