/// Something that is worked out when it is first asked for, and then kept.
final class OnDemand<Value> {
    private let body: () -> Value
    /// Whether it was asked for.
    private(set) var isMade = false
    private(set) lazy var value: Value = {
        isMade = true
        return body()
    }()

    init(_ body: @escaping () -> Value) { self.body = body }
}
