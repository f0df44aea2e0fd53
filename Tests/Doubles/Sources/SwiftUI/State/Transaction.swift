public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
}

public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
    let name: String
    public static let logicallyComplete = Self(name: "logicallyComplete")
    public static let removed = Self(name: "removed")
}

@MainActor
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let old = SwiftUIDouble.transaction
    defer { SwiftUIDouble.transaction = old }
    SwiftUIDouble.transaction = transaction
    return try body()
}

@MainActor
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    try ViewHost.complete(completion) { try withTransaction(Transaction(animation: animation), body) }
}

public enum Edge: Int8, Sendable { case top, leading, bottom, trailing }

@MainActor @preconcurrency
public struct AnyTransition {
    let name: String
    nonisolated init(_ name: String) { self.name = name }
    public static var identity: AnyTransition { AnyTransition("identity") }
    public static var opacity: AnyTransition { AnyTransition("opacity") }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push from \(edge)") }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition("modifier") }
}

public struct Angle: Sendable {
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
}
extension View {
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), perspective: CGFloat = 1
    ) -> some View { wrapped(.plain) }
    public func opacity(_ opacity: Double) -> some View { wrapped(.plain) }
}
