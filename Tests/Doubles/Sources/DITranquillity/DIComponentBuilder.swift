/// How long what a component makes is kept.
public enum DILifeTime: Equatable, Sendable {
    public enum ReferenceCounting: Sendable { case weak, strong }
    case single
    case perRun(ReferenceCounting)
    case perContainer(ReferenceCounting)
    case objectGraph
    case prototype
}

/// A registration that is being written.
public final class DIComponentBuilder<Impl> {
    let component: Component

    init(_ component: Component) { self.component = component }

    @discardableResult
    public func `as`<Parent>(_ type: Parent.Type) -> Self {
        component.types.append((Parent.self, nil))
        return self
    }

    @discardableResult
    public func `as`<Parent>(_ type: Parent.Type, name: String) -> Self {
        component.types.append((Parent.self, name))
        return self
    }

    @discardableResult
    public func lifetime(_ lifetime: DILifeTime) -> Self {
        component.lifetime = lifetime
        return self
    }

    /// Something that is resolved from outside: the graph is checked from here.
    @discardableResult
    public func root() -> Self { self }

    /// The library takes closures of any isolation; those for view controllers are for the main actor.
    @discardableResult
    public func injection<Property>(_ method: @escaping @Sendable @MainActor (Impl, Property) -> Void) -> Self {
        component.injections.append(
            Component.Injection(wants: Property.self) { object, source in
                let value = source.next(Property.self)
                MainActor.assumeIsolated { method(object as! Impl, value) }
            })
        return self
    }
}

/// What is wanted of a container.
struct Request {
    let type: Any.Type
    let name: String?
    let framework: ObjectIdentifier?

    init(_ type: Any.Type, _ name: String?, _ framework: (any DIFramework.Type)?) {
        self.init(type, name, in: framework.map { ObjectIdentifier($0) })
    }

    init(_ type: Any.Type, _ name: String?, in framework: ObjectIdentifier?) {
        self.type = type
        self.name = name
        self.framework = framework
    }
}

/// A registration.
final class Component {
    struct Injection {
        let wants: Any.Type
        let run: (Any, Source) -> Void
        init(wants: Any.Type, _ run: @escaping (Any, Source) -> Void) {
            self.wants = wants
            self.run = run
        }
    }

    var types: [(type: Any.Type, name: String?)]
    let wants: [Any.Type]
    let framework: ObjectIdentifier?
    let make: (Source) -> Any
    var lifetime = DILifeTime.objectGraph
    var injections: [Injection] = []
    /// A component is known by its type and where it is registered, in whichever container.
    private let identity: String
    nonisolated(unsafe) private static var singles: [String: Any] = [:]

    /// What a component that lives as long as the app has made.
    var single: Any? {
        get { Self.singles[identity] }
        set { Self.singles[identity] = newValue }
    }

    init(
        _ type: Any.Type, at place: String, wants: [Any.Type], in framework: ObjectIdentifier?,
        _ make: @escaping (Source) -> Any
    ) {
        types = [(type, nil)]
        identity = "\(place) \(type)"
        self.wants = wants
        self.framework = framework
        self.make = make
    }

    func answers(_ request: Request) -> Bool { types.contains { $0.type == request.type && $0.name == request.name } }
}

/// Where a component's params come from: the arguments of the resolution, and the container.
final class Source {
    private let container: DIContainer
    private var arguments: [Any?]
    private let component: Component

    init(_ container: DIContainer, _ arguments: [Any?], _ component: Component) {
        self.container = container
        self.arguments = arguments
        self.component = component
    }

    func next<T>(_ type: T.Type) -> T {
        if let argument = type as? any AnyArgument.Type {
            guard !arguments.isEmpty else { fatalError("no argument is left for \(T.self)") }
            return argument.init(any: arguments.removeFirst()) as! T
        }
        if type == DIContainer.self { return container as! T }
        if let optional = type as? any AnyOptional.Type {
            return optional.value(container.resolve(Request(optional.wrapped, nil, in: component.framework), [])) as! T
        }
        guard let made = container.resolve(Request(type, nil, in: component.framework), []) as? T else {
            fatalError("nothing is registered as \(T.self)")
        }
        return made
    }
}

// MARK: - Arguments

protocol AnyArgument {
    init(any: Any?)
}

/// A param that whoever resolves gives.
public final class DIArg<T>: AnyArgument {
    let value: T
    init(any: Any?) {
        guard let value = any as? T else { fatalError("\(String(describing: any)) is no \(T.self)") }
        self.value = value
    }
}

public func arg<T>(_ argument: DIArg<T>) -> T { argument.value }

protocol AnyOptional {
    static var wrapped: Any.Type { get }
    static func value(_ any: Any?) -> Any
}

extension Optional: AnyOptional {
    static var wrapped: Any.Type { Wrapped.self }
    static func value(_ any: Any?) -> Any { any as? Wrapped as Any }
}
