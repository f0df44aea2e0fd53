/// What SwiftUI keeps or reads for a view before it asks for its body.
@MainActor
protocol Bound {
    func bind(_ renderer: Renderer, _ index: Int)
}

@MainActor
final class Location {
    var value: Any
    private(set) weak var host: ViewHost?
    init(_ value: Any, _ host: ViewHost) {
        self.value = value
        self.host = host
    }
}

@MainActor @preconcurrency @propertyWrapper
public struct State<Value>: Bound {
    @MainActor private final class Box {
        var value: Value
        var location: Location?
        init(_ value: Value) { self.value = value }
    }
    private let box: Box
    public init(wrappedValue value: Value) { box = Box(value) }
    public init(initialValue value: Value) { box = Box(value) }
    public var wrappedValue: Value {
        get { (box.location?.value as? Value) ?? box.value }
        nonmutating set {
            guard let location = box.location else { return box.value = newValue }
            location.value = newValue
            location.host?.setNeedsUpdate()
        }
    }
    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
    func bind(_ renderer: Renderer, _ index: Int) {
        box.location = renderer.at(index) { renderer.location { box.value } }
    }
}

@MainActor @preconcurrency @propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let read: @MainActor () -> Value
    private let write: @MainActor (Value) -> Void
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        read = get
        write = set
    }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: {
                var value = wrappedValue
                value[keyPath: keyPath] = $0
                wrappedValue = value
            })
    }
}

@MainActor @preconcurrency @propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
