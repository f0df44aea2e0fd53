/// A value that is computed when it is first used, and then kept.
final class OnDemand<Value> {
    private let body: () -> Value
    /// Whether the value was computed.
    private(set) var isMade = false
    private(set) lazy var value: Value = {
        isMade = true
        return body()
    }()

    init(_ body: @escaping () -> Value) { self.body = body }
}
