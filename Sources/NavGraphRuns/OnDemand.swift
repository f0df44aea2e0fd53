/// Something that is worked out when it is first asked for, and then kept.
final class OnDemand<Value> {
    private let body: () -> Value
    private(set) lazy var value = body()

    init(_ body: @escaping () -> Value) { self.body = body }
}
