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
    @MainActor private final class Box { var value: Value? }
    private let box = Box()
    private let keyPath: KeyPath<EnvironmentValues, Value>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    public var wrappedValue: Value { box.value ?? EnvironmentValues()[keyPath: keyPath] }
    func bind(_ renderer: Renderer, _ index: Int) { box.value = renderer.environment[keyPath: keyPath] }
}
